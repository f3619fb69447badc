//! The fields of a line: which event it tells, of which node, and with which numbers.

use super::error::ImportProblem;
use super::foreign_trace::{ForeignEvent, ForeignKind};
use super::json::{self, Json, JsonField, JsonProblem, Malformed};
use crate::search::StoredBounds;
use crate::source::text::part;
use crate::tree::{NodeId, Player};

/// The version of the schema that is read.
const VERSION: f64 = 1.0;

/// The words of events.
pub(super) const EVENTS: [(&str, Option<ForeignKind>); 13] = [
    ("enter", Some(ForeignKind::Enter)),
    ("evaluate", Some(ForeignKind::Evaluate)),
    ("compare", Some(ForeignKind::Compare)),
    ("cutoff", Some(ForeignKind::Cutoff)),
    ("leave", Some(ForeignKind::Leave)),
    ("finish", Some(ForeignKind::Finish)),
    ("hit", Some(ForeignKind::Hit)),
    ("pass", Some(ForeignKind::Pass)),
    ("narrow", Some(ForeignKind::Narrow)),
    ("again", Some(ForeignKind::Again)),
    ("verdict", Some(ForeignKind::Verdict)),
    ("stand-pat", Some(ForeignKind::StandPat)),
    // The effect of this event shows in the hits.
    ("store", None),
];

/// The words of events of best-first searches.
const OF_BEST_FIRST: [&str; 4] = ["select", "expand", "playout", "update"];

/// The fields of a line, and whether they are a header, of which the version is known.
pub(super) fn of_line(line: &str) -> FieldResult<(Vec<JsonField<'_>>, bool)> {
    let fields = json::object(line).map_err(|mistake| problem(line, mistake))?;
    let header =
        json::field(&fields, "event").is_none() && json::field(&fields, "secateur").is_some();
    if header {
        self::header(&fields)?;
    }
    Ok((fields, header))
}

/// The problem of a malformed line.
fn problem(line: &str, Malformed { at, problem }: Malformed) -> (usize, ImportProblem) {
    let rest = part(line, at..);
    let problem = match problem {
        JsonProblem::Twice { field } => ImportProblem::TraceTwice { field },
        JsonProblem::TooMuch => ImportProblem::TraceLine { limit: line.len() },
        JsonProblem::Syntax { expected } => ImportProblem::TraceSyntax {
            found: rest.chars().take(20).collect(),
            expected,
        },
    };
    (at, problem)
}

/// Or the problem and its place: the bytes of the line before it.
pub(super) type FieldResult<T> = Result<T, (usize, ImportProblem)>;

/// The problem of a field that is missing.
pub(super) fn missing(field: &'static str, expected: &'static str) -> (usize, ImportProblem) {
    let found = String::new();
    let problem = ImportProblem::TraceField {
        field,
        found,
        expected,
    };
    (0, problem)
}

/// The problem of a field that has a value that it cannot have.
pub(super) fn unfit(
    place: &JsonField,
    field: &'static str,
    expected: &'static str,
) -> (usize, ImportProblem) {
    let problem = ImportProblem::TraceField {
        field,
        found: excerpt(&place.value),
        expected,
    };
    (place.at, problem)
}

/// A field that must not be missing.
pub(super) fn needed<'a, 'b>(
    fields: &'b [JsonField<'a>],
    name: &'static str,
    expected: &'static str,
) -> FieldResult<&'b JsonField<'a>> {
    json::field(fields, name).ok_or_else(|| missing(name, expected))
}

/// A finite number, if there is one.
pub(super) fn finite(fields: &[JsonField], name: &'static str) -> FieldResult<Option<f64>> {
    let Some(field) = json::field(fields, name) else {
        return Ok(None);
    };
    match field.value {
        Json::Number(value) if value.is_finite() => Ok(Some(value)),
        _ => Err(unfit(field, name, "0")),
    }
}

/// Whether a header has a version that is read.
fn header(fields: &[JsonField]) -> FieldResult<()> {
    match json::field(fields, "version") {
        None => Ok(()),
        Some(field) if field.value == Json::Number(VERSION) => Ok(()),
        Some(field) => {
            let found = excerpt(&field.value);
            Err((field.at, ImportProblem::TraceVersion { found }))
        }
    }
}

/// The tree that a header tells.
pub(super) fn tree<'a>(fields: &'a [JsonField]) -> Option<&'a str> {
    match &json::field(fields, "tree")?.value {
        Json::Text(text) => Some(text),
        _ => None,
    }
}

/// The principal variation of the end of a search, where it is written in numbers.
pub(super) fn variation(fields: &[JsonField]) -> Option<Vec<f64>> {
    let Json::List(moves) = &json::field(fields, "principalVariation")?.value else {
        return None;
    };
    let number = |value: &Json| match value {
        Json::Number(number) => Some(*number),
        _ => None,
    };
    moves.iter().map(number).collect()
}

/// The event of a line; `None` if the line may be passed over.
pub(super) fn kind_of(fields: &[JsonField]) -> FieldResult<Option<ForeignKind>> {
    const EXPECTED: &str = "enter | evaluate | compare | cutoff | leave | finish | hit | narrow | again | pass | verdict | stand-pat";
    let field = needed(fields, "event", EXPECTED)?;
    let word = EVENTS.iter().find(|(word, _)| match &field.value {
        Json::Text(text) => text == word,
        _ => false,
    });
    let other = || match &field.value {
        Json::Text(text) if OF_BEST_FIRST.contains(&text.as_ref()) => {
            (field.at, other_search("", "mcts | pns"))
        }
        _ => unfit(field, "event", EXPECTED),
    };
    word.map(|&(_, kind)| kind).ok_or_else(other)
}

