//! Nodes with very many children, and very deep trees. No query about one node may iterate over its siblings,
//! and every answer must equal that of a simple count.

use crate::common::drawn::Drawn;
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::written::inspect;
use secateur::frame::Frame;
use secateur::picture::scene::Style;
use secateur::search::Window;
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind};
use secateur::tree::{GameTree, NodeId, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A root with `children` children. Every `every`th child has two leaves, the others are leaves.
fn broom(children: u32, every: u32) -> GameTree {
    let mut builder = TreeBuilder::new(Player::Max);
    builder.open(None).expect("a root");
    for child in 0..children {
        let value = Some(f64::from(child % 97));
        if child % every == every - 1 {
            builder.open(None).expect("within the limits");
            builder.leaf(value).expect("within the limits");
            builder.leaf(Some(-1.0)).expect("within the limits");
            builder.close().expect("open");
        } else {
            builder.leaf(value).expect("within the limits");
        }
    }
    builder.close().expect("open");
    builder.finish().expect("whole")
}

/// A chain of `length` nodes, each with `leaves` leaves.
fn caterpillar(length: u32, leaves: u32) -> GameTree {
    let mut builder = TreeBuilder::new(Player::Max);
    for _ in 0..length {
        builder.open(None).expect("within the limits");
        for leaf in 0..leaves {
            let value = Some(f64::from(leaf % 13));
            builder.leaf(value).expect("within the limits");
        }
    }
    for _ in 0..length {
        builder.close().expect("open");
    }
    builder.finish().expect("whole")
}

#[test]
fn children_found_by_number_equal_those_found_by_counting() {
    let trees = [
        broom(1023, 3),
        broom(1024, 3),
        broom(1025, 2000),
        broom(5000, 1),
        caterpillar(5, 2500),
    ];
    for tree in trees {
        for node in tree.nodes().step_by(7).chain([0]) {
            let children: Vec<NodeId> = tree.children(node).collect();
            assert_eq!(tree.child_count(node), children.len());
            let numbers = (0..=children.len()).step_by(311);
            for number in numbers.chain([1022, 1023, 1024, 1025, 2047, 2048, 9999]) {
                let from: Vec<NodeId> = tree.children_from(node, number).collect();
                assert_eq!(from, children[number.min(children.len())..]);
                if let Some(&child) = from.first() {
                    assert_eq!(tree.child_number(child), Some(number));
                }
            }
        }
    }
}

#[test]
fn the_best_child_and_the_next_return_equal_those_of_a_scan() {
    for (tree, rules) in [
        (broom(3000, 5), TEXTBOOK),
        (broom(3000, 5), MINIMAX),
        (caterpillar(40, 60), TEXTBOOK),
    ] {
        let trace = Trace::record(tree, rules);
        let tree = trace.tree();
        for step in (1..=trace.steps()).step_by(97).chain([trace.steps()]) {
            for node in [0, trace.at(step).1] {
                let mut left = tree.children(node).filter_map(|child| trace.left(child));
                let next = left.find(|&left| left + 1 > step).map(|left| left + 1);
                assert_eq!(trace.next_return(step, node), next, "{node} at {step}");
            }
            let returned = tree
                .children(0)
                .filter(|&child| trace.left(child).is_some_and(|left| left < step));
            let best = returned.fold(None, |best: Option<NodeId>, child| match best {
                Some(best) if trace.returned(best) >= trace.returned(child) => Some(best),
                _ => Some(child),
            });
            assert_eq!(trace.best_child(0, step), best, "at {step}");
        }
    }
}

/// A cutoff at a node with very many children counts the pruned nodes without listing them.
#[test]
fn a_cutoff_counts_a_million_pruned_children() {
    let window = Window {
        beta: 5.0,
        ..Window::FULL
    };
    let rules = secateur::search::Rules { window, ..TEXTBOOK };
    let trace = Trace::record(broom(1_000_000, 2_000_000), rules);
    let step = trace.cutoff(0).expect("the root is cut");
    assert_eq!(trace.at(step).0, EventKind::Cutoff);
    let EventDetails::Cutoff(cutoff) = trace.event(step).details else {
        panic!("a cutoff");
    };
    assert_eq!((cutoff.best, cutoff.pruned), (5.0, 1_000_000 - 6));
}

#[test]
fn a_star_and_a_caterpillar_of_a_million_nodes_can_be_drawn() {
    let caterpillar = caterpillar(900, 1110);
    for tree in [broom(1_000_000, 2_000_000), caterpillar] {
        let nodes = tree.len();
        let drawn = Drawn::new(Trace::record(tree, MINIMAX));
        let (steps, viewport) = (drawn.trace.steps(), drawn.fit());
        for step in [0, 1, steps / 3, steps / 2, steps] {
            let scene = drawn.scene(step, &viewport, &Style::default());
            assert!(scene.marks.len() < 12_000, "{} marks", scene.marks.len());
            let frame = Frame::new(&drawn.trace, step);
            for node in [0, 1, nodes as NodeId / 2, nodes as NodeId - 1] {
                let state = inspect(&frame, &drawn.names, node);
                let children = drawn.trace.tree().children(node).count();
                assert_eq!(state.children, children);
            }
        }
    }
}
