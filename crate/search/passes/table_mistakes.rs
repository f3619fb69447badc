//! The bounds that a program with a bug takes from a transposition table.

use crate::search::{Mistake, StoredBounds};

impl StoredBounds {
    /// The bounds for which a program with a bug takes an entry.
    pub(crate) fn with_mistake(self, mistake: Mistake) -> StoredBounds {
        let one = match self.lower.is_finite() {
            true => self.lower,
            false => self.upper,
        };
        match mistake {
            Mistake::TableBoundForValue => StoredBounds {
                lower: one,
                upper: one,
                ..self
            },
            Mistake::TableBoundsExchanged if self.lower != self.upper => StoredBounds {
                lower: if self.upper.is_finite() {
                    self.upper
                } else {
                    f64::NEG_INFINITY
                },
                upper: if self.lower.is_finite() {
                    self.lower
                } else {
                    f64::INFINITY
                },
                ..self
            },
            _ => self,
        }
    }
}
