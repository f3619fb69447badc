//! The open calls, compared with the state of each node by itself.

use crate::common::chance::sketch;
use crate::common::drawn::{AIMA, first};
use crate::common::random::{ANY, Random, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, to_depth};
use crate::common::written::inspect;
use crate::common::{depth, names, rules, trace, tree};
use secateur::explain::calls::{StackCall, calls};
use secateur::explain::view::View;
use secateur::frame::{Frame, Status};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::NodeId;
use secateur::tree::names::Place;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn all(trace: &Trace, step: u32, view: View) -> Vec<StackCall> {
    let frame = Frame::new(trace, step);
    let count = frame.path().len();
    calls(&frame, &names(trace.tree()), 0..count, view)
}

/// The first child that is not reached yet. A node at the depth limit has none.
fn next(frame: &Frame, node: NodeId) -> Option<NodeId> {
    let (tree, rules) = (frame.tree(), frame.rules());
    let searched = rules.depth.is_none_or(|limit| depth(tree, node) < limit);
    let mut children = tree.children(node).filter(|_| searched);
    children.find(|&child| frame.status(child) == Status::Unreached)
}

#[test]
fn each_open_call_has_the_state_of_its_node() {
    let all_rules = rules::all().into_iter().chain([MINIMAX, to_depth(2)]);
    for (at, rules) in all_rules.enumerate() {
        let kinds = [ANY, STATIC, SYMBOLIC];
        let played = kinds.into_iter().flat_map(|kind| trees(kind, 4, at as u64));
        let chance = tree(&sketch(&mut Random::new(at as u64), 3, true).text());
        for tree in played.chain([chance]) {
            let trace = Trace::record(tree, rules);
            let names = names(trace.tree());
            for (step, view) in (0..=trace.steps()).flat_map(|k| View::ALL.map(|view| (k, view))) {
                let frame = Frame::new(&trace, step);
                let path = frame.path().iter().rev().map(|call| call.node);
                let expected = path.map(|node| {
                    let state = inspect(&frame, &names, node).seen(view);
                    StackCall {
                        place: state.place,
                        window: state.window,
                        best: state.value,
                        next: next(&frame, node).map(|n| names.place(trace.tree(), n)),
                    }
                });
                assert_eq!(all(&trace, step, view), expected.collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn open_calls_at_a_cutoff_have_their_best_value_and_next_child() {
    let trace = trace(AIMA, TEXTBOOK);
    let name = |place: &Place| place.name.clone().unwrap_or_default();
    let step = first(&trace, EventKind::Cutoff);
    let [inner, outer] = &all(&trace, step - 1, View::Max)[..] else {
        panic!("two calls are open");
    };
    assert_eq!((name(&inner.place), inner.best), ("C".into(), Some(2.0)));
    assert_eq!(inner.next.as_ref().and_then(|next| next.value), Some(4.0));
    assert_eq!((name(&outer.place), outer.best), ("A".into(), Some(3.0)));
    assert_eq!(outer.next.as_ref().map(name), Some("D".into()));
    let next = &all(&trace, step, View::Max)[0].next;
    assert_eq!(*next, None, "the rest is cut");
    let mover = &all(&trace, step, View::Mover)[0];
    assert_eq!(mover.best, Some(-2.0));
    assert_eq!(mover.window, Some((f64::NEG_INFINITY, -3.0)));
}

#[test]
fn a_chance_node_has_no_best_value_before_it_has_any() {
    for (rules, step, value) in [(TEXTBOOK, 5, 0.5), (to_depth(0), 2, 3.0)] {
        let trace = trace("?=3(1 2)", rules);
        let best = |step| {
            let frame = Frame::new(&trace, step);
            (all(&trace, step, View::Max)[0].best, frame.value(0))
        };
        assert_eq!(best(1), (None, None));
        assert_eq!(best(step), (Some(value), Some(value)));
    }
}

#[test]
fn a_range_of_the_open_calls_can_be_asked_for() {
    let trace = trace("((((1 2))))", TEXTBOOK);
    let whole = all(&trace, 5, View::Max);
    assert_eq!(whole.len(), 5);
    let (frame, names) = (Frame::new(&trace, 5), names(trace.tree()));
    let part = |from, to| calls(&frame, &names, from..to, View::Max);
    assert_eq!(part(1, 3), whole[1..3]);
    assert_eq!(part(4, 9), whole[4..]);
    assert_eq!(part(0, 0), []);
}
