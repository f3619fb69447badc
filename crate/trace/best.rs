//! Which child gave a node its best value, and the principal variation that follows.

use super::Trace;
use super::call::CallState;
use crate::tree::NodeId;

impl Trace {
    /// The child that gave `node` its best value at `step`; the first of equals. Only a value better than the bound
    /// of the node's own player counts: any other value is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        let player = self.tree.player(node);
        let call = CallState::of(self, node, step)?;
        let bound = call.entry.window.bound_of(player);
        let last = call.compared(self)?;
        let better = player.prefers(self.best_with(last), bound);
        better.then(|| self.giver(node, last))?
    }

    /// The child that gave `node` its best value when `last` had been compared; the first of equals.
    pub(crate) fn giver(&self, node: NodeId, last: NodeId) -> Option<NodeId> {
        let row = self.row(last)?;
        let player = self.tree.player(node);
        let before = self.rows.before(last, self.node_of())?;
        let improved = player.prefers(self.value(row.returned), self.value(before));
        let origin = if improved { row.returned } else { before };
        // A value is named by the node it comes from, which lies below the child unless the child returned a bound.
        if (node + 1..self.tree.end(node)).contains(&origin) {
            let up = std::iter::successors(Some(origin), |&up| self.tree.parent(up));
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
