//! Minimax values of all nodes, by which children are ordered.

use std::convert::Infallible;

use crate::tree::{GameTree, NodeId, Player, Sliced};

/// The minimax value of each node; NaN where it hangs on a value nobody knows, and below the depth
/// limit.
pub(super) struct Values {
    values: Vec<f64>,
    depth: Option<u32>,
    /// How deep each node lies; empty without a depth limit.
    depths: Vec<u16>,
    /// How many nodes, the last ones, have their values.
    done: usize,
}

impl Values {
    pub fn new(tree: &GameTree, depth: Option<u32>) -> Values {
        Values {
            values: vec![f64::NAN; tree.len()],
            depth,
            depths: Vec::new(),
            done: 0,
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

    fn settle(&mut self, tree: &GameTree, node: NodeId) {
        let at = self.depths.get(node as usize).copied().map(u32::from);
        if at.is_some() && at > self.depth {
            return;
        }
        if tree.is_leaf(node) || at.is_some() && at == self.depth {
            self.values[node as usize] = tree.value(node).unwrap_or(f64::NAN);
        }
        let Some(parent) = tree.parent(node) else {
            return;
        };
        let value = self.values[node as usize];
        let best = &mut self.values[parent as usize];
        let first = tree.end(node) == tree.end(parent);
        if first || value.is_nan() {
            *best = value;
        } else if !best.is_nan() {
            *best = tree.player(parent).better(*best, value);
        }
    }

    pub fn known(&self) -> bool {
        self.done == self.values.len()
    }

    /// Whether `player` wants one node before another: the better one, and any before one that nobody
    /// knows the value of.
    pub fn prefers(&self, player: Player, one: NodeId, other: NodeId) -> bool {
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
            self.settle(tree, node);
        }
        self.done = tree.len() - start;
        Ok(self.known().then_some(()))
    }

    fn share(&self, _: &GameTree) -> f64 {
        self.done as f64 / self.values.len() as f64
    }
}
