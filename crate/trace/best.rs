//! Which child gave a node its best value, and the principal variation that follows.

use super::{Call, CallId, CallState, Trace};
use crate::tree::NodeId;

impl Trace {
    /// The child that gave `node` its best value at `step`; the first of equals. Only a value better than the bound
    /// of the node's own player counts: any other value is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        self.best_of(self.call_of(node)?, step)
    }

    /// The child that gave its best value to a call.
    fn best_of(&self, call: Call, step: u32) -> Option<NodeId> {
        let node = call.node();
        if self.tree.is_chance(node) {
            return None;
        }
        let player = self.tree.player(node);
        let state = CallState::of(call, step)?;
        let bound = state.entry.window.bound_of(player);
        let last = state.compared(self)?;
        let better = player.prefers(self.call(last).best_with(), bound);
        better.then(|| self.giver(node, last))?
    }

    /// The child that gave `node` its best value when the call `last` had been compared; the first of equals.
    pub(crate) fn giver(&self, node: NodeId, last: CallId) -> Option<NodeId> {
        if self.tree.is_chance(node) {
            return None;
        }
        let player = self.tree.player(node);
        let before = self.rows.before(last);
        let returned = self.rows.row(last).returned;
        let improved = player.prefers(self.value(returned), self.value(before));
        let origin = if improved { returned } else { before };
        // A value is named by the node it comes from, which lies below the child unless the child returned a bound or
        // what a table had.
        if self.many().is_none() && (node + 1..self.tree.end(node)).contains(&origin) {
            let up = std::iter::successors(Some(origin), |&up| self.tree.parent(up));
            return up.take_while(|&up| up != node).last();
        }
        let last = self.call(last);
        let best = last.best_with();
        let before = |call: &Call| call.compared_before().map(|before| self.call(before));
        let compared = std::iter::successors(Some(last), before);
        let given = compared.take_while(|call| call.best_with() == best).last();
        given.map(Call::node)
    }

    /// The principal variation: the best children from the root on. Empty if the search was stopped.
    pub fn variation(&self) -> Vec<NodeId> {
        let root = self.outcome.is_ok().then(|| self.best_move()).flatten();
        let last = self.steps();
        let best = |&node: &NodeId| self.best_child(node, last);
        std::iter::successors(root, best).collect()
    }

    /// The best child of the root: where several passes search to the last depth, by the last of them that has found one.
    fn best_move(&self) -> Option<NodeId> {
        let (passes, last) = (self.passes(), self.steps());
        let depth = passes.last().and_then(|pass| pass.depth);
        let deepest = passes.iter().rev();
        let mut deepest = deepest.take_while(|pass| pass.depth == depth);
        match passes {
            [] => self.best_child(0, last),
            _ => deepest.find_map(|pass| self.best_of(self.call(pass.call), last)),
        }
    }
}
