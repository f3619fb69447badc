//! All questions about one run.

use super::question::{Question, about};
use crate::exercise::task::Task;
use crate::opening::options::{OptionError, Reader, Settings};
use crate::trace::Trace;

/// The questions of a task, in the order of its run.
#[derive(Debug)]
pub struct Course<'a> {
    pub(super) task: &'a Task,
    pub(super) trace: Trace,
    /// The questions; a later one is asked at a later step, or at the same.
    pub questions: Vec<Question>,
}

impl<'a> Course<'a> {
    /// The questions that are worth asking, or `every` one.
    pub fn new(task: &'a Task, every: bool) -> Course<'a> {
        let trace = Trace::record(task.tree.clone(), task.rules);
        let steps = 1..=trace.steps();
        let questions = steps.flat_map(|step| about(&trace, step, every)).collect();
        Course {
            task,
            trace,
            questions,
        }
    }

    /// Reads the options: `every`.
    pub fn read(task: &'a Task, settings: &Settings) -> Result<Course<'a>, OptionError> {
        let mut reader = Reader::new("", settings);
        let every = reader.flag("every");
        reader.finish(()).map(|()| Course::new(task, every))
    }
}
