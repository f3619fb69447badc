//! One node: its state at a step, and the step of a name.

use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::module::SearchQuestion;
use crate::boundary::refusal::Refusal;
use crate::boundary::value::plain;
use crate::explain::inspect::inspect;
use crate::explain::number_line::number_line;
use crate::trace::StepNameError;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("node", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        let state = inspect(&frame, &search.drawing.names, search.writing.naming(), node);
        Ok(plain(&state.seen(arguments.view()?)))
    }),
    ("numberLine", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        let span = search.summary.span;
        let line = number_line(&frame, &search.writing, span, node, arguments.view()?);
        Ok(plain(&line))
    }),
    ("stepOf", |search, arguments| {
        let name = arguments.text("name");
        step_named(name, search.trace.step_of(&search.drawing.names, name))
    }),
];

/// The step that was found for a name such as `cutoff:2` or `node:C`.
pub(super) fn step_named(name: &str, step: Result<u32, StepNameError>) -> Answer {
    match step {
        Ok(step) => Ok(step.into()),
        Err(StepNameError::Unknown { expected }) => Err(bad_argument("step", &name, &expected)),
        Err(StepNameError::NeverEntered { node }) => Err(Refusal::NeverEntered { node }.into()),
    }
}
