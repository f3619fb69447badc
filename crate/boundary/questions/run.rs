//! Questions about the run of a search: its outcome, its listing, its events and their meaning.

use crate::boundary::answer::{FrameColumns, ListedSearch, VariableView};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
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
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
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
    ("explain", |search, arguments| {
        let explanation = explain(
            &search.frame(arguments)?,
            &search.drawing.names,
            search.writing.naming(),
        );
        Ok(plain(&explanation.seen(arguments.view()?)))
    }),
    ("calls", open_calls),
    ("decisions", |search, arguments| {
        let (frame, naming) = (search.frame(arguments)?, search.writing.naming());
        Ok(plain(&decisions(
            &frame,
            &search.drawing.names,
            naming,
            arguments.view()?,
        )))
    }),
];

/// The variables of the call that the event at `step` belongs to; none at step 0.
fn variables(search: &CallSearch, arguments: &Arguments) -> Answer {
    let variables = listing::variables(
        &search.frame(arguments)?,
        &search.writing,
        arguments.view()?,
    );
    let shown = variables
        .iter()
        .map(|variable| VariableView::of(variable, &search.drawing.names, search.tree()));
    Ok(plain(&shown.collect::<Vec<_>>()))
}

/// The first step after `step` on a `line` of the pseudo-code, from 1.
fn next_on_line(search: &CallSearch, arguments: &Arguments) -> Answer {
    let line = arguments.integer("line", search.writing.lines().len())? as u32;
    let next = search.writing.next_on_line(&search.frame(arguments)?, line);
    Ok(plain(&next))
}

/// The events between the frames `from` and `to`.
fn events(search: &CallSearch, arguments: &Arguments) -> Answer {
    let steps = arguments.span(search.trace.steps() as usize, MAX_EVENTS)?;
    let view = arguments.view()?;
    let frame = Frame::new(&search.trace, 0);
    let event = |step| ListedEvent::of(&frame.at(step), &search.writing, view);
    let events = (steps.start as u32 + 1..steps.end as u32 + 1).filter_map(event);
    Ok(plain(&events.collect::<Vec<ListedEvent>>()))
}

/// The state of the nodes `from` … `to` − 1 at `step`.
fn frame(search: &CallSearch, arguments: &Arguments) -> Answer {
    let frame = search.frame(arguments)?;
    let nodes = arguments.span(search.tree().len(), MAX_COLUMN)?;
    let (from, to) = (nodes.start as NodeId, nodes.end as NodeId);
    Ok(plain(&FrameColumns::of(
        &frame,
        from,
        to,
        arguments.view()?,
    )))
}

/// The open calls number `from` … `to` − 1 at `step`, counted from the innermost.
fn open_calls(search: &CallSearch, arguments: &Arguments) -> Answer {
    let frame = search.frame(arguments)?;
    let range = arguments.span(frame.path().len(), MAX_COLUMN)?;
    Ok(plain(&calls(
        &frame,
        &search.drawing.names,
        range,
        arguments.view()?,
    )))
}
