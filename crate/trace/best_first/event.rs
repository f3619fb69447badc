//! The events of a best-first search.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::NodeId;

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "BestFirstKind")]
#[repr(u8)]
pub enum Kind {
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

impl Kind {
    /// All kinds, by number, with their words in a trace.
    const ALL: [(Kind, &str); 6] = [
        (Kind::Select, "select"),
        (Kind::Expand, "expand"),
        (Kind::Playout, "playout"),
        (Kind::Evaluate, "evaluate"),
        (Kind::Update, "update"),
        (Kind::Finish, "finish"),
    ];

    /// The kind that a word means.
    pub(crate) fn of(word: &str) -> Option<Kind> {
        let mut kinds = Kind::ALL.into_iter();
        kinds.find_map(|(kind, known)| (known == word).then_some(kind))
    }

    /// The phase that an event of this kind belongs to; `None` at the end of the search.
    pub fn phase(self) -> Option<Phase> {
        Some(match self {
            Kind::Select => Phase::Selection,
            Kind::Expand => Phase::Expansion,
            Kind::Playout | Kind::Evaluate => Phase::Playout,
            Kind::Update => Phase::Backup,
            Kind::Finish => return None,
        })
    }

    /// Whether an event of this kind reads the value of a leaf.
    pub fn evaluates(self) -> bool {
        matches!(self, Kind::Playout | Kind::Evaluate)
    }

    /// An event as it is stored.
    pub(super) fn pack(self, node: NodeId) -> u32 {
        node << 3 | self as u32
    }

    /// The event that is stored so.
    pub(super) fn unpack(event: u32) -> (Kind, NodeId) {
        let kind = Kind::ALL.get((event & 7) as usize);
        (kind.map_or(Kind::Finish, |&(kind, _)| kind), event >> 3)
    }
}
