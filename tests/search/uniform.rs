//! Uniform trees, and the fewest leaves that prove their values.

use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::tree;
use secateur::search::uniform::{fewest_leaves, uniform};
use secateur::search::{Rules, Window};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Branching, depth and the fewest leaves of a text, if it is a uniform tree.
fn found(text: &str, rules: Rules) -> Option<(u32, u32, f64)> {
    let found = uniform(&tree(text), &rules)?;
    Some((found.branching, found.depth, found.fewest))
}

fn limited(depth: u32) -> Rules {
    Rules {
        depth: Some(depth),
        ..TEXTBOOK
    }
}

#[test]
fn a_uniform_tree_has_equal_branching_and_leaves_of_equal_depth() {
    let textbook = "((3 12 8) (2 4 6) (14 5 2))";
    assert_eq!(found(textbook, TEXTBOOK), Some((3, 2, 5.0)));
    assert_eq!(found(textbook, MINIMAX), Some((3, 2, 5.0)));
    assert_eq!(found("(1 2 3 4)", TEXTBOOK), Some((4, 1, 4.0)));
    assert_eq!(found("(((7)))", TEXTBOOK), Some((1, 3, 1.0)));
    assert_eq!(found("((1 2) (3 4 5))", TEXTBOOK), None, "three children");
    assert_eq!(found("((1 2) 3)", TEXTBOOK), None, "a leaf higher up");
    assert_eq!(found("(3 (1 2))", TEXTBOOK), None, "a leaf lower down");
    assert_eq!(found("7", TEXTBOOK), None, "no moves");
}

#[test]
fn nodes_below_the_depth_limit_do_not_count() {
    let text = "((3 (1 2)) (2 4))";
    assert_eq!(found(text, TEXTBOOK), None);
    assert_eq!(found(text, limited(2)), Some((2, 2, 3.0)));
    assert_eq!(found(text, limited(1)), Some((2, 1, 2.0)));
    assert_eq!(found(text, limited(0)), None, "nothing is searched");
    assert_eq!(
        found("((1 2) 3)", limited(2)),
        None,
        "a leaf above the limit"
    );
}

#[test]
fn a_tree_is_uniform_only_on_the_full_window_with_alternating_players() {
    let window = Window::new(0.0, f64::INFINITY);
    assert_eq!(found("(1 2)", Rules { window, ..TEXTBOOK }), None);
    assert_eq!(found("(MAX(1 2) MAX(3 4))", TEXTBOOK), None);
    assert_eq!(found("((1 2) MAX(3 4))", TEXTBOOK), None);
}

#[test]
fn the_fewest_leaves_follow_the_formula_of_knuth_and_moore() {
    let fewest = |depth| fewest_leaves(3, depth);
    assert_eq!([0, 1, 2, 3, 4].map(fewest), [1.0, 3.0, 5.0, 11.0, 17.0]);
}