/// The problem of an event that belongs to searches by other algorithms: the rules have to say so.
pub(super) fn other_search(algorithm: &str, expected: &'static str) -> ImportProblem {
    ImportProblem::TraceField {
        field: "algorithm",
        found: algorithm.into(),
        expected,
    }
}

/// The event of a line, without its node.
pub(super) fn event_of(
    fields: &[JsonField],
    kind: ForeignKind,
    line: u32,
) -> FieldResult<ForeignEvent> {
    let (alpha, beta) = match kind {
        ForeignKind::Verdict => ("low", "high"),
        _ => ("alpha", "beta"),
    };
    let event = ForeignEvent {
        kind,
        node: 0,
        line,
        value: value(fields, kind)?,
        alpha: read(fields, alpha)?,
        beta: read(fields, beta)?,
        best: match read(fields, "best")? {
            None => read(fields, "after")?,
            best => best,
        },
        known: None,
    };
    Ok(match kind {
        ForeignKind::Hit | ForeignKind::Narrow => ForeignEvent {
            known: Some(table_bounds(fields, &event)?),
            ..event
        },
        _ => event,
    })
}

/// The value of an event: some have to have one, and the value of a leaf or from a table is finite.
fn value(fields: &[JsonField], kind: ForeignKind) -> FieldResult<Option<f64>> {
    let value = read(fields, "value")?;
    let needed = matches!(
        kind,
        ForeignKind::Evaluate | ForeignKind::Hit | ForeignKind::StandPat
    );
    match json::field(fields, "value") {
        None if needed || kind == ForeignKind::Leave => Err(missing("value", "0")),
        Some(field) if needed && value.is_some_and(f64::is_infinite) => {
            Err(unfit(field, "value", "0"))
        }
        _ => Ok(value),
    }
}

/// The field that names a node.
pub(super) fn reference<'a, 'b>(
    fields: &'b [JsonField<'a>],
    name: &'static str,
) -> FieldResult<&'b JsonField<'a>> {
    const EXPECTED: &str = "7 | \"C\" | \"/0/2\" | [0, 2]";
    let field = needed(fields, name, EXPECTED)?;
    let is_integer = |value: &Json| value.integer(NodeId::MAX).is_some();
    let lawful = match &field.value {
        Json::Text(_) => true,
        Json::List(path) => path.iter().all(is_integer),
        value => is_integer(value),
    };
    match lawful {
        true => Ok(field),
        false => Err(unfit(field, name, EXPECTED)),
    }
}

/// The player at the node.
pub(super) fn player(fields: &[JsonField]) -> FieldResult<Option<Player>> {
    let Some(field) = json::field(fields, "player") else {
        return Ok(None);
    };
    match &field.value {
        Json::Text(text) if text.eq_ignore_ascii_case("max") => Ok(Some(Player::Max)),
        Json::Text(text) if text.eq_ignore_ascii_case("min") => Ok(Some(Player::Min)),
        _ => Err(unfit(field, "player", "max | min")),
    }
}

/// A number; `None` if the field is missing or no number, which is no error.
pub(super) fn number(fields: &[JsonField], name: &str) -> Option<f64> {
    match json::field(fields, name)?.value {
        Json::Number(number) => Some(number),
        _ => None,
    }
}

/// The bounds that a table has for a node. A hit with a value alone is exact.
fn table_bounds(fields: &[JsonField], event: &ForeignEvent) -> FieldResult<StoredBounds> {
    let (lower, upper) = (read(fields, "lower")?, read(fields, "upper")?);
    let exact = event.value.filter(|_| lower.is_none() && upper.is_none());
    let by = |name| number(fields, name).map(|call| call as u32);
    let limited = json::field(fields, "limited");
    Ok(StoredBounds {
        lower: exact.or(lower).unwrap_or(f64::NEG_INFINITY),
        upper: exact.or(upper).unwrap_or(f64::INFINITY),
        lower_by: by("lowerBy"),
        upper_by: by("upperBy"),
        limited: limited.is_some_and(|field| field.value == Json::Flag(true)),
    })
}

/// The infinite number that a text is.
pub(super) fn infinite(text: &str) -> Option<f64> {
    let (sign, word) = match text.strip_prefix('-') {
        Some(word) => (-1.0, word),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let words = ["infinity", "inf", "∞"];
    let known = words.iter().any(|known| word.eq_ignore_ascii_case(known));
    known.then_some(sign * f64::INFINITY)
}

/// A number, which may be infinite and then a text.
pub(super) fn read(fields: &[JsonField], name: &'static str) -> FieldResult<Option<f64>> {
    let Some(field) = json::field(fields, name) else {
        return Ok(None);
    };
    let number = match &field.value {
        Json::Number(number) => Some(*number),
        Json::Text(text) => infinite(text),
        _ => None,
    };
    match number {
        None => Err(unfit(field, name, "0 | \"Infinity\" | \"-Infinity\"")),
        number => Ok(number),
    }
}

/// A value as it is written, shortened.
pub(super) fn excerpt(value: &Json) -> String {
    match value {
        Json::Null => "null".into(),
        Json::Flag(flag) => flag.to_string(),
        Json::Number(number) if number.is_infinite() => "Infinity".into(),
        Json::Number(number) => crate::tree::number::print(*number),
        Json::Text(text) => text.chars().take(40).collect(),
        Json::List(items) => {
            let items: Vec<String> = items.iter().take(20).map(excerpt).collect();
            format!("[{}]", items.join(", "))
        }
        Json::Object(_) => "{ … }".into(),
    }
}
