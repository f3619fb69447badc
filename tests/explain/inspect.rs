//! The state of one node at one step, as a panel shows it.

use crate::common::drawn::{AIMA, first};
use crate::common::rules::{MINIMAX, PVS, TEXTBOOK};
use crate::common::written::inspect;
use crate::common::{names, trace};
use secateur::explain::inspect::NodeState;
use secateur::explain::view::View;
use secateur::frame::{Frame, Origin, Status};
use secateur::search::{Algorithm, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{EventKind, Reach, Side, ValueRange};
use secateur::tree::NodeId;
use secateur::tree::names::Place;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The state of a node at a step.
fn at(trace: &Trace, node: NodeId, step: u32) -> NodeState {
    inspect(&Frame::new(trace, step), &names(trace.tree()), node)
}

fn name(place: &Option<Place>) -> Option<&str> {
    place.as_ref().and_then(|place| place.name.as_deref())
}

/// The names of the nodes that hold the bounds.
fn holders(state: &NodeState) -> [Option<&str>; 2] {
    [name(&state.alpha_holder), name(&state.beta_holder)]
}

#[test]
fn a_pruned_leaf_has_the_bound_that_cut_it_and_the_holder() {
    let trace = trace(AIMA, TEXTBOOK);
    let step = first(&trace, EventKind::Cutoff);
    let leaf = at(&trace, 7, step);
    assert_eq!((leaf.status, leaf.value), (Status::Pruned, None));
    assert_eq!(leaf.place.value, Some(4.0), "its value stays legible");
    let pruned = leaf.pruned.expect("it is pruned");
    assert_eq!((pruned.at.name.as_deref(), pruned.step), (Some("C"), step));
    assert_eq!((pruned.side, pruned.bound), (Side::Alpha, 3.0));
    let holder = (name(&pruned.holder), pruned.reach);
    assert_eq!(holder, (Some("A"), Reach::Shallow));
    let before = at(&trace, 7, step - 1);
    assert_eq!((before.status, before.pruned), (Status::Unreached, None));
}

#[test]
fn a_node_that_an_earlier_pass_has_pruned_has_the_cutoff_of_that_pass() {
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        ..TEXTBOOK
    };
    let trace = trace("((5 9) (6 (8 1)) (4 7))", mtd);
    let cutoff = first(&trace, EventKind::Cutoff);
    for step in cutoff..=trace.steps() {
        let frame = Frame::new(&trace, step);
        for node in trace.tree().nodes() {
            let pruned = at(&trace, node, step).pruned;
            let by = pruned.map(|pruned| pruned.at.node);
            assert_eq!(by, frame.pruned_by(node), "node {node} at step {step}");
        }
    }
    let pass = first(&trace, EventKind::Verdict) + 1;
    let pruned = at(&trace, 9, pass).pruned.expect("the root has pruned it");
    assert_eq!((pruned.at.node, pruned.step), (0, cutoff));
}

#[test]
fn an_open_node_has_its_value_so_far_its_range_and_its_window() {
    let trace = trace(AIMA, TEXTBOOK);
    let step = first(&trace, EventKind::Cutoff);
    let node = at(&trace, 5, step);
    assert_eq!((node.status, node.current), (Status::Open, true));
    assert_eq!((node.depth, node.parent), (1, Some(0)));
    assert_eq!((node.children, node.size), (3, 4));
    assert_eq!(node.value, Some(2.0));
    let at_most = ValueRange {
        hi: 2.0,
        ..ValueRange::NOTHING
    };
    assert_eq!(node.range, at_most);
    assert_eq!(node.window, Some((3.0, f64::INFINITY)));
    assert_eq!(node.entry, Some((3.0, f64::INFINITY)));
    assert_eq!(holders(&node), [Some("A"), None]);
    assert_eq!((node.entered, node.left), (step - 5, 0));
    assert_eq!(node.cut, Some(Side::Alpha));
    assert_eq!(node.seen(View::Mover).cut, Some(Side::Beta));
    assert_eq!(at(&trace, 5, step - 1).cut, None);
    assert_eq!(at(&trace, 9, trace.steps()).cut, Some(Side::Alpha));
    assert_eq!(at(&trace, 1, trace.steps()).cut, None);
}

