//! Exercises about a search: answers are graded, predictions judged, mistakes planted.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure};
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::exercise::answer::Answers;
use crate::exercise::find::FindTask;
use crate::exercise::grade;
use crate::exercise::predict::Course;
use crate::exercise::questions::Questions;
use crate::exercise::reading::words::Words;
use crate::exercise::task::Task;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("grade", |search, arguments| {
        let options = arguments.settings("options")?;
        let task = Questions::read(options)?.fitting(search.task(arguments)?)?;
        let questions = Questions::of(task, options)?;
        let answers = Answers::read(task, arguments.get("answers"))?;
        Ok(plain(&grade(task, &questions, &answers)))
    }),
    ("questions", |search, arguments| {
        let course = course(search, arguments)?;
        Ok(plain(&course.questions))
    }),
    ("predict", predict),
    ("plant", |search, arguments| {
        Ok(plain(&find_task(search, arguments)?.planted))
    }),
    ("point", |search, arguments| {
        let finding = find_task(search, arguments)?;
        Ok(plain(&finding.point(arguments.get("step"))?))
    }),
];

/// The questions before decisions of a search.
fn course<'a>(search: &'a CallSearch, arguments: &Arguments) -> Result<Course<'a>, Failure> {
    let options = arguments.settings("options")?;
    Ok(Course::read(
        search.task(arguments)?.quiet()?,
        &search.trace,
        options,
    )?)
}

/// The run with a mistake that is to be found.
fn find_task<'a>(search: &'a CallSearch, arguments: &Arguments) -> Result<FindTask<'a>, Failure> {
    let task = search.task(arguments)?.single_visit()?;
    Ok(FindTask::read(task, arguments.settings("options")?)?)
}

/// Judges a guess at the answer to a question by its number; no guess asks for the answer.
fn predict(search: &CallSearch, arguments: &Arguments) -> Answer {
    let course = course(search, arguments)?;
    let number = arguments.integer("number", u32::MAX as usize)?;
    Ok(plain(&course.predict(number, arguments.get("guess"))?))
}

impl CallSearch {
    /// The task that an exercise about this search sets. The words in which answers are typed do not change.
    fn task(&self, arguments: &Arguments) -> Result<&Task, Failure> {
        if let Some(task) = self.task.get() {
            return Ok(task);
        }
        let task = Task::of(self.tree(), self.trace.rules(), &self.drawing.names)?;
        let task = task.with_words(Words::of(arguments.get("words")));
        Ok(self.task.get_or_init(|| task))
    }
}
