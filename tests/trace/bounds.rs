//! Windows, ranges and the holders of bounds, on many random irregular trees.

use std::cell::LazyCell;

use crate::common::observer_log::log_of;
use crate::common::random::{ANY, Random, TREES, any, trees};
use crate::common::rules::MINIMAX;
use crate::common::{naive, rules};
use secateur::frame::Frame;
use secateur::search::{Bounds, Cut, Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, Reach, Side, ValueRange};
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn outside_the_window_the_returned_value_is_a_bound() {
    let mut random = Random::new(13);
    let mut seen = [0; 3];
    for tree in any(13) {
        let value = naive::minimax(&tree, 0).expect("no symbols");
        let near = |random: &mut Random| value + random.below(9) as f64 - 4.0;
        let (a, b) = (near(&mut random), near(&mut random));
        let (alpha, beta) = if a < b { (a, b) } else { (b, a + 1.0) };
        seen[usize::from(value > alpha) + usize::from(value >= beta)] += 1;
        let window = Window::new(alpha, beta);
        for rules in rules::all() {
            let found = log_of(&tree, &Rules { window, ..rules })
                .1
                .expect("no symbols");
            let right = match rules.returns {
                Returns::Hard if tree.len() > 1 => found == value.clamp(alpha, beta),
                _ if tree.len() == 1 => found == value,
                // The returned value is a bound on the true value, on the same side of the window.
                _ if value <= alpha => value <= found && found <= alpha,
                _ if value >= beta => value >= found && found >= beta,
                _ => found == value,
            };
            assert!(right, "{value} in {window:?} is {found} by {rules:?}");
        }
    }
    assert!(seen.iter().all(|&times| times > TREES / 20), "{seen:?}");
}

#[test]
fn every_range_contains_the_true_value() {
    let windows = [
        Window::FULL,
        Window::new(-1.0, 1.0),
        Window::new(2.0, f64::INFINITY),
    ];
    for tree in trees(ANY, TREES / 4, 14) {
        let values = naive::values(&tree);
        let contains = |range: ValueRange, node: NodeId| {
            let value = values[node as usize].expect("no symbols");
            range.lo <= value && value <= range.hi
        };
        for window in windows {
            for rules in rules::all() {
                let trace = Trace::record(tree.clone(), Rules { window, ..rules });
                let exact = ValueRange::exactly(values[0].expect("no symbols"));
                assert!(
                    window != Window::FULL || trace.range(0) == exact,
                    "the root is exact"
                );
                for step in (0..=trace.steps()).step_by(7).chain([trace.steps()]) {
                    let frame = Frame::new(&trace, step);
                    assert!(tree.nodes().all(|node| contains(frame.range(node), node)));
                }
            }
        }
    }
}

#[test]
fn the_principal_variation_leads_to_the_value() {
    for tree in any(15) {
        let values = naive::values(&tree);
        for rules in rules::all().into_iter().chain([MINIMAX]) {
            let variation = Trace::record(tree.clone(), rules).variation();
            let path = [&[0], variation.as_slice()].concat();
            assert!(
                path.windows(2)
                    .all(|pair| tree.parent(pair[1]) == Some(pair[0]))
            );
            assert!(tree.is_leaf(path[path.len() - 1]), "it goes to the end");
            assert!(
                path.iter().all(|&node| values[node as usize] == values[0]),
                "{rules:?}"
            );
        }
    }
}

#[test]
fn a_bound_is_held_by_the_ancestor_whose_best_value_it_is() {
    let mut checked = 0;
    let given = Window::new(-2.0, 2.0);
    for tree in any(16) {
        for rules in rules::all() {
            for window in [Window::FULL, given] {
                let trace = Trace::record(tree.clone(), Rules { window, ..rules });
                checked += trace
                    .iter()
                    .filter_map(|event| check_holders(&trace, &event))
                    .count();
            }
        }
    }
    assert!(checked > TREES);
}

/// Checks the holders of the bounds that an event names. Returns a holder if there is one.
fn check_holders(trace: &Trace, event: &Event) -> Option<NodeId> {
    let frame = LazyCell::new(|| Frame::new(trace, event.step));
    let check = |holder: NodeId, bound: f64, player: Player| {
        let tree = trace.tree();
        assert!(
            holder != event.node && tree.contains(holder, event.node),
            "an ancestor"
        );
        assert_eq!(tree.player(holder), player);
        assert_eq!(
            frame.value(holder),
            Some(bound),
            "the bound is the best value of its holder"
        );
        holder
    };
    let open = |bound: f64| bound.is_infinite() || bound.abs() == 2.0;
    match &event.details {
        EventDetails::Enter(entry) => {
            let Window { alpha, beta } = entry.window;
            let a = entry
                .alpha_holder
                .map(|holder| check(holder, alpha, Player::Max));
            let b = entry
                .beta_holder
                .map(|holder| check(holder, beta, Player::Min));
            assert!(
                a.is_some() || open(alpha),
                "only bounds of the root's window have no holder"
            );
            assert!(b.is_some() || open(beta));
            a.or(b)
        }
        EventDetails::Cutoff(cutoff) => {
            let holder = cutoff.holder.map(|holder| match cutoff.side {
                Side::Alpha => check(holder, cutoff.bound, Player::Max),
                Side::Beta => check(holder, cutoff.bound, Player::Min),
            });
            let of_max = trace.tree().player(event.node) == Player::Max;
            assert_eq!(of_max, cutoff.side == Side::Beta, "a beta cutoff at MAX");
            let parent = trace.tree().parent(event.node);
            assert_eq!(cutoff.reach == Reach::Window, holder.is_none());
            let by_parent = holder.is_some() && holder == parent;
            assert_eq!(cutoff.reach == Reach::Shallow, by_parent);
            assert!(cutoff.reach != Reach::Deep || trace.rules().bounds == Bounds::Deep);
            holder
        }
        _ => None,
    }
}

#[test]
fn the_cut_test_is_as_the_rules_say() {
    let mut equal = 0;
    for tree in any(17) {
        for rules in rules::all() {
            for event in Trace::record(tree.clone(), rules).iter() {
                let EventDetails::Cutoff(cutoff) = event.details else {
                    continue;
                };
                let past = match cutoff.side {
                    Side::Alpha => cutoff.best < cutoff.bound,
                    Side::Beta => cutoff.best > cutoff.bound,
                };
                let met = cutoff.best == cutoff.bound;
                assert!(past || met && rules.cut == Cut::Reach);
                equal += usize::from(met);
            }
        }
    }
    assert!(equal > 0);
}
