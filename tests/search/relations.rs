//! Relations between rules that hold on every tree, tested on many random irregular trees.

use std::collections::BTreeSet;

use crate::common::observer_log::{ObserverCall, entered, evaluated, log_of};
use crate::common::random::{ALTERNATING, Kind, Random, STATIC, TREES, any, trees};
use crate::common::rules::{BOUNDS, CUTS, MINIMAX, TEXTBOOK, hindered, same_visits};
use crate::common::{alternates, height, naive, rebuilt, rules};
use secateur::search::{Bounds, Returns, Rules, UnknownValue, Update, Window};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, HeldWindow, Side};
use secateur::tree::{GameTree, NodeId, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn every_rule_finds_the_minimax_value() {
    for tree in any(1) {
        let value = naive::minimax(&tree, 0);
        for rules in rules::all().iter().chain([&MINIMAX]) {
            assert_eq!(log_of(&tree, rules).1.ok(), value, "{rules:?}");
        }
    }
}

#[test]
fn minimax_enters_every_node() {
    for tree in any(2) {
        let every: Vec<NodeId> = tree.nodes().collect();
        assert_eq!(entered(&tree, &MINIMAX), every);
    }
}

#[test]
fn deep_bounds_and_the_inclusive_cut_test_enter_a_subset_of_the_nodes() {
    let mut fewer = BTreeSet::new();
    for tree in any(3) {
        let set = |cut, bounds| -> BTreeSet<NodeId> {
            let rules = Rules {
                cut,
                bounds,
                ..TEXTBOOK
            };
            entered(&tree, &rules).into_iter().collect()
        };
        let [[deep, shallow], [deep_pass, shallow_pass]] =
            CUTS.map(|cut| BOUNDS.map(|bounds| set(cut, bounds)));
        let pairs = [
            ("deep", &deep, &shallow),
            ("deep by >", &deep_pass, &shallow_pass),
            (">=", &deep, &deep_pass),
            (">= shallow", &shallow, &shallow_pass),
        ];
        for (name, few, many) in pairs {
            assert!(few.is_subset(many), "{name}");
            if few != many {
                fewer.insert(name);
            }
        }
    }
    assert_eq!(fewer.len(), 4, "each makes a difference somewhere");
}

#[test]
fn rules_for_returns_and_updates_do_not_change_the_nodes_entered() {
    for tree in any(4) {
        for cut in CUTS {
            for bounds in BOUNDS {
                let all = same_visits(cut, bounds);
                let first = entered(&tree, &all[0]);
                for rules in &all[1..] {
                    assert_eq!(entered(&tree, rules), first, "{rules:?}");
                }
            }
        }
    }
}

/// Fail-hard clamps a value to the bound, and `>` needs a value beyond the bound.
#[test]
fn fail_hard_with_a_strict_cut_test_may_enter_more_nodes() {
    let mut more = 0;
    for tree in any(5) {
        for rules in rules::all().into_iter().filter(hindered) {
            let returns = Returns::Soft;
            let soft = entered(&tree, &Rules { returns, ..rules });
            let hard = entered(&tree, &rules);
            assert!(soft.iter().all(|node| hard.contains(node)));
            more += usize::from(hard.len() > soft.len());
        }
    }
    assert!(more > 0);
}

#[test]
fn updates_differ_only_in_the_bounds_shown_at_a_cut() {
    let mut differ = 0;
    for tree in any(6) {
        for rules in rules::all()
            .into_iter()
            .filter(|rules| rules.update == Update::After)
        {
            let update = Update::Before;
            let (after, _) = log_of(&tree, &rules);
            let (before, _) = log_of(&tree, &Rules { update, ..rules });
            assert_eq!(after.len(), before.len());
            for (step, (&after_told, before_told)) in after.iter().zip(before).enumerate() {
                if after_told != before_told {
                    differ += 1;
                    assert!(matches!(
                        after.get(step + 1),
                        Some(ObserverCall::Cutoff { .. })
                    ));
                    assert_eq!(without_window(after_told), without_window(before_told));
                }
            }
        }
    }
    assert!(differ > 0);
}

fn without_window(mut event: ObserverCall) -> ObserverCall {
    if let ObserverCall::Compare { window, .. } = &mut event {
        *window = Window::FULL;
    }
    event
}

#[test]
fn deep_bounds_matter_only_below_the_third_ply() {
    let mut deeper = 0;
    let low = Kind {
        depth: 3,
        ..ALTERNATING
    };
    for tree in trees(low, TREES, 7).chain(trees(ALTERNATING, TREES, 8)) {
        for rules in rules::all()
            .into_iter()
            .filter(|rules| rules.bounds == Bounds::Deep)
        {
            if hindered(&rules) {
                continue;
            }
            let bounds = Bounds::Shallow;
            let same = entered(&tree, &rules) == entered(&tree, &Rules { bounds, ..rules });
            assert!(same || height(&tree) > 3);
            deeper += usize::from(!same);
        }
    }
    assert!(deeper > 0);
}

#[test]
fn the_negated_tree_has_the_mirrored_trace() {
    for tree in any(9) {
        let value = |node| tree.value(node).map(|value| -value);
        let mirrored = rebuilt(&tree, |node| tree.player(node).opponent(), value);
        for rules in rules::all().into_iter().chain([MINIMAX]) {
            let trace = Trace::record(tree.clone(), rules);
            let found = Trace::record(mirrored.clone(), rules);
            let expected = trace.iter().map(mirror);
            assert!(found.iter().eq(expected));
        }
    }
}

fn mirror(mut event: Event) -> Event {
    let mirrored = |window: Window| Window::new(-window.beta, -window.alpha);
    match &mut event.details {
        EventDetails::Enter(entry) => {
            *entry = HeldWindow {
                window: mirrored(entry.window),
                alpha_holder: entry.beta_holder,
                beta_holder: entry.alpha_holder,
            };
        }
        EventDetails::Compare {
            value,
            before,
            after,
            window,
            ..
        } => {
            (*value, *before, *after) = (-*value, -*before, -*after);
            *window = mirrored(*window);
        }
        EventDetails::Cutoff(cutoff) => {
            (cutoff.best, cutoff.bound) = (-cutoff.best, -cutoff.bound);
            cutoff.side = match cutoff.side {
                Side::Alpha => Side::Beta,
                Side::Beta => Side::Alpha,
            };
        }
        EventDetails::Leave { value, range } => {
            *value = -*value;
            (range.lo, range.hi) = (-range.hi, -range.lo);
        }
        EventDetails::Evaluate { value } | EventDetails::Finish { value, .. } => *value = -*value,
        other => panic!("{other:?}"),
    }
    event
}

#[test]
fn an_increasing_map_leaves_the_visits_unchanged() {
    for tree in any(10) {
        let map = |value: f64| 3.0 * value + 17.0;
        let mapped = rebuilt(
            &tree,
            |node| tree.player(node),
            |node| tree.value(node).map(map),
        );
        for rules in rules::all() {
            assert_eq!(entered(&mapped, &rules), entered(&tree, &rules));
            let values: Vec<f64> = evaluated(&tree, &rules).into_iter().map(map).collect();
            assert_eq!(evaluated(&mapped, &rules), values);
        }
    }
}

#[test]
fn the_values_of_pruned_leaves_change_nothing() {
    let mut random = Random::new(11);
    let (mut replaced, mut stopped) = (0, 0);
    for tree in any(11) {
        for rules in rules::all() {
            let trace = Trace::record(tree.clone(), rules);
            let anything = [None, Some(0.0), Some(1e9), Some(-1e9), Some(0.125)];
            let mut values: Vec<_> = tree.nodes().map(|node| tree.value(node)).collect();
            for node in tree.nodes() {
                if tree.is_leaf(node) && trace.entered(node).is_none() {
                    values[node as usize] = random.pick(&anything);
                    replaced += 1;
                }
            }
            let other = rebuilt(
                &tree,
                |node| tree.player(node),
                |node| values[node as usize],
            );
            let found = Trace::record(other, rules);
            assert!(found.iter().eq(trace.iter()));
            // An unknown value at a leaf that is evaluated stops the search.
            let leaf = tree
                .nodes()
                .find(|&n| tree.is_leaf(n))
                .expect("a first leaf");
            let value = |node| tree.value(node).filter(|_| node != leaf);
            let other = rebuilt(&tree, |node| tree.player(node), value);
            stopped += usize::from(log_of(&other, &rules).1 == Err(UnknownValue { node: leaf }));
        }
    }
    assert!(replaced > TREES, "there was something to replace");
    assert_eq!(
        stopped,
        TREES / 2 * 2 * 16,
        "the first leaf is always evaluated"
    );
}

#[test]
fn every_node_is_either_entered_or_pruned() {
    for tree in any(12) {
        for rules in rules::all().into_iter().chain([MINIMAX]) {
            let trace = Trace::record(tree.clone(), rules);
            let counts = trace.counts(trace.steps());
            assert_eq!((counts.entered + counts.pruned) as usize, tree.len());
            assert_eq!(counts.entered, counts.evaluated + counts.expanded);
            let never = tree.nodes().filter(|&node| trace.entered(node).is_none());
            assert_eq!(counts.pruned as usize, never.count());
        }
    }
}

#[test]
fn a_depth_limit_searches_the_truncated_tree() {
    for tree in trees(STATIC, TREES, 18) {
        for limit in 0..4 {
            let depth = Some(limit);
            let truncated = truncated(&tree, limit);
            let value = naive::minimax(&truncated, 0);
            for rules in rules::all().into_iter().chain([MINIMAX]) {
                let limited = Rules { depth, ..rules };
                assert_eq!(log_of(&tree, &limited).1.ok(), value);
                assert_eq!(evaluated(&tree, &limited), evaluated(&truncated, &rules));
            }
        }
    }
}

#[test]
fn at_depth_0_the_static_value_of_the_root_is_returned() {
    for tree in any(19) {
        let depth = Some(0);
        let found = log_of(&tree, &Rules { depth, ..TEXTBOOK }).1;
        let known = tree.value(0).ok_or(UnknownValue { node: 0 });
        assert_eq!(found, known);
    }
}

#[test]
fn the_random_trees_are_of_all_kinds() {
    let alternating = any(20).filter(alternates).count();
    assert!(
        (TREES / 2..TREES - TREES / 5).contains(&alternating),
        "{alternating}"
    );
    let single = |tree: &GameTree| tree.nodes().any(|n| tree.children(n).count() == 1);
    assert!(any(20).filter(single).count() > TREES / 2);
    let of_min = |tree: &GameTree| tree.player(0) == Player::Min;
    assert!(any(20).filter(of_min).count() > TREES / 3);
}

/// The tree cut off at a depth: an inner node at that depth becomes a leaf with its static value.
fn truncated(tree: &GameTree, depth: u32) -> GameTree {
    fn copy(from: &GameTree, node: NodeId, depth: u32, to: &mut TreeBuilder) {
        if from.is_leaf(node) || depth == 0 {
            to.leaf(from.value(node)).expect("room");
            return;
        }
        to.open(Some(from.player(node))).expect("room");
        for child in from.children(node) {
            copy(from, child, depth - 1, to);
        }
        to.close().expect("it has children");
    }
    let mut copied = TreeBuilder::new(Player::Max);
    copy(tree, 0, depth, &mut copied);
    copied.finish().expect("one root")
}
