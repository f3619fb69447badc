//! Minimax values of all nodes, by which children are ordered. The order that puts the worst child first is not the worst case:
//! from four plies on it leaves some deep cutoffs.

use std::cmp::Ordering;
use std::convert::Infallible;

use crate::tree::{GameTree, NodeId, Player, Sliced};

/// The minimax value of each node, or the value of a search of a few plies at each node, which takes one pass per ply.
/// NaN where the value depends on an unknown value, and below the depth limit.
pub struct Values {
    values: Vec<f64>,
    depth: Option<u32>,
    /// The depth of each node; empty without a depth limit.
    depths: Vec<u16>,
    /// The plies searched below each node; `None`: all.
    plies: Option<u32>,
    /// The number of passes done.
    passes: u32,
    /// The values of the pass before.
    before: Vec<f64>,
    /// The number of nodes, at the end of the column, that have their values.
    done: usize,
}

impl Values {
    /// The minimax values of all nodes, once they are known.
    pub fn known(tree: &GameTree) -> Values {
        let mut values = Values::new(tree, None);
        let Ok(_) = values.advance(tree, usize::MAX);
        values
    }

    /// The value of a node.
    pub fn of(&self, node: NodeId) -> f64 {
        let value = self.values.get(node as usize);
        value.copied().unwrap_or(f64::NAN)
    }

    pub(super) fn new(tree: &GameTree, depth: Option<u32>) -> Values {
        Values {
            values: vec![f64::NAN; tree.len()],
            depth,
            depths: Vec::new(),
            plies: None,
            passes: 0,
            before: Vec::new(),
            done: 0,
        }
    }

    /// The values of a search of so many plies below each node, from the static values there; 0: the static values.
    pub(super) fn ahead(tree: &GameTree, plies: u32) -> Values {
        let before = if plies > 0 { tree.len() } else { 0 };
        Values {
            plies: Some(plies),
            before: vec![f64::NAN; before],
            ..Values::new(tree, None)
        }
    }

    fn measure(&mut self, tree: &GameTree, nodes: usize) {
        let start = self.depths.len();
        let end = tree.len().min(start.saturating_add(nodes));
        for node in start as NodeId..end as NodeId {
            let above = tree.parent(node).map(|parent| self.depths[parent as usize]);
            self.depths.push(above.map_or(0, |depth| depth + 1));
        }
    }

    /// One node in a pass of a search of a few plies: the first pass takes the static values.
    fn look(&mut self, tree: &GameTree, node: NodeId) {
        if self.passes == 0 || tree.is_leaf(node) {
            self.values[node as usize] = tree.value(node).unwrap_or(f64::NAN);
        }
        if self.passes > 0 {
            self.pass_on(tree, node, self.before[node as usize]);
        }
    }

    fn settle(&mut self, tree: &GameTree, node: NodeId) {
        let beside_limit = match self.depth {
            Some(limit) => u32::from(self.depths[node as usize]).cmp(&limit),
            None => Ordering::Less,
        };
        if beside_limit == Ordering::Greater {
            return;
        }
        if tree.is_leaf(node) || beside_limit == Ordering::Equal {
            self.values[node as usize] = tree.value(node).unwrap_or(f64::NAN);
        }
        self.pass_on(tree, node, self.values[node as usize]);
    }

    /// Passes a value of a node on to its parent. The last child comes first.
    fn pass_on(&mut self, tree: &GameTree, node: NodeId, value: f64) {
        let Some(parent) = tree.parent(node) else {
            return;
        };
        let best = &mut self.values[parent as usize];
        let first = tree.end(node) == tree.end(parent);
        if let Some(chance) = tree.chance().filter(|chance| chance.has(parent)) {
            let sum = if first { 0.0 } else { *best };
            *best = chance.joined(node, sum, value, 1.0);
        } else if first || value.is_nan() {
            *best = value;
        } else if !best.is_nan() {
            *best = tree.player(parent).better(*best, value);
        }
    }

    pub(super) fn all_known(&self) -> bool {
        self.done == self.values.len() && self.passes == self.plies.unwrap_or(0)
    }

    /// Whether one node precedes another in the best order of `player`: better values first, unknown values last.
    pub(super) fn prefers(&self, player: Player, one: NodeId, other: NodeId) -> bool {
        let (one, other) = (self.values[one as usize], self.values[other as usize]);
        player.prefers(one, other) || other.is_nan() && !one.is_nan()
    }
}

impl Sliced<GameTree> for Values {
    type Output = ();
    type Error = Infallible;

    /// Goes from the last node to the first, so that children pass their values on to their parent before its turn.
    fn advance(&mut self, tree: &GameTree, nodes: usize) -> Result<Option<()>, Infallible> {
        if self.depth.is_some() && self.depths.len() < tree.len() {
            self.measure(tree, nodes);
            return Ok(None);
        }
        let end = tree.len() - self.done;
        let start = end.saturating_sub(nodes);
        for node in (start as NodeId..end as NodeId).rev() {
            match self.plies {
                Some(_) => self.look(tree, node),
                None => self.settle(tree, node),
            }
        }
        self.done = tree.len() - start;
        if start == 0 && self.plies > Some(self.passes) {
            std::mem::swap(&mut self.values, &mut self.before);
            self.passes += 1;
            self.done = 0;
        }
        Ok(self.all_known().then_some(()))
    }

    fn share(&self, _: &GameTree) -> f64 {
        let pass = self.done as f64 / self.values.len() as f64;
        (f64::from(self.passes) + pass) / f64::from(self.plies.unwrap_or(0) + 1)
    }
}
