//! Move ordering: it permutes children, which changes only the amount of search.

use crate::common::random::{ANY, SYMBOLIC, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::{naive, tree, uniform_recipe};
use secateur::explain::summary::tally;
use secateur::search::Rules;
use secateur::search::uniform::uniform as measured;
use secateur::source::games::{Board, Game, TicTacToe, expand};
use secateur::source::generate::{RandomTree, generate};
use secateur::source::notation::print;
use secateur::source::order::{Arranging, Order, ordered};
use secateur::tree::{GameTree, NodeId, Player, Sliced, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const ORDERS: [Order; 9] = [
    Order::Given,
    Order::Reversed,
    Order::Best,
    Order::Worst,
    Order::Ahead(0),
    Order::Ahead(1),
    Order::Ahead(3),
    Order::Random(1),
    Order::Random(2),
];

fn check(given: &str, order: Order, expected: &str) {
    assert_eq!(
        print(&ordered(&tree(given), order, None)),
        expected,
        "{given} {order:?}"
    );
}

#[test]
fn each_order_sorts_the_examples_as_expected() {
    let aima = "A(B(3 12 8) C(2 4 6) D(14 5 2))";
    check(aima, Order::Given, "MAX A(B(3 12 8) C(2 4 6) D(14 5 2))");
    check(aima, Order::Reversed, "MAX A(D(2 5 14) C(6 4 2) B(8 12 3))");
    check(aima, Order::Best, "MAX A(B(3 8 12) C(2 4 6) D(2 5 14))");
    check(aima, Order::Worst, "MAX A(C(6 4 2) D(14 5 2) B(12 8 3))");
    check(
        "MIN(MAX(1 2) MAX(0 9) 3)",
        Order::Best,
        "MIN((2 1) 3 (9 0))",
    );
}

#[test]
fn equal_children_stay_in_their_given_order() {
    for order in [Order::Best, Order::Worst] {
        check("(a=1 b=1 c(1 1 1))", order, "MAX(a=1 b=1 c(1 1 1))");
    }
}

#[test]
fn unknown_values_come_last() {
    check("(x 1 y 2)", Order::Best, "MAX(2 1 x y)");
    check("MIN(x 1 y 2)", Order::Worst, "MIN(2 1 x y)");
}

#[test]
fn a_depth_limit_orders_by_static_values() {
    let given = tree("(a=1(9 8) b=2(0 7))");
    let at = |depth| print(&ordered(&given, Order::Best, Some(depth)));
    assert_eq!(at(0), "MAX(a=1(9 8) b=2(0 7))");
    assert_eq!(at(1), "MAX(b=2(0 7) a=1(9 8))");
    assert_eq!(at(2), "MAX(a=1(8 9) b=2(0 7))");
}

#[test]
fn looking_ahead_orders_children_by_a_search_of_a_few_plies() {
    let given = "(B=4(C=3(8 7) D=5(1 9)) E=6(F=2(4 4) G=1(0 6)))";
    // By static values E is better than B. One ply deeper E is worse, because MIN has G there.
    check(
        given,
        Order::Ahead(0),
        "MAX(E=6(G=1(6 0) F=2(4 4)) B=4(C=3(8 7) D=5(9 1)))",
    );
    check(
        given,
        Order::Ahead(1),
        "MAX(B=4(C=3(8 7) D=5(9 1)) E=6(F=2(4 4) G=1(6 0)))",
    );
    check("((3 12) (14 5))", Order::Ahead(0), "MAX((3 12) (5 14))");
}

/// Looking ahead to the leaves gives the best order.
#[test]
fn looking_ahead_to_the_end_is_best_order() {
    for tree in trees(ANY, 200, 3).chain(trees(SYMBOLIC, 200, 4)) {
        let found = ordered(&tree, Order::Ahead(tree.height()), None);
        assert_eq!(print(&found), print(&ordered(&tree, Order::Best, None)));
    }
}

/// The centre lies on most lines, so the heuristic of the game puts the centre first.
#[test]
fn in_tic_tac_toe_the_centre_comes_first() {
    let board = Board::parse("... ... ...").expect("a board");
    let game = TicTacToe::new(&board).expect("a position of the game");
    let tree = expand(&game, Some(4)).expect("a small game");
    let found = ordered(&tree, Order::Ahead(0), None);
    let first = found.move_to(1).map(|played| game.move_text(played));
    assert_eq!(first.as_deref(), Some("b2"));
    let evaluated = |tree: &GameTree| tally(tree, &Rules::default()).counts.evaluated;
    assert!(evaluated(&ordered(&tree, Order::Ahead(1), None)) < evaluated(&tree));
}

#[test]
fn every_order_is_a_permutation() {
    for tree in trees(ANY, 200, 1).chain(trees(SYMBOLIC, 200, 2)) {
        for order in ORDERS {
            let found = ordered(&tree, order, None);
            assert_eq!(sorted(&found, 0), sorted(&tree, 0), "{order:?}");
            assert_eq!(naive::minimax(&found, 0), naive::minimax(&tree, 0));
            assert_eq!(found.len(), tree.len());
        }
    }
}

/// A subtree as text that does not depend on the order of children.
fn sorted(tree: &GameTree, node: NodeId) -> String {
    let mut children: Vec<String> = tree
        .children(node)
        .map(|child| sorted(tree, child))
        .collect();
    children.sort();
    let (player, value, symbol) = (tree.player(node), tree.value(node), tree.symbol(node));
    format!("{player:?} {value:?} {symbol:?} [{}]", children.join(" "))
}

#[test]
fn best_and_worst_sort_by_minimax_values() {
    for tree in trees(ANY, 300, 3) {
        for (order, sign) in [(Order::Best, 1.0), (Order::Worst, -1.0)] {
            let found = ordered(&tree, order, None);
            let values = naive::values(&found);
            let value = |node: NodeId| values[node as usize].expect("no symbols");
            for node in found.nodes() {
                let sign = if found.player(node) == Player::Max {
                    sign
                } else {
                    -sign
                };
                let children: Vec<f64> = found.children(node).map(value).collect();
                assert!(
                    children
                        .windows(2)
                        .all(|pair| sign * pair[0] >= sign * pair[1])
                );
            }
        }
    }
}

/// No call does much more work than the slice asked for.
#[test]
fn a_node_with_very_many_children_is_put_in_order_in_slices() {
    let mut builder = TreeBuilder::new(Player::Max);
    builder.open(None).expect("a root");
    for leaf in 0..30_000_u32 {
        let value = leaf.wrapping_mul(2_654_435_761) % 1_000;
        builder.leaf(Some(value.into())).expect("room");
    }
    builder.close().expect("open");
    let star = builder.finish().expect("whole");
    let leaves = star.len() - 1;
    // Passes over the children: computing values, walking and copying them, and sorting.
    for (order, passes) in [(Order::Random(1), 1), (Order::Best, 16), (Order::Worst, 16)] {
        let mut arranging = Arranging::new(&star, order, None);
        let mut calls = 1;
        let found = loop {
            let Ok(found) = arranging.advance(&star, 100);
            match found {
                Some(found) => break found,
                None => calls += 1,
            }
        };
        assert!(calls > (passes + 2) * leaves / 100, "{calls} for {order:?}");
        let whole = ordered(&star, order, None);
        assert_eq!(found, whole);
        assert!(
            found
                .nodes()
                .all(|node| found.as_given(node) == whole.as_given(node))
        );
    }
}

#[test]
fn reversing_twice_changes_nothing() {
    for tree in trees(ANY, 200, 4) {
        let once = ordered(&tree, Order::Reversed, None);
        assert_eq!(ordered(&once, Order::Reversed, None), tree);
    }
}

#[test]
fn random_orders_follow_their_seed() {
    let given = tree("(1 2 3 4 5 6 7 8 9)");
    let by = |seed| print(&ordered(&given, Order::Random(seed), None));
    assert_eq!(by(1), by(1));
    let different: std::collections::BTreeSet<String> = (0..50).map(by).collect();
    assert!(different.len() > 45);
    // Each child comes first about equally often.
    let first = |seed: u64| by(seed).chars().nth(4);
    let ones = (0..9000).filter(|&seed| first(seed) == Some('1')).count();
    assert!((900..1100).contains(&ones), "{ones}");
}

#[test]
fn the_best_order_needs_the_fewest_leaves() {
    for seed in 0..300 {
        let tree = uniform(2 + seed as u32 % 3, 1 + seed as u32 % 5, seed);
        let leaves = |order| {
            tally(&ordered(&tree, order, None), &TEXTBOOK)
                .counts
                .evaluated
        };
        let best = leaves(Order::Best);
        assert!(ORDERS.into_iter().all(|order| best <= leaves(order)));
    }
}

#[test]
fn the_best_order_needs_the_leaves_of_the_formula() {
    for seed in 0..200 {
        let tree = uniform(1 + seed as u32 % 4, 1 + seed as u32 % 5, seed);
        let best = ordered(&tree, Order::Best, None);
        let found = measured(&best, &TEXTBOOK).expect("a uniform tree");
        assert_eq!(found.branching, 1 + seed as u32 % 4);
        assert_eq!(found.depth, 1 + seed as u32 % 5);
        let evaluated = tally(&best, &TEXTBOOK).counts.evaluated;
        assert_eq!(found.fewest, f64::from(evaluated), "{}", print(&tree));
    }
}

/// At most three plies deep. In deeper trees no order may be free of cutoffs, as an order that is bad for one
/// player is good for the other player two plies below.
#[test]
fn the_worst_order_prunes_nothing() {
    let mut pruned = [0; 4];
    for depth in 1..=4 {
        for seed in 0..100 {
            let tree = uniform(2 + seed as u32 % 4, depth, seed);
            let worst = tally(&ordered(&tree, Order::Worst, None), &TEXTBOOK);
            pruned[depth as usize - 1] += worst.counts.pruned;
        }
    }
    assert_eq!(pruned[..3], [0, 0, 0]);
    assert!(pruned[3] > 0);
}

/// A uniform tree with distinct values.
fn uniform(branching: u32, depth: u32, seed: u64) -> GameTree {
    let recipe = RandomTree {
        ties: Some(0.0),
        ..uniform_recipe(branching, depth, (0, 9_999), seed)
    };
    generate(&recipe, Player::Max).expect("enough values")
}
