//! The minimal tree, compared with a second implementation of its definition, with Knuth and Moore's critical positions, and
//! with the nodes that searches enter.

use std::collections::BTreeSet;

use secateur::frame::minimal::{ExtraReason, ExtraSubtree, MinimalTree};
use secateur::frame::{Frame, Status};
use secateur::search::{Bounds, Cut, Rules, Window};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::drawn::AIMA;
use crate::common::naive::minimax;
use crate::common::rules::{MINIMAX, SHALLOW, TEXTBOOK, all};
use crate::common::{depth, irregular, rebuilt, trace, uniform};

/// The types of all nodes by the definition: the proof must show that the value of a node is at least `least` and at most
/// `most`.
fn reference(tree: &GameTree) -> Vec<u8> {
    fn settle(tree: &GameTree, node: NodeId, [least, most]: [bool; 2], v: f64, types: &mut [u8]) {
        let max = tree.player(node) == Player::Max;
        types[node as usize] = match (least, most) {
            (true, true) => 1,
            (true, false) if max => 2,
            (false, true) if !max => 2,
            _ => 3,
        };
        let kind = types[node as usize];
        let good = |&child: &NodeId| {
            let value = minimax(tree, child).expect("known");
            if max { value >= v } else { value <= v }
        };
        let deciding = tree.children(node).find(good);
        for child in tree.children(node) {
            let goal = match kind {
                1 if Some(child) == deciding => [true, true],
                1 => [!max, max],
                2 if Some(child) == deciding => [least, most],
                2 => continue,
                _ => [least, most],
            };
            settle(tree, child, goal, v, types);
        }
    }
    let mut types = vec![0; tree.len()];
    let value = minimax(tree, 0).expect("known");
    settle(tree, 0, [true, true], value, &mut types);
    types
}

/// Knuth and Moore's critical positions: counted from 1, all child numbers on the path at odd or all at even places
/// are 1.
fn is_critical(tree: &GameTree, node: NodeId) -> bool {
    let path = tree.path_to(node);
    let firsts = path.windows(2).map(|step| step[1] == step[0] + 1);
    let firsts: Vec<bool> = firsts.collect();
    [0, 1]
        .iter()
        .any(|&from| firsts.iter().skip(from).step_by(2).all(|&first| first))
}

fn minimal(trace: &Trace) -> MinimalTree {
    MinimalTree::of(&Frame::new(trace, trace.steps())).expect("a known value")
}

fn types(trace: &Trace) -> Vec<u8> {
    let minimal = minimal(trace);
    let kinds = trace.tree().nodes().map(|node| minimal.kind(node));
    kinds.map(|kind| kind.unwrap_or(0)).collect()
}

fn entered(trace: &Trace) -> BTreeSet<NodeId> {
    let frame = Frame::new(trace, trace.steps());
    let entered = |&node: &NodeId| matches!(frame.status(node), Status::Open | Status::Closed);
    trace.tree().nodes().filter(entered).collect()
}

/// Random trees. In every third one the players need not alternate.
fn trees() -> impl Iterator<Item = GameTree> {
    (0..200).map(|seed| {
        let tree = irregular(4, 5, seed);
        if !seed.is_multiple_of(3) {
            return tree;
        }
        let player = |node: NodeId| match (u64::from(node) * 7 + seed).is_multiple_of(3) {
            true => Player::Max,
            false => Player::Min,
        };
        rebuilt(&tree, player, |node| tree.value(node))
    })
}

#[test]
fn node_types_are_those_of_the_definition() {
    for tree in trees() {
        assert_eq!(
            types(&Trace::record(tree.clone(), TEXTBOOK)),
            reference(&tree),
            "{tree:?}"
        );
    }
}

