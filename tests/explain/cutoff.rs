//! The meaning of a cutoff: its bound, the holder of the bound, and the child that the bound comes from.

use std::iter;

use super::step::{at, fields, first_of, name};
use crate::common::drawn::{AIMA, first};
use crate::common::fold::Fold;
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{self, TREES};
use crate::common::rules::{SHALLOW, TEXTBOOK};
use crate::common::written::explain;
use crate::common::{names, rules, trace};
use secateur::explain::Explanation;
use secateur::explain::naming::Naming;
use secateur::frame::Frame;
use secateur::search::{Bounds, Cut, Rules, Window};
use secateur::source::notation;
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind, Reach, Side};
use secateur::tree::GameTree;
use secateur::tree::names::{Names, Place};
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The sentence is: "C is worth at most 2, but A already has 3 from B: the rest of C is cut."
#[test]
fn the_textbook_cutoff_has_its_bound_holder_and_giver() {
    let cutoff = first_of(&trace(AIMA, TEXTBOOK), EventKind::Cutoff);
    let Explanation::Cutoff {
        node,
        best,
        worth,
        side,
        bound,
        strict,
        held,
        holder,
        origin,
        giver,
        reach,
        distance,
        children,
        nodes,
        limit,
        naming,
    } = cutoff
    else {
        panic!("{cutoff:?}");
    };
    assert_eq!((name(Some(node)), best), ("C".into(), 2.0));
    assert_eq!(worth, (f64::NEG_INFINITY, 2.0));
    assert_eq!((name(holder), bound, held), ("A".into(), 3.0, 3.0));
    assert_eq!(name(giver), "B");
    assert!(origin.is_root());
    assert_eq!((reach, distance), (Reach::Shallow, 1));
    assert_eq!((side, strict), (Side::Alpha, false));
    assert_eq!((children, nodes, limit), (2, 2, None));
    assert_eq!(naming, Naming::Greek);
}

#[test]
fn a_deep_cutoff_names_the_leaf_it_comes_from() {
    let trace = trace("A(5 B(C(D(4 9))))", TEXTBOOK);
    let cutoff = at(&trace, first(&trace, EventKind::Cutoff));
    let found = fields(&cutoff, ["node/name", "holder/name", "reach", "distance"]);
    assert_eq!(found, json!(["D", "A", "deep", 3]));
    let giver = json!({
        "node": 1, "name": null, "parent": "A", "ordinal": 1, "leaf": true, "value": 5.0,
        "player": "min",
    });
    assert_eq!(cutoff["giver"], giver);
}

#[test]
fn a_cutoff_by_the_window_of_the_root_has_no_holder() {
    let window = Window::new(4.0, 10.0);
    let rules = Rules {
        window,
        cut: Cut::Pass,
        ..TEXTBOOK
    };
    let trace = trace(AIMA, rules);
    let cutoff = at(&trace, first(&trace, EventKind::Cutoff));
    let names = ["holder", "giver", "distance", "reach", "strict"];
    let expected = json!([null, null, 0, "window", true]);
    assert_eq!(fields(&cutoff, names), expected);
}

#[test]
fn the_giver_of_a_bound_is_the_child_with_the_best_value_of_the_holder() {
    let windows = [Window::FULL, Window::new(-2.0, 3.0), Window::new(0.0, 0.5)];
    let mut counts = [0; 2];
    for (tree, window) in iter::zip(random::any(2), windows.into_iter().cycle()) {
        let names = names(&tree);
        for rules in rules::all() {
            let shallow = rules.bounds == Bounds::Shallow;
            counts[usize::from(shallow)] += check(&tree, &names, &Rules { window, ..rules });
        }
    }
    assert!(counts.iter().all(|&times| times > TREES), "{counts:?}");

    /// Compares each source with the fold, and returns the number of sources.
    fn check(tree: &GameTree, names: &Names, rules: &Rules) -> usize {
        let (events, _) = log_of(tree, rules);
        let trace = Trace::record(tree.clone(), *rules);
        let mut fold = Fold::new(tree, rules);
        let mut sources = 0;
        for (step, event) in iter::zip(1.., events) {
            fold.step(event);
            if !matches!(event, ObserverCall::Cutoff { .. }) {
                continue;
            }
            let Explanation::Cutoff { holder, giver, .. } = explain(&trace, names, step) else {
                panic!("step {step} of {} by {rules:?}", notation::print(tree));
            };
            let node = |place: Option<Place>| place.map(|place| place.node);
            let holder = node(holder);
            let expected = holder.map(|holder| fold.giver[holder as usize].expect("a giver"));
            let about = || format!("step {step} of {} by {rules:?}", notation::print(tree));
            assert_eq!(node(giver), expected, "{}", about());
            sources += usize::from(expected.is_some());
        }
        sources
    }
}

/// The holder's best value does not beat the bound that the holder was given, so the giver is not a best
/// child.
#[test]
fn the_giver_of_a_bound_need_not_be_a_best_child() {
    let narrow = Rules {
        window: Window::new(5.0, 10.0),
        ..SHALLOW
    };
    for (text, rules, step, holder, ordinal) in [
        ("(3 (2 4))", narrow, 11, "A", 1),
        ("MAX(3 MAX(1 MIN(0 4)))", SHALLOW, 16, "B", 1),
    ] {
        let found = at(&trace(text, rules), step);
        let names = ["key", "holder/name", "giver/parent", "giver/ordinal"];
        let expected = json!(["cutoff", holder, holder, ordinal]);
        assert_eq!(fields(&found, names), expected, "{text}");
    }
}

/// Two children are pruned, six nodes in total.
#[test]
fn pruned_children_and_pruned_nodes_are_counted_separately() {
    let trace = trace("((3 12) (2 (4 (6 7)) 1))", TEXTBOOK);
    let cutoff = at(&trace, first(&trace, EventKind::Cutoff));
    assert_eq!(fields(&cutoff, ["children", "nodes"]), json!([2, 6]));
}

/// The range of a node must say no less than the sentence of its cutoff, such as "C is worth at most 2".
#[test]
fn the_range_of_a_node_proves_the_sentence_of_its_cutoff() {
    let windows = [Window::FULL, Window::new(-2.0, 3.0)];
    for (tree, window) in iter::zip(random::any(5), windows.into_iter().cycle()) {
        for rules in rules::all() {
            let trace = Trace::record(tree.clone(), Rules { window, ..rules });
            for event in trace.iter() {
                let EventDetails::Cutoff(ref cutoff) = event.details else {
                    continue;
                };
                let range = Frame::new(&trace, event.step).range(event.node);
                match cutoff.side {
                    Side::Alpha => assert!(range.hi <= cutoff.best, "{event:?} {range:?}"),
                    Side::Beta => assert!(range.lo >= cutoff.best, "{event:?} {range:?}"),
                }
            }
        }
    }
}
