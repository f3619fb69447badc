//! A part of the merged tree of two searches: nodes that only one of them enters, or one enters more often.

use crate::trace::{RecordedCall, Trace};
use crate::tree::NodeId;

/// Stands for no part.
pub(super) const NONE: u32 = u32::MAX;

/// Children of one node that only one of two searches enters, with all that it enters below them; or a node that one
/// searches again more often than the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Whether the second search enters it.
    pub second: bool,
    /// Whether it is about a node that is searched again.
    pub again: bool,
    /// The parent, or the node searched again, as the first search numbers it.
    pub parent: NodeId,
    /// The child that is entered first, or the node searched again, as the search that enters it numbers it.
    pub top: NodeId,
    /// How many nodes, each once; how many visits more, if the node is searched again.
    pub nodes: u32,
    /// The steps of the first and of the second search: one enters the top, the other leaves it out.
    pub steps: [u32; 2],
    /// The number of the part that it follows from.
    pub(super) follows: u32,
}

impl Part {
    /// How many nodes, or visits of nodes, more the second search makes.
    pub fn signed(&self) -> i64 {
        match self.second {
            true => i64::from(self.nodes),
            false => -i64::from(self.nodes),
        }
    }

    /// Of the two searches the one that enters it, then the other.
    pub(super) fn sides<'a>(&self, first: &'a Trace, second: &'a Trace) -> [&'a Trace; 2] {
        match self.second {
            true => [second, first],
            false => [first, second],
        }
    }

    /// Whether it comes before another part in both searches.
    pub(super) fn before(&self, later: &Part) -> bool {
        self.steps[0] < later.steps[0] && self.steps[1] < later.steps[1]
    }
}

pub(super) fn first_call(trace: &Trace, node: NodeId) -> Option<RecordedCall<'_>> {
    trace.calls_for(node, trace.steps()).next()
}
