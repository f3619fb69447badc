//! Quiescence compared with a plain recursion without bounds or ordering.

use std::collections::HashMap;

use secateur::search::{Positions, Quiescence, Rules, Run, Search, Window};
use secateur::source::notation::print;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common;
use crate::common::naive::{limited, quiet};
use crate::common::observer_log::{ObserverCall, Writer, log_of};
use crate::common::random::{Kind, NOISY, Random, STATIC, TREES, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all, repeating};

/// More plies than any of these trees has.
const DEPTHS: u32 = 9;

fn quiescent(rules: &Rules, depth: u32) -> Rules {
    Rules {
        depth: Some(depth),
        quiescence: Quiescence::On,
        ..*rules
    }
}

/// The value of the root, and how many nodes stand pat.
fn search(tree: &GameTree, rules: &Rules) -> (f64, usize) {
    let (events, outcome) = log_of(tree, rules);
    let stands = events.iter().filter(|event| stands(event)).count();
    (outcome.expect("all values are known"), stands)
}

fn stands(event: &ObserverCall) -> bool {
    matches!(event, ObserverCall::StandPat { .. })
}

/// Both kinds of engines, by every rule, on the full window.
#[test]
fn every_rule_finds_the_value_of_a_plain_recursion() {
    let mut stood_pat = 0;
    let mut rules = all();
    rules.push(MINIMAX);
    rules.extend(repeating());
    for (number, tree) in trees(NOISY, 2 * TREES, 300).enumerate() {
        let depth = number as u32 % DEPTHS;
        let expected = quiet(&tree, 0, depth).expect("all values are known");
        for step in 0..3 {
            let rules = quiescent(&rules[(number * 3 + step) % rules.len()], depth);
            let (value, stood) = search(&tree, &rules.effective());
            let about = || format!("{} by {rules:?}", print(&tree));
            assert_eq!(value, expected, "{}", about());
            stood_pat += stood;
        }
    }
    assert!(stood_pat > TREES, "{stood_pat}");
}

/// In a narrow window the value lies on the right side of both bounds.
#[test]
fn narrow_windows_prove_bounds() {
    let mut random = Random::new(301);
    for (number, tree) in trees(NOISY, TREES, 302).enumerate() {
        let depth = number as u32 % DEPTHS;
        let expected = quiet(&tree, 0, depth).expect("all values are known");
        let window = random.window(&tree);
        let rules = random.pick(&all());
        let rules = Rules { window, ..rules };
        let (value, _) = search(&tree, &quiescent(&rules, depth));
        let Window { alpha, beta } = window;
        let side = |value: f64| value.max(alpha).min(beta);
        assert_eq!(side(value), side(expected), "{} {rules:?}", print(&tree));
    }
}

/// Without quiescence, without a depth limit or in a quiet tree the search is that of plain alpha–beta.
#[test]
fn noisy_nodes_matter_only_with_quiescence_at_a_depth_limit() {
    let mut random = Random::new(303);
    for tree in trees(NOISY, TREES, 304) {
        let bare = common::tree(&print(&tree).replace('!', ""));
        let off = Rules {
            quiescence: Quiescence::Off,
            ..random.rules(&tree)
        };
        let on = Rules {
            quiescence: Quiescence::On,
            ..off
        };
        assert_eq!(log_of(&tree, &off), log_of(&bare, &off));
        assert_eq!(log_of(&bare, &on), log_of(&bare, &off));
        let endless = Rules { depth: None, ..on };
        let expected = Rules { depth: None, ..off };
        assert_eq!(log_of(&tree, &endless), log_of(&tree, &expected));
    }
    for tree in trees(STATIC, TREES / 4, 305) {
        assert_eq!(quiet(&tree, 0, 2), limited(&tree, 0, 2));
    }
}

/// A static value that meets the bound cuts off before any child is entered; otherwise the children get the bound.
#[test]
fn a_noisy_node_stands_pat_before_its_children_are_entered() {
    let tree = common::tree("A(5 B=1(C=7!(1 2) 0) D=5!(8 3))");
    let (c, d) = (3, 7);
    // The events from the one at which a node stands pat.
    let from = |node, depth| {
        let (events, outcome) = log_of(&tree, &quiescent(&TEXTBOOK, depth));
        assert_eq!(outcome, Ok(5.0));
        let of = |event: &ObserverCall| stands(event) && event.node() == node;
        let at = events.iter().position(of);
        at.map(|at| events[at..].to_vec())
    };
    let after = from(c, 2).expect("C stands pat");
    let stand = ObserverCall::StandPat {
        node: c,
        value: 7.0,
        window: Window::new(7.0, f64::INFINITY),
    };
    assert_eq!(after[0], stand);
    assert!(matches!(after[1], ObserverCall::Enter { node: 4, window } if window.alpha == 7.0));
    // D is not below the limit, so it is searched normally.
    assert_eq!(from(d, 2), None);
    let after = from(d, 1).expect("D stands pat");
    let cutoff = ObserverCall::Cutoff {
        node: d,
        child: d,
        pruned: 2,
    };
    assert_eq!(after[1], cutoff);
    assert!(matches!(after[2], ObserverCall::Leave { value: 5.0, .. }));
}

/// By node: the first node with the same subtree.
fn positions(tree: &GameTree) -> Vec<NodeId> {
    let mut first = HashMap::new();
    let position = |node| *first.entry(below(tree, node)).or_insert(node);
    tree.nodes().map(position).collect()
}

fn below(tree: &GameTree, node: NodeId) -> String {
    let own = (tree.player(node), tree.value(node), tree.is_noisy(node));
    let children: Vec<String> = tree
        .children(node)
        .map(|child| below(tree, child))
        .collect();
    format!("{own:?} {children:?}")
}

/// With a table, each pass of iterative deepening finds the value of quiescence at its own depth, even if nodes share
/// positions.
#[test]
fn a_table_gives_no_value_of_another_depth() {
    let kind = Kind {
        nodes: 24,
        depth: 5,
        ..NOISY
    };
    for (number, tree) in trees(kind, TREES / 4, 306).enumerate() {
        let positions: Vec<NodeId> = positions(&tree);
        for rules in repeating() {
            let rules = quiescent(&rules, number as u32 % 4).effective();
            let positions = Positions(positions.clone().into());
            let mut writer = Writer::default();
            let mut run = Run::knowing(&rules, positions);
            let value = loop {
                if let Ok(Some(value)) = run.advance(&tree, &mut writer, usize::MAX) {
                    break value;
                }
            };
            let depth = rules.depth.unwrap_or_default();
            let expected = quiet(&tree, 0, depth).expect("all values are known");
            assert_eq!(value, expected, "{} by {rules:?}", print(&tree));
        }
    }
}
