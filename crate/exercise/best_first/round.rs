//! One iteration as it was recorded: its path, and the steps at which its phases end.

use crate::trace::best_first::{BestFirstTrace, EventKind};
use crate::tree::NodeId;

/// An iteration.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Round {
    /// Its number, from 0.
    pub number: u32,
    /// Its first step.
    pub first: u32,
    /// The steps of its selections, each with the node where a child is chosen and that child.
    pub selections: Vec<(u32, NodeId, NodeId)>,
    /// The nodes from the root to the last one that it reaches.
    pub path: Vec<NodeId>,
    /// The step at which it has reached that.
    pub reached: u32,
    /// The steps of the updates on its path.
    pub updates: Vec<u32>,
    /// Its last step.
    pub last: u32,
}

impl Round {
    /// An iteration of a search; `None` if it was not finished.
    pub(super) fn of(trace: &BestFirstTrace, number: u32) -> Option<Round> {
        let (first, next) = (trace.first_step(number), trace.first_step(number + 1));
        let mut round = Round {
            number,
            first,
            path: vec![0],
            last: next.checked_sub(1)?,
            ..Round::default()
        };
        for step in first..next {
            round.take(trace, step);
        }
        let done = !round.updates.is_empty() && trace.at(round.last).0 == EventKind::Update;
        done.then_some(round)
    }

    fn take(&mut self, trace: &BestFirstTrace, step: u32) {
        let parent = |node| trace.tree().parent(node).unwrap_or(0);
        match trace.at(step) {
            (EventKind::Select, child) => {
                self.selections.push((step, parent(child), child));
                self.path.push(child);
                self.reached = step;
            }
            (EventKind::Expand, child) if !trace.rules().expands_all() => {
                self.path.push(child);
                self.reached = step;
            }
            (EventKind::Update, node) if self.path.contains(&node) => self.updates.push(step),
            _ => {}
        }
    }

    /// The last node of its path.
    pub(super) fn end(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }
}
