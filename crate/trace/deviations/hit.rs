//! The entry of a transposition table that answered a call, in little room: there can be a hit for every fourth event.

use crate::search::StoredBounds;
use crate::trace::rows::RangeProof;

/// Stands for no call.
const NONE: u32 = u32::MAX;

/// The bounds from the table, and the proof of all that was known of the node by then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    lower: f64,
    upper: f64,
    lower_by: u32,
    upper_by: u32,
    limited: bool,
    pub proof: RangeProof,
}

impl Hit {
    pub fn new(known: StoredBounds, proof: RangeProof) -> Hit {
        Hit {
            lower: known.lower,
            upper: known.upper,
            lower_by: known.lower_by.unwrap_or(NONE),
            upper_by: known.upper_by.unwrap_or(NONE),
            limited: known.limited,
            proof,
        }
    }

    /// The bounds from the table.
    pub fn bounds(self) -> StoredBounds {
        let by = |call| Some(call).filter(|&call| call != NONE);
        StoredBounds {
            lower: self.lower,
            upper: self.upper,
            lower_by: by(self.lower_by),
            upper_by: by(self.upper_by),
            limited: self.limited,
        }
    }
}
