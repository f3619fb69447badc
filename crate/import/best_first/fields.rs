//! The fields of a line of a best-first search.

use crate::import::fields::{EVENTS as OF_CALLS, FieldResult, infinite, other_search, read, wrong};
use crate::import::json::{self, Field, Json};
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
pub(super) fn event(fields: &[Field], proves: bool) -> FieldResult<Kind> {
    let (algorithm, expected) = match proves {
        true => ("pns", "select | expand | evaluate | update | finish"),
        false => (
            "mcts",
            "select | expand | playout | evaluate | update | finish",
        ),
    };
    let Some(field) = json::field(fields, "event") else {
        return Err((0, wrong("event", None, expected)));
    };
    let Json::Text(text) = &field.value else {
        return Err((field.at, wrong("event", Some(&field.value), expected)));
    };
    let known = EVENTS.iter().find(|(word, _)| text == word);
    let known = known.filter(|(_, kind)| !proves || *kind != Kind::Playout);
    let calls = OF_CALLS.iter().any(|(word, _)| text == word);
    known.map(|&(_, kind)| kind).ok_or_else(|| {
        let problem = match calls {
            true => other_search(algorithm, "alpha-beta | minimax | …"),
            false => wrong("event", Some(&field.value), expected),
        };
        (field.at, problem)
    })
}

/// A whole number, from 0.
pub(super) fn whole(fields: &[Field], name: &'static str) -> FieldResult<u32> {
    const EXPECTED: &str = "0 1 2 …";
    match json::field(fields, name) {
        None => Err((0, wrong(name, None, EXPECTED))),
        Some(field) => match &field.value {
            Json::Number(number)
                if number.fract() == 0.0 && (0.0..f64::from(u32::MAX)).contains(number) =>
            {
                Ok(*number as u32)
            }
            value => Err((field.at, wrong(name, Some(value), EXPECTED))),
        },
    }
}

/// A finite number, if there is one.
pub(super) fn finite(fields: &[Field], name: &'static str) -> FieldResult<Option<f64>> {
    let number = read(fields, name)?;
    match (json::field(fields, name), number) {
        (Some(field), Some(number)) if !number.is_finite() => {
            Err((field.at, wrong(name, Some(&field.value), "0")))
        }
        _ => Ok(number),
    }
}

/// The total of rewards.
pub(super) fn total(fields: &[Field]) -> FieldResult<f64> {
    finite(fields, "total")?.ok_or_else(|| (0, wrong("total", None, "0")))
}

/// The proof number and the disproof number: a list of two, in which what is no number is infinity.
pub(super) fn proof(fields: &[Field]) -> FieldResult<Proof> {
    const EXPECTED: &str = "[1, 3] | [0, \"Infinity\"]";
    let Some(field) = json::field(fields, "proof") else {
        return Err((0, wrong("proof", None, EXPECTED)));
    };
    let one = |value: &Json| match value {
        Json::Null => Some(INFINITE),
        Json::Number(number) if *number == f64::INFINITY => Some(INFINITE),
        Json::Number(number)
            if number.fract() == 0.0 && (0.0..f64::from(INFINITE)).contains(number) =>
        {
            Some(*number as u32)
        }
        Json::Text(text) => (infinite(text) == Some(f64::INFINITY)).then_some(INFINITE),
        _ => None,
    };
    let pair = match &field.value {
        Json::List(pair) => match pair.as_slice() {
            [proof, disproof] => one(proof).zip(one(disproof)),
            _ => None,
        },
        _ => None,
    };
    let wrong = || (field.at, wrong("proof", Some(&field.value), EXPECTED));
    let (proof, disproof) = pair.ok_or_else(wrong)?;
    Ok(Proof { proof, disproof })
}
