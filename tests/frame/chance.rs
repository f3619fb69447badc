//! Frames of searches of trees with chance nodes, against a fold at every step.

use super::fold::{check_largest, check_seeking, same};
use crate::common::chance::sketch;
use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use crate::common::random::Random;
use crate::common::{rules, tree};
use secateur::frame::Frame;
use secateur::search::{Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TREES: usize = if cfg!(target_arch = "wasm32") { 4 } else { 16 };

const VALUES: Option<Window> = Some(Window::new(-10.5, 11.0));

#[test]
fn frames_equal_the_fold_of_the_events() {
    let mut random = Random::new(1);
    for number in 0..TREES {
        let depth = 2 + random.below(4) as u32;
        let tree = tree(&sketch(&mut random, depth, true).text());
        check(&tree, &rules::MINIMAX);
        check(
            &tree,
            &Rules {
                values: VALUES,
                ..rules::MINIMAX
            },
        );
        for rules in rules::all() {
            // The fold cannot distinguish a clamped value from one that was found.
            if rules.returns == Returns::Hard && number % 2 == 0 {
                continue;
            }
            check(&tree, &rules);
            let values = VALUES;
            check(&tree, &Rules { values, ..rules });
            let window = Window::new(-1.0, 2.5);
            check(
                &tree,
                &Rules {
                    values,
                    window,
                    ..rules
                },
            );
        }
    }
}

/// Compares every query with the fold of the events.
fn check(tree: &GameTree, rules: &Rules) {
    let (events, outcome) = log_of(tree, rules);
    let trace = Trace::record(tree.clone(), *rules);
    assert_eq!(trace.outcome(), outcome);
    let mut fold = Fold::new(tree, trace.rules());
    fold.foreign = true;
    let nodes: Vec<NodeId> = tree.nodes().collect();
    same(&trace, &Frame::new(&trace, 0), &fold, &nodes);
    for (step, &event) in (1..).zip(&events) {
        let details = fold.step(event);
        fold.note_window(event.node());
        assert_eq!(trace.event(step).details, details, "{step} {rules:?}");
        same(&trace, &Frame::new(&trace, step), &fold, &nodes);
    }
    assert_eq!(trace.event(trace.steps()).details, fold.finish());
    check_seeking(&trace);
    check_largest(&trace);
}
