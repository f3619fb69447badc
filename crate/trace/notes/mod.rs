//! The notes of another program on its calls: their kinds, tags, reasons, keys, moves, evaluations and depths. A column for
//! each field, as long as the last call that has it; equal texts are kept once.

mod query;
mod texts;

use serde::Serialize;
use ts_rs::TS;

use super::call_id::CallId;
use crate::search::Rules;
pub use query::Query;
use texts::Texts;

/// The kind of a call of a real search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    /// A full window, to the full depth.
    Full,
    /// A null window.
    NullWindow,
    /// Once more, after a test has failed.
    ReSearch,
    /// After the side to move has passed.
    NullMove,
    /// Below the depth limit, of noisy moves only.
    Quiescence,
    /// To a smaller depth.
    Reduced,
    /// To a greater depth.
    Extended,
    /// To see whether more is worth it.
    Probe,
}

impl CallKind {
    /// All kinds, with their words in a trace.
    pub const ALL: [(CallKind, &str); 8] = [
        (CallKind::Full, "full"),
        (CallKind::NullWindow, "null-window"),
        (CallKind::ReSearch, "re-search"),
        (CallKind::NullMove, "null-move"),
        (CallKind::Quiescence, "quiescence"),
        (CallKind::Reduced, "reduced"),
        (CallKind::Extended, "extended"),
        (CallKind::Probe, "probe"),
    ];

    /// Whether the rules say where such a call is made.
    pub fn is_defined_by(self, rules: &Rules) -> bool {
        match self {
            CallKind::Full | CallKind::NullWindow | CallKind::ReSearch => true,
            CallKind::Quiescence => rules.quiescent(),
            _ => false,
        }
    }

    /// The kind in short, as a picture has it.
    pub fn short(self) -> &'static str {
        match self {
            CallKind::Full => "full",
            CallKind::NullWindow => "nw",
            CallKind::ReSearch => "rs",
            CallKind::NullMove => "nm",
            CallKind::Quiescence => "qs",
            CallKind::Reduced => "red",
            CallKind::Extended => "ext",
            CallKind::Probe => "pr",
        }
    }

    /// The kind that a word means.
    pub fn of(word: &str) -> Option<CallKind> {
        let mut kinds = CallKind::ALL.into_iter();
        kinds
            .find(|&(_, known)| known == word)
            .map(|(kind, _)| kind)
    }
}

/// A field whose notes are texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteField {
    /// A free text.
    Tag,
    /// A free text about the end of the call.
    Reason,
    /// The position.
    Key,
    /// The move that leads to the node.
    Move,
}

impl NoteField {
    /// All of them.
    pub const ALL: [NoteField; 4] = [
        NoteField::Tag,
        NoteField::Reason,
        NoteField::Key,
        NoteField::Move,
    ];
}

/// Something that is said of a call.
#[derive(Clone, Copy, Debug)]
pub enum Note<'a> {
    /// Its kind.
    Kind(CallKind),
    /// A text.
    Text(NoteField, &'a str),
    /// The static evaluation, as MAX's.
    Evaluation(f64),
    /// The plies that are left.
    Depth(f64),
}

/// All notes on the calls of a trace.
#[derive(Debug, Default)]
pub struct Notes {
    /// The number of a kind in [`CallKind::ALL`] plus one; 0: none.
    kinds: Vec<u8>,
    /// By [`NoteField`]: the number of a text plus one; 0: none.
    texts: [Vec<u32>; 4],
    /// NaN: none.
    evaluations: Vec<f64>,
    /// NaN: none.
    depths: Vec<f32>,
    all: Texts,
    /// How many texts were left out, because there are too many different ones.
    lost: u32,
    /// A bit for each kind that any call has.
    there: u8,
}

impl Notes {
    /// Notes something about a call. What is said last stands.
    pub fn add(&mut self, call: CallId, note: Note) {
        let at = call.index();
        match note {
            Note::Kind(kind) => {
                self.there |= 1 << kind as u8;
                put(&mut self.kinds, at, kind as u8 + 1, 0);
            }
            Note::Evaluation(value) => put(&mut self.evaluations, at, value, f64::NAN),
            Note::Depth(plies) => put(&mut self.depths, at, plies as f32, f32::NAN),
            Note::Text(field, text) => match self.all.intern(text) {
                Some(number) => put(&mut self.texts[field as usize], at, number + 1, 0),
                None => self.lost = self.lost.saturating_add(1),
            },
        }
    }

    /// No more will be noted: whatever helped to find equal texts is given back.
    pub fn close(&mut self) {
        self.all.close();
    }

    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        let texts = self.texts.iter().all(Vec::is_empty);
        texts && self.kinds.is_empty() && self.evaluations.is_empty() && self.depths.is_empty()
    }

    /// How many texts were left out, because there are too many different ones.
    pub fn lost(&self) -> u32 {
        self.lost
    }

    /// The kinds that calls have.
    pub fn kinds(&self) -> impl Iterator<Item = CallKind> {
        let kinds = CallKind::ALL.into_iter().map(|(kind, _)| kind);
        kinds.filter(|&kind| self.there & 1 << kind as u8 != 0)
    }

    /// Whether any call is of a kind that the rules do not know.
    pub fn any_unknown(&self, rules: &Rules) -> bool {
        self.kinds().any(|kind| !kind.is_defined_by(rules))
    }

    /// Whether any call has a text in a field.
    pub fn has(&self, field: NoteField) -> bool {
        !self.texts[field as usize].is_empty()
    }

    /// Whether any call has a depth.
    pub fn has_depths(&self) -> bool {
        !self.depths.is_empty()
    }

    /// The kind of a call.
    pub fn kind(&self, call: CallId) -> Option<CallKind> {
        let kind = usize::from(*self.kinds.get(call.index())?).checked_sub(1)?;
        CallKind::ALL.get(kind).map(|&(kind, _)| kind)
    }

    /// The text of a call in a field.
    pub fn text(&self, call: CallId, field: NoteField) -> Option<&str> {
        self.all.text(self.number(call, field)?)
    }

    /// The number of the text of a call in a field: equal texts have one.
    pub fn number(&self, call: CallId, field: NoteField) -> Option<u32> {
        self.texts[field as usize].get(call.index())?.checked_sub(1)
    }

    /// The static evaluation at a call.
    pub fn evaluation(&self, call: CallId) -> Option<f64> {
        let value = *self.evaluations.get(call.index())?;
        (!value.is_nan()).then_some(value)
    }

    /// The plies that a call has left.
    pub fn depth(&self, call: CallId) -> Option<f64> {
        let plies = *self.depths.get(call.index())?;
        (!plies.is_nan()).then_some(f64::from(plies))
    }

    /// How many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        let texts = self.texts.iter().map(|column| size_of_val(&column[..]));
        let numbers = size_of_val(&self.evaluations[..]) + size_of_val(&self.depths[..]);
        self.kinds.len() + texts.sum::<usize>() + numbers + self.all.bytes()
    }
}

/// Puts a value at a place of a column, which may end before it.
fn put<T: Clone>(column: &mut Vec<T>, at: usize, value: T, none: T) {
    if column.len() <= at {
        column.resize(at + 1, none);
    }
    column[at] = value;
}
