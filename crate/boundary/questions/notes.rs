//! The first mistake of another program, and its notes on its calls.

use wasm_bindgen::prelude::*;

use crate::boundary::answer::{Column, FoundNotes};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::explain::notes::{CountedBy, note_counts, noted_fields, notes_now, notes_on, unjudged};
use crate::frame::Frame;
use crate::opening::Finding;
use crate::opening::options::{self, Setting};
use crate::trace::notes::{CallKind, Query};

use super::run::MAX_COLUMN;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("finding", |search, arguments| {
        let (tree, view) = (search.tree(), arguments.view()?);
        let seen = |finding: Finding| finding.seen(tree, view);
        Ok(plain(&search.finding.clone().map(seen)))
    }),
    ("notedFields", |search, _| {
        Ok(plain(&noted_fields(&Frame::new(&search.trace, 0))))
    }),
    ("notes", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        Ok(plain(&notes_on(&frame, node, arguments.view()?)))
    }),
    ("notesAt", |search, arguments| {
        Ok(plain(&notes_now(
            &search.frame(arguments)?,
            arguments.view()?,
        )))
    }),
    ("noteCounts", |search, arguments| {
        let by = match arguments.text("what") {
            "kind" => CountedBy::Kind,
            "tag" => CountedBy::Tag,
            "depth" => CountedBy::Depth,
            _ => return Err(arguments.bad("what", "kind | tag | depth")),
        };
        Ok(plain(&note_counts(&Frame::new(&search.trace, 0), by)))
    }),
    ("findNotes", find),
    ("unjudged", |search, _| {
        Ok(plain(&unjudged(&Frame::new(&search.trace, 0))))
    }),
];

/// The steps at which calls begin that have all the notes that are wanted.
fn find(search: &CallSearch, arguments: &Arguments) -> Answer {
    let frame = Frame::new(&search.trace, 0);
    let Some(notes) = frame.notes() else {
        return Ok(JsValue::NULL);
    };
    let table = arguments.settings("wanted")?;
    let text = |name| match options::given(table, name) {
        None => Ok(""),
        Some(Setting::Text(text)) => Ok(text.as_str()),
        Some(other) => Err(bad_argument(name, other, "'…'")),
    };
    let kind = match text("kind")? {
        "" => None,
        word => Some(CallKind::of(word).ok_or_else(|| {
            let known = CallKind::ALL.map(|(_, word)| word).join(" | ");
            bad_argument("kind", &Setting::Text(word.into()), &known)
        })?),
    };
    let query = Query {
        kind,
        key: text("key")?,
        played: text("move")?,
        tag: text("tag")?,
        part: text("text")?,
    };
    let calls = notes.find(query, frame.all_calls());
    let steps = calls.iter().take(MAX_COLUMN);
    let steps: Vec<u32> = steps.map(|&call| frame.entered_at(call)).collect();
    Ok(plain(&FoundNotes {
        steps: Column::from(steps),
        count: calls.len(),
    }))
}
