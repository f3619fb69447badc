//! One node: its state at a step, and the step of a name.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::module::Question;
use crate::boundary::refusal::Refusal;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::explain::inspect::inspect;
use crate::explain::number_line::number_line;
use crate::trace::StepNameError;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("node", |search, given| {
        let (node, frame) = (given.node(search.tree())?, search.frame(given)?);
        let state = inspect(&frame, &search.names, search.writing.naming(), node);
        Ok(plain(&state.seen(given.view()?)))
    }),
    ("numberLine", |search, given| {
        let (node, frame) = (given.node(search.tree())?, search.frame(given)?);
        let span = search.summary.span;
        let line = number_line(&frame, &search.writing, span, node, given.view()?);
        Ok(plain(&line))
    }),
    ("stepOf", step_of),
];

/// The step of a name such as `cutoff:2` or `node:C`.
fn step_of(search: &Search, given: &Arguments) -> Answer {
    let name = given.text("name");
    match search.trace.step_of(&search.names, name) {
        Ok(step) => Ok(step.into()),
        Err(StepNameError::Unknown { expected }) => Err(bad_argument("step", &name, &expected)),
        Err(StepNameError::NeverEntered { node }) => Err(Refusal::NeverEntered { node }.into()),
    }
}
