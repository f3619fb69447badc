//! The entry of a transposition table for the position at a node, in the view asked for.

use serde::Serialize;
use ts_rs::TS;

use super::view::{Mirror, View};
use crate::frame::Frame;
use crate::frame::table::EntryUse;
use crate::search::{Entry, Memory, PassVerdict};
use crate::trace::CallId;
use crate::tree::NodeId;
use crate::tree::names::{Names, Place};

/// The most other nodes with the same position that are named.
const SAME: usize = 4;

/// The state of a transposition table for the position at a node, by a step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "TableState")]
pub struct TableView {
    /// The node.
    pub place: Place,
    /// The number of its slot, from 1, and how many slots there are; `None` in a table without limit.
    pub slot: Option<(u32, u32)>,
    /// The entry of the position.
    pub entry: Option<TableEntry>,
    /// The first node whose position is stored in the slot, if it is another position.
    pub taken: Option<Place>,
    /// Other nodes with the same position: the first of them.
    pub same: Vec<Place>,
    /// How many there are.
    pub others: usize,
    /// The last calls that have used the entry of the position.
    pub uses: Vec<TableUse>,
    /// How many such calls there are.
    pub used: usize,
}

/// The entry of a position.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableEntry {
    /// The value is at least this.
    pub lo: f64,
    /// The value is at most this.
    pub hi: f64,
    /// The call that stored the lower bound.
    pub lower: Option<TableStore>,
    /// The call that stored the upper bound.
    pub upper: Option<TableStore>,
    /// How many plies were searched.
    pub plies: u32,
    /// Whether the bounds depend on the number of plies.
    pub limited: bool,
    /// The child that was found best.
    pub best: Option<Place>,
}

/// A call that has stored something.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableStore {
    /// Its node.
    pub place: Place,
    /// The number of its pass, from 1.
    pub pass: usize,
    /// The step at which it returned.
    pub step: u32,
}

/// A call that has used an entry.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableUse {
    /// Its node.
    pub place: Place,
    /// The number of its pass, from 1.
    pub pass: usize,
    /// The step.
    pub step: u32,
    /// The value that it returned; `None` if its window was narrowed.
    pub value: Option<f64>,
    /// The relation of that value to the true one.
    pub finding: Option<PassVerdict>,
    /// The window, if that was narrowed.
    pub window: Option<(f64, f64)>,
}

/// The state of the table by the step of a frame, with the last `most` uses of it; `None` if there is no table.
pub fn table(
    frame: &Frame,
    names: &Names,
    node: NodeId,
    most: usize,
    view: View,
) -> Option<TableView> {
    let state = frame.table(node, most)?;
    let explainer = TableExplainer {
        frame,
        names,
        node,
        mirror: view.mirror(frame.tree().player(node)),
    };
    let is_own = |entry: &Entry| frame.has_position(node, entry.position);
    let own = state.entry.filter(is_own);
    let other = state.entry.filter(|entry| !is_own(entry));
    let (same, others) = frame.same_position(node, SAME);
    Some(TableView {
        place: explainer.place(node),
        slot: match frame.rules().table {
            Memory::Slots(slots) => Some((state.slot + 1, slots)),
            _ => None,
        },
        entry: own.map(|entry| explainer.entry(entry)),
        taken: other.map(|entry| explainer.place(entry.position)),
        same: same.into_iter().map(|same| explainer.place(same)).collect(),
        others,
        uses: state
            .uses
            .into_iter()
            .map(|used| explainer.table_use(used))
            .collect(),
        used: state.used,
    })
}

struct TableExplainer<'a> {
    frame: &'a Frame<'a>,
    names: &'a Names,
    node: NodeId,
    mirror: Mirror,
}

impl TableExplainer<'_> {
    fn place(&self, node: NodeId) -> Place {
        self.names.place(self.frame.tree(), node)
    }

    fn entry(&self, entry: Entry) -> TableEntry {
        let mut known = entry.known;
        self.mirror.known(&mut known);
        let best = entry.best;
        let best = best.and_then(|position| self.frame.child_at(self.node, position));
        TableEntry {
            lo: known.lower,
            hi: known.upper,
            lower: known.lower_by.and_then(|by| self.call(by)),
            upper: known.upper_by.and_then(|by| self.call(by)),
            plies: entry.plies,
            limited: known.limited,
            best: best.map(|best| self.place(best)),
        }
    }

    fn call(&self, call: u32) -> Option<TableStore> {
        let call = CallId(call);
        Some(TableStore {
            place: self.place(self.frame.node_of(call)?),
            pass: self.frame.pass_of(call)? + 1,
            step: self.frame.left_by(call)?,
        })
    }

    fn table_use(&self, used: EntryUse) -> TableUse {
        let (mut known, mut window) = (used.known, used.window);
        self.mirror.known(&mut known);
        self.mirror.window(&mut window);
        let value = used.value.map(|mut value| {
            self.mirror.value(&mut value);
            value
        });
        let finding = |value: f64| match (value <= known.lower, value >= known.upper) {
            (true, true) => PassVerdict::Exact,
            (true, false) => PassVerdict::High,
            _ => PassVerdict::Low,
        };
        TableUse {
            place: self.place(self.frame.node_of(used.call).unwrap_or(self.node)),
            pass: self.frame.pass_of(used.call).unwrap_or(0) + 1,
            step: used.step,
            value,
            finding: value.map(finding),
            window: value.is_none().then_some((window.alpha, window.beta)),
        }
    }
}
