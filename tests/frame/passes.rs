//! Passes, calls for one node, and navigation to the next pass or call, compared with a scan of all events.

use std::collections::BTreeSet;

use secateur::explain::passes::{node_calls, passes};
use secateur::explain::view::View;
use secateur::frame::Frame;
use secateur::frame::minimal::{ExtraSubtree, MinimalTree};
use secateur::search::{PassVerdict, Window};
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind};
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::foreign::{Habits, foreign};
use crate::common::random::{Kind, STATIC, trees};
use crate::common::rules::{TEXTBOOK, repeating};
use crate::common::tree;

const SMALL: Kind = Kind {
    nodes: 18,
    depth: 5,
    ..STATIC
};

/// Searches in passes, with any windows, that search children again.
const HABITS: Habits = Habits {
    windows: 4,
    again: 5,
    disorder: 9,
    answers: 6,
    passes: 4,
    stops: 90,
    tables: 0,
};

/// An entry: its step, its node, its window, and the number of its pass.
type Entry = (u32, NodeId, Window, usize);

/// All entries of nodes, and the steps of those of a node that its caller has entered before.
fn read(trace: &Trace) -> (Vec<Entry>, Vec<u32>) {
    let (mut entries, mut again) = (Vec::new(), Vec::new());
    let mut open: Vec<Vec<NodeId>> = vec![Vec::new()];
    let mut pass = 0;
    for step in 1..=trace.steps() {
        let (kind, node) = trace.at(step);
        match kind {
            EventKind::Enter => {
                let event = Frame::new(trace, step).event().expect("an event");
                let EventDetails::Enter(entry) = event.details else {
                    panic!("an entry that is none");
                };
                let before = open.last_mut().expect("the caller");
                if before.contains(&node) {
                    again.push(step);
                }
                pass += usize::from(node == 0 && before.contains(&0));
                before.push(node);
                open.push(Vec::new());
                entries.push((step, node, entry.window, pass));
            }
            EventKind::Leave => drop(open.pop()),
            _ => {}
        }
    }
    (entries, again)
}

#[test]
fn passes_calls_and_navigation_between_them_follow_the_events() {
    let mut several = 0;
    for (seed, tree) in trees(SMALL, 150, 17).enumerate() {
        let trace = foreign(&tree, &TEXTBOOK, HABITS, seed as u64).trace;
        let (entries, again) = read(&trace);
        check_passes(&trace, &entries);
        let begins: Vec<u32> = entries.iter().filter(|e| e.1 == 0).map(|e| e.0).collect();
        several += usize::from(begins.len() > 2);
        for step in (0..=trace.steps()).step_by(3) {
            let frame = Frame::new(&trace, step);
            let after = |steps: &[u32]| steps.iter().copied().find(|&at| at > step);
            let before = |steps: &[u32]| steps.iter().copied().rfind(|&at| at < step);
            assert_eq!(frame.next_again(false), after(&again));
            assert_eq!(frame.next_again(true), before(&again));
            assert_eq!(frame.next_pass(true), before(&begins));
            let later: Vec<u32> = begins.iter().skip(1).copied().collect();
            assert_eq!(frame.next_pass(false), after(&later));
            check_calls(&frame, &entries);
        }
    }
    assert!(several > 10);
}

fn check_passes(trace: &Trace, entries: &[Entry]) {
    let passes = Frame::new(trace, 0).passes();
    let count = entries.last().map_or(0, |entry| entry.3 + 1);
    assert_eq!(passes.len(), count);
    let mut seen = BTreeSet::new();
    for (number, pass) in passes.iter().enumerate() {
        let own: Vec<&Entry> = entries.iter().filter(|entry| entry.3 == number).collect();
        let fresh = own.iter().filter(|entry| seen.insert(entry.1)).count();
        assert_eq!((pass.first, pass.window), (own[0].0, own[0].2));
        assert_eq!(
            (pass.calls as usize, pass.fresh as usize),
            (own.len(), fresh)
        );
        let next = passes.get(number + 1);
        assert_eq!(pass.last, next.map_or(trace.steps(), |next| next.first - 1));
        let left = (pass.first..=pass.last).find(|&at| trace.at(at) == (EventKind::Leave, 0));
        assert_eq!(pass.value.is_some(), left.is_some());
    }
}

