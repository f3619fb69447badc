//! Consecutive nodes with one answer to when they were settled.

use crate::tree::NodeId;

/// Consecutive nodes that the same calls have settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeRegion {
    /// The node after the last one.
    pub end: NodeId,
    pub settling: SettlingTime,
}

/// The time at which nodes were settled. A number says that the calls count that stand after the first so many calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SettlingTime {
    /// Since the innermost open call above was entered.
    Now(u32),
    /// By an earlier search.
    Before(u32),
    /// Not yet.
    Ahead,
}

impl SettlingTime {
    /// How many calls count.
    pub fn calls(self) -> Option<u32> {
        match self {
            SettlingTime::Now(calls) | SettlingTime::Before(calls) => Some(calls),
            SettlingTime::Ahead => None,
        }
    }
}
