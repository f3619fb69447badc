//! The further fields of a line: the notes of a program on a call.

use std::borrow::Cow;

use super::json::Json;
use super::trace_line::{FieldResult, TraceLine, finite};
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

impl TraceLine<'_> {
    /// The notes. In a line with a step, as our own traces have, `depth` is that of the node, and `left` the plies that are
    /// left.
    pub(super) fn notes(&self) -> FieldResult<LineNotes<'_>> {
        let own = self.field("step").is_some();
        Ok(LineNotes {
            kind: self.call_kind()?,
            texts: [
                self.note("tag")?,
                self.note("reason")?,
                self.note("key")?,
                self.note("move")?,
            ],
            evaluation: self.finite("eval")?,
            depth: self.finite(if own { "left" } else { "depth" })?,
        })
    }

    fn call_kind(&self) -> FieldResult<Option<CallKind>> {
        const EXPECTED: &str =
            "full | null-window | re-search | null-move | quiescence | reduced | extended | probe";
        self.optional("kind", EXPECTED, |value| CallKind::of(value.text()?))
    }

    /// A text, or a number as one.
    fn note(&self, name: &'static str) -> FieldResult<Option<Cow<'_, str>>> {
        let text = self.optional(name, "\"…\" ≤ 200", |value| {
            let text = match value {
                Json::Text(text) => Cow::Borrowed(text.as_ref()),
                value => Cow::Owned(number::print(finite(value)?)),
            };
            (text.len() <= LONGEST).then_some(text)
        });
        Ok(text?.filter(|text| !text.is_empty()))
    }
}
