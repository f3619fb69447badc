//! The steps of a search, as a reader of a [`Trace`](crate::trace::Trace) sees them.

use serde::Serialize;
use ts_rs::TS;

use super::CallId;
pub use super::cutoff::{Cutoff, Reach};
pub use super::side::Side;
use crate::search::{PassVerdict, StoredBounds, Window};
use crate::tree::{NodeId, Player};

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "Kind")]
#[repr(u8)]
pub enum EventKind {
    /// The call for a node begins.
    Enter,
    /// A leaf, or a node at the depth limit, is given its value.
    Evaluate,
    /// A child has returned to its parent.
    Compare,
    /// The cut test succeeded.
    Cutoff,
    /// The call returns.
    Leave,
    /// The search ends.
    Finish,
    /// The child that has just returned is to be searched again.
    Again,
    /// The table answers: the call returns a value that it has.
    Hit,
    /// The table narrows the window of the call.
    Narrow,
    /// A search from the root has ended, and the verdict on its value is known.
    Verdict,
    /// A noisy node that is not above the depth limit takes its static value as its first best value.
    #[serde(rename = "stand-pat")]
    StandPat,
}

impl EventKind {
    /// All kinds, by number.
    pub const ALL: [EventKind; 11] = [
        EventKind::Enter,
        EventKind::Evaluate,
        EventKind::Compare,
        EventKind::Cutoff,
        EventKind::Leave,
        EventKind::Finish,
        EventKind::Again,
        EventKind::Hit,
        EventKind::Narrow,
        EventKind::Verdict,
        EventKind::StandPat,
    ];

    /// How many of them, the first ones, are counted at checkpoints.
    pub(crate) const COUNTED: usize = 8;

    /// An event as it is stored.
    #[inline]
    pub(super) fn pack(self, call: CallId) -> u32 {
        call.0 << 4 | self as u32
    }

    /// The event that is stored so.
    #[inline]
    pub(super) fn unpack(event: u32) -> (EventKind, CallId) {
        (EventKind::ALL[(event & 15) as usize], CallId(event >> 4))
    }
}

/// The range that is proved of a node: its true value lies in [lo, hi]. Where the search met a depth limit below the
/// node, the range is that of its value at that depth, proved by the static values there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(into = "(f64, f64)")]
#[ts(type = "[number, number]")]
pub struct ValueRange {
    /// The lower end.
    pub lo: f64,
    /// The upper end.
    pub hi: f64,
}

/// The range between two ends.
impl From<(f64, f64)> for ValueRange {
    fn from((lo, hi): (f64, f64)) -> ValueRange {
        ValueRange { lo, hi }
    }
}

impl ValueRange {
    /// Nothing is proved.
    pub const NOTHING: ValueRange = ValueRange {
        lo: f64::NEG_INFINITY,
        hi: f64::INFINITY,
    };

    /// The range that this proof and an earlier one for the same node prove together.
    pub fn with(self, earlier: ValueRange) -> ValueRange {
        let both = ValueRange::from((self.lo.max(earlier.lo), self.hi.min(earlier.hi)));
        // The trace of another program can contradict itself. Then the later proof counts.
        match both.lo <= both.hi {
            true => both,
            false => self,
        }
    }

    /// This, or any value that `player` likes better.
    pub fn or_better(self, player: Player) -> ValueRange {
        match player {
            Player::Max => (self.lo, f64::INFINITY).into(),
            Player::Min => (f64::NEG_INFINITY, self.hi).into(),
        }
    }

    /// The range of the better of two values for `player`, of which this and another range are proved.
    pub fn better(self, player: Player, other: ValueRange) -> ValueRange {
        let better = |one, two| player.better(one, two);
        (better(self.lo, other.lo), better(self.hi, other.hi)).into()
    }

    /// Exactly this value.
    pub fn exactly(value: f64) -> ValueRange {
        (value, value).into()
    }
}

impl From<ValueRange> for (f64, f64) {
    fn from(proved: ValueRange) -> (f64, f64) {
        (proved.lo, proved.hi)
    }
}

