//! The counts of a summary, compared with a scan of the events, and those of minimax with minimax itself.

use std::collections::BTreeSet;

use crate::common::native_or_wasm;
use crate::common::random::{Kind, NOISY, trees};
use crate::common::rules::{MINIMAX, all, repeating};
use secateur::explain::summary::{Survey, tally};
use secateur::frame::Frame;
use secateur::search::{Quiescence, Rules};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{NodeId, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const SMALL: Kind = NOISY.sized(24, 5);

/// How many events of these kinds there are, and of how many different nodes.
fn of_kinds(trace: &Trace, kinds: &[EventKind]) -> (u32, u32) {
    let events = (1..=trace.steps()).map(|step| trace.at(step));
    let nodes: Vec<NodeId> = events
        .filter(|(kind, _)| kinds.contains(kind))
        .map(|(_, node)| node)
        .collect();
    let different: BTreeSet<&NodeId> = nodes.iter().collect();
    (nodes.len() as u32, different.len() as u32)
}

/// A static value on which a node stands pat counts as evaluated.
#[test]
fn counts_are_those_of_the_events_and_of_minimax() {
    let rules = all().into_iter().chain([MINIMAX]).chain(repeating());
    let rules: Vec<Rules> = rules.collect();
    let mut stood_pat = 0;
    for (number, tree) in trees(SMALL, native_or_wasm(600, 120), 71).enumerate() {
        let rules = Rules {
            depth: Some(number as u32 % 4),
            quiescence: Quiescence::On,
            ..rules[number % rules.len()]
        };
        let rules = rules.effective();
        let about = || format!("{} by {rules:?}", print(&tree));
        let trace = Trace::record(tree.clone(), rules);
        let last = Frame::new(&trace, trace.steps());
        let mut survey = Survey::new(&last);
        while let Ok(None) = survey.advance(&last, usize::MAX) {}
        let summary = survey.summary(&last);
        let entered = of_kinds(&trace, &[EventKind::Enter]);
        let evaluated = of_kinds(&trace, &[EventKind::Evaluate, EventKind::StandPat]);
        let counts = (summary.counts.entered, summary.counts.evaluated);
        assert_eq!(counts, (entered.0, evaluated.0), "{}", about());
        if let Some(distinct) = summary.distinct {
            let counts = (distinct.entered, distinct.evaluated);
            assert_eq!(counts, (entered.1, evaluated.1), "{}", about());
        }
        let minimax = survey.minimax(&last).expect("all values are known");
        assert_eq!(minimax, tally(&tree, &rules.minimax()), "{}", about());
        stood_pat += of_kinds(&trace, &[EventKind::StandPat]).0;
    }
    assert!(stood_pat > 100, "{stood_pat}");
}
