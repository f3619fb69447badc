//! The run that the questions are about.

use super::child_comparison::{ChildComparison, comparisons};
use crate::exercise::key::AnswerKey;
use crate::exercise::key::average::Average;
use crate::exercise::task::Task;
use crate::search::{Bounds, Positions};
use crate::trace::Trace;
use crate::trace::event::EventKind;
use crate::tree::NodeId;

/// The run of a task.
#[derive(Debug)]
pub struct TaskRun<'a> {
    pub(super) task: &'a Task,
    pub(super) calls: Calls<'a>,
}

/// The calls of a run.
#[derive(Debug)]
pub(super) enum Calls<'a> {
    /// Each node has one at most.
    Single(Box<AnswerKey>),
    /// A node can have several.
    Several(&'a Trace),
}

impl<'a> TaskRun<'a> {
    /// A run that enters each node once, with this key.
    pub(super) fn by(task: &'a Task, key: AnswerKey) -> TaskRun<'a> {
        let calls = Calls::Single(Box::new(key));
        TaskRun { task, calls }
    }

    /// The calls by node, if no node has several.
    pub(super) fn key(&self) -> Option<&AnswerKey> {
        match &self.calls {
            Calls::Single(key) => Some(key),
            Calls::Several(_) => None,
        }
    }

    /// The position of each node, as the table knows it.
    pub(super) fn positions(&self) -> Positions {
        let Calls::Several(trace) = &self.calls else {
            return Positions::default();
        };
        let positions = trace.deviations().and_then(|kept| kept.positions());
        positions.cloned().unwrap_or_default()
    }

    /// The comparisons of a run that enters each node once, in order.
    pub(super) fn comparisons(&self) -> Vec<ChildComparison> {
        self.key()
            .map_or_else(Vec::new, |key| comparisons(self.task, key))
    }

    /// The chance node of a comparison after the child, if it is one.
    pub(super) fn average(&self, comparison: &ChildComparison) -> Option<Average> {
        match self.task.tree.is_chance(comparison.node) {
            true => Average::of(self.task, self.key()?, comparison.node, comparison.child),
            false => None,
        }
    }

    /// The node that the run enters next after a step.
    pub(super) fn entered_after(&self, step: u32) -> Option<NodeId> {
        match &self.calls {
            Calls::Single(key) => {
                let entered = |node| Some((key.call(node)?.entered, node));
                let entered = self.task.tree.nodes().filter_map(entered);
                let next = entered.filter(|&(entered, _)| entered > step).min();
                next.map(|(_, node)| node)
            }
            Calls::Several(trace) => {
                let mut later = (step + 1..=trace.steps()).map(|step| trace.at(step));
                later
                    .find(|(kind, _)| *kind == EventKind::Enter)
                    .map(|(_, node)| node)
            }
        }
    }

    /// The holder of the bound that the cut test of a comparison is about: the nearest ancestor that did not get the
    /// bound already when it was entered. `None`: the root's own window.
    pub(super) fn holder(&self, comparison: &ChildComparison) -> Option<NodeId> {
        let tree = &self.task.tree;
        let mut above = tree.above(comparison.node);
        if self.task.rules.bounds == Bounds::Shallow {
            return above.next();
        }
        let other = tree.player(comparison.node).opponent();
        let bound = comparison.before.bound_of(other);
        let moved = |node: &NodeId| {
            let call = self.key().and_then(|key| key.call(*node));
            call.is_some_and(|call| call.entry.bound_of(other) != bound)
        };
        above.find(moved)
    }
}
