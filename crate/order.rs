//! Move ordering: a permutation of each node's children, made before the search.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::ops::Range;

use oorandom::Rand64;
use serde::Serialize;

use crate::search::{Rules, Window};
use crate::tree::{GameTree, NodeId, Player, Reordering};

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
    if order == Order::Given {
        return tree.clone();
    }
    let mut arranging = Arranging::new(tree, order, depth);
    while !arranging.advance(tree, usize::MAX) {}
    arranging.finish()
}

/// A tree that is put in order, node by node.
pub struct Arranging {
    order: Order,
    random: Rand64,
    /// Best and worst go by it.
    values: Option<Values>,
    reordering: Reordering,
}

impl Arranging {
    /// Nothing has been put in order yet.
    pub fn new(tree: &GameTree, order: Order, depth: Option<u32>) -> Arranging {
        let seed = match order {
            Order::Random(seed) => seed,
            _ => 0,
        };
        let by_value = matches!(order, Order::Best | Order::Worst);
        Arranging {
            order,
            random: Rand64::new(seed.into()),
            values: by_value.then(|| Values::new(tree, depth)),
            reordering: Reordering::new(tree),
        }
    }

    /// Looks at so many nodes of the tree, which must always be the same, or at those that are left,
    /// and says whether that was all.
    pub fn advance(&mut self, tree: &GameTree, nodes: usize) -> bool {
        if let Some(values) = &mut self.values
            && !values.known()
        {
            values.advance(tree, nodes);
            return false;
        }
        let (order, values, random) = (self.order, &self.values, &mut self.random);
        let mut arrange = |node, children: &mut [NodeId]| match (order, values) {
            (Order::Reversed, _) => children.reverse(),
            (Order::Random(_), _) => shuffle(children, random),
            (Order::Best, Some(values)) => values.sort(children, tree.player(node)),
            (Order::Worst, Some(values)) => values.sort(children, tree.player(node).opponent()),
            _ => {}
        };
        self.reordering.advance(tree, &mut arrange, nodes)
    }

    /// How much of it is done, 0 … 1.
    pub fn share(&self) -> f64 {
        let placed = self.reordering.share();
        match &self.values {
            Some(values) => (values.share() + placed) / 2.0,
            None => placed,
        }
    }

    /// The tree, once all of it is in order.
    pub fn finish(self) -> GameTree {
        self.reordering.tree
    }
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
    let mut uniformity = Uniformity::new(tree, rules);
    uniformity.advance(tree, 0..tree.len() as NodeId);
    uniformity.finish()
}

/// What is found out node by node about whether a tree is uniform.
pub struct Uniformity {
    /// The depth limit.
    limit: u32,
    branching: u32,
    /// The depth of the leaves, once one has been seen.
    depth: Option<u32>,
    /// Where the subtrees of the nodes above end.
    above: Vec<NodeId>,
    /// Nothing speaks against it yet.
    holds: bool,
}

impl Uniformity {
    /// Nothing is found out yet, but that only trees in which players take turns and that are
    /// searched on the full window are.
    pub fn new(tree: &GameTree, rules: &Rules) -> Uniformity {
        Uniformity {
            limit: rules.depth.unwrap_or(u32::MAX),
            branching: tree.children(0).count() as u32,
            depth: None,
            above: Vec::new(),
            holds: tree.alternates() && rules.window == Window::FULL,
        }
    }

    /// Looks at the nodes that come next.
    pub fn advance(&mut self, tree: &GameTree, nodes: Range<NodeId>) {
        for node in nodes {
            if !self.holds {
                return;
            }
            self.holds = self.admits(tree, node);
        }
    }

    fn admits(&mut self, tree: &GameTree, node: NodeId) -> bool {
        while self.above.pop_if(|end| *end == node).is_some() {}
        let at = self.above.len() as u32;
        let leaf = tree.is_leaf(node);
        if !leaf {
            self.above.push(tree.end(node));
        }
        match at.cmp(&self.limit) {
            Ordering::Greater => true,
            Ordering::Less if !leaf => tree.children(node).count() as u32 == self.branching,
            _ => *self.depth.get_or_insert(at) == at,
        }
    }

