//! How many nodes of a part of the tree are in which state, at a cost that does not grow with it.
//!
//! The search is depth-first and nodes are in preorder, so at each step the nodes before some number are decided
//! (entered, or never to be entered), and those after it are not. So a count at a step is a count of the whole search,
//! limited to the nodes before that number.

use std::ops::Range;

use super::Frame;
use crate::tree::NodeId;

/// How many nodes are in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the states are those of a frame")]
pub struct Mix {
    pub open: u32,
    pub closed: u32,
    pub pruned: u32,
    /// Not reached yet, or below the depth limit.
    pub unreached: u32,
}

impl Frame<'_> {
    /// The states of a range of nodes.
    pub fn mix(&self, nodes: Range<NodeId>) -> Mix {
        if !self.has_passed(nodes.start) {
            return Mix {
                unreached: nodes.end - nodes.start,
                ..Mix::default()
            };
        }
        let reached = self.trace.reached();
        let decided = nodes.end.min(self.frontier());
        let (from, to) = (reached.before(nodes.start), reached.before(decided));
        let (entered, pruned) = (to.entered - from.entered, to.pruned - from.pruned);
        let open = self.open(&nodes);
        Mix {
            open,
            closed: entered - open,
            pruned,
            unreached: (nodes.end - nodes.start) - entered - pruned,
        }
    }

    /// The number of open nodes in a range.
    fn open(&self, nodes: &Range<NodeId>) -> u32 {
        let before = |end: NodeId| self.path().partition_point(|call| call.node < end) as u32;
        before(nodes.end) - before(nodes.start)
    }

    /// Whether the states of a range of nodes are final.
    pub(crate) fn is_settled(&self, nodes: &Range<NodeId>) -> bool {
        nodes.end <= self.frontier() && self.open(nodes) == 0
    }

    /// Whether `node` is decided.
    #[inline]
    pub(crate) fn has_passed(&self, node: NodeId) -> bool {
        node < self.frontier()
    }

    /// Whether a cutoff has pruned `node` by now: the same as its status, but cheaper.
    pub(crate) fn has_pruned(&self, node: NodeId) -> bool {
        self.has_passed(node) && self.trace.reached().prunes(node)
    }
}