#[test]
fn in_best_order_alpha_beta_enters_exactly_the_critical_positions() {
    for seed in 0..200 {
        let tree = ordered(&irregular(4, 5, seed), Order::Best, None);
        let trace = Trace::record(tree, TEXTBOOK);
        let (tree, entered) = (trace.tree(), entered(&trace));
        for (node, kind) in tree.nodes().zip(types(&trace)) {
            assert_eq!(
                kind > 0,
                is_critical(tree, node),
                "seed {seed}, node {node}"
            );
            assert_eq!(
                kind > 0,
                entered.contains(&node),
                "seed {seed}, node {node}"
            );
        }
        assert_eq!(minimal(&trace).counts().extra, 0);
    }
}

#[test]
fn uniform_trees_have_the_leaves_of_the_formula_in_any_order() {
    for (branching, plies) in [
        (2_usize, 4_usize),
        (3, 4),
        (3, 5),
        (4, 3),
        (2, 10),
        (5, 1),
        (1, 3),
    ] {
        let count = branching.pow(plies as u32);
        let values: Vec<f64> = (0..count)
            .map(|leaf| f64::from(leaf as u32 * 37 % 101))
            .collect();
        let trace = Trace::record(uniform(branching, plies, &values), TEXTBOOK);
        let fewest = secateur::search::uniform::fewest_leaves(branching as u32, plies as u32);
        assert_eq!(f64::from(minimal(&trace).counts().leaves), fewest);
    }
}

#[test]
fn every_search_enters_the_minimal_tree_and_its_other_nodes_are_counted() {
    for tree in trees() {
        for rules in all().into_iter().chain([MINIMAX]) {
            let trace = Trace::record(tree.clone(), rules);
            let (entered, minimal) = (entered(&trace), minimal(&trace));
            let counts = minimal.counts();
            let critical: BTreeSet<NodeId> = tree
                .nodes()
                .filter(|&node| minimal.kind(node).is_some())
                .collect();
            assert!(critical.is_subset(&entered), "{rules:?} {tree:?}");
            let is_told = |node| minimal.evaluates(node) == tree.is_leaf(node);
            assert!(tree.nodes().all(is_told), "{rules:?} {tree:?}");
            assert_eq!(counts.types.iter().sum::<u32>() as usize, critical.len());
            assert_eq!(counts.searched as usize, critical.len());
            assert_eq!(counts.extra as usize, entered.len() - critical.len());
            assert_eq!(counts.reasons.iter().sum::<u32>(), counts.extra);
            let leaf = |&&node: &&NodeId| tree.is_leaf(node);
            let leaves = entered.iter().filter(leaf).count();
            assert_eq!(
                (counts.searched_leaves + counts.extra_leaves) as usize,
                leaves
            );
        }
    }
}

#[test]
fn without_the_cause_given_for_an_extra_node_it_is_not_searched() {
    for tree in trees() {
        let plain = entered(&Trace::record(tree.clone(), TEXTBOOK));
        for rules in all().into_iter().chain([MINIMAX]) {
            let trace = Trace::record(tree.clone(), rules);
            let last = Frame::new(&trace, trace.steps());
            let minimal = minimal(&trace);
            for node in entered(&trace) {
                let Some(extra) = ExtraSubtree::of(&last, &minimal, node) else {
                    assert!(minimal.kind(node).is_some());
                    continue;
                };
                assert!(minimal.adds(&last, node) && minimal.kind(extra.top).is_none());
                let (top, child) = (last.entered(extra.top), last.entered(extra.child));
                match extra.reason {
                    ExtraReason::InFront | ExtraReason::Late => {}
                    ExtraReason::Equal => assert_eq!(rules.cut, Cut::Pass),
                    ExtraReason::Shallow => assert_eq!(rules.bounds, Bounds::Shallow),
                    ExtraReason::Unbounded => assert!(!rules.bounded()),
                    ExtraReason::Window => panic!("{rules:?} {tree:?}: {extra:?}"),
                }
                match extra.reason {
                    ExtraReason::InFront => assert!(top < child),
                    ExtraReason::Late => assert_eq!(minimal.kind(extra.node), Some(1)),
                    // Textbook rules would not have reached it.
                    _ => assert!(!plain.contains(&extra.top), "{rules:?} {tree:?}: {extra:?}"),
                }
            }
        }
    }
}