    /// What it is, once all nodes have been looked at.
    pub fn finish(self) -> Option<Uniform> {
        let depth = self.depth.filter(|&depth| depth > 0 && self.holds)?;
        Some(Uniform {
            branching: self.branching,
            depth,
            fewest: fewest_leaves(self.branching, depth),
        })
    }
}

/// The fewest leaves of a uniform tree that alpha–beta can evaluate on the full window, which the
/// best order reaches (Knuth & Moore 1975).
pub fn fewest_leaves(branching: u32, depth: u32) -> f64 {
    let leaves = |plies: u32| f64::from(branching).powi(plies as i32);
    leaves(depth.div_ceil(2)) + leaves(depth / 2) - 1.0
}

/// The minimax value of each node; NaN where it hangs on a value nobody knows, and below the depth
/// limit.
struct Values {
    values: Vec<f64>,
    depth: Option<u32>,
    /// How deep each node lies; empty without a depth limit.
    depths: Vec<u16>,
    /// How many nodes, the last ones, have their values.
    done: usize,
}

impl Values {
    fn new(tree: &GameTree, depth: Option<u32>) -> Values {
        Values {
            values: vec![f64::NAN; tree.len()],
            depth,
            depths: Vec::new(),
            done: 0,
        }
    }

    /// From the last node to the first: children come before their parents.
    fn advance(&mut self, tree: &GameTree, nodes: usize) {
        if self.depth.is_some() && self.depths.len() < tree.len() {
            return self.measure(tree, nodes);
        }
        let end = tree.len() - self.done;
        let start = end.saturating_sub(nodes);
        for node in (start as NodeId..end as NodeId).rev() {
            self.values[node as usize] = self.value(tree, node);
        }
        self.done = tree.len() - start;
    }

    fn measure(&mut self, tree: &GameTree, nodes: usize) {
        let start = self.depths.len();
        let end = tree.len().min(start.saturating_add(nodes));
        for node in start as NodeId..end as NodeId {
            let above = tree.parent(node).map(|parent| self.depths[parent as usize]);
            self.depths.push(above.map_or(0, |depth| depth + 1));
        }
    }

    fn value(&self, tree: &GameTree, node: NodeId) -> f64 {
        let at = self.depths.get(node as usize).copied().map(u32::from);
        if self.depth.is_some() && at > self.depth {
            return f64::NAN;
        }
        if tree.is_leaf(node) || at.is_some() && at == self.depth {
            return tree.value(node).unwrap_or(f64::NAN);
        }
        let player = tree.player(node);
        let mut children = tree.children(node).map(|child| self.values[child as usize]);
        let best = children.try_fold(player.worst(), |best, value| {
            (!value.is_nan()).then(|| player.better(best, value))
        });
        best.unwrap_or(f64::NAN)
    }

    fn known(&self) -> bool {
        self.done == self.values.len()
    }

    fn share(&self) -> f64 {
        self.done as f64 / self.values.len() as f64
    }

    /// The best first, for `player`.
    fn sort(&self, children: &mut [NodeId], player: Player) {
        let sign = player.opponent().worst().signum();
        let rank = |&node: &NodeId| {
            let value = self.values[node as usize];
            let value = (!value.is_nan()).then_some(value * sign);
            Rank { value, node }
        };
        let ranks = children.iter().map(rank).collect::<BinaryHeap<_>>();
        for (place, rank) in children.iter_mut().zip(ranks.into_sorted_vec()) {
            *place = rank.node;
        }
    }
}

/// Fisher and Yates.
fn shuffle(children: &mut [NodeId], random: &mut Rand64) {
    for last in (1..children.len()).rev() {
        let other = random.rand_range(0..last as u64 + 1) as usize;
        children.swap(last, other);
    }
}
