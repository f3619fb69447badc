//! A shuffle that can pause.

use oorandom::Rand64;

use crate::tree::NodeId;

/// The shuffle by Fisher and Yates.
pub(super) struct Shuffling {
    random: Rand64,
    /// The number of children, at the end of the list, that are final.
    shuffled: usize,
}

impl Shuffling {
    pub fn new(seed: u64) -> Shuffling {
        Shuffling {
            random: Rand64::new(seed.into()),
            shuffled: 0,
        }
    }

    /// Shuffles so many children, and returns whether all are done. Pass the same list until then.
    pub fn advance(&mut self, children: &mut [NodeId], most: usize) -> bool {
        let left = children.len().saturating_sub(self.shuffled);
        let now = left.min(most);
        // The first child stays where it is: one position is left.
        for last in (1..left).rev().take(now) {
            let other = self.random.rand_range(0..last as u64 + 1) as usize;
            children.swap(last, other);
        }
        self.shuffled += now;
        if now < left {
            return false;
        }
        self.shuffled = 0;
        true
    }
}
