//! The fields of a line of a best-first search.

use crate::import::fields::{
    EVENTS as OF_CALLS, FieldResult, finite, infinite, missing, needed, other_search, unfit,
};
use crate::import::json::{Json, JsonField};
use crate::search::best_first::{INFINITE, Proof};
use crate::trace::best_first::Kind;

/// The words of events.
const EVENTS: [(&str, Kind); 6] = [
    ("select", Kind::Select),
    ("expand", Kind::Expand),
    ("playout", Kind::Playout),
    ("evaluate", Kind::Evaluate),
    ("update", Kind::Update),
    ("finish", Kind::Finish),
];

/// The event of a line; `proves`: by proof numbers.
pub(super) fn event(fields: &[JsonField], proves: bool) -> FieldResult<Kind> {
    let (algorithm, expected) = match proves {
        true => ("pns", "select | expand | evaluate | update | finish"),
        false => (
            "mcts",
            "select | expand | playout | evaluate | update | finish",
        ),
    };
    let field = needed(fields, "event", expected)?;
    let Json::Text(text) = &field.value else {
        return Err(unfit(field, "event", expected));
    };
    match EVENTS.iter().find(|(word, _)| text == word) {
        Some((_, Kind::Playout)) if proves => {}
        Some((_, kind)) => return Ok(*kind),
        None => {}
    }
    if OF_CALLS.iter().any(|(word, _)| text == word) {
        let flaw = other_search(algorithm, "alpha-beta | minimax | …");
        return Err((field.at, flaw));
    }
    Err(unfit(field, "event", expected))
}

/// A whole number, from 0.
pub(super) fn integer(fields: &[JsonField], name: &'static str) -> FieldResult<u32> {
    const EXPECTED: &str = "0 1 2 …";
    let field = needed(fields, name, EXPECTED)?;
    let number = field.value.integer(u32::MAX);
    number.ok_or_else(|| unfit(field, name, EXPECTED))
}

/// The total of rewards.
pub(super) fn total(fields: &[JsonField]) -> FieldResult<f64> {
    finite(fields, "total")?.ok_or_else(|| missing("total", "0"))
}

/// The proof number and the disproof number: a list of two, in which anything but a number is infinity.
pub(super) fn proof(fields: &[JsonField]) -> FieldResult<Proof> {
    const EXPECTED: &str = "[1, 3] | [0, \"Infinity\"]";
    let field = needed(fields, "proof", EXPECTED)?;
    let one = |value: &Json| match value {
        Json::Null => Some(INFINITE),
        Json::Number(number) if *number == f64::INFINITY => Some(INFINITE),
        Json::Text(text) => (infinite(text) == Some(f64::INFINITY)).then_some(INFINITE),
        value => value.integer(INFINITE),
    };
    let pair = match &field.value {
        Json::List(pair) => match pair.as_slice() {
            [proof, disproof] => one(proof).zip(one(disproof)),
            _ => None,
        },
        _ => None,
    };
    let (proof, disproof) = pair.ok_or_else(|| unfit(field, "proof", EXPECTED))?;
    Ok(Proof { proof, disproof })
}