#[test]
fn a_node_not_reached_has_no_value_and_no_window() {
    let trace = trace(AIMA, TEXTBOOK);
    let node = at(&trace, 9, 3);
    assert_eq!(node.status, Status::Unreached);
    assert_eq!((node.value, node.window), (None, None));
    assert_eq!((node.entered, node.left), (0, 0));
    assert_eq!(node.range, ValueRange::NOTHING);
    let none = at(&trace, 0, 0);
    assert_eq!((none.status, none.current), (Status::Unreached, false));
}

#[test]
fn the_principal_variation_is_marked_only_at_the_end() {
    let trace = trace(AIMA, TEXTBOOK);
    let on = |step| {
        let on = |&node: &NodeId| at(&trace, node, step).variation;
        trace.tree().nodes().filter(on).collect::<Vec<NodeId>>()
    };
    assert_eq!(on(trace.steps()), [0, 1, 2]);
    assert!(on(trace.steps() - 1).is_empty());
    let root = at(&trace, 0, trace.steps());
    assert_eq!((root.status, root.value), (Status::Closed, Some(3.0)));
    assert_eq!((root.entered, root.left), (1, trace.steps() - 1));
}

#[test]
fn minimax_has_no_windows() {
    let trace = trace(AIMA, MINIMAX);
    for step in 0..=trace.steps() {
        for node in trace.tree().nodes() {
            let state = at(&trace, node, step);
            assert_eq!((state.window, state.entry), (None, None));
            assert_eq!(state.pruned, None);
        }
    }
}

#[test]
fn a_node_state_serializes_as_plain_fields_and_pairs() {
    let trace = trace("((1) (0 2))", TEXTBOOK);
    let state = at(&trace, 5, trace.steps());
    let json = serde_json::to_value(state).expect("plain");
    assert_eq!(json["status"], "pruned");
    assert_eq!(json["pruned"]["at"]["name"], "C");
    assert_eq!(json["pruned"]["reach"], "shallow");
    assert_eq!(json["place"]["ordinal"], 2);
    let closed = serde_json::to_value(at(&trace, 1, trace.steps())).expect("plain");
    assert_eq!(closed["range"], serde_json::json!([1.0, 1.0]));
    assert!(closed.get("alphaHolder").is_some() && closed.get("betaHolder").is_some());
}

/// The bound may come from the root's window, a null window or a table. The state of an open, a closed and a pruned node
/// names that origin.
#[test]
fn a_bound_without_a_holder_has_its_origin() {
    let tested = trace("(1 (3 2 5))", PVS);
    let cut = (1..=tested.steps()).find(|&step| tested.at(step) == (EventKind::Evaluate, 3));
    let open = at(&tested, 2, cut.expect("a leaf"));
    assert_eq!(holders(&open), [Some("A"), None]);
    let origins = |state: &NodeState| [state.alpha_origin, state.beta_origin];
    assert_eq!(origins(&open), [Origin::Root, Origin::Test]);
    let seen = open.seen(View::Mover);
    assert_eq!(origins(&seen), [Origin::Test, Origin::Root]);
    let closed = at(&tested, 3, cut.expect("a leaf") + 1);
    assert_eq!(closed.status, Status::Closed);
    assert_eq!(closed.beta_origin, Origin::Test);

    let values = Some(Window::new(0.0, 10.0));
    let rules = Rules { values, ..TEXTBOOK };
    let known = trace("?((0 3) 4)", rules);
    let leaf = at(&known, 2, 3);
    assert_eq!(origins(&leaf), [Origin::Values; 2]);

    let window = Window::new(4.0, 9.0);
    let narrow = trace("((3 2) 5)", Rules { window, ..TEXTBOOK });
    let pruned = at(&narrow, 3, narrow.steps()).pruned.expect("it is pruned");
    assert_eq!((pruned.holder, pruned.origin), (None, Origin::Root));
    let chance = trace("?(MIN(0 3) 4)", rules);
    let pruned = at(&chance, 3, chance.steps()).pruned.expect("it is pruned");
    assert_eq!((pruned.holder, pruned.origin), (None, Origin::Values));
}
