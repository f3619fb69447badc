//! The worked trees of `trees/trees.json`: value, leaves in order, cutoffs and pruned nodes.

use crate::common;
use crate::common::observer_log::{ObserverCall, evaluated, log_of};
use crate::common::rules::hindered;
use crate::common::written::summary;
use crate::common::{naive, rules};
use secateur::explain::summary::{Stop, Summary, tally};
use secateur::search::{Bounds, Cut, Rules, UnknownValue};
use secateur::source::notation;
use secateur::trace::Trace;
use secateur::trace::event::EventDetails;
use secateur::tree::{GameTree, NodeId, Player};
use serde_json::Value;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The entries of the file and the rules of each.
const ENTRIES: [(&str, Cut, Bounds); 3] = [
    ("cut >=", Cut::Reach, Bounds::Deep),
    ("cut >", Cut::Pass, Bounds::Deep),
    ("shallow bounds, cut >=", Cut::Reach, Bounds::Shallow),
];

#[test]
fn alpha_beta_has_the_results_of_the_worked_trees() {
    for worked in worked() {
        for (entry, cut, bounds) in ENTRIES {
            for rules in rules::same_visits(cut, bounds) {
                check(&worked, &worked[entry], rules);
            }
        }
    }
}

#[test]
fn minimax_evaluates_every_leaf() {
    for worked in worked() {
        let tree = tree(&worked);
        let found = evaluated(&tree, &rules::MINIMAX);
        assert_eq!(found, leaves(&worked["tree"]), "{}", worked["name"]);
        assert_eq!(found.len() as u64, worked["leaves"].as_u64().unwrap_or(0));
        assert_eq!(naive::minimax(&tree, 0), worked["cut >="]["value"].as_f64());
    }
}

#[test]
fn an_unknown_value_stops_minimax() {
    let tree = common::tree("MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}");
    let a = 7;
    let trace = Trace::record(tree.clone(), rules::MINIMAX);
    assert_eq!(tree.symbol(a), Some("a"));
    assert_eq!(trace.outcome(), Err(UnknownValue { node: a }));
    assert_eq!(evaluated(&tree, &rules::MINIMAX), [3.0, 5.0, 10.0, 2.0]);
    let (events, _) = log_of(&tree, &rules::MINIMAX);
    assert_eq!(
        trace.steps() as usize,
        events.len(),
        "a step for each event"
    );
    assert!(matches!(events.last(), Some(ObserverCall::Enter { node, .. }) if *node == a));
    let found = summary(&trace);
    let stop = Stop::UnknownValue {
        node: a,
        symbol: Some("a".into()),
    };
    assert_eq!(found.stopped_by, Some(stop));
    assert_eq!((found.value, found.best_move), (None, None));
    assert_eq!(tally(&tree, &rules::MINIMAX).stopped_by, found.stopped_by);
}

#[test]
fn alpha_beta_prunes_the_unknown_value_that_stops_minimax() {
    let tree = common::tree("MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}");
    for rules in rules::all().into_iter().filter(|rules| !hindered(rules)) {
        let found = sum(&tree, rules);
        assert_eq!((found.value, found.best_move), (Some(3.0), Some(0)));
        assert_eq!(evaluated(&tree, &rules), [3.0, 5.0, 10.0, 2.0, 2.0]);
        assert_eq!((found.counts.pruned, found.counts.cutoffs), (4, 2));
    }
}

/// Fail-hard clamps the value of F to the alpha that C has from A, and `>` needs the value to pass that
/// alpha. Leaves return their values unclamped, so E is still cut off.
#[test]
fn fail_hard_with_a_strict_cut_test_evaluates_one_more_leaf() {
    let tree = common::tree("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");
    for rules in rules::all() {
        let evaluated = if hindered(&rules) { 6 } else { 5 };
        assert_eq!(sum(&tree, rules).counts.evaluated, evaluated, "{rules:?}");
    }
}

/// Checks everything that the file says about one tree under one set of rules.
fn check(worked: &Value, expected: &Value, rules: Rules) {
    let tree = tree(worked);
    let about = format!("{} by {rules:?}", worked["name"]);
    assert_eq!(
        tree.len() as u64,
        worked["nodes"].as_u64().unwrap_or(0),
        "{about}"
    );
    assert_eq!(
        evaluated(&tree, &rules),
        numbers(&expected["evaluated"]),
        "{about}"
    );
    let cutoffs: Vec<(Vec<u64>, u64)> = list(&expected["cutoffs"])
        .iter()
        .map(|cutoff| {
            let at = list(&cutoff["at"]).iter().filter_map(Value::as_u64);
            let first = cutoff["first_pruned_child"].as_u64();
            (at.collect(), first.expect("a child number"))
        })
        .collect();
    let trace = Trace::record(tree.clone(), rules);
    assert_eq!(found_cutoffs(&trace), cutoffs, "{about}");
    let pruned: usize = cutoffs
        .iter()
        .map(|(at, first)| pruned(&worked["tree"], at, *first as usize))
        .sum();
    let found = sum(&tree, rules);
    assert_eq!(found.value, expected["value"].as_f64(), "{about}");
    assert_eq!(found.counts.pruned as usize, pruned, "{about}");
    assert_eq!(found.counts.cutoffs as usize, cutoffs.len(), "{about}");
    assert_eq!(
        found.counts.entered as usize,
        tree.len() - pruned,
        "{about}"
    );
    assert_eq!(found.counts, tally(&tree, &rules).counts, "{about}");
}

/// The cutoffs of a trace that prune something, each as the path of child numbers to the node and the number
/// of the first pruned child.
fn found_cutoffs(trace: &Trace) -> Vec<(Vec<u64>, u64)> {
    let tree = trace.tree();
    let number = |node: NodeId| tree.child_number(node).map(|number| number as u64);
    let cut = |event: secateur::trace::event::Event| match event.details {
        EventDetails::Cutoff(cutoff) => {
            let path = tree.path_to(event.node).into_iter().filter_map(number);
            let first = tree.child_count(event.node) - cutoff.pruned;
            (cutoff.pruned > 0).then(|| (path.collect(), first as u64))
        }
        _ => None,
    };
    trace.iter().filter_map(cut).collect()
}

/// The number of nodes in the children from `first` on, at the node with the path `at`.
fn pruned(tree: &Value, at: &[u64], first: usize) -> usize {
    let node = at.iter().fold(tree, |node, &child| &node[child as usize]);
    list(node)[first..].iter().map(size).sum()
}

fn size(tree: &Value) -> usize {
    1 + tree
        .as_array()
        .map_or(0, |children| children.iter().map(size).sum())
}

fn leaves(tree: &Value) -> Vec<f64> {
    match tree.as_array() {
        Some(children) => children.iter().flat_map(leaves).collect(),
        None => tree.as_f64().into_iter().collect(),
    }
}

fn sum(tree: &GameTree, rules: Rules) -> Summary {
    summary(&Trace::record(tree.clone(), rules))
}

fn worked() -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../trees/trees.json")).expect("JSON");
    let trees = list(&file["trees"]).to_vec();
    assert_eq!(trees.len(), 12);
    trees
}

/// Reads a tree from nested JSON lists.
fn tree(worked: &Value) -> GameTree {
    let root = match worked["root"].as_str() {
        Some("MIN") => Player::Min,
        _ => Player::Max,
    };
    notation::parse(&worked["tree"].to_string(), root).expect("a tree")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn numbers(value: &Value) -> Vec<f64> {
    list(value).iter().filter_map(Value::as_f64).collect()
}
