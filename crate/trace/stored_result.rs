//! The result that a call has left in the table.

use super::deviations::plies_left;
use super::{CallId, CallState, Trace};
use crate::search::Stored;

impl Trace {
    /// The result that a call has left in the table on its return; `None` of a search without a table.
    pub(crate) fn stored_result(&self, id: CallId) -> Option<Stored> {
        let (call, deviations, tree) = (self.call(id), self.deviations()?, self.tree());
        let (node, positions) = (call.node(), deviations.positions()?);
        let entry = CallState::of(call, call.left()?)?.entry.window;
        let pass = deviations.passes().get(deviations.pass_of(id));
        let player = tree.player(node);
        let last = call.last_compared();
        let better = |&last: &CallId| {
            let best = self.call(last).best_with();
            player.prefers(best, entry.bound_of(player))
        };
        let giver = last.filter(better);
        let giver = giver.and_then(|last| self.giver(node, last));
        Some(Stored {
            position: positions.of(node),
            call: id.0,
            value: call.returned(),
            entry,
            plies: plies_left(self, pass.and_then(|pass| pass.depth), node),
            limited: call.meets_limit(deviations, self.steps()),
            best: giver.map(|child| positions.of(child)),
        })
    }
}
