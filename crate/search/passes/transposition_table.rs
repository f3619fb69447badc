//! A transposition table: the results of searches by position (Greenblatt, Eastlake and Crocker 1967).

use std::collections::HashMap;

use crate::search::{Memory, Replace, StoredBounds, Window};
use crate::tree::NodeId;

/// The number of a position: the first node at which it stands.
pub type Position = u32;

/// An entry of a transposition table, for one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The position.
    pub position: Position,
    /// The bounds of its value.
    pub known: StoredBounds,
    /// For how many plies.
    pub plies: u32,
    /// The position to which its best move leads, once one is known.
    pub best: Option<Position>,
}

/// The result that a call leaves in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stored {
    /// The position of its node.
    pub position: Position,
    /// The number of the call.
    pub call: u32,
    /// The value that it returns.
    pub value: f64,
    /// The window that its search began with.
    pub entry: Window,
    /// How many plies were left to search.
    pub plies: u32,
    /// Whether it met the depth limit below.
    pub limited: bool,
    /// The position of the child with the best value, if that value beats the bound of the node's own player.
    pub best: Option<Position>,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    memory: Memory,
    replace: Replace,
    slots: HashMap<u32, Entry>,
}

impl Stored {
    /// The bounds that follow: a value at or below alpha is an upper bound, one at or above beta a lower bound, and one
    /// between them both.
    fn known(&self) -> StoredBounds {
        let mut known = StoredBounds {
            limited: self.limited,
            ..StoredBounds::NOTHING
        };
        if self.value > self.entry.alpha || self.entry.alpha == f64::NEG_INFINITY {
            (known.lower, known.lower_by) = (self.value, Some(self.call));
        }
        if self.value < self.entry.beta || self.entry.beta == f64::INFINITY {
            (known.upper, known.upper_by) = (self.value, Some(self.call));
        }
        known
    }
}

impl Table {
    /// An empty table.
    pub fn new(memory: Memory, replace: Replace) -> Table {
        Table {
            memory,
            replace,
            slots: HashMap::new(),
        }
    }

    /// The slot of a position.
    pub fn slot(&self, position: Position) -> u32 {
        match self.memory {
            Memory::Slots(slots) => position % slots.max(1),
            _ => position,
        }
    }

    /// The entry in a slot.
    pub fn in_slot(&self, slot: u32) -> Option<&Entry> {
        self.slots.get(&slot)
    }

    /// The entry of a position.
    #[inline]
    pub fn entry(&self, position: Position) -> Option<&Entry> {
        let entry = self.slots.get(&self.slot(position))?;
        (entry.position == position).then_some(entry)
    }

    /// The bounds of the value of a position for so many `plies`. An entry for another number of plies counts only if
    /// it does not depend on a depth limit, and is for fewer plies or the search is `endless`, without a depth limit.
    #[inline]
    pub fn probe(&self, position: Position, plies: u32, endless: bool) -> Option<StoredBounds> {
        self.entry(position)?.known_for(plies, endless)
    }

    /// Stores the result of a call, unless another position keeps the slot.
    #[inline]
    pub fn store(&mut self, stored: &Stored) {
        let slot = self.slot(stored.position);
        let entry = Entry {
            position: stored.position,
            known: stored.known(),
            plies: stored.plies,
            best: stored.best,
        };
        match self.slots.get_mut(&slot) {
            Some(before) if before.position == entry.position => before.improve(entry),
            Some(before) if self.replace == Replace::Deepest && before.plies > entry.plies => {}
            Some(before) => *before = entry,
            None => drop(self.slots.insert(slot, entry)),
        }
    }
}

impl Entry {
    /// The bounds for so many `plies`, as [`Table::probe`] has them.
    #[inline]
    pub(crate) fn known_for(&self, plies: u32, endless: bool) -> Option<StoredBounds> {
        let whole = !self.known.limited && (endless || plies > self.plies);
        (self.plies == plies || whole).then_some(self.known)
    }

    /// Takes over the result of a later call for the same position. A bound that it did not find stays, if it holds for
    /// as many plies.
    fn improve(&mut self, later: Entry) {
        let best = later.best.or(self.best);
        let whole = !self.known.limited && !later.known.limited;
        if self.plies != later.plies && !whole {
            *self = Entry { best, ..later };
            return;
        }
        let (added, known) = (later.known, &mut self.known);
        if added.lower_by.is_some() {
            (known.lower, known.lower_by) = (added.lower, added.lower_by);
        }
        if added.upper_by.is_some() {
            (known.upper, known.upper_by) = (added.upper, added.upper_by);
        }
        known.limited |= added.limited;
        self.plies = self.plies.max(later.plies);
        self.best = best;
    }
}

/// The position of each node. Without a list each node is a position of its own.
#[derive(Clone, Debug, Default)]
pub struct Positions(pub std::rc::Rc<[Position]>);

impl Positions {
    /// The position of a node.
    #[inline]
    pub fn of(&self, node: NodeId) -> Position {
        self.0.get(node as usize).copied().unwrap_or(node)
    }
}
