//! The notes of another program on a call, and the cost of the calls of a kind, a tag or a depth.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::Frame;
use crate::trace::CallId;
use crate::trace::notes::{CallKind, NoteField, Notes};
use crate::tree::NodeId;
use crate::tree::sorting::sorted_positions;

/// The most rows of statistics.
const MOST: usize = 1_000;

/// The notes on one call. Missing ones are left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(rename = "Noted", optional_fields)]
pub struct CallNotes {
    /// Its kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CallKind>,
    /// A free text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// A free text about its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The move that leads to the node.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// The static evaluation.
    #[serde(rename = "eval", skip_serializing_if = "Option::is_none")]
    pub evaluation: Option<f64>,
    /// The plies that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
}

impl CallNotes {
    /// The notes on a call; `None` if there are none.
    fn of(notes: &Notes, call: CallId) -> Option<CallNotes> {
        let text = |field| notes.text(call, field).map(String::from);
        let on_call = CallNotes {
            kind: notes.kind(call),
            tag: text(NoteField::Tag),
            reason: text(NoteField::Reason),
            key: text(NoteField::Key),
            played: text(NoteField::Move),
            evaluation: notes.evaluation(call),
            depth: notes.depth(call),
        };
        (on_call != CallNotes::default()).then_some(on_call)
    }

    fn seen(mut self, frame: &Frame, node: NodeId, view: View) -> CallNotes {
        let player = frame.tree().player(node);
        self.evaluation = self.evaluation.map(|value| view.value(player, value));
        self
    }
}

/// The notes on the last call for `node` by the step of a frame.
pub fn notes_on(frame: &Frame, node: NodeId, view: View) -> Option<CallNotes> {
    let on_call = CallNotes::of(frame.notes()?, frame.last_call(node)?)?;
    Some(on_call.seen(frame, node, view))
}

/// The notes on the call of the event at the step of a frame.
pub fn notes_now(frame: &Frame, view: View) -> Option<CallNotes> {
    let on_call = CallNotes::of(frame.notes()?, frame.current_call()?)?;
    Some(on_call.seen(frame, frame.current()?, view))
}

/// The fields that are noted of any call of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct NotedFields {
    /// The kinds of calls that there are.
    pub kinds: Vec<CallKind>,
    /// Whether there are tags.
    pub tags: bool,
    /// Whether there are positions.
    pub keys: bool,
    /// Whether there are moves.
    pub moves: bool,
    /// Whether there are depths.
    pub depths: bool,
    /// How many texts were left out, because there are too many different ones.
    pub lost: u32,
}

/// The fields noted of any call; `None` if there are none.
pub fn noted_fields(frame: &Frame) -> Option<NotedFields> {
    let notes = frame.notes()?;
    Some(NotedFields {
        kinds: notes.kinds().collect(),
        tags: notes.has(NoteField::Tag),
        keys: notes.has(NoteField::Key),
        moves: notes.has(NoteField::Move),
        depths: notes.has_depths(),
        lost: notes.lost(),
    })
}

/// The note by which calls are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedBy {
    /// Their kind.
    Kind,
    /// Their tag.
    Tag,
    /// The plies that they have left.
    Depth,
}

/// The calls that have the same note.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct NoteCount {
    /// The kind, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CallKind>,
    /// The tag, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
    /// The depth, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// How many there are.
    pub calls: u32,
    /// How many calls they are with those below them, each once.
    pub below: u32,
    /// How many of them cut off.
    pub cutoffs: u32,
    /// How many of them the table answers.
    pub hits: u32,
    /// The node of how many of them is searched again at once.
    pub again: u32,
}

/// The calls of a search, counted by a note.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct NoteCounts {
    /// By kind in the order of the kinds, by depth the greatest first, by tag the most calls first; in the end those without.
    pub rows: Vec<NoteCount>,
    /// How many more rows there are.
    pub more: usize,
}

/// The calls of the whole search, counted by a note.
pub fn note_counts(frame: &Frame, by: CountedBy) -> NoteCounts {
    let Some(notes) = frame.notes() else {
        return NoteCounts::default();
    };
    // With each row the end of the last call that is counted in it with all below.
    let mut rows: Vec<(NoteCount, CallId)> = Vec::new();
    let mut known: BTreeMap<u64, u32> = BTreeMap::new();
    for call in (0..frame.all_calls()).map(CallId) {
        let number = number(notes, call, by).unwrap_or(u64::MAX);
        let row = *known.entry(number).or_insert(rows.len() as u32) as usize;
        if row == rows.len() {
            rows.push((empty_row(notes, call, by), call));
        }
        let (count, end) = &mut rows[row];
        count.calls += 1;
        count.cutoffs += u32::from(frame.cuts_off(call));
        count.hits += u32::from(frame.is_hit(call));
        count.again += u32::from(frame.is_repeated(call));
        if call >= *end {
            *end = frame.end_of(call);
            count.below += end.0 - call.0;
        }
    }
    let order = sorted_positions(rows.iter().map(|(row, _)| place(row, by)));
    let order: Vec<u32> = order.collect();
    let first = order.iter().take(MOST);
    NoteCounts {
        rows: first
            .map(|&at| std::mem::take(&mut rows[at as usize].0))
            .collect(),
        more: order.len().saturating_sub(MOST),
    }
}

/// The calls of kinds that the rules do not know, counted: nobody judges whether they are made where they are.
pub fn unjudged(frame: &Frame) -> Vec<NoteCount> {
    let unknown = |kind: CallKind| !kind.is_defined_by(frame.rules());
    let mut rows = note_counts(frame, CountedBy::Kind).rows;
    rows.retain(|row| row.kind.is_some_and(unknown));
    rows
}

/// A number that calls with the same note share; `None` without one.
fn number(notes: &Notes, call: CallId, by: CountedBy) -> Option<u64> {
    match by {
        CountedBy::Kind => notes.kind(call).map(|kind| kind as u64),
        CountedBy::Tag => notes.number(call, NoteField::Tag).map(u64::from),
        CountedBy::Depth => notes.depth(call).map(f64::to_bits),
    }
}

/// An empty row for the note of a call.
fn empty_row(notes: &Notes, call: CallId, by: CountedBy) -> NoteCount {
    let mut row = NoteCount::default();
    match by {
        CountedBy::Kind => row.kind = notes.kind(call),
        CountedBy::Tag => row.tag = notes.text(call, NoteField::Tag).map(String::from),
        CountedBy::Depth => row.depth = notes.depth(call),
    }
    row
}

/// The place of a row: the least comes first, and rows without a note last.
fn place(row: &NoteCount, by: CountedBy) -> u32 {
    let place = match by {
        CountedBy::Kind => row.kind.map(|kind| kind as u32),
        CountedBy::Tag => row.tag.as_ref().map(|_| !row.calls),
        CountedBy::Depth => row.depth.map(|depth| !rising(depth as f32)),
    };
    place.unwrap_or(u32::MAX)
}

/// A number that is the greater, the greater `depth` is.
fn rising(depth: f32) -> u32 {
    match depth.to_bits() {
        bits if depth.is_sign_negative() => !bits,
        bits => bits | 1 << 31,
    }
}
