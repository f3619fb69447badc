//! Which calls have stored something in each slot of the table, and which calls it has answered or given a narrower window.

use super::Kept;
use crate::search::{Position, Positions, Stored, Table};
use crate::trace::{CallId, CallState, Trace};

#[derive(Debug)]
pub(super) struct Slots {
    /// The calls that have stored something, by slot; those of one slot as they returned.
    stores: Vec<CallId>,
    /// The calls that have used something, by position; those of one position as they were entered.
    uses: Vec<CallId>,
}

impl Slots {
    pub fn new(trace: &Trace, kept: &Kept, positions: &Positions) -> Slots {
        let table = Table::new(trace.rules.table, trace.rules.replace);
        let position = |call: CallId| positions.of(trace.call(call).node());
        let calls = (0..trace.rows.rows.len() as u32).map(CallId);
        let stores =
            |&call: &CallId| trace.call(call).searched() && trace.call(call).left().is_some();
        let mut stores: Vec<CallId> = calls.filter(stores).collect();
        stores.sort_unstable_by_key(|&call| (table.slot(position(call)), trace.call(call).left()));
        let hits = kept.hits.iter().map(|&(call, _)| call);
        let narrowed = kept.narrowed.iter().map(|&(call, _)| call);
        let mut uses: Vec<CallId> = hits.chain(narrowed).collect();
        uses.sort_unstable_by_key(|&call| (position(call), call));
        Slots { stores, uses }
    }
}

impl Kept {
    /// Which nodes have the same position; `None` of a search that was told, whose table nobody knows.
    pub fn positions(&self) -> Option<&Positions> {
        self.positions.as_ref()
    }

    /// The calls that have stored something in a slot by `step`, in that order.
    pub fn stores(&self, trace: &Trace, slot: u32, step: u32) -> &[CallId] {
        let Some((positions, slots)) = self.slots(trace) else {
            return &[];
        };
        let table = Table::new(trace.rules.table, trace.rules.replace);
        let key = |call: CallId| {
            let call = trace.call(call);
            (table.slot(positions.of(call.node())), call.left())
        };
        let from = slots
            .stores
            .partition_point(|&call| key(call) < (slot, None));
        let to = slots
            .stores
            .partition_point(|&call| key(call) <= (slot, Some(step)));
        &slots.stores[from..to]
    }

    /// The calls that have used what is stored of a position by `step`, in that order.
    pub fn uses(&self, trace: &Trace, position: Position, step: u32) -> &[CallId] {
        let Some((positions, slots)) = self.slots(trace) else {
            return &[];
        };
        let of = |call: CallId| positions.of(trace.call(call).node());
        let used = |call: CallId| (of(call), trace.call(call).entered() + 1);
        let from = slots.uses.partition_point(|&call| of(call) < position);
        let to = slots
            .uses
            .partition_point(|&call| used(call) <= (position, step));
        &slots.uses[from..to]
    }

    /// The first call that the table answers after `step`; `back`: the last one before it.
    pub fn next_hit(&self, trace: &Trace, step: u32, back: bool) -> Option<CallId> {
        let hit = |call: CallId| trace.call(call).entered() + 1;
        let by = if back { step.saturating_sub(1) } else { step };
        let answered = self.hits.partition_point(|&(call, _)| hit(call) <= by);
        let at = if back {
            answered.checked_sub(1)?
        } else {
            answered
        };
        self.hits.get(at).map(|&(call, _)| call)
    }

    /// What a call that has returned has left in the table.
    pub fn stored(&self, trace: &Trace, id: CallId) -> Option<Stored> {
        let (call, positions) = (trace.call(id), self.positions()?);
        let (node, tree) = (call.node(), trace.tree());
        let entry = CallState::of(call, call.left()?)?.entry.window;
        let pass = self.passes().get(self.pass_of(id));
        let depth = pass.and_then(|pass| pass.depth).unwrap_or(tree.height());
        let value = call.returned();
        let player = tree.player(node);
        let last = call.last_compared()?;
        let better = player.prefers(trace.call(last).best_with(), entry.bound_of(player));
        Some(Stored {
            position: positions.of(node),
            call: id.0,
            value,
            entry,
            plies: depth.saturating_sub(tree.path_to(node).len() as u32 - 1),
            limited: call.limit(self, trace.steps()).is_some(),
            best: trace
                .giver(node, last)
                .filter(|_| better)
                .map(|child| positions.of(child)),
        })
    }

    fn slots(&self, trace: &Trace) -> Option<(&Positions, &Slots)> {
        let positions = self.positions()?;
        let slots = || Slots::new(trace, self, positions);
        Some((positions, self.slots.get_or_init(slots)))
    }
}
