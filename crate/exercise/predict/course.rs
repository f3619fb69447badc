//! All questions about one run.

use super::comparison::{Comparison, comparisons};
use super::question::{Question, about};
use crate::exercise::key::Key;
use crate::exercise::task::Task;
use crate::opening::options::{OptionError, Reader, Settings};
use crate::search::Bounds;
use crate::tree::NodeId;

/// The questions of a task, in the order of its run.
#[derive(Debug)]
pub struct Course<'a> {
    pub(super) task: &'a Task,
    /// What each call of the run comes to.
    pub(super) key: Key,
    /// The questions; a later one is asked at a later step, or at the same.
    pub questions: Vec<Question>,
}

impl<'a> Course<'a> {
    /// The questions that are worth asking, or `every` one.
    pub fn new(task: &'a Task, every: bool) -> Course<'a> {
        let mut course = Course {
            task,
            key: Key::of(task),
            questions: Vec::new(),
        };
        let found = comparisons(task, &course.key);
        let questions = found.iter().flat_map(|found| about(&course, found, every));
        course.questions = questions.collect();
        course
    }

    /// Reads the options: `every`.
    pub fn read(task: &'a Task, settings: &Settings) -> Result<Course<'a>, OptionError> {
        let mut reader = Reader::new("", settings);
        let every = reader.flag("every");
        reader.finish(()).map(|()| Course::new(task, every))
    }

    /// What the call for a node returns in the end; NaN if it does not.
    pub(super) fn returned(&self, node: NodeId) -> f64 {
        self.key.call(node).map_or(f64::NAN, |call| call.returned)
    }

    /// The node that the run enters next after a step.
    pub(super) fn entered_after(&self, step: u32) -> Option<NodeId> {
        let entered = |node: &NodeId| self.key.call(*node).map(|call| call.entered);
        let later = self.task.tree.nodes();
        let later = later.filter(|node| entered(node).is_some_and(|entered| entered > step));
        later.min_by_key(entered)
    }

    /// Who holds the bound that the cut test of a comparison is about: the nearest ancestor that did not get it already
    /// when it was entered. `None`: the root's own window.
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
}
