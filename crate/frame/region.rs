//! Consecutive nodes with one answer to when they were settled.

use crate::tree::NodeId;

/// Consecutive nodes that the same calls have settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Region {
    /// The node after the last one.
    pub end: NodeId,
    pub settled: Settled,
}

/// The time at which nodes were settled. A number says that the calls count that stand after the first so many calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Since the innermost open call above was entered.
    Now(u32),
    /// By an earlier search.
    Before(u32),
    /// Not yet.
    Ahead,
}

impl Settled {
    /// How many calls count.
    pub fn calls(self) -> Option<u32> {
        match self {
            Settled::Now(calls) | Settled::Before(calls) => Some(calls),
            Settled::Ahead => None,
        }
    }
}
