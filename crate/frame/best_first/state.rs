//! The state as pictures ask for it.

use std::ops::Range;

use super::BestFirstFrame;
use crate::frame::{Mix, State, Status};
use crate::trace::best_first::EventKind;
use crate::tree::{GameTree, NodeId};

impl State for BestFirstFrame<'_> {
    fn tree(&self) -> &GameTree {
        BestFirstFrame::tree(self)
    }

    fn open_path(&self) -> Vec<NodeId> {
        self.path().to_vec()
    }

    /// The root and its chosen child, and so on down by most visits, or by proof.
    fn best_path(&self) -> Vec<NodeId> {
        let Some(choice) = self.choice().filter(|_| self.finished()) else {
            return Vec::new();
        };
        let mut path = vec![0, choice];
        let mut node = choice;
        while let Some(next) = self.best_child(node) {
            path.push(next);
            node = next;
        }
        path
    }

    fn nodes_of_event(&self) -> Vec<NodeId> {
        self.playout_path()
    }

    /// The node that the event is about: of a selection the parent, whose children are compared.
    fn current(&self) -> Option<NodeId> {
        let (kind, node) = self.event()?;
        let parent = || self.tree().parent(node);
        match kind {
            EventKind::Select => parent(),
            EventKind::Expand if self.rules().expands_all() => parent(),
            EventKind::Finish => Some(0),
            _ => Some(node),
        }
    }

    fn status(&self, node: NodeId) -> Status {
        if self.path().contains(&node) {
            return Status::Open;
        }
        match self.grown(node) {
            true => Status::Closed,
            false => Status::Unreached,
        }
    }

    fn mix(&self, nodes: Range<NodeId>) -> Mix {
        let before = |end| self.trace.joined_before(end, self.joined);
        let grown = before(nodes.end) - before(nodes.start);
        let open = self.path().iter().filter(|node| nodes.contains(node));
        let open = open.count() as u32;
        Mix {
            open,
            closed: grown - open,
            unreached: nodes.end - nodes.start - grown,
            ..Mix::default()
        }
    }
}
