//! One node: its state at a step, where it is, and which nodes a text can mean.

use crate::boundary::answer::Column;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::module::Question;
use crate::boundary::refusal::Refusal;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::explain::inspect::inspect;
use crate::explain::number_line::number_line;
use crate::trace::StepNameError;
use crate::tree::{Found, NodeId};

use super::run::MAX_COLUMN;

/// How many nodes `find` may name.
const MAX_FOUND: usize = 1_000;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("node", |search, given| {
        let (node, frame) = (search.node(given)?, search.frame(given)?);
        let state = inspect(&frame, &search.names, search.writing.naming(), node);
        Ok(plain(&state.seen(given.view()?)))
    }),
    ("numberLine", |search, given| {
        let (node, frame) = (search.node(given)?, search.frame(given)?);
        let span = search.summary.span;
        let line = number_line(&frame, &search.writing, span, node, given.view()?);
        Ok(plain(&line))
    }),
    ("children", |search, given| {
        let node = search.node(given)?;
        let range = given.span(search.tree().len(), MAX_COLUMN)?;
        let children = search.tree().children_from(node, range.start);
        Ok(plain(&Column::from(
            children.take(range.len()).collect::<Vec<_>>(),
        )))
    }),
    ("path", |search, given| {
        Ok(plain(&Column::from(
            search.tree().path_to(search.node(given)?),
        )))
    }),
    ("find", find),
    ("given", |search, given| {
        Ok(search.tree().given(search.node(given)?).into())
    }),
    ("searched", |search, given| {
        let number = given.whole("given", NodeId::MAX as usize)?;
        Ok(plain(&search.tree().as_searched(number as NodeId)))
    }),
    ("stepOf", step_of),
    ("drawing", |search, given| {
        let node = search.node(given)?;
        let game = search.game.as_ref();
        Ok(plain(&game.map(|game| game.shown(search.tree(), node))))
    }),
];

/// The nodes that a text can mean: those of a game that show the position, or those of that name, number or value.
fn find(search: &Search, given: &Arguments) -> Answer {
    let limit = given.whole("limit", MAX_FOUND)?;
    let text = given.text("text");
    let game = search.game.as_ref();
    let shown = game.map_or(Vec::new(), |game| game.showing(search.tree(), text));
    Ok(plain(&match shown.is_empty() {
        true => search.names.find(search.tree(), text, limit),
        false => Found::first(shown, limit),
    }))
}

/// The step of a name such as `cutoff:2` or `node:C`.
fn step_of(search: &Search, given: &Arguments) -> Answer {
    let name = given.text("name");
    match search.trace.step_of(&search.names, name) {
        Ok(step) => Ok(step.into()),
        Err(StepNameError::Unknown { expected }) => Err(bad_argument("step", &name, &expected)),
        Err(StepNameError::NeverEntered { node }) => Err(Refusal::NeverEntered { node }.into()),
    }
}
