//! The questions that a picture asks of a run at a step, whichever kind of run it is.

use std::ops::Range;

use super::{Frame, Mix, Status};
use crate::tree::{GameTree, NodeId};

/// The state of a run at a step, as pictures ask for it: [`Frame`] for searches that are made of calls, and
/// [`BestFirstFrame`](super::best_first::BestFirstFrame) for those that are made of updates.
pub trait State {
    /// The tree, as searched.
    fn tree(&self) -> &GameTree;

    /// The nodes of the open path, the root first.
    fn open_path(&self) -> Vec<NodeId>;

    /// The nodes from the root to the best that is found, once the search has ended; empty before.
    fn best_path(&self) -> Vec<NodeId>;

    /// The other nodes that the event of this step is about, which are always to be seen.
    fn nodes_of_event(&self) -> Vec<NodeId>;

    /// The node of the event at this step; `None` at step 0.
    fn current(&self) -> Option<NodeId>;

    /// The state of a node.
    fn status(&self, node: NodeId) -> Status;

    /// The states of a range of nodes.
    fn mix(&self, nodes: Range<NodeId>) -> Mix;

    /// Whether an earlier search left a node in its state, and the present one has not reached it.
    fn before(&self, _node: NodeId) -> bool {
        false
    }

    /// Whether the states of a range of nodes are final.
    fn is_settled(&self, _nodes: &Range<NodeId>) -> bool {
        false
    }

    /// Whether it is decided whether a node is ever entered.
    fn is_entry_decided(&self, _node: NodeId) -> bool {
        false
    }

    /// Whether a cutoff has pruned a node by now.
    fn has_pruned(&self, _node: NodeId) -> bool {
        false
    }

    /// The ancestor whose cutoff has pruned a node by now.
    fn pruned_by(&self, _node: NodeId) -> Option<NodeId> {
        None
    }

    /// Whether noisy nodes matter to the search.
    fn depends_on_noise(&self) -> bool {
        false
    }
}

impl State for Frame<'_> {
    fn tree(&self) -> &GameTree {
        Frame::tree(self)
    }

    fn open_path(&self) -> Vec<NodeId> {
        self.path().iter().map(|call| call.node).collect()
    }

    fn best_path(&self) -> Vec<NodeId> {
        let mut variation = self.variation();
        if self.finished() {
            variation.insert(0, 0);
        }
        variation
    }

    fn nodes_of_event(&self) -> Vec<NodeId> {
        self.pruned_now()
            .map(|(first, _)| first)
            .into_iter()
            .collect()
    }

    fn current(&self) -> Option<NodeId> {
        Frame::current(self)
    }

    fn status(&self, node: NodeId) -> Status {
        Frame::status(self, node)
    }

    fn mix(&self, nodes: Range<NodeId>) -> Mix {
        Frame::mix(self, nodes)
    }

    fn before(&self, node: NodeId) -> bool {
        Frame::before(self, node)
    }

    fn is_settled(&self, nodes: &Range<NodeId>) -> bool {
        self.trace.several_visits().is_none()
            && nodes.end <= self.frontier()
            && self.open(nodes) == 0
    }

    fn is_entry_decided(&self, node: NodeId) -> bool {
        Frame::is_entry_decided(self, node)
    }

    /// The same as its status, but cheaper.
    fn has_pruned(&self, node: NodeId) -> bool {
        match self.trace.several_visits() {
            None => self.is_entry_decided(node) && self.trace.reached().prunes(node),
            Some(deviations) => self.status_among(deviations, node) == Status::Pruned,
        }
    }

    fn pruned_by(&self, node: NodeId) -> Option<NodeId> {
        Frame::pruned_by(self, node)
    }

    fn depends_on_noise(&self) -> bool {
        self.rules().quiescent()
    }
}
