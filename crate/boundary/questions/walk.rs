//! Where to go from a step: to the next event of a kind, or by steps of some size.

use crate::boundary::answer::Column;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure, bad_argument};
use crate::boundary::module::Question;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::trace::StepSize;
use crate::tree::MAX_NODES;

/// The longest walk in one go, in stops: no run has more.
const FARTHEST: usize = i32::MAX as usize;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("next", next),
    ("largestCutoff", |search, _| {
        Ok(plain(&search.trace.largest_cutoff()))
    }),
    ("ticks", |search, given| {
        let columns = given.whole("columns", 100_000)?;
        Ok(plain(&Column::from(search.trace.ticks(columns))))
    }),
    ("stops", |search, given| {
        let step = search.step(given, "step")?;
        Ok(search.trace.stops(size(given)?, step).into())
    }),
    ("stop", |search, given| {
        let number = given.whole("number", FARTHEST)? as u32;
        Ok(search.trace.stop(size(given)?, number).into())
    }),
    ("walk", walk),
];

/// The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or that returns to `node`.
fn next(search: &Search, given: &Arguments) -> Answer {
    let step = search.step(given, "step")?;
    let least = given.whole("least", MAX_NODES)? as u32;
    let node = given.some_node(search.tree())?;
    let next = match (given.text("what"), node) {
        ("leaf", _) => search.trace.next_leaf(step),
        ("cutoff", _) => search.trace.next_cutoff(step, least),
        ("return", Some(node)) => search.trace.next_return(step, node),
        _ => {
            return Err(bad_argument(
                "what",
                given.get("what"),
                "leaf | cutoff | return",
            ));
        }
    };
    Ok(plain(&next))
}

/// The step that is reached from `step` by so many stops.
fn walk(search: &Search, given: &Arguments) -> Answer {
    let step = search.step(given, "step")?;
    Ok(search.trace.walk(size(given)?, step, walked(given)?).into())
}

/// By how many stops a walk goes on.
pub(super) fn walked(given: &Arguments) -> Result<i32, Failure> {
    let by = given.number("by");
    if !(by.fract() == 0.0 && by.abs() <= FARTHEST as f64) {
        let expected = format!("−{FARTHEST} … {FARTHEST}");
        return Err(bad_argument("by", given.get("by"), &expected));
    }
    Ok(by as i32)
}

fn size(given: &Arguments) -> Result<StepSize, Failure> {
    size_among(given, StepSize::ALL, StepSize::id)
}

/// The size of steps that is asked for, of those that a kind of search has.
pub(super) fn size_among<S: Copy>(
    given: &Arguments,
    all: [S; 4],
    id: fn(S) -> &'static str,
) -> Result<S, Failure> {
    let found = all.into_iter().find(|&size| id(size) == given.text("size"));
    let expected = || all.map(id).join(" | ");
    found.ok_or_else(|| bad_argument("size", given.get("size"), &expected()))
}
