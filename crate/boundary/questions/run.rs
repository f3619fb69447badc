//! Questions about the run of a search: its outcome, its listing, its events and their meaning.

use crate::boundary::answer::{FrameColumns, ListedSearch, VariableView};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::Question;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::explain::calls::calls;
use crate::explain::decision::decisions;
use crate::explain::explain;
use crate::explain::listing::{self, ListedEvent};
use crate::frame::Frame;
use crate::tree::NodeId;

/// The most events that one call returns, an object each: about a tenth of a second.
pub(super) const MAX_EVENTS: usize = 10_000;

/// The most nodes that one call returns, a row of columns each.
pub(super) const MAX_COLUMN: usize = 250_000;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("summary", |search, _| Ok(plain(&search.summary))),
    ("minimax", |search, _| Ok(plain(&search.minimax))),
    ("uniform", |search, _| Ok(plain(&search.uniform))),
    ("listing", |search, _| {
        Ok(plain(&ListedSearch::from(&search.writing)))
    }),
    ("variables", variables),
    ("nextOnLine", next_on_line),
    ("events", events),
    ("frame", frame),
    ("explain", |search, given| {
        let explanation = explain(
            &search.frame(given)?,
            &search.names,
            search.writing.naming(),
        );
        Ok(plain(&explanation.seen(given.view()?)))
    }),
    ("calls", open_calls),
    ("decisions", |search, given| {
        let (frame, naming) = (search.frame(given)?, search.writing.naming());
        Ok(plain(&decisions(
            &frame,
            &search.names,
            naming,
            given.view()?,
        )))
    }),
];

/// The variables of the call that the event at `step` belongs to; none at step 0.
fn variables(search: &Search, given: &Arguments) -> Answer {
    let variables = listing::variables(&search.frame(given)?, &search.writing, given.view()?);
    let shown = variables
        .iter()
        .map(|variable| VariableView::of(variable, &search.names, search.tree()));
    Ok(plain(&shown.collect::<Vec<_>>()))
}

/// The first step after `step` on a `line` of the pseudo-code, from 1.
fn next_on_line(search: &Search, given: &Arguments) -> Answer {
    let line = given.whole("line", search.writing.lines().len())? as u32;
    let next = search.writing.next_on_line(&search.frame(given)?, line);
    Ok(plain(&next))
}

/// The events between the frames `from` and `to`.
fn events(search: &Search, given: &Arguments) -> Answer {
    let steps = given.span(search.trace.steps() as usize, MAX_EVENTS)?;
    let view = given.view()?;
    let frame = Frame::new(&search.trace, 0);
    let told = |step| ListedEvent::of(&frame.at(step), &search.writing, view);
    let events = (steps.start as u32 + 1..steps.end as u32 + 1).filter_map(told);
    Ok(plain(&events.collect::<Vec<ListedEvent>>()))
}

/// The state of the nodes `from` … `to` − 1 at `step`.
fn frame(search: &Search, given: &Arguments) -> Answer {
    let frame = search.frame(given)?;
    let nodes = given.span(search.tree().len(), MAX_COLUMN)?;
    let (from, to) = (nodes.start as NodeId, nodes.end as NodeId);
    Ok(plain(&FrameColumns::of(&frame, from, to, given.view()?)))
}

/// The open calls number `from` … `to` − 1 at `step`, counted from the innermost.
fn open_calls(search: &Search, given: &Arguments) -> Answer {
    let frame = search.frame(given)?;
    let range = given.span(frame.path().len(), MAX_COLUMN)?;
    Ok(plain(&calls(&frame, &search.names, range, given.view()?)))
}
