//! How nodes are called.

mod common;

use common::{names, tree};
use secateur::names::Place;
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{wasm_bindgen_test as test, wasm_bindgen_test_configure};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

/// The names of all nodes in preorder, "-" where there is none.
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
fn letters_row_by_row() {
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
fn taken_names_are_passed_over() {
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
    // With one more, letters would help nobody: nodes are called by their numbers.
    assert_eq!(names(&tree).name(&tree, 0).as_deref(), Some("#0"));
    assert_eq!(of(702).as_deref(), Some("#1403"));
}

#[test]
fn labels_stay_where_letters_do_not_help() {
    let text = format!("Root({} Last(1))", "(1) ".repeat(800));
    let tree = tree(&text);
    let last = tree.children(0).last().expect("it has children");
    assert_eq!(names(&tree).name(&tree, 0).as_deref(), Some("Root"));
    assert_eq!(names(&tree).name(&tree, last).as_deref(), Some("Last"));
    assert_eq!(names(&tree).name(&tree, 1).as_deref(), Some("#1"));
    assert_eq!(names(&tree).name(&tree, 2), None);
}

#[test]
fn places() {
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
    };
    assert_eq!(names.place(&tree, 0), root);
}
