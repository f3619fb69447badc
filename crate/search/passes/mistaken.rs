//! What a program with a mistake takes from a table.

use crate::search::{Known, Mistake};

impl Known {
    /// What a program takes an entry for.
    pub(super) fn mistaken(self, mistake: Mistake) -> Known {
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
