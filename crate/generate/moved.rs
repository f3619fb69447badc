//! A list of all numbers from 0 on, each at its own place but for those that were moved: only these
//! take room.

/// So many tables share the places. One that is full is made anew in one go, and is small.
const TABLES: usize = 256;

/// No place: a list ends before it.
const FREE: u64 = u64::MAX;

/// What stands at the places where something else was.
#[derive(Default)]
pub(super) struct Moved {
    /// None before the first is asked for: most trees need none.
    tables: Vec<Table>,
}

/// Slots of which at most half are taken, each by a place and what stands there.
#[derive(Default)]
struct Table {
    slots: Vec<(u64, u64)>,
    taken: usize,
}

impl Moved {
    /// What stands at a place.
    pub fn at(&mut self, place: u64) -> u64 {
        let table = self.table(place);
        match table.slots.get(table.slot(place)) {
            Some(&(known, number)) if known == place => number,
            _ => place,
        }
    }

    /// Puts a number at a place, and gives the one that stood there.
    pub fn put(&mut self, place: u64, number: u64) -> u64 {
        let before = self.at(place);
        self.table(place).put(place, number);
        before
    }

    fn table(&mut self, place: u64) -> &mut Table {
        self.tables.resize_with(TABLES, Table::default);
        &mut self.tables[(spread(place) >> 56) as usize]
    }
}

impl Table {
    /// The slot of a place, or the free one that is for it.
    fn slot(&self, place: u64) -> usize {
        let last = self.slots.len().wrapping_sub(1);
        let mut at = (spread(place) >> 24) as usize & last;
        while self
            .slots
            .get(at)
            .is_some_and(|&(known, _)| known != place && known != FREE)
        {
            at = (at + 1) & last;
        }
        at
    }

    fn put(&mut self, place: u64, number: u64) {
        if 2 * self.taken >= self.slots.len() {
            let room = (2 * self.slots.len()).max(8);
            let full = std::mem::replace(&mut self.slots, vec![(FREE, 0); room]);
            self.taken = 0;
            for (place, number) in full.into_iter().filter(|&(place, _)| place != FREE) {
                self.put(place, number);
            }
        }
        let at = self.slot(place);
        self.taken += usize::from(self.slots[at].0 == FREE);
        self.slots[at] = (place, number);
    }
}

/// Neighbours come far from each other: the golden ratio's share of all numbers (Knuth).
fn spread(place: u64) -> u64 {
    place.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
