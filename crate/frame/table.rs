//! The entry of the transposition table for the position at a node, and the calls that have used it.

use super::Frame;
use crate::search::{Entry, Memory, Positions, StoredBounds, Table, Window};
use crate::trace::{CallId, Deviations};
use crate::tree::NodeId;

/// The state of a transposition table for one position, by a step.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState {
    /// The slot, from 0.
    pub slot: u32,
    /// The entry in the slot, of this position or of another one.
    pub entry: Option<Entry>,
    /// The last calls that have used the entry of the position.
    pub uses: Vec<EntryUse>,
    /// How many such calls there are.
    pub used: usize,
}

/// One use of an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EntryUse {
    /// The call.
    pub call: CallId,
    /// The step.
    pub step: u32,
    /// The bounds from the table.
    pub known: StoredBounds,
    /// The value that the call returned; `None` if its window was narrowed.
    pub value: Option<f64>,
    /// The window after.
    pub window: Window,
}

impl Frame<'_> {
    /// The state of the table for the position at `node` by now, with the last `most` uses of it. `None` if the search
    /// has no table, or is that of another program, whose table is unknown.
    pub fn table(&self, node: NodeId, most: usize) -> Option<TableState> {
        let (trace, rules) = (self.trace, self.rules());
        let deviations = trace.deviations().filter(|_| rules.table != Memory::None)?;
        let position = deviations.positions()?.of(node);
        let mut table = Table::new(rules.table, rules.replace);
        let slot = table.slot(position);
        for &call in deviations.stores(trace, slot, self.step) {
            if let Some(stored) = trace.stored_result(call) {
                table.store(&stored);
            }
        }
        let uses = deviations.uses(trace, position, self.step);
        let last = &uses[uses.len().saturating_sub(most)..];
        let use_of = |&call: &CallId| self.use_of(deviations, call);
        Some(TableState {
            slot,
            entry: table.in_slot(slot).copied(),
            uses: last.iter().map(use_of).collect(),
            used: uses.len(),
        })
    }

    fn use_of(&self, deviations: &Deviations, id: CallId) -> EntryUse {
        let call = self.trace.call(id);
        let window = deviations.narrowed_window(id);
        EntryUse {
            call: id,
            step: call.entered() + 1,
            known: deviations.table_bounds(id).unwrap_or(StoredBounds::NOTHING),
            value: window.is_none().then(|| call.returned()),
            window: window.unwrap_or(Window::FULL),
        }
    }

    /// The other nodes with the position of `node`: the first `most` of them, and how many there are.
    pub fn same_position(&self, node: NodeId, most: usize) -> (Vec<NodeId>, usize) {
        let Some(positions) = self.positions() else {
            return (Vec::new(), 0);
        };
        let position = positions.of(node);
        let same = |&other: &NodeId| other != node && positions.of(other) == position;
        let others = self.tree().nodes().filter(same);
        let first = others.clone().take(most).collect();
        (first, others.count())
    }

    /// Which nodes have the same position, in a search with a table.
    fn positions(&self) -> Option<&Positions> {
        self.trace.deviations()?.positions()
    }

    /// Whether this is the position at `node`.
    pub fn has_position(&self, node: NodeId, position: u32) -> bool {
        let positions = self.positions();
        positions.is_some_and(|positions| positions.of(node) == position)
    }

    /// The child of `node` at which this position stands.
    pub fn child_at(&self, node: NodeId, position: u32) -> Option<NodeId> {
        let positions = self.positions()?;
        let is = |&child: &NodeId| positions.of(child) == position;
        self.tree().children(node).find(is)
    }

    /// The first step after this one at which the table answers; `back`: the last one before this one.
    pub fn next_hit(&self, back: bool) -> Option<u32> {
        let hit = self
            .trace
            .deviations()?
            .next_hit(self.trace, self.step, back)?;
        Some(self.trace.call(hit).entered() + 1)
    }
}
