//! Frames of searches of trees with chance nodes, against a fold at every step.

use super::fold::{check_largest, check_next, check_returns, check_run, check_ticks};
use crate::common::chance::sketch;
use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use crate::common::random::Random;
use crate::common::{native_or_wasm, rules, tree};
use secateur::search::{Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::tree::GameTree;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TREES: usize = native_or_wasm(16, 4);

/// The same rules for values that lie in a known range.
fn with_values(rules: Rules) -> Rules {
    Rules {
        values: Some(Window::new(-10.5, 11.0)),
        ..rules
    }
}

#[test]
fn frames_equal_the_fold_of_the_events() {
    let mut random = Random::new(1);
    for number in 0..TREES {
        let depth = 2 + random.below(4) as u32;
        let tree = tree(&sketch(&mut random, depth, true).text());
        check(&tree, &rules::MINIMAX);
        check(&tree, &with_values(rules::MINIMAX));
        for rules in rules::all() {
            // The fold cannot distinguish a clamped value from one that was found.
            if rules.returns == Returns::Hard && number % 2 == 0 {
                continue;
            }
            check(&tree, &rules);
            let known = with_values(rules);
            check(&tree, &known);
            let window = Window::new(-1.0, 2.5);
            check(&tree, &Rules { window, ..known });
        }
    }
}

/// Compares every query with the fold of the events.
fn check(tree: &GameTree, rules: &Rules) {
    let (events, outcome) = log_of(tree, rules);
    let trace = Trace::record(tree.clone(), *rules);
    assert_eq!(trace.outcome(), outcome);
    let fold = Fold::foreign(tree, trace.rules());
    check_run(&trace, &events, fold, |_| tree.nodes().collect(), |_, _| ());
    check_next(&trace);
    check_returns(&trace);
    check_ticks(&trace);
    check_largest(&trace);
}
