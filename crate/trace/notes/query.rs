//! Calls that are looked for by their notes.

use super::{CallKind, NoteField, Notes};
use crate::trace::call_id::CallId;

/// The notes that a call must have: all those that are given.
#[derive(Clone, Copy, Debug, Default)]
pub struct Query<'a> {
    /// Its kind.
    pub kind: Option<CallKind>,
    /// Its position; empty: any.
    pub key: &'a str,
    /// Its move; empty: any.
    pub played: &'a str,
    /// Its tag; empty: any.
    pub tag: &'a str,
    /// A part of any of its texts, in capitals of ASCII or not; empty: any.
    pub part: &'a str,
}

impl Notes {
    /// The calls among the first `calls` that have all notes of the query.
    pub fn find(&self, query: Query, calls: u32) -> Vec<CallId> {
        let part = query.part.to_ascii_lowercase();
        let has = |text: &str| text.to_ascii_lowercase().contains(&part);
        let parts: Vec<bool> = match part.is_empty() {
            true => Vec::new(),
            false => (0..self.all.len() as u32)
                .map(|number| self.all.text(number).is_some_and(has))
                .collect(),
        };
        let has_part = |call, field| {
            let number = self.number(call, field);
            number.is_some_and(|number| parts.get(number as usize) == Some(&true))
        };
        let exact = [
            (NoteField::Key, query.key),
            (NoteField::Move, query.played),
            (NoteField::Tag, query.tag),
        ];
        let fits = |&call: &CallId| {
            let kind = query.kind.is_none() || self.kind(call) == query.kind;
            let all = |&(field, text): &(NoteField, &str)| {
                text.is_empty() || self.text(call, field) == Some(text)
            };
            let any = part.is_empty() || NoteField::ALL.iter().any(|&field| has_part(call, field));
            kind && any && exact.iter().all(all)
        };
        let any = query.kind.is_some() || !part.is_empty();
        match any || exact.iter().any(|(_, text)| !text.is_empty()) {
            true => (0..calls).map(CallId).filter(fits).collect(),
            false => self.calls_with_notes(calls),
        }
    }

    /// The calls of which anything is noted.
    fn calls_with_notes(&self, calls: u32) -> Vec<CallId> {
        let any = |&call: &CallId| {
            self.kind(call).is_some()
                || self.evaluation(call).is_some()
                || self.depth(call).is_some()
                || NoteField::ALL
                    .iter()
                    .any(|&field| self.number(call, field).is_some())
        };
        (0..calls).map(CallId).filter(any).collect()
    }
}
