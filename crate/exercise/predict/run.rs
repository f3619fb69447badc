//! The run that the questions are about.

use super::comparison::{Comparison, comparisons};
use crate::exercise::average::Average;
use crate::exercise::key::Key;
use crate::exercise::task::Task;
use crate::search::Bounds;
use crate::tree::NodeId;

/// The run of a task.
#[derive(Debug)]
pub struct Run<'a> {
    pub(super) task: &'a Task,
    /// The calls of the run.
    pub(super) key: Key,
}

impl<'a> Run<'a> {
    pub(super) fn new(task: &'a Task) -> Run<'a> {
        let key = Key::of(task);
        Run { task, key }
    }

    /// Its comparisons, in order.
    pub(super) fn comparisons(&self) -> Vec<Comparison> {
        comparisons(self.task, &self.key)
    }

    /// The value that the call for a node returns in the end; NaN if it does not return.
    pub(super) fn returned(&self, node: NodeId) -> f64 {
        self.key.call(node).map_or(f64::NAN, |call| call.returned)
    }

    /// The chance node of a comparison after the child, if it is one.
    pub(super) fn average(&self, found: &Comparison) -> Option<Average> {
        let chance = self.task.tree.is_chance(found.node);
        let average = || Average::of(self.task, &self.key, found.node, found.child);
        chance.then(average).flatten()
    }

    /// The node that the run enters next after a step.
    pub(super) fn entered_after(&self, step: u32) -> Option<NodeId> {
        let entered = |node: &NodeId| self.key.call(*node).map(|call| call.entered);
        let later = self.task.tree.nodes();
        let later = later.filter(|node| entered(node).is_some_and(|entered| entered > step));
        later.min_by_key(entered)
    }

    /// The holder of the bound that the cut test of a comparison is about: the nearest ancestor that did not get the
    /// bound already when it was entered. `None`: the root's own window.
    pub(super) fn holder(&self, found: &Comparison) -> Option<NodeId> {
        let tree = &self.task.tree;
        let mut above = std::iter::successors(tree.parent(found.node), |&up| tree.parent(up));
        if self.task.rules.bounds == Bounds::Shallow {
            return above.next();
        }
        let other = tree.player(found.node).opponent();
        let bound = found.before.bound_of(other);
        let moved = |node: &NodeId| {
            let entry = self.key.call(*node).and_then(|call| call.windows.first());
            entry.is_some_and(|entry| entry.bound_of(other) != bound)
        };
        above.find(moved)
    }

    /// The step at which the call for a node returns.
    pub(super) fn left(&self, node: NodeId) -> Option<u32> {
        self.key.call(node)?.left
    }
}
