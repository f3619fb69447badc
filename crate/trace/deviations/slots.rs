//! The calls that have stored something in each slot of the table, and those that it has answered or given a narrower
//! window.

use crate::search::{Position, Positions, Table};
use crate::trace::{CallId, Trace};
use crate::tree::sorting::between;

#[derive(Debug)]
pub(super) struct Slots {
    positions: Positions,
    /// Says which slot a position has. It is empty.
    table: Table,
    /// The calls that have stored something, by slot; those of one slot as they returned.
    stores: Vec<CallId>,
    /// The calls that have used something, by position; those of one position as they were entered.
    uses: Vec<CallId>,
}

impl Slots {
    /// `uses` are the calls that have used something, in any order.
    pub fn new(trace: &Trace, positions: &Positions, mut uses: Vec<CallId>) -> Slots {
        let calls = (0..trace.rows.rows.len() as u32).map(CallId);
        let stores = |&call: &CallId| {
            let call = trace.call(call);
            let searches = call.searched() || call.stood_pat().is_some();
            searches && call.left().is_some()
        };
        let mut slots = Slots {
            positions: positions.clone(),
            table: Table::new(trace.rules.table, trace.rules.replace),
            stores: Vec::new(),
            uses: Vec::new(),
        };
        let mut stores: Vec<CallId> = calls.filter(stores).collect();
        stores.sort_unstable_by_key(|&call| slots.stored_slot(trace, call));
        uses.sort_unstable_by_key(|&call| slots.used_slot(trace, call));
        (slots.stores, slots.uses) = (stores, uses);
        slots
    }

    /// As [`Deviations::stores`](super::Deviations::stores).
    pub fn stores(&self, trace: &Trace, slot: u32, step: u32) -> &[CallId] {
        let key = |&call: &CallId| self.stored_slot(trace, call);
        between(&self.stores, (slot, 0), (slot, step + 1), key)
    }

    /// As [`Deviations::uses`](super::Deviations::uses).
    pub fn uses(&self, trace: &Trace, position: Position, step: u32) -> &[CallId] {
        let key = |&call: &CallId| self.used_slot(trace, call);
        between(&self.uses, (position, 0), (position, step + 1), key)
    }

    /// The slot in which a call that has returned has stored something, and the step.
    fn stored_slot(&self, trace: &Trace, call: CallId) -> (u32, u32) {
        let call = trace.call(call);
        let slot = self.table.slot(self.positions.of(call.node()));
        (slot, call.left().unwrap_or(0))
    }

    /// The position of which a call has used something, and the step.
    fn used_slot(&self, trace: &Trace, call: CallId) -> (Position, u32) {
        let call = trace.call(call);
        (self.positions.of(call.node()), call.entered() + 1)
    }
}
