//! The child that gave a node its best value, and the principal variation that follows.

use super::{CallId, CallState, Deviations, RecordedCall, Trace};
use crate::tree::NodeId;

impl Trace {
    /// The child that gave `node` its best value at `step`; the first of equals. Only a value better than the bound
    /// of the node's own player counts: any other value is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        self.best_of(self.call_of(node)?, step)
    }

    /// The child that gave its best value to a call.
    fn best_of(&self, call: RecordedCall, step: u32) -> Option<NodeId> {
        let node = call.node();
        if self.tree.is_chance(node) {
            return None;
        }
        let player = self.tree.player(node);
        let state = CallState::of(call, step)?;
        let bound = state.entry.window.bound_of(player);
        let last = state.last_compared(self)?;
        let better = player.prefers(self.call(last).best_with(), bound);
        better.then(|| self.giver(node, last))?
    }

    /// The child that gave `node` its best value when the call `last` had been compared; the first of equals.
    pub(crate) fn giver(&self, node: NodeId, last: CallId) -> Option<NodeId> {
        if self.tree.is_chance(node) {
            return None;
        }
        let player = self.tree.player(node);
        let before = self.rows.row(last).before;
        let returned = self.rows.row(last).returned;
        let improved = player.prefers(self.value(returned), self.value(before));
        let origin = if improved { returned } else { before };
        // A value is named by the node it comes from, which lies below the child unless the child returned a bound or a
        // value from a table.
        if self.several_visits().is_none() && (node + 1..self.tree.end(node)).contains(&origin) {
            return self.tree.upward(origin).take_while(|&up| up != node).last();
        }
        let last = self.call(last);
        let best = last.best_with();
        let compared = last.backward();
        let given = compared.take_while(|call| call.best_with() == best).last();
        // A node that has stood pat can have a best value that no child has given.
        given
            .filter(|call| call.best_before() != best)
            .map(RecordedCall::node)
    }

    /// The principal variation: the best children from the root on. Empty if the search was stopped.
    pub fn variation(&self) -> Vec<NodeId> {
        let find = || match (self.outcome, self.several_visits()) {
            (Err(_), _) => Vec::new(),
            (_, Some(deviations)) => self.variation_by_calls(deviations),
            (_, None) => {
                let best = |&node: &NodeId| self.best_child(node, self.steps());
                std::iter::successors(best(&0), best).collect()
            }
        };
        self.variation.get_or_init(find).clone()
    }

    /// The variation of a search with several visits. It goes on where the table has answered.
    #[cold]
    fn variation_by_calls(&self, deviations: &Deviations) -> Vec<NodeId> {
        let best = |&node: &NodeId| {
            let child = self.best_child_of_calls(deviations, node)?;
            deviations.child_like(self, node, child)
        };
        std::iter::successors(best(&0), best).collect()
    }

    /// The child by which a call has found the best value for the player at `node`: of equals, the last call. All calls
    /// count whose values are those that the last pass asks for.
    fn best_child_of_calls(&self, deviations: &Deviations, node: NodeId) -> Option<NodeId> {
        let player = self.tree.player(node);
        let mut best: Option<(f64, NodeId)> = None;
        for id in deviations.calls_like(self, node).into_iter().rev() {
            let call = self.call(id);
            let value = call.last_compared().map(|last| self.call(last).best_with());
            let better = |&value: &f64| best.is_none_or(|(best, _)| player.prefers(value, best));
            let child = value.filter(better).zip(self.best_of(call, self.steps()));
            best = child.or(best);
        }
        best.map(|(_, child)| child)
    }
}
