//! The bounds that a program with a bug takes from a transposition table.

use crate::search::{Known, Mistake};

impl Known {
    /// The bounds for which a program with a bug takes an entry.
    pub(crate) fn with_mistake(self, mistake: Mistake) -> Known {
        let one = match self.lower.is_finite() {
            true => self.lower,
            false => self.upper,
        };
        match mistake {
            Mistake::TableBoundForValue => Known {
                lower: one,
                upper: one,
                ..self
            },
            Mistake::TableBoundsExchanged if self.lower != self.upper => Known {
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