#[test]
fn the_textbook_tree_has_all_reasons() {
    let search = trace(AIMA, TEXTBOOK);
    let minimal = minimal(&search);
    assert_eq!(types(&search), [1, 1, 1, 2, 2, 2, 3, 0, 0, 2, 0, 0, 3]);
    assert_eq!(minimal.counts().types, [3, 4, 2]);
    assert_eq!((minimal.counts().leaves, minimal.counts().extra), (5, 2));
    let last = Frame::new(&search, search.steps());
    let extra = ExtraSubtree::of(&last, &minimal, 10).expect("searched in addition");
    assert_eq!(
        extra,
        ExtraSubtree {
            top: 10,
            reason: ExtraReason::InFront,
            node: 9,
            child: 12
        }
    );
    let reasons = |text, rules| self::minimal(&trace(text, rules)).counts().reasons;
    assert_eq!(reasons(AIMA, MINIMAX), [2, 0, 0, 0, 2, 0]);
    let pass = Rules {
        cut: Cut::Pass,
        ..TEXTBOOK
    };
    assert_eq!(reasons("((3 5) (3 4))", pass), [0, 0, 1, 0, 0, 0]);
    assert_eq!(reasons("((2 4) (3 5))", TEXTBOOK), [0, 1, 0, 0, 0, 0]);
    assert_eq!(reasons("(5 (((1 9) 4) 6))", SHALLOW)[3], 1);
}

#[test]
fn a_depth_limit_ends_the_tree_and_an_irrelevant_unknown_value_is_harmless() {
    let limited = Rules {
        depth: Some(1),
        ..TEXTBOOK
    };
    let search = trace("(=4(1 2) =3(5 6))", limited);
    assert_eq!(types(&search), [1, 1, 0, 0, 2, 0, 0]);
    assert_eq!(minimal(&search).counts().leaves, 2);
    let pruned = trace("((3 5) (2 a))", TEXTBOOK);
    assert_eq!(types(&pruned), [1, 1, 1, 2, 2, 3, 0]);
    for text in ["((3 a) (2 4))", "(CHANCE(3 5) 2)"] {
        let trace = trace(text, TEXTBOOK);
        assert!(MinimalTree::of(&Frame::new(&trace, trace.steps())).is_none());
    }
}

#[test]
fn outside_the_window_only_a_bound_is_proved() {
    let window = |alpha, beta| Rules {
        window: Window { alpha, beta },
        ..TEXTBOOK
    };
    let low = trace(AIMA, window(5.0, 9.0));
    assert_eq!(types(&low)[..6], [3, 2, 3, 0, 0, 2]);
    let high = trace(AIMA, window(0.0, 2.0));
    assert_eq!(types(&high)[..6], [2, 3, 2, 2, 2, 0]);
    for trace in [low, high] {
        let entered = entered(&trace);
        let mut types = trace.tree().nodes().zip(types(&trace));
        assert!(types.all(|(node, kind)| kind == 0 || entered.contains(&node)));
    }
}

#[test]
fn ranges_of_nodes_report_minimal_and_extra_nodes_at_each_step() {
    for (seed, tree) in trees().enumerate().step_by(40) {
        let trace = Trace::record(tree, TEXTBOOK);
        let minimal = minimal(&trace);
        let size = trace.tree().len() as NodeId;
        for step in (0..=trace.steps()).step_by(7) {
            let frame = Frame::new(&trace, step);
            for from in (0..size).step_by(5) {
                let nodes = from..(from + 1 + from % 90).min(size);
                let critical = nodes.clone().any(|node| minimal.kind(node).is_some());
                let extra = nodes.clone().any(|node| minimal.adds(&frame, node));
                let found = minimal.among(&frame, nodes.clone());
                assert_eq!(
                    found,
                    (critical, extra),
                    "seed {seed}, step {step}, {nodes:?}"
                );
            }
        }
    }
    assert!(trees().any(|tree| tree.nodes().any(|node| depth(&tree, node) > 4)));
}
