//! The further fields of a line: the notes of a program on a call.

use std::borrow::Cow;

use super::fields::{FieldResult, finite, unfit};
use super::json::{self, Json};
use crate::trace::notes::{CallKind, Note, NoteField};
use crate::tree::number;

/// The most bytes of a text.
const LONGEST: usize = 200;

/// The notes of a line.
#[derive(Debug, Default)]
pub(super) struct LineNotes<'a> {
    kind: Option<CallKind>,
    texts: [Option<Cow<'a, str>>; 4],
    evaluation: Option<f64>,
    depth: Option<f64>,
}

impl LineNotes<'_> {
    /// All of them.
    pub fn notes(&self) -> impl Iterator<Item = Note<'_>> {
        let texts = NoteField::ALL.iter().zip(&self.texts);
        let texts = texts.filter_map(|(&field, text)| Some(Note::Text(field, text.as_deref()?)));
        let evaluation = self.evaluation.map(Note::Evaluation);
        let depth = self.depth.map(Note::Depth);
        let kind = self.kind.map(Note::Kind);
        texts.chain(kind).chain(evaluation).chain(depth)
    }

    /// The same as the other player tells them.
    pub fn for_opponent(mut self) -> Self {
        self.evaluation = self.evaluation.map(|value| 0.0 - value);
        self
    }
}

/// The notes of a line. In a line with a step, as our own traces have, `depth` is that of the node, and `left` the plies
/// that are left.
pub(super) fn line_notes<'a>(fields: &'a [json::JsonField]) -> FieldResult<LineNotes<'a>> {
    let own = json::field(fields, "step").is_some();
    Ok(LineNotes {
        kind: kind(fields)?,
        texts: [
            text(fields, "tag")?,
            text(fields, "reason")?,
            text(fields, "key")?,
            text(fields, "move")?,
        ],
        evaluation: finite(fields, "eval")?,
        depth: match own {
            true => finite(fields, "left")?,
            false => finite(fields, "depth")?,
        },
    })
}

fn kind(fields: &[json::JsonField]) -> FieldResult<Option<CallKind>> {
    const EXPECTED: &str =
        "full | null-window | re-search | null-move | quiescence | reduced | extended | probe";
    let Some(field) = json::field(fields, "kind") else {
        return Ok(None);
    };
    let known = match &field.value {
        Json::Text(word) => CallKind::of(word),
        _ => None,
    };
    match known {
        None => Err(unfit(field, "kind", EXPECTED)),
        kind => Ok(kind),
    }
}

/// A text, or a number as one.
fn text<'a>(
    fields: &'a [json::JsonField],
    name: &'static str,
) -> FieldResult<Option<Cow<'a, str>>> {
    let Some(field) = json::field(fields, name) else {
        return Ok(None);
    };
    let text = match &field.value {
        Json::Text(text) => Some(Cow::Borrowed(text.as_ref())),
        Json::Number(value) if value.is_finite() => Some(Cow::Owned(number::print(*value))),
        _ => None,
    };
    match text.filter(|text| text.len() <= LONGEST) {
        None => Err(unfit(field, name, "\"…\" ≤ 200")),
        text => Ok(text.filter(|text| !text.is_empty())),
    }
}
