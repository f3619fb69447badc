//! Monte-Carlo tree search written a second time, with a map of nodes and recursion. With the same seed it must give each
//! node the same numbers after each iteration.

use std::collections::{HashMap, HashSet};

use secateur::search::best_first::{
    BestFirst, Draw, Expand, Numbers, Observer, Playout, Reward, Rules, Run, Selection,
};
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::chance::sketch;
use crate::common::naive::span;
use crate::common::random::{ANY, Random, trees};
use crate::common::rules::monte_carlo;
use crate::common::{native_or_wasm, tree};

const TREES: usize = native_or_wasm(150, 15);

#[derive(Default)]
struct Known {
    /// Visits and total, as MAX counts.
    nodes: HashMap<NodeId, (u32, f64)>,
    /// Nodes in the tree that may have no visits yet.
    joined: HashSet<NodeId>,
}

/// One round in a subtree. Returns the reward.
fn round(
    tree: &GameTree,
    rules: &Rules,
    known: &mut Known,
    node: NodeId,
    iteration: u32,
    draw: &mut Draw,
) -> f64 {
    let visits = known.nodes.get(&node).map_or(0, |&(visits, _)| visits);
    let all = rules.expand == Expand::All;
    let reward = if tree.is_leaf(node) || node != 0 && visits == 0 {
        simulate(tree, rules, node, &mut Draw::playout(rules.seed, iteration))
    } else {
        let children: Vec<NodeId> = tree.children(node).collect();
        if all {
            known.joined.extend(&children);
        }
        let child = pick(tree, rules, known, node, &children, draw);
        known.joined.insert(child);
        round(tree, rules, known, child, iteration, draw)
    };
    let entry = known.nodes.entry(node).or_insert((0, 0.0));
    *entry = (entry.0 + 1, entry.1 + reward);
    reward
}

fn pick(
    tree: &GameTree,
    rules: &Rules,
    known: &Known,
    node: NodeId,
    children: &[NodeId],
    draw: &mut Draw,
) -> NodeId {
    if tree.is_chance(node) {
        return draw.outcome(tree, node, |_| true).expect("it has children");
    }
    let (parent, _) = known.nodes.get(&node).copied().unwrap_or((0, 0.0));
    let worth = |&child: &NodeId| {
        let (n, total) = known.nodes.get(&child).copied().unwrap_or((0, 0.0));
        if n == 0 && rules.selection != Selection::Puct {
            return f64::INFINITY;
        }
        let (lo, hi) = span(tree);
        let middle = match rules.reward {
            Reward::Raw => (lo + hi) / 2.0,
            Reward::Scaled => 0.5,
        };
        let mean = if n == 0 { middle } else { total / f64::from(n) };
        let mean = match (tree.player(node), rules.reward) {
            (Player::Max, _) => mean,
            (Player::Min, Reward::Scaled) => 1.0 - mean,
            (Player::Min, Reward::Raw) => -mean,
        };
        let (n, parent) = (f64::from(n), f64::from(parent));
        mean + match rules.selection {
            Selection::Ucb1 => rules.exploration * (parent.ln() / n).sqrt(),
            Selection::Mean => 0.0,
            Selection::Puct => {
                rules.exploration * (parent.sqrt() / children.len() as f64 / (1.0 + n))
            }
        }
    };
    let mut best = children[0];
    for child in children {
        if worth(child) > worth(&best) {
            best = *child;
        }
    }
    best
}

fn simulate(tree: &GameTree, rules: &Rules, node: NodeId, draw: &mut Draw) -> f64 {
    if tree.is_leaf(node) {
        let value = tree.value(node).expect("known");
        let (lo, hi) = span(tree);
        return match rules.reward {
            Reward::Raw => value,
            Reward::Scaled if lo == hi => 0.5,
            Reward::Scaled => (value - lo) / (hi - lo),
        };
    }
    let children: Vec<NodeId> = tree.children(node).collect();
    let next = match rules.playout {
        _ if tree.is_chance(node) => draw.outcome(tree, node, |_| true).expect("it has children"),
        Playout::Random => draw.any(tree, node).expect("it has children"),
        Playout::Last => *children.last().expect("it has children"),
        _ => children[0],
    };
    simulate(tree, rules, next, draw)
}

/// The last numbers of all nodes.
#[derive(Default)]
struct Latest(HashMap<NodeId, (u32, f64)>);

impl Observer for Latest {
    fn update(&mut self, node: NodeId, numbers: Numbers) {
        let Numbers::Total(total) = numbers else {
            panic!("Monte-Carlo tree search has totals");
        };
        let entry = self.0.entry(node).or_default();
        *entry = (entry.0 + 1, total);
    }
}

fn check(tree: &GameTree, rules: &Rules) {
    let mut run = Run::new(tree, rules);
    let (mut latest, mut known) = (Latest::default(), Known::default());
    for iteration in 0..rules.most() {
        assert_eq!(run.advance(tree, &mut latest, 1), Ok(None));
        let mut draw = Draw::descent(rules.seed, iteration);
        round(tree, rules, &mut known, 0, iteration, &mut draw);
        assert_eq!(
            latest.0, known.nodes,
            "after iteration {iteration} by {rules:?}"
        );
    }
}

#[test]
fn an_independent_search_agrees_on_random_trees() {
    for tree in trees(ANY, TREES, 5) {
        for rules in monte_carlo(60) {
            check(&tree, &rules);
        }
    }
}

#[test]
fn an_independent_search_agrees_on_trees_with_chance() {
    let mut random = Random::new(8);
    for _ in 0..TREES {
        let tree = tree(&sketch(&mut random, 3, true).text());
        for rules in monte_carlo(60) {
            check(&tree, &rules);
        }
    }
}

/// The random numbers of a descent therefore predict no playout.
#[test]
fn descents_and_playouts_draw_different_random_numbers() {
    let wide = tree(&format!("({})", "0 ".repeat(1000)));
    let drawn =
        |mut draw: Draw| -> Vec<Option<NodeId>> { (0..4).map(|_| draw.any(&wide, 0)).collect() };
    let draws = (0..50).flat_map(|at| [Draw::descent(7, at), Draw::playout(7, at)]);
    assert_eq!(draws.map(drawn).collect::<HashSet<_>>().len(), 100);
}

/// Random playouts find the mean of the leaves, each by the product of the probabilities of its moves. The interval is
/// that in which the mean lies in all but one of a million runs (Hoeffding 1963).
#[test]
fn random_playouts_find_the_mean_of_the_leaves() {
    let tree = tree("((0 0 1) (1) (0 1 1 1))");
    let expected = (1.0 / 3.0 + 1.0 + 3.0 / 4.0) / 3.0;
    let rules = Rules {
        iterations: Some(1),
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let count = 20_000;
    let mut sum = 0.0;
    for seed in 0..count {
        let way = secateur::search::best_first::playout_path(&tree, &Rules { seed, ..rules }, 0, 0);
        sum += tree
            .value(*way.last().expect("the root is no leaf"))
            .expect("known");
    }
    let off = (2.0e6_f64.ln() / (2.0 * count as f64)).sqrt();
    assert!((sum / count as f64 - expected).abs() < off);
}
