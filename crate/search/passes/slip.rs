//! One thing that a program does wrong in a search with several visits: checks of other programs try which it is.

use crate::search::Known;

/// What is done wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// What a table has is used whatever depth it was found for.
    AnyDepth,
    /// A bound from a table is taken for the value.
    BoundForValue,
    /// Lower and upper bounds of a table are taken for each other.
    BoundsExchanged,
    /// Whether a value is a bound is judged by the window at the end of the call.
    MovedWindow,
    /// A child that passes its null window is not searched again.
    NotAgain,
    /// MTD sets its null window up on the other side of the last value.
    OtherSide,
}

impl Slip {
    /// What a program takes the entry of a table for.
    pub(super) fn taken(self, known: Known) -> Known {
        let one = match known.lower.is_finite() {
            true => known.lower,
            false => known.upper,
        };
        match self {
            Slip::BoundForValue => Known {
                lower: one,
                upper: one,
                ..known
            },
            Slip::BoundsExchanged if known.lower != known.upper => Known {
                lower: if known.upper.is_finite() {
                    known.upper
                } else {
                    f64::NEG_INFINITY
                },
                upper: if known.lower.is_finite() {
                    known.lower
                } else {
                    f64::INFINITY
                },
                ..known
            },
            _ => known,
        }
    }
}
