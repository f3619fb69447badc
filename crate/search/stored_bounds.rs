//! The bounds that a transposition table has for a node.

use serde::Serialize;
use ts_rs::TS;

use super::{Rules, Window};

/// The bounds that a transposition table has for a node: one below its value and one above, and the calls that stored
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoredBounds {
    /// The value is at least this; −∞ if no bound is stored.
    pub lower: f64,
    /// The value is at most this; +∞ if no bound is stored.
    pub upper: f64,
    /// The call that stored the lower bound, numbered from 0 as calls begin.
    pub lower_by: Option<u32>,
    /// The call that stored the upper bound.
    pub upper_by: Option<u32>,
    /// Whether the bounds hold for the value at some depth only.
    pub limited: bool,
}

impl StoredBounds {
    /// Nothing.
    pub const NOTHING: StoredBounds = StoredBounds {
        lower: f64::NEG_INFINITY,
        upper: f64::INFINITY,
        lower_by: None,
        upper_by: None,
        limited: false,
    };

    /// The value that a call with this window returns because of these bounds; `None` if it has to search.
    pub(crate) fn answer(self, window: Window, rules: &Rules) -> Option<f64> {
        if self.lower == self.upper {
            let value = window.returned(self.lower, rules.returns);
            return value.is_finite().then_some(value);
        }
        let bound = match rules.bounded() {
            true if self.lower >= window.beta => self.lower,
            true if self.upper <= window.alpha => self.upper,
            _ => return None,
        };
        Some(window.returned(bound, rules.returns))
    }
}
