//! The verdict on the value of a search from the root.

use serde::Serialize;
use ts_rs::TS;

use super::Window;

/// The relation of the value of a search to the true value. `low`: the search failed low, so its value is an upper
/// bound. `high`: it failed high, so its value is a lower bound. `exact`: it is the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "RootVerdict")]
#[allow(missing_docs, reason = "described above")]
pub enum Verdict {
    Low,
    High,
    Exact,
}

impl Verdict {
    /// The verdict on a value that the root's call with this window returned.
    pub fn of(value: f64, Window { alpha, beta }: Window) -> Verdict {
        if value <= alpha && alpha > f64::NEG_INFINITY {
            Verdict::Low
        } else if value >= beta && beta < f64::INFINITY {
            Verdict::High
        } else {
            Verdict::Exact
        }
    }
}
