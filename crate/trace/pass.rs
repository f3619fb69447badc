//! One search from the root.

use super::call_id::CallId;

/// One search from the root. A search of several passes searches the whole tree again in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// The root's call.
    pub call: CallId,
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
}
