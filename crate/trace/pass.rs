//! One search from the root.

use super::call_id::CallId;
use crate::search::PassVerdict;

/// One search from the root. A search of several passes searches the whole tree again in each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// The root's call.
    pub call: CallId,
    /// The root's call of the first of the passes to this depth, which follow each other.
    pub since: CallId,
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
    /// The relation of its value to the root's true value; `None` if no verdict is recorded.
    pub verdict: Option<PassVerdict>,
    /// The least value that the root can have at this depth, by this pass and those before.
    pub low: f64,
    /// The greatest.
    pub high: f64,
}

impl Pass {
    /// A pass that begins.
    pub(super) fn new(call: CallId, depth: Option<u32>, since: CallId) -> Pass {
        Pass {
            call,
            since,
            depth,
            verdict: None,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        }
    }
}
