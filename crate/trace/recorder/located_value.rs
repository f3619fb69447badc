//! Numbers with references to where they stand, while a trace is recorded.

use crate::trace::rows::ValueId;
use crate::tree::Player;

/// Among how many of the last values without a node one is looked for, in a search that can return any.
pub const OTHERS: usize = 64;

/// A number, and the reference to where it stands.
#[derive(Clone, Copy)]
pub struct LocatedValue {
    pub value: f64,
    pub id: ValueId,
}

impl LocatedValue {
    /// The better of both. Branchless, because the branch would be unpredictable.
    #[inline]
    pub fn better(self, other: LocatedValue, player: Player) -> LocatedValue {
        let max = player == Player::Max;
        let other_is = (other.value > self.value) & max | (other.value < self.value) & !max;
        LocatedValue {
            value: if other_is { other.value } else { self.value },
            id: if other_is { other.id } else { self.id },
        }
    }
}

/// The proved range of a value: at least `lo`, at most `hi`.
#[derive(Clone, Copy)]
pub struct ProvedRange {
    pub lo: LocatedValue,
    pub hi: LocatedValue,
}

impl ProvedRange {
    /// The range that this and an earlier proof for the same node prove together.
    pub fn with(self, earlier: ProvedRange) -> ProvedRange {
        let both = ProvedRange {
            lo: self.lo.better(earlier.lo, Player::Max),
            hi: self.hi.better(earlier.hi, Player::Min),
        };
        // The trace of another program can contradict itself. Then the later proof counts.
        match both.lo.value <= both.hi.value {
            true => both,
            false => self,
        }
    }
}
