//! All questions about one run.

use super::question::{Decision, Question, about};
use super::run::Run;
use crate::exercise::options::asks;
use crate::exercise::task::Task;
use crate::opening::options::{OptionError, Reader, Settings};

/// The questions of a task, in the order of its run.
#[derive(Debug)]
pub struct Course<'a> {
    pub(super) run: Run<'a>,
    /// The questions; a later one is asked at a later step, or at the same.
    pub questions: Vec<Question>,
}

impl<'a> Course<'a> {
    /// The questions that are worth asking, or `every` one.
    pub fn new(task: &'a Task, every: bool) -> Course<'a> {
        let run = Run::new(task);
        let found = run.comparisons();
        let questions = found.iter().flat_map(|found| about(&run, found, every));
        let questions = questions.collect();
        Course { run, questions }
    }

    /// Reads the options: `every`, and `ask`, which says what the questions are about.
    pub fn read(task: &'a Task, settings: &Settings) -> Result<Course<'a>, OptionError> {
        let mut reader = Reader::new("", settings);
        let every = reader.flag("every");
        let asked = asks(&mut reader).unwrap_or_default();
        let asks = |ask: Decision| asked.iter().any(|word| word == ask.subject());
        reader.finish(())?;
        let mut course = Course::new(task, every);
        if Decision::ALL.into_iter().any(asks) {
            course.questions.retain(|question| asks(question.ask));
        }
        Ok(course)
    }
}
