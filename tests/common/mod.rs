//! Code that several tests share: random trees, a naive minimax, all combinations of rules, and an observer
//! that writes down its calls.

#![allow(dead_code, reason = "no test needs all of it")]

pub mod big_int;
pub mod chance;
pub mod drawn;
pub mod figures;
pub mod fold;
#[cfg(not(target_arch = "wasm32"))]
pub mod foreign;
pub mod golden;
pub mod merged;
pub mod naive;
pub mod observer_log;
pub mod opened;
#[cfg(not(target_arch = "wasm32"))]
pub mod program;
#[cfg(not(target_arch = "wasm32"))]
pub mod questions;
pub mod random;
pub mod rules;
pub mod search_tree;
pub mod settings;
pub mod typed;
pub mod written;

use std::iter;

use secateur::opening::options::Options;
use secateur::search::Rules;
use secateur::source::generate::{RandomTree, generate};
use secateur::source::notation;
use secateur::source::order::Order;
use secateur::trace::Trace;
use secateur::tree::names::Names;
use secateur::tree::{GameTree, MAX_DEPTH, NodeId, Player, TreeBuilder};

/// The options of a search with MAX at the root.
pub const fn options(rules: Rules, order: Order) -> Options {
    Options {
        rules,
        listing: None,
        root: Player::Max,
        order,
        best_first: None,
    }
}

/// A number of cases natively, and in WebAssembly, which takes longer.
pub const fn native_or_wasm<T: Copy>(native: T, wasm: T) -> T {
    if cfg!(target_arch = "wasm32") {
        wasm
    } else {
        native
    }
}

/// The recipe of a uniform tree with random values.
pub const fn uniform_recipe(
    branching: u32,
    depth: u32,
    values: (i64, i64),
    seed: u64,
) -> RandomTree {
    RandomTree {
        branching,
        depth,
        values,
        seed,
        irregular: false,
        ties: None,
    }
}

/// A random tree in which an inner node has at most `branching` children and a leaf is at most `depth` plies
/// deep.
pub fn irregular(branching: u32, depth: u32, seed: u64) -> GameTree {
    let recipe = RandomTree {
        irregular: true,
        ..uniform_recipe(branching, depth, (0, 99), seed)
    };
    generate(&recipe, Player::Max).expect("within the limits")
}

/// Parses a tree.
pub fn tree(text: &str) -> GameTree {
    notation::parse(text, Player::Max).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Parses a tree and records its search.
pub fn trace(text: &str, rules: Rules) -> Trace {
    Trace::record(tree(text), rules)
}

/// The names of the nodes of a tree.
pub fn names(tree: &GameTree) -> Names {
    Names::new(tree)
}

/// A copy of a tree with other players and values.
pub fn rebuilt(
    old: &GameTree,
    player: impl Fn(NodeId) -> Player,
    value: impl Fn(NodeId) -> Option<f64>,
) -> GameTree {
    let mut new = TreeBuilder::new(player(0));
    let mut open: Vec<NodeId> = Vec::new();
    for node in old.nodes() {
        if old.is_leaf(node) {
            new.leaf(value(node)).expect("a leaf where there was one");
        } else {
            new.open(Some(player(node))).expect("an inner node");
            if let Some(value) = value(node) {
                new.set_value(node, value);
            }
            if old.is_noisy(node) {
                new.set_noisy(node);
            }
            open.push(node);
        }
        while open.pop_if(|top| old.end(*top) == node + 1).is_some() {
            new.close().expect("it has children");
        }
    }
    new.finish().expect("the same shape is as big_int")
}

/// A uniform tree whose leaves have the given values from left to right.
pub fn uniform(branching: usize, depth: usize, leaves: &[f64]) -> GameTree {
    fn node(tree: &mut TreeBuilder, branching: usize, depth: usize, leaves: &mut &[f64]) {
        if depth == 0 {
            let (first, rest) = leaves.split_first().expect("a value for each leaf");
            tree.leaf(Some(*first)).expect("room");
            *leaves = rest;
            return;
        }
        tree.open(None).expect("room");
        for _ in 0..branching {
            node(tree, branching, depth - 1, leaves);
        }
        tree.close().expect("it has children");
    }
    let mut tree = TreeBuilder::new(Player::Max);
    node(&mut tree, branching, depth, &mut &*leaves);
    tree.finish().expect("one root")
}

/// The deepest tree allowed: a chain that ends in the leaves 1 and 2.
pub fn deepest() -> String {
    let open = MAX_DEPTH;
    iter::repeat_n('(', open)
        .chain("1 2".chars())
        .chain(iter::repeat_n(')', open))
        .collect()
}

/// The number of plies from the root to a node.
pub fn depth(tree: &GameTree, node: NodeId) -> u32 {
    iter::successors(tree.parent(node), |&n| tree.parent(n)).count() as u32
}

/// The number of plies from the root to the deepest leaf.
pub fn height(tree: &GameTree) -> u32 {
    tree.nodes()
        .map(|node| depth(tree, node))
        .max()
        .unwrap_or(0)
}

/// Whether every child of a node has the other player to move.
pub fn alternates(tree: &GameTree) -> bool {
    let turn = |node| tree.parent(node).map(|p| tree.player(p).opponent());
    tree.nodes()
        .all(|node| turn(node).is_none_or(|turn| turn == tree.player(node)))
}

/// Visits all permutations of `items`, by Heap's method.
pub fn permutations(items: &mut [f64], visit: &mut impl FnMut(&[f64])) {
    fn heap(items: &mut [f64], count: usize, visit: &mut impl FnMut(&[f64])) {
        if count <= 1 {
            return visit(items);
        }
        for index in 0..count {
            heap(items, count - 1, visit);
            let other = if count.is_multiple_of(2) { index } else { 0 };
            items.swap(other, count - 1);
        }
    }
    let count = items.len();
    heap(items, count, visit);
}

/// All lists in any order that have one of the alternatives of each item.
pub fn arrangements<T: Clone>(items: impl Iterator<Item = Vec<T>>) -> Vec<Vec<T>> {
    let mut lists = vec![Vec::new()];
    for alternatives in items {
        let mut longer = Vec::new();
        for list in &lists {
            for at in 0..=list.len() {
                for one in &alternatives {
                    let mut list = list.clone();
                    list.insert(at, one.clone());
                    longer.push(list);
                }
            }
        }
        lists = longer;
    }
    lists
}
