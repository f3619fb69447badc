//! Where to go from a step: to the next event of a kind, or by steps of some size.

use crate::boundary::answer::Column;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure};
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::trace::StepSize;
use crate::tree::MAX_NODES;

/// The longest walk in one go, in stops: no run has more.
const FARTHEST: usize = i32::MAX as usize;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("next", next),
    ("largestCutoff", |search, _| {
        Ok(plain(&search.trace.largest_cutoff()))
    }),
    ("ticks", |search, arguments| {
        let columns = arguments.integer("columns", 100_000)?;
        Ok(plain(&Column::from(search.trace.ticks(columns))))
    }),
    ("stops", |search, arguments| {
        let step = search.step(arguments, "step")?;
        Ok(search.trace.stops(size(arguments)?, step).into())
    }),
    ("stop", |search, arguments| {
        let number = arguments.integer("number", FARTHEST)? as u32;
        Ok(search.trace.stop(size(arguments)?, number).into())
    }),
    ("walk", walk),
];

/// The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or that returns to `node`.
fn next(search: &CallSearch, arguments: &Arguments) -> Answer {
    let step = search.step(arguments, "step")?;
    let least = arguments.integer("least", MAX_NODES)? as u32;
    let node = arguments.optional_node(search.tree())?;
    let next = match (arguments.text("what"), node) {
        ("leaf", _) => search.trace.next_leaf(step),
        ("cutoff", _) => search.trace.next_cutoff(step, least),
        ("return", Some(node)) => search.trace.next_return(step, node),
        _ => {
            return Err(arguments.bad("what", "leaf | cutoff | return"));
        }
    };
    Ok(plain(&next))
}

/// The step that is reached from `step` by so many stops.
fn walk(search: &CallSearch, arguments: &Arguments) -> Answer {
    let step = search.step(arguments, "step")?;
    Ok(search
        .trace
        .walk(size(arguments)?, step, walk_length(arguments)?)
        .into())
}

/// By how many stops a walk goes on.
pub(super) fn walk_length(arguments: &Arguments) -> Result<i32, Failure> {
    let by = arguments.number("by");
    if !(by.fract() == 0.0 && by.abs() <= FARTHEST as f64) {
        let expected = format!("−{FARTHEST} … {FARTHEST}");
        return Err(arguments.bad("by", &expected));
    }
    Ok(by as i32)
}

fn size(arguments: &Arguments) -> Result<StepSize, Failure> {
    size_among(arguments, StepSize::ALL, StepSize::id)
}

/// The size of steps that is asked for, of those that a kind of search has.
pub(super) fn size_among<S: Copy>(
    arguments: &Arguments,
    all: [S; 4],
    id: fn(S) -> &'static str,
) -> Result<S, Failure> {
    let size = all
        .into_iter()
        .find(|&size| id(size) == arguments.text("size"));
    let expected = || all.map(id).join(" | ");
    size.ok_or_else(|| arguments.bad("size", &expected()))
}
