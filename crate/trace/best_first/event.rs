//! The events of a best-first search.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::NodeId;

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "BestFirstKind")]
#[repr(u8)]
pub enum EventKind {
    /// The search goes down to a child.
    Select,
    /// A child joins the tree, or all children of a node do.
    Expand,
    /// Moves are played from a node to a leaf.
    Playout,
    /// The value of a leaf is read.
    Evaluate,
    /// A node gets new numbers.
    Update,
    /// The search ends.
    Finish,
}

/// The four parts of an iteration, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the words of the field")]
pub enum Phase {
    Selection,
    Expansion,
    Playout,
    Backup,
}

impl EventKind {
    /// All kinds, by number, with their words in a trace.
    const ALL: [(EventKind, &str); 6] = [
        (EventKind::Select, "select"),
        (EventKind::Expand, "expand"),
        (EventKind::Playout, "playout"),
        (EventKind::Evaluate, "evaluate"),
        (EventKind::Update, "update"),
        (EventKind::Finish, "finish"),
    ];

    /// The kind that a word means.
    pub(crate) fn of(word: &str) -> Option<EventKind> {
        let mut kinds = EventKind::ALL.into_iter();
        kinds.find_map(|(kind, known)| (known == word).then_some(kind))
    }

    /// The phase that an event of this kind belongs to; `None` at the end of the search.
    pub fn phase(self) -> Option<Phase> {
        Some(match self {
            EventKind::Select => Phase::Selection,
            EventKind::Expand => Phase::Expansion,
            EventKind::Playout | EventKind::Evaluate => Phase::Playout,
            EventKind::Update => Phase::Backup,
            EventKind::Finish => return None,
        })
    }

    /// Whether an event of this kind reads the value of a leaf.
    pub fn evaluates(self) -> bool {
        matches!(self, EventKind::Playout | EventKind::Evaluate)
    }

    /// An event as it is stored.
    pub(super) fn pack(self, node: NodeId) -> u32 {
        node << 3 | self as u32
    }

    /// The event that is stored so.
    pub(super) fn unpack(event: u32) -> (EventKind, NodeId) {
        let kind = EventKind::ALL.get((event & 7) as usize);
        (
            kind.map_or(EventKind::Finish, |&(kind, _)| kind),
            event >> 3,
        )
    }
}
