//! The engines obey the same rules: alpha–beta, the search with several visits, and the search with chance nodes make the
//! same steps on trees and under rules that alpha–beta supports.

use secateur::search::{Positions, Rules, Run, Search, Window};
use secateur::source::notation::{parse, print};
use secateur::tree::GameTree;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::observer_log::{ObserverCall, Writer};
use crate::common::random::{NOISY, Random, STATIC, TREES, trees};
use crate::common::rules::repeating;

/// The steps of a search, without those that only searches with several visits report.
fn steps(tree: &GameTree, mut run: Run) -> Vec<ObserverCall> {
    let mut writer = Writer::default();
    while let Ok(None) = run.advance(tree, &mut writer, usize::MAX) {}
    writer
        .0
        .retain(|event| !matches!(event, ObserverCall::Pass { .. }));
    writer.0
}

/// The steps below the root, in a tree without it.
fn below(steps: Vec<ObserverCall>) -> Vec<ObserverCall> {
    let steps = steps.into_iter().filter(|event| event.node() > 0);
    let up = |mut event: ObserverCall| {
        match &mut event {
            ObserverCall::Compare { node, child, .. }
            | ObserverCall::Cutoff { node, child, .. } => {
                (*node, *child) = (*node - 1, *child - 1);
            }
            ObserverCall::Enter { node, .. }
            | ObserverCall::Evaluate { node, .. }
            | ObserverCall::StandPat { node, .. }
            | ObserverCall::Leave { node, .. } => {
                *node -= 1;
            }
            _ => {}
        }
        event
    };
    steps.map(up).collect()
}

#[test]
fn every_engine_obeys_every_rule() {
    let mut random = Random::new(71);
    for tree in trees(STATIC, TREES, 70).chain(trees(NOISY, TREES, 72)) {
        let rules = random.rules(&tree);
        let text = print(&tree);
        let expected = steps(&tree, Run::new(&rules));
        let several = steps(&tree, Run::knowing(&rules, Positions::default()));
        assert_eq!(several, expected, "several visits: {text} {rules:?}");
        // No bound passes a chance node.
        let rules = Rules {
            window: Window::FULL,
            ..rules
        };
        let expected = steps(&tree, Run::new(&rules));
        let under = parse(&format!("?(1:{text})"), tree.player(0)).expect("a tree");
        let deeper = Rules {
            depth: rules.depth.map(|depth| depth + 1),
            ..rules
        };
        let chance = below(steps(&under, Run::new(&deeper)));
        assert_eq!(chance, expected, "below a chance node: {text} {rules:?}");
    }
}

/// Each slice of a search enters as many nodes as it may, and no more.
#[test]
fn every_engine_pauses_after_a_node() {
    let mut random = Random::new(73);
    for tree in trees(STATIC, TREES, 74) {
        let under = parse(&format!("?(1:{})", print(&tree)), tree.player(0)).expect("a tree");
        let rules = random.rules(&tree);
        let repeating = random.pick(&repeating());
        let runs = [
            (&tree, Run::new(&rules)),
            (&tree, Run::knowing(&repeating, Positions::default())),
            (&under, Run::new(&rules)),
        ];
        for (tree, mut run) in runs {
            let mut writer = Writer::default();
            let mut slices = 1;
            while let Ok(None) = run.advance(tree, &mut writer, 1) {
                slices += 1;
            }
            let enters = |event: &&ObserverCall| matches!(event, ObserverCall::Enter { .. });
            assert_eq!(writer.0.iter().filter(enters).count(), slices);
        }
    }
}
