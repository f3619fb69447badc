//! Move ordering: a permutation of each node's children, made before the search.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use oorandom::Rand64;
use serde::Serialize;

use crate::search::{Rules, Window};
use crate::tree::{GameTree, NodeId};

/// In which order the children of each node are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As the tree has them.
    #[default]
    Given,
    /// The last first.
    Reversed,
    /// The best for the side to move first: alpha–beta then looks at the fewest leaves.
    Best,
    /// The worst for the side to move first.
    Worst,
    /// At random, by a seed.
    Random(u64),
}

/// The tree with each node's children in `order`, ties as given.
///
/// Best and worst go by the minimax value under the same `depth` limit as the search; children
/// whose value cannot be known come last. Below the limit nothing moves.
pub fn ordered(tree: &GameTree, order: Order, depth: Option<u32>) -> GameTree {
    match order {
        Order::Given => tree.clone(),
        Order::Reversed => tree.reordered(|_, children| children.reverse()),
        Order::Best => by_value(tree, depth, false),
        Order::Worst => by_value(tree, depth, true),
        Order::Random(seed) => {
            let mut random = Rand64::new(seed.into());
            tree.reordered(|_, children| shuffle(children, &mut random))
        }
    }
}

fn by_value(tree: &GameTree, depth: Option<u32>, worst: bool) -> GameTree {
    let values = minimax_values(tree, depth);
    tree.reordered(|node, children| {
        let player = if worst {
            tree.player(node).opponent()
        } else {
            tree.player(node)
        };
        let rank = |&child: &NodeId| Rank {
            value: values[child as usize].map(|value| value * player.opponent().worst().signum()),
            node: child,
        };
        let ranks = children.iter().map(rank).collect::<BinaryHeap<_>>();
        for (place, rank) in children.iter_mut().zip(ranks.into_sorted_vec()) {
            *place = rank.node;
        }
    })
}

/// A child among its siblings. The least comes first: the one with the largest value, of equal ones
/// the first, and those with unknown values behind all others, whoever moves.
struct Rank {
    value: Option<f64>,
    node: NodeId,
}

impl Ord for Rank {
    fn cmp(&self, other: &Rank) -> Ordering {
        let by_value = match (self.value, other.value) {
            (Some(one), Some(two)) => two.total_cmp(&one),
            (one, two) => two.is_some().cmp(&one.is_some()),
        };
        by_value.then(self.node.cmp(&other.node))
    }
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Rank) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Rank {
    fn eq(&self, other: &Rank) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Rank {}

/// A uniform tree, as far as it is searched: all inner nodes have as many children, and all leaves
/// lie as deep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Uniform {
    /// Children of an inner node.
    pub branching: u32,
    /// Plies.
    pub depth: u32,
    /// The fewest leaves by which its value can be proved, whatever the order: those of the best
    /// choices of either player, b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975).
    pub fewest: f64,
}

/// What `tree` is as a uniform tree on the full window, if it is one in which players take turns.
pub fn uniform(tree: &GameTree, rules: &Rules) -> Option<Uniform> {
    let limit = rules.depth.unwrap_or(u32::MAX);
    let branching = tree.children(0).count() as u32;
    let mut depths = vec![0; tree.len()];
    let mut depth = None;
    for node in tree.nodes() {
        let at = match tree.parent(node) {
            None => 0,
            Some(parent) if tree.player(parent) == tree.player(node) => return None,
            Some(parent) => depths[parent as usize] + 1,
        };
        depths[node as usize] = at;
        if at > limit {
            continue;
        }
        let ends = tree.is_leaf(node) || at == limit;
        let mut as_deep = || *depth.get_or_insert(at) == at;
        let as_wide = || tree.children(node).count() as u32 == branching;
        if !(if ends { as_deep() } else { as_wide() }) {
            return None;
        }
    }
    let depth = depth.filter(|&depth| depth > 0 && rules.window == Window::FULL)?;
    Some(Uniform {
        branching,
        depth,
        fewest: fewest_leaves(branching, depth),
    })
}

/// The fewest leaves of a uniform tree that alpha–beta can evaluate on the full window, which the
/// best order reaches (Knuth & Moore 1975).
pub fn fewest_leaves(branching: u32, depth: u32) -> f64 {
    let leaves = |plies: u32| f64::from(branching).powi(plies as i32);
    leaves(depth.div_ceil(2)) + leaves(depth / 2) - 1.0
}

/// The minimax value of each node; `None` where it hangs on a value nobody knows, and below `depth`.
fn minimax_values(tree: &GameTree, depth: Option<u32>) -> Vec<Option<f64>> {
    let mut values = vec![None; tree.len()];
    let mut depths = vec![0; tree.len()];
    for node in tree.nodes().skip(1) {
        depths[node as usize] = tree.parent(node).map_or(0, |p| depths[p as usize]) + 1;
    }
    for node in tree.nodes().rev() {
        let at = depths[node as usize];
        values[node as usize] = if depth.is_some_and(|limit| at > limit) {
            None
        } else if tree.is_leaf(node) || depth == Some(at) {
            tree.value(node)
        } else {
            let player = tree.player(node);
            let mut children = tree.children(node).map(|child| values[child as usize]);
            children.try_fold(player.worst(), |best, value| {
                value.map(|value| player.better(best, value))
            })
        };
    }
    values
}

/// Fisher and Yates.
fn shuffle(children: &mut [NodeId], random: &mut Rand64) {
    for last in (1..children.len()).rev() {
        let other = random.rand_range(0..last as u64 + 1) as usize;
        children.swap(last, other);
    }
}
