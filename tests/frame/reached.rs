//! Counts of states over ranges of nodes, compared with counts of single nodes in the fold of the events.

use std::ops::Range;

use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use crate::common::random::{ANY, STATIC, SYMBOLIC, large, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::{native_or_wasm, tree};
use secateur::frame::Mix;
use secateur::frame::{Frame, Status};
use secateur::search::Rules;
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of large trees.
const LARGE: usize = native_or_wasm(20, 4);

/// The number of nodes in each state.
fn counted(status: &[Status]) -> Mix {
    let mut mix = Mix::default();
    for status in status {
        match status {
            Status::Open => mix.open += 1,
            Status::Closed => mix.closed += 1,
            Status::Pruned => mix.pruned += 1,
            Status::Unreached | Status::Beyond | Status::Spared => mix.unreached += 1,
        }
    }
    mix
}

/// Compares the mixes of ranges of nodes at every step. Returns the number of pruned nodes in all of these
/// ranges.
fn check(tree: &GameTree, rules: Rules, ranges: impl Fn(u32) -> Vec<Range<NodeId>>) -> u32 {
    let (events, _) = log_of(tree, &rules);
    let trace = Trace::record(tree.clone(), rules);
    let mut fold = Fold::new(tree, &rules);
    let mut pruned = 0;
    for step in 0..=trace.steps() {
        // The last event, which ends the search, changes no state.
        if let Some(&event) = events.get((step as usize).wrapping_sub(1)) {
            fold.step(event);
        }
        let frame = Frame::new(&trace, step);
        for range in ranges(step) {
            let expected = counted(&fold.status[range.start as usize..range.end as usize]);
            assert_eq!(frame.mix(range.clone()), expected, "{range:?} at {step}");
            pruned += expected.pruned;
        }
    }
    pruned
}

#[test]
fn a_mix_equals_a_count_node_by_node() {
    let limited = Rules {
        depth: Some(3),
        ..TEXTBOOK
    };
    let cases = [
        (ANY, TEXTBOOK),
        (ANY, MINIMAX),
        (STATIC, limited),
        (SYMBOLIC, TEXTBOOK),
    ];
    let mut pruned = 0;
    for (kind, rules) in cases {
        for tree in trees(kind, 25, 51) {
            let end = tree.len() as NodeId;
            let ranges = |_| {
                let from = (0..end).step_by(3);
                from.flat_map(|from| (from..=end).step_by(5).map(move |to| from..to))
                    .collect()
            };
            pruned += check(&tree, rules, ranges);
        }
    }
    assert!(pruned > 1000);
}

/// Ranges that begin and end in different words of 64 nodes, and single nodes at the edges of words.
#[test]
fn a_mix_equals_a_count_node_by_node_in_a_large_tree() {
    let mut pruned = 0;
    for (tree, rules) in large(LARGE, 52) {
        let end = tree.len() as NodeId;
        pruned += check(&tree, rules, |step| {
            let (one, other) = (step * 37 % end, step * 101 % end);
            let word = step % (end / 64) * 64;
            vec![
                0..end,
                one.min(other)..one.max(other),
                word..word + 1,
                word + 63..word + 64,
            ]
        });
    }
    assert!(pruned > 1000);
}

/// Pruned nodes are marked a word at a time. Here one to 128 nodes are pruned, beginning at various places in
/// a word.
#[test]
fn pruned_nodes_are_counted_wherever_they_lie_in_a_word() {
    for before in 58..=66 {
        for count in [1, 2, 3, 63, 64, 65, 128] {
            let (leaves, cut) = (" 5".repeat(before), " 9".repeat(count));
            let tree = tree(&format!("({leaves} (1 {cut}))"));
            let end = tree.len() as NodeId;
            let first = end - count as NodeId;
            let trace = Trace::record(tree, TEXTBOOK);
            let frame = Frame::new(&trace, trace.steps());
            let pruned = |nodes| frame.mix(nodes).pruned;
            assert_eq!((pruned(0..first), pruned(0..end)), (0, count as u32));
            for node in first..end {
                let statuses = (frame.status(node), pruned(node..node + 1));
                assert_eq!(statuses, (Status::Pruned, 1), "{node}");
            }
        }
    }
}
