//! All numbers between two ends, each of which belongs to them or not.

use serde::Serialize;
use ts_rs::TS;

/// All numbers between two ends.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Interval {
    /// The lower end, −∞ if there is none.
    pub from: f64,
    /// The upper end, ∞ if there is none.
    pub to: f64,
    /// Whether the lower and whether the upper end is left out.
    pub open: [bool; 2],
}

impl Interval {
    /// All numbers.
    pub const ALL: Interval = Interval {
        from: f64::NEG_INFINITY,
        to: f64::INFINITY,
        open: [false, false],
    };

    /// No number.
    pub const NONE: Interval = Interval {
        from: f64::INFINITY,
        to: f64::NEG_INFINITY,
        open: [false, false],
    };

    /// The numbers from one to another, both included.
    pub const fn closed(from: f64, to: f64) -> Interval {
        Interval {
            from,
            to,
            open: [false, false],
        }
    }

    /// Whether a number belongs to them.
    pub fn contains(self, x: f64) -> bool {
        let [from, to] = self.open;
        (if from { self.from < x } else { self.from <= x })
            && (if to { x < self.to } else { x <= self.to })
    }
}
