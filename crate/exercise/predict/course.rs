//! All questions about one run.

use super::question::{Decision, Question, about};
use super::task_run::{Calls, TaskRun};
use super::visits;
use crate::exercise::key::AnswerKey;
use crate::exercise::options::{ASKS, asks};
use crate::exercise::task::Task;
use crate::opening::options::{OptionError, OptionReader, Settings};
use crate::trace::Trace;

/// The subjects of questions that no answer sheet has.
const SUBJECTS: &[&str] = &["again", "table", "passes"];

/// The questions of a task, in the order of its run.
#[derive(Debug)]
pub struct Course<'a> {
    pub(super) run: TaskRun<'a>,
    /// The questions; a later one is asked at a later step, or at the same.
    pub questions: Vec<Question>,
}

impl<'a> Course<'a> {
    /// The questions that are worth asking, or `every` one.
    pub fn new(task: &'a Task, every: bool) -> Course<'a> {
        let run = TaskRun::by(task, AnswerKey::of(task));
        let comparisons = run.comparisons();
        let questions = comparisons
            .iter()
            .flat_map(|comparison| about(&run, comparison, every));
        let questions = questions.collect();
        Course { run, questions }
    }

    /// The same about a search that visits nodes several times.
    pub fn of_visits(task: &'a Task, trace: &'a Trace, every: bool) -> Course<'a> {
        let calls = Calls::Several(trace);
        let run = TaskRun { task, calls };
        let questions = visits::questions(&run, trace, every);
        Course { run, questions }
    }

    /// Reads the options: `every`, and `ask`, which selects the subjects of the questions. Passes are asked about only if it
    /// names them, because their values reveal much of their run.
    pub fn read(
        task: &'a Task,
        trace: &'a Trace,
        settings: &Settings,
    ) -> Result<Course<'a>, OptionError> {
        let mut reader = OptionReader::new("", settings);
        let every = reader.flag("every");
        let subjects = asks(&mut reader, &[ASKS, SUBJECTS].concat()).unwrap_or_default();
        let asks = |ask: Decision| subjects.iter().any(|subject| subject == ask.subject());
        reader.finish(())?;
        let mut course = match task.rules.single_visit() {
            true => Course::new(task, every),
            false => Course::of_visits(task, trace, every),
        };
        let usual = !Decision::ALL.into_iter().any(asks);
        let passes = |ask| matches!(ask, Decision::Pass | Decision::Evaluates);
        let applies = |ask| if usual { !passes(ask) } else { asks(ask) };
        course.questions.retain(|question| applies(question.ask));
        Ok(course)
    }
}
