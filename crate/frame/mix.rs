//! How many nodes of a part of the tree are in which state, at a cost that does not grow with it.
//!
//! The search is depth-first and nodes are in preorder, so at each step the nodes before some number are decided
//! (entered, or never to be entered), and those after it are not. So a count at a step is a count of the whole search,
//! limited to the nodes before that number.

use std::ops::Range;

use super::Frame;
use super::node_region::SettlingTime;
use crate::trace::Deviations;
use crate::tree::NodeId;

/// How many nodes are in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the states are those of a frame")]
pub struct Mix {
    pub open: u32,
    pub closed: u32,
    /// Pruned nodes; in a search that can search a node again, also those below the depth limit and those below an
    /// answer of the table.
    pub pruned: u32,
    /// Not reached yet, or below the depth limit.
    pub unreached: u32,
    /// The closed ones that an earlier search left so.
    pub closed_before: u32,
    /// The pruned ones that an earlier search left so.
    pub pruned_before: u32,
}

impl Frame<'_> {
    /// The states of a range of nodes.
    pub fn mix(&self, nodes: Range<NodeId>) -> Mix {
        if let Some(deviations) = self.trace.several_visits() {
            return self.mix_among(deviations, nodes);
        }
        let frontier = self.frontier();
        if nodes.start >= frontier {
            return Mix {
                unreached: nodes.end - nodes.start,
                ..Mix::default()
            };
        }
        let reached = self.trace.reached();
        let decided = nodes.end.min(frontier);
        let (from, to) = (reached.before(nodes.start), reached.before(decided));
        let (entered, pruned) = (to.entered - from.entered, to.pruned - from.pruned);
        let open = self.open(&nodes);
        Mix {
            open,
            closed: entered - open,
            pruned,
            unreached: (nodes.end - nodes.start) - entered - pruned,
            ..Mix::default()
        }
    }

    /// The states of a range of nodes, in a search that can search a node again.
    #[cold]
    fn mix_among(&self, deviations: &Deviations, nodes: Range<NodeId>) -> Mix {
        let regions = self.regions(deviations);
        let first = regions.partition_point(|region| region.end <= nodes.start);
        let mut mix = Mix::default();
        let mut from = nodes.start;
        for region in &regions[first..] {
            if from >= nodes.end {
                break;
            }
            let to = region.end.min(nodes.end);
            match region.settling.calls() {
                None => mix.unreached += to - from,
                Some(calls) => {
                    let count = |node| deviations.calls_by_node(self.trace).count(node, calls);
                    let entered = count(to) - count(from);
                    let left_out = to - from - entered;
                    mix.closed += entered;
                    mix.pruned += left_out;
                    if matches!(region.settling, SettlingTime::Before(_)) {
                        mix.closed_before += entered;
                        mix.pruned_before += left_out;
                    }
                }
            }
            from = to;
        }
        mix.open = self.open(&nodes);
        mix.closed -= mix.open;
        mix
    }

    /// The end of those of a range of nodes that are decided; of a search that can search a node again, the end of the
    /// range as soon as any of them is.
    pub(crate) fn decided_end(&self, nodes: &Range<NodeId>) -> NodeId {
        match self.trace.several_visits() {
            None => nodes.end.min(self.frontier()),
            Some(_) if self.mix(nodes.clone()).unreached < nodes.end - nodes.start => nodes.end,
            Some(_) => nodes.start,
        }
    }

    /// The number of open nodes in a range.
    pub(super) fn open(&self, nodes: &Range<NodeId>) -> u32 {
        let before = |end: NodeId| self.path().partition_point(|call| call.node < end) as u32;
        before(nodes.end) - before(nodes.start)
    }

    #[inline]
    pub(crate) fn is_entry_decided(&self, node: NodeId) -> bool {
        match self.trace.several_visits() {
            None => node < self.frontier(),
            Some(deviations) => self.settling_time(deviations, node) != SettlingTime::Ahead,
        }
    }
}
