//! The notes of another program on a call, and what the calls of a kind, a tag or a depth cost.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::Frame;
use crate::trace::CallId;
use crate::trace::notes::{CallKind, Field, Notes};
use crate::tree::NodeId;

/// The most rows of statistics.
const MOST: usize = 1_000;

/// The notes on one call. What is not said is left out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Noted {
    /// Its kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<CallKind>,
    /// A free text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tag: Option<String>,
    /// A free text about its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// The position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
    /// The move that leads to the node.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played: Option<String>,
    /// The static evaluation.
    #[serde(rename = "eval", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub evaluation: Option<f64>,
    /// The plies that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub depth: Option<f64>,
}

impl Noted {
    /// The notes on a call; `None` if there are none.
    fn of(notes: &Notes, call: CallId) -> Option<Noted> {
        let text = |field| notes.text(call, field).map(String::from);
        let noted = Noted {
            kind: notes.kind(call),
            tag: text(Field::Tag),
            reason: text(Field::Reason),
            key: text(Field::Key),
            played: text(Field::Move),
            evaluation: notes.evaluation(call),
            depth: notes.depth(call),
        };
        let texts = [&noted.tag, &noted.reason, &noted.key, &noted.played];
        let any = noted.kind.is_some() || texts.iter().any(|text| text.is_some());
        (any || noted.evaluation.is_some() || noted.depth.is_some()).then_some(noted)
    }

    fn seen(mut self, frame: &Frame, node: NodeId, view: View) -> Noted {
        let player = frame.tree().player(node);
        self.evaluation = self.evaluation.map(|value| view.value(player, value));
        self
    }
}

/// The notes on the last call for `node` by the step of a frame.
pub fn noted(frame: &Frame, node: NodeId, view: View) -> Option<Noted> {
    let noted = Noted::of(frame.notes()?, frame.last_call(node)?)?;
    Some(noted.seen(frame, node, view))
}

/// The notes on the call of the event at the step of a frame.
pub fn noted_now(frame: &Frame, view: View) -> Option<Noted> {
    let noted = Noted::of(frame.notes()?, frame.current_call()?)?;
    Some(noted.seen(frame, frame.current()?, view))
}

/// What is noted of any call of a search.
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

/// What is noted of any call; `None` if nothing is.
pub fn noted_fields(frame: &Frame) -> Option<NotedFields> {
    let notes = frame.notes()?;
    let mut there = [false; CallKind::ALL.len()];
    for call in 0..frame.all_calls() {
        if let Some(kind) = notes.kind(CallId(call)) {
            there[kind as usize] = true;
        }
    }
    let kinds = CallKind::ALL.into_iter().map(|(kind, _)| kind);
    Some(NotedFields {
        kinds: kinds.filter(|&kind| there[kind as usize]).collect(),
        tags: notes.has(Field::Tag),
        keys: notes.has(Field::Key),
        moves: notes.has(Field::Move),
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
pub struct NoteCount {
    /// The kind, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<CallKind>,
    /// The tag, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tag: Option<String>,
    /// The depth, if they are counted by it, and have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
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
    // The row of a note, and the end of the last call that is counted in it with all below.
    let mut rows: BTreeMap<Option<u64>, (NoteCount, CallId)> = BTreeMap::new();
    for call in (0..frame.all_calls()).map(CallId) {
        let (count, end) = rows.entry(number(notes, call, by)).or_default();
        if count.calls == 0 {
            *count = named(notes, call, by);
        }
        count.calls += 1;
        count.cutoffs += u32::from(frame.cuts_off(call));
        count.hits += u32::from(frame.is_hit(call));
        count.again += u32::from(frame.is_repeated(call));
        if call >= *end {
            *end = frame.end_of(call);
            count.below += end.0 - call.0;
        }
    }
    let mut rows: Vec<NoteCount> = rows.into_values().map(|(count, _)| count).collect();
    rows.sort_by(|one, other| {
        order(one, by)
            .partial_cmp(&order(other, by))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let more = rows.len().saturating_sub(MOST);
    rows.truncate(MOST);
    NoteCounts { rows, more }
}

/// A number that calls with the same note share; `None` without one.
fn number(notes: &Notes, call: CallId, by: CountedBy) -> Option<u64> {
    match by {
        CountedBy::Kind => notes.kind(call).map(|kind| kind as u64),
        CountedBy::Tag => notes.number(call, Field::Tag).map(u64::from),
        CountedBy::Depth => notes.depth(call).map(f64::to_bits),
    }
}

/// An empty row for the note of a call.
fn named(notes: &Notes, call: CallId, by: CountedBy) -> NoteCount {
    let mut row = NoteCount::default();
    match by {
        CountedBy::Kind => row.kind = notes.kind(call),
        CountedBy::Tag => row.tag = notes.text(call, Field::Tag).map(String::from),
        CountedBy::Depth => row.depth = notes.depth(call),
    }
    row
}

/// The place of a row: the least comes first, and rows without a note last.
fn order(row: &NoteCount, by: CountedBy) -> f64 {
    let place = match by {
        CountedBy::Kind => row.kind.map(|kind| f64::from(kind as u8)),
        CountedBy::Tag => row.tag.as_ref().map(|_| -f64::from(row.calls)),
        CountedBy::Depth => row.depth.map(|depth| -depth),
    };
    place.unwrap_or(f64::INFINITY)
}
