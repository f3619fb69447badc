//! The deepest tree allowed works in every stage. One more ply is an error with its place.

use crate::common;
use crate::common::drawn::Drawn;
use crate::common::rules::{self, MINIMAX, TEXTBOOK};
use crate::common::written::{explain, inspect, summary};
use crate::common::{deepest, tree};
use secateur::explain::summary::tally;
use secateur::frame::Frame;
use secateur::picture::scene::Style;
use secateur::search::Rules;
use secateur::source::notation::{Problem, parse, print};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::{MAX_DEPTH, Player, TreeBuilder, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn the_deepest_tree_can_be_read_and_printed() {
    let tree = tree(&deepest());
    assert_eq!(tree.len(), MAX_DEPTH + 2);
    assert_eq!(common::height(&tree) as usize, MAX_DEPTH);
    assert_eq!(common::tree(&print(&tree)), tree);
    let bushy = deepest().replace('(', "(0 ");
    assert_eq!(common::tree(&bushy).len(), 2 * MAX_DEPTH + 2);
}

#[test]
fn one_ply_more_than_the_deepest_tree_is_refused() {
    let error = parse(&format!("(\n{})", deepest()), Player::Max).expect_err("too deep");
    let too_deep = TreeError::TooDeep { limit: MAX_DEPTH };
    assert_eq!(error.problem, Problem::Tree(too_deep));
    assert_eq!((error.line, error.column), (2, MAX_DEPTH + 1));
    let mut tree = TreeBuilder::new(Player::Max);
    for _ in 0..=MAX_DEPTH {
        tree.open(None).expect("not too deep yet");
    }
    assert_eq!(tree.leaf(Some(1.0)), Err(too_deep));
    assert_eq!(tree.open(None), Err(too_deep));
}

#[test]
fn the_deepest_tree_can_be_searched() {
    let tree = tree(&deepest());
    for rules in rules::all().into_iter().chain([MINIMAX]) {
        let tally = tally(&tree, &rules);
        assert_eq!(tally.value, Some(1.0), "MIN moves last");
        assert_eq!(tally.counts.entered as usize, tree.len());
    }
    let depth = Some(MAX_DEPTH as u32);
    assert_eq!(tally(&tree, &Rules { depth, ..TEXTBOOK }).value, Some(1.0));
}

#[test]
fn the_deepest_tree_can_be_ordered() {
    let tree = tree(&deepest());
    for (order, last) in [
        (Order::Best, " 2)"),
        (Order::Worst, " 1)"),
        (Order::Reversed, " 1)"),
    ] {
        assert!(print(&ordered(&tree, order, None)).contains(last));
    }
}

#[test]
fn the_deepest_tree_can_be_shown_at_every_step() {
    let drawn = Drawn::new(Trace::record(tree(&deepest()), TEXTBOOK));
    let trace = &drawn.trace;
    assert_eq!(summary(trace).principal_variation.len(), MAX_DEPTH);
    assert_eq!(summary(trace).rows, MAX_DEPTH + 1);
    let bottom = trace.entered(MAX_DEPTH as u32).expect("entered");
    let mut most = 0;
    for step in (0..=trace.steps())
        .step_by(101)
        .chain([bottom, bottom + 1, trace.steps()])
    {
        let frame = Frame::new(trace, step);
        most = most.max(frame.path().len());
        let scene = drawn.scene(step, &drawn.fit(), &Style::default());
        assert!(!scene.marks.is_empty());
        explain(trace, &drawn.names, step);
        inspect(&frame, &drawn.names, MAX_DEPTH as u32);
    }
    assert_eq!(most, MAX_DEPTH + 1);
    let last = trace.steps();
    let events: usize = trace
        .events(last - 20..last + 1)
        .map(|e| e.depth as usize)
        .sum();
    assert!(events > 0);
}
