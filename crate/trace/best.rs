//! Which child gave a node its best value, and the principal variation that follows.

use super::Trace;
use super::call::CallState;
use crate::tree::NodeId;

impl Trace {
    /// The child that gave `node` the best value it had at `step`, the first of equals: only a
    /// value that is better than the bound of its own player is one, as any other is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        let player = self.tree.player(node);
        let call = CallState::of(self, node, step)?;
        let bound = call.entry.window.bound_of(player);
        let last = call.compared(self)?;
        let better = player.prefers(self.best_with(last), bound);
        better.then(|| self.giver(node, last))?
    }

    /// The child that gave `node` the best value it had once `last` was compared, the first of equals.
    pub(crate) fn giver(&self, node: NodeId, last: NodeId) -> Option<NodeId> {
        let row = self.row(last)?;
        let player = self.tree.player(node);
        let before = self.rows.before(last, self.node_of())?;
        let improved = player.prefers(self.value(row.returned), self.value(before));
        let source = if improved { row.returned } else { before };
        // The value is that of a node below the child, unless a bound was returned for it.
        if (node + 1..self.tree.end(node)).contains(&source) {
            let up = std::iter::successors(Some(source), |&up| self.tree.parent(up));
            return up.take_while(|&up| up != node).last();
        }
        let best = self.best_with(last);
        let mut children = self.tree.children(node);
        children.find(|&child| self.best_with(child) == best)
    }

    /// The principal variation: the best children from the root on. Empty if the search was stopped.
    pub fn variation(&self) -> Vec<NodeId> {
        let root = self.outcome.is_ok().then_some(0);
        let last = self.steps();
        let best = |&node: &NodeId| self.best_child(node, last);
        std::iter::successors(root, best).skip(1).collect()
    }
}