/// A window with the nodes that hold its bounds. `None` is the root's own window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "Held")]
pub struct HeldWindow {
    /// The window.
    #[serde(flatten)]
    pub window: Window,
    /// The MAX node that holds alpha.
    pub alpha_holder: Option<NodeId>,
    /// The MIN node that holds beta.
    pub beta_holder: Option<NodeId>,
}

impl HeldWindow {
    /// The holder of the bound of `player`.
    pub fn holder_of(&self, player: Player) -> Option<NodeId> {
        match player {
            Player::Max => self.alpha_holder,
            Player::Min => self.beta_holder,
        }
    }
}

/// The event of one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "lowercase",
    rename_all_fields = "camelCase"
)]
pub enum EventDetails {
    /// The call begins with this window.
    Enter(HeldWindow),
    /// The value of a leaf, or the static value at the depth limit.
    Evaluate {
        /// The value.
        value: f64,
    },
    /// A child returned.
    Compare {
        /// The child.
        child: NodeId,
        /// The value that it returned.
        value: f64,
        /// The best value before; ∓∞ if it is the first child.
        before: f64,
        /// The best value after.
        after: f64,
        /// Whether the child is the new best.
        improved: bool,
        /// The window after.
        #[serde(flatten)]
        window: Window,
    },
    /// The cut test succeeded.
    Cutoff(Cutoff),
    /// The call returns.
    Leave {
        /// The value returned, by the rule `returns`.
        value: f64,
        /// The proved range of the node.
        range: ValueRange,
    },
    /// The search ends.
    Finish {
        /// The root's value.
        value: f64,
        /// The child of the root to choose, from 0.
        best_move: Option<usize>,
        /// Child numbers from the root on.
        principal_variation: Vec<usize>,
    },
    /// The child that has returned is searched again.
    Again {
        /// The child.
        child: NodeId,
        /// The value that it returned.
        value: f64,
        /// The window that it was tested with.
        tested: Window,
        /// The window that it is searched with again.
        #[serde(flatten)]
        window: Window,
    },
    /// The table answers.
    Hit {
        /// The value that the call returns.
        value: f64,
        /// The bounds that the table has for the node.
        #[serde(flatten)]
        known: StoredBounds,
    },
    /// The table narrows the window.
    Narrow {
        /// The window after.
        #[serde(flatten)]
        window: Window,
        /// The bounds that the table has for the node.
        #[serde(flatten)]
        known: StoredBounds,
    },
    /// A noisy node takes its static value as its first best value.
    #[serde(rename = "stand-pat")]
    StandPat {
        /// The static value.
        value: f64,
        /// The window after.
        #[serde(flatten)]
        window: Window,
    },
    /// A search from the root has ended.
    Verdict {
        /// The value that the root returned.
        value: f64,
        /// The relation of that value to the root's true value.
        verdict: PassVerdict,
        /// The proved range of the root's value at this depth.
        low: f64,
        /// The upper end.
        high: f64,
    },
}

/// One step of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Its number, from 1.
    pub step: u32,
    /// The node whose call it belongs to.
    pub node: NodeId,
    /// Plies below the root.
    pub depth: u32,
    /// The event.
    pub details: EventDetails,
}

impl Event {
    /// Its kind.
    pub fn kind(&self) -> EventKind {
        match self.details {
            EventDetails::Enter(_) => EventKind::Enter,
            EventDetails::Evaluate { .. } => EventKind::Evaluate,
            EventDetails::Compare { .. } => EventKind::Compare,
            EventDetails::Cutoff(_) => EventKind::Cutoff,
            EventDetails::Leave { .. } => EventKind::Leave,
            EventDetails::Finish { .. } => EventKind::Finish,
            EventDetails::Again { .. } => EventKind::Again,
            EventDetails::Hit { .. } => EventKind::Hit,
            EventDetails::Narrow { .. } => EventKind::Narrow,
            EventDetails::Verdict { .. } => EventKind::Verdict,
            EventDetails::StandPat { .. } => EventKind::StandPat,
        }
    }
}
