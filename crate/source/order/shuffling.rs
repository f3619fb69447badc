//! A shuffle that can rest.

use oorandom::Rand64;

use crate::tree::NodeId;

/// Fisher and Yates.
pub(super) struct Shuffling {
    random: Rand64,
    /// How many of the children, the last ones, have their place.
    placed: usize,
}

impl Shuffling {
    pub fn new(seed: u64) -> Shuffling {
        Shuffling {
            random: Rand64::new(seed.into()),
            placed: 0,
        }
    }

    /// Gives so many children a place, always of the same ones until it says that all have theirs.
    pub fn advance(&mut self, children: &mut [NodeId], most: usize) -> bool {
        let left = children.len().saturating_sub(self.placed);
        let now = left.min(most);
        // The first has the place that is left.
        for last in (1..left).rev().take(now) {
            let other = self.random.rand_range(0..last as u64 + 1) as usize;
            children.swap(last, other);
        }
        self.placed += now;
        if now < left {
            return false;
        }
        self.placed = 0;
        true
    }
}