fn check_calls(frame: &Frame, entries: &[Entry]) {
    for node in frame.tree().nodes() {
        let own = entries.iter().filter(|entry| entry.1 == node);
        let by_now: Vec<&Entry> = own
            .clone()
            .filter(|entry| entry.0 <= frame.step())
            .collect();
        let (calls, count) = frame.node_calls(node, usize::MAX);
        assert_eq!((calls.len(), count), (by_now.len(), by_now.len()));
        for (call, entry) in calls.iter().zip(by_now) {
            assert_eq!(
                (call.entered, call.window, call.pass),
                (entry.0, entry.2, entry.3)
            );
            assert_eq!(call.left.is_some(), call.value.is_some());
        }
        let later = own
            .clone()
            .map(|entry| entry.0)
            .find(|&at| at > frame.step());
        assert_eq!(frame.next_call(node, false), later);
        let earlier = own.map(|entry| entry.0).rfind(|&at| at < frame.step());
        assert_eq!(frame.next_call(node, true), earlier);
    }
}

/// A node counts for the minimal tree as soon as a call of any pass enters it.
#[test]
fn the_minimal_tree_counts_the_nodes_of_all_passes() {
    for (seed, tree) in trees(SMALL, 60, 29).enumerate() {
        let trace = foreign(&tree, &TEXTBOOK, HABITS, seed as u64).trace;
        let last = Frame::new(&trace, trace.steps());
        let minimal = MinimalTree::of(&last).expect("a known value");
        let nodes: BTreeSet<NodeId> = read(&trace).0.iter().map(|entry| entry.1).collect();
        let critical = nodes.iter().filter(|&&node| minimal.kind(node).is_some());
        let counts = minimal.counts();
        assert_eq!(counts.searched as usize, critical.clone().count());
        assert_eq!(counts.extra as usize, nodes.len() - critical.count());
        for node in tree.nodes() {
            let adds = nodes.contains(&node) && minimal.kind(node).is_none();
            assert_eq!(minimal.adds(&last, node), adds, "{seed} {node}");
            assert!(!adds || ExtraSubtree::of(&last, &minimal, node).is_some());
        }
    }
}

#[test]
fn a_search_that_enters_the_root_once_has_one_pass_and_no_next_one() {
    let trace = Trace::record(tree("((3 12 8) (2 4 6) (14 5 2))"), TEXTBOOK);
    let frame = Frame::new(&trace, 20);
    let only = frame.passes()[0];
    assert_eq!((frame.passes().len(), frame.pass_count()), (1, 1));
    assert_eq!((only.first, only.last), (1, trace.steps()));
    assert_eq!((only.calls, only.fresh, only.value), (11, 11, Some(3.0)));
    assert_eq!(
        (frame.next_again(false), frame.next_pass(false)),
        (None, None)
    );
    assert_eq!(frame.node_calls(1, 9).1, 1);
    let rows = passes(&frame, View::Max);
    assert_eq!((rows.len(), rows[0].finding), (1, Some(PassVerdict::Exact)));
    assert_eq!(rows[0].window, Some((f64::NEG_INFINITY, f64::INFINITY)));
    // C is cut at 2, which is no more than alpha; from the side of MIN that is −2, no less than beta.
    let last = frame.at(trace.steps());
    let row = |view| node_calls(&last, 5, 9, view).0[0];
    assert_eq!(
        (row(View::Max).window, row(View::Max).value),
        (Some((3.0, f64::INFINITY)), Some(2.0))
    );
    assert_eq!(row(View::Max).finding, Some(PassVerdict::Low));
    assert_eq!(
        (row(View::Mover).finding, row(View::Mover).value),
        (Some(PassVerdict::High), Some(-2.0))
    );
}

#[test]
fn the_first_pruned_node_is_one_that_the_call_has_not_searched() {
    let mut before_searched = 0;
    for (tree, rules) in trees(SMALL, 300, 19).zip(repeating().into_iter().cycle()) {
        let trace = Trace::record(tree, rules);
        let tree = trace.tree();
        let mut searched: Vec<BTreeSet<NodeId>> = vec![BTreeSet::new()];
        for step in 1..=trace.steps() {
            let pruned = Frame::new(&trace, step).pruned_now();
            match trace.at(step) {
                (EventKind::Enter, node) => {
                    searched.last_mut().expect("the caller").insert(node);
                    searched.push(BTreeSet::new());
                }
                (EventKind::Leave, _) => drop(searched.pop()),
                (EventKind::Cutoff, node) => {
                    let own = searched.last().expect("the call");
                    let first = tree.children(node).find(|child| !own.contains(child));
                    assert_eq!(pruned.map(|(first, _)| first), first);
                    before_searched += usize::from(first < own.last().copied());
                }
                _ => assert_eq!(pruned, None),
            }
        }
    }
    assert!(before_searched > 20, "{before_searched}");
}
