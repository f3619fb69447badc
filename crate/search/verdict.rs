//! The verdict on the value that a call returned.

use serde::Serialize;
use ts_rs::TS;

use super::Window;

/// The relation of a returned value to the true value at this depth. `low`: the call failed low, so the value is an
/// upper bound. `high`: it failed high, so the value is a lower bound. `exact`: it is the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "PassVerdict")]
#[allow(missing_docs, reason = "described above")]
pub enum PassVerdict {
    Low,
    High,
    Exact,
}

impl PassVerdict {
    /// The verdict on a value that a call with this window returned, both in one view.
    pub fn of(value: f64, Window { alpha, beta }: Window) -> PassVerdict {
        if value <= alpha && alpha > f64::NEG_INFINITY {
            PassVerdict::Low
        } else if value >= beta && beta < f64::INFINITY {
            PassVerdict::High
        } else {
            PassVerdict::Exact
        }
    }
}
