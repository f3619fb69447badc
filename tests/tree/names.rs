//! Names of nodes, and search for a node by name.

use crate::common;
use crate::common::{names, tree};
use secateur::source::games::{Board, Game, TicTacToe, expand};
use secateur::source::order::{Order, ordered};
use secateur::tree::names::Place;
use secateur::tree::{Mover, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Checks the names of all nodes in preorder, "-" for a node without a name.
fn check(text: &str, expected: &str) {
    let tree = tree(text);
    let names = names(&tree);
    let found: Vec<String> = tree
        .nodes()
        .map(|node| names.name(&tree, node).unwrap_or("-".into()))
        .collect();
    assert_eq!(found.join(" "), expected, "{text}");
}

#[test]
fn letters_are_given_row_by_row() {
    check("((3 12) (2 4))", "A B - - C - -");
    check("(((1) 2) (3 (4)))", "A B D - - C - E -");
    check("7", "-");
}

#[test]
fn labels_and_symbols_keep_their_names() {
    check("Root(B=1 (x y=2) z=w)", "Root B A x y z");
    check("(a (b))", "A a B b");
}

#[test]
fn letters_already_used_as_labels_are_skipped() {
    check("(B(1) (2))", "A B - C -");
    check("((A=1) (C 2))", "B D A E C -");
    check("A((1) A(2))", "A B - A -");
}

#[test]
fn letters_go_on_after_z() {
    let text = format!("({})", "(1) ".repeat(702));
    let tree = tree(&text);
    let of = |count: usize| {
        let text = format!("({})", "(1) ".repeat(count));
        let tree = common::tree(&text);
        let last = tree.children(0).last().expect("it has children");
        names(&tree).name(&tree, last)
    };
    assert_eq!(of(25).as_deref(), Some("Z"));
    assert_eq!(of(26).as_deref(), Some("AA"));
    assert_eq!(of(51).as_deref(), Some("AZ"));
    assert_eq!(of(52).as_deref(), Some("BA"));
    assert_eq!(of(701).as_deref(), Some("ZZ"));
    // Two letters are not enough for one more node, so all nodes are called by their numbers.
    assert_eq!(names(&tree).name(&tree, 0).as_deref(), Some("#0"));
    assert_eq!(of(702).as_deref(), Some("#1403"));
}

#[test]
fn labels_stay_in_a_tree_too_large_for_letters() {
    let text = format!("Root({} Last(1))", "(1) ".repeat(800));
    let tree = tree(&text);
    let last = tree.children(0).last().expect("it has children");
    assert_eq!(names(&tree).name(&tree, 0).as_deref(), Some("Root"));
    assert_eq!(names(&tree).name(&tree, last).as_deref(), Some("Last"));
    assert_eq!(names(&tree).name(&tree, 1).as_deref(), Some("#1"));
    assert_eq!(names(&tree).name(&tree, 2), None);
}

#[test]
fn a_place_has_its_own_name_or_the_parent_and_a_child_number() {
    let tree = tree("(1 (2 3))");
    let names = names(&tree);
    let leaf = Place {
        node: 4,
        name: None,
        parent: Some("B".into()),
        ordinal: 2,
        leaf: true,
        value: Some(3.0),
        player: Player::Max,
        mover: Mover::Max,
    };
    assert_eq!(names.place(&tree, 4), leaf);
    let root = Place {
        node: 0,
        name: Some("A".into()),
        parent: None,
        ordinal: 0,
        leaf: false,
        value: None,
        player: Player::Max,
        mover: Mover::Max,
    };
    assert_eq!(names.place(&tree, 0), root);
}

/// Checks which nodes a text finds, and that the list leaves none off.
fn finds(text: &str, sought: &str, expected: &[u32]) {
    let tree = tree(text);
    let found = names(&tree).find(&tree, sought, 100);
    assert_eq!(found.nodes, expected, "{sought} in {text}");
    assert_eq!(found.more, 0);
}

#[test]
fn a_name_is_found_as_a_prefix_only_if_no_node_has_exactly_it() {
    let text = "Root(left(1 x:2) lefter(Y 4) (5 x:6))";
    finds(text, "left", &[1]);
    finds(text, "lefte", &[4]);
    finds(text, "lef", &[1, 4]);
    finds(text, "LEFT", &[1, 4]);
    finds(text, " x ", &[3, 9]);
    finds(text, "Y", &[5]);
    finds(text, "A", &[7]);
    finds(text, "a", &[7]);
    finds(text, "nobody", &[]);
    finds("(Äste(1 2) Ärger(3 4))", "äR", &[4]);
    finds(text, "", &[]);
    finds(text, "#", &[]);
}

#[test]
fn a_number_finds_the_node_of_that_number_and_leaves_of_that_value() {
    let text = "((3 12 8) (2 x:4 -0.5) (14 5 2))";
    finds(text, "#2", &[2]);
    finds(text, "2", &[2, 6, 12]);
    finds(text, "12", &[12, 3]);
    finds(text, "14", &[10]);
    finds(text, "4", &[4, 7]);
    finds(text, "-0.5", &[8]);
    finds(text, "#14", &[]);
    finds(text, "99", &[]);
    finds(text, "inf", &[]);
    finds(text, "NaN", &[]);
    finds("7", "0", &[0]);
}

#[test]
fn a_number_finds_the_node_of_that_number_in_the_tree_as_given() {
    let given = tree("((3 12 8) (2 4 6) (14 5 2))");
    let worst = ordered(&given, Order::Worst, None);
    for node in worst.nodes() {
        let number = format!("#{}", worst.as_given(node));
        let found = names(&worst).find(&worst, &number, 9);
        assert_eq!(found.nodes, [node], "{number}");
    }
}

#[test]
fn of_many_matches_a_few_are_listed_and_the_rest_counted() {
    let tree = tree(&format!("({})", "x:1 ".repeat(5000)));
    let found = names(&tree).find(&tree, "x", 12);
    assert_eq!(found.nodes, (1..=12).collect::<Vec<_>>());
    assert_eq!(found.more, 4988);
    assert_eq!(names(&tree).find(&tree, "x", 0).more, 5000);
}

#[test]
fn moves_of_a_game_are_names() {
    let board = Board::parse("xo. .x. ..o").expect("a board");
    let game = TicTacToe::new(&board).expect("a position of the game");
    let tree = expand(&game, None).expect("a small game");
    let names = names(&tree).with_moves(&tree, |played| game.move_text(played));
    let found = names.find(&tree, "c3", 2);
    assert_eq!(found.nodes.len(), 2);
    let named = |&node: &u32| names.name(&tree, node).as_deref() == Some("c3");
    assert!(found.nodes.iter().all(named));
    assert_eq!(found.more + 2, tree.nodes().filter(named).count());
    assert_eq!(names.name(&tree, 0).as_deref(), Some("A"));
    let names = names.with_root(Some("c3".into()));
    assert_eq!(names.find(&tree, "c3", 1).nodes, [0]);
}

#[test]
fn a_path_of_names_leads_to_a_node() {
    let text = "((3 12 8) (2 (4 5) 6) (14 5 2))";
    finds(text, "C 2", &[6]);
    finds(text, "A C 2", &[6]);
    finds(text, "A › C › E › 5", &[9]);
    finds(text, "c e", &[7]);
    finds(text, "#5, #7", &[7]);
    finds(text, "E 5", &[9]);
    finds(text, "C 5", &[]);
    finds(text, "C 6", &[10]);
    finds(text, "C D", &[]);
    // A path of names that starts at the root is preferred to the same path elsewhere.
    finds("(x(y(1)) z(x(y(2))))", "x y", &[2]);
    finds("(a(y(1)) z(x(y(2))))", "x y", &[6]);
    // A name with a space stands in quotes, or alone.
    let text = "(\"king side\"(\"Nf3+\"(1) \"a,b\"=2) king(side=3))";
    finds(text, "\"king side\" Nf3+", &[2]);
    finds(text, "“king side” › \"a,b\"", &[4]);
    finds(text, "king side", &[6]);
    finds(text, "\"king side\"", &[1]);
    finds("(\"king side\"(1) 2)", "king side", &[1]);
    finds(text, "nf3", &[2]);
}
