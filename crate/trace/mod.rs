//! The record of one search: compact inside, [`Event`](crate::trace::event::Event)s outside. It also derives the state
//! of each call at each step. It knows nothing of drawing or language.
//!
//! An event is stored in four bytes: its kind and its node. Everything else follows from the tree and from one row per
//! entered node, because the search is depth-first. The events of a subtree are contiguous: the event before a child's
//! `enter` belongs to the parent, and the event before a parent's `compare` is that child's `leave`. A row has the best
//! value of the parent before the call, and the value that the call returned. Both are references: to the static value
//! of a node, to ±∞ or to a bound of the root's window.

mod best;
mod call;
mod checkpoints;
mod compared;
mod counting;
mod decoding;
pub mod event;
mod held;
mod many_calls;
mod reached;
mod reached_builder;
mod record;
mod rows;
mod step_name;
mod step_size;
mod values;

use std::cell::OnceCell;

pub use call::CallState;
use checkpoints::Checkpoint;
pub use compared::Compared;
use event::Kind;
use reached::Reached;
pub(crate) use reached_builder::ReachedBuilder;
pub use record::Recording;
use rows::{Row, Rows};
pub use step_name::StepNameError;
pub use step_size::{BLOCK, StepSize, nth_stop};

use crate::search::{Rules, UnknownValue};
use crate::tree::{GameTree, NodeId};

/// One search of one tree, step by step. Steps count from 1; step 0 is the state before the first event.
#[derive(Debug)]
pub struct Trace {
    tree: GameTree,
    rules: Rules,
    outcome: Result<f64, UnknownValue>,
    /// `node << 3 | kind`, by step − 1.
    events: Vec<u32>,
    /// The counts before every 256th event, and the innermost open calls.
    checkpoints: Vec<Checkpoint>,
    /// The number of comparisons before every 256th event that changed a best value.
    improved: Vec<u32>,
    rows: Rows,
    /// Values that are not the static value of a node: ±∞ and the bounds of the root's window.
    others: Vec<f64>,
    /// Computed at the first use.
    reached: OnceCell<Reached>,
}

impl Trace {
    /// The tree, as searched.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules of the search.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The value that the call for the root returned, or the node at which the search had to stop.
    pub fn outcome(&self) -> Result<f64, UnknownValue> {
        self.outcome
    }

    /// The number of events, which is the last step.
    pub fn steps(&self) -> u32 {
        self.events.len() as u32
    }

    /// The kind and node of the event at `step`, which is at least 1.
    #[inline]
    pub fn at(&self, step: u32) -> (Kind, NodeId) {
        let word = self.events[step as usize - 1];
        (Kind::ALL[(word & 7) as usize], word >> 3)
    }

    /// The step at which `node` was entered.
    pub fn entered(&self, node: NodeId) -> Option<u32> {
        self.row(node).map(|row| row.entered)
    }

    /// The step at which the call for `node` returned.
    pub fn left(&self, node: NodeId) -> Option<u32> {
        let left = self.row(node)?.left;
        (left != 0).then_some(left)
    }

    /// The step of the cutoff in `node`.
    pub fn cutoff(&self, node: NodeId) -> Option<u32> {
        self.left(node)
            .map(|left| left - 1)
            .filter(|&step| self.at(step) == (Kind::Cutoff, node))
    }

    /// Whether `node` was evaluated rather than searched.
    pub fn evaluated(&self, node: NodeId) -> bool {
        let after = self.entered(node).map_or(0, |step| step + 1);
        (1..=self.steps()).contains(&after) && self.at(after) == (Kind::Evaluate, node)
    }

    /// Whether any child of `node` was ever entered.
    pub(crate) fn searched(&self, node: NodeId) -> bool {
        self.entered(node)
            .is_some_and(|entered| entered < self.steps() && self.at(entered + 1).0 == Kind::Enter)
    }

    /// The last child that a closed node compared; `None` if the node was evaluated.
    pub(crate) fn last_compared(&self, node: NodeId) -> Option<NodeId> {
        let last = self.left(node)? - 1;
        match self.at(last).0 {
            Kind::Cutoff => Some(self.compared(last - 1)),
            Kind::Compare => Some(self.compared(last)),
            _ => None,
        }
    }

    /// The child whose value is compared at `step`, which must be a `compare`.
    pub(crate) fn compared(&self, step: u32) -> NodeId {
        self.at(step - 1).1
    }

    /// The nodes pruned by the cutoff at `step`.
    pub fn pruned_at(&self, step: u32) -> u32 {
        let (_, node) = self.at(step);
        self.tree.end(node) - self.tree.end(self.compared(step - 1))
    }

    /// The first step after `step` at which a child has returned to `node`.
    pub fn next_return(&self, step: u32, node: NodeId) -> Option<u32> {
        let entered = self.entered(node)?;
        let child = if step <= entered {
            node + 1
        } else {
            let (kind, now) = self.at(step);
            let up = std::iter::successors(Some(now), |&now| self.tree.parent(now));
            match up.take_while(|&now| now != node).last() {
                None if kind == Kind::Compare => self.tree.end(self.compared(step)),
                None => return None,
                Some(child) => child,
            }
        };
        // A child outside the subtree means that there is no such step.
        let inside = (node + 1..self.tree.end(node)).contains(&child);
        Some(self.left(child).filter(|_| inside)? + 1)
    }

    /// The memory of the trace in bytes, without the tree.
    pub fn bytes(&self) -> usize {
        let columns = size_of_val(self.events.as_slice()) + size_of_val(self.others.as_slice());
        let checkpoints = size_of_val(self.checkpoints.as_slice());
        columns + checkpoints + size_of_val(self.improved.as_slice()) + self.rows.bytes()
    }

    #[inline]
    fn row(&self, node: NodeId) -> Option<&Row> {
        self.rows.get(node, self.node_of())
    }

    /// A function that returns the node of a row.
    #[inline]
    fn node_of(&self) -> impl Fn(&Row) -> NodeId {
        |row| entered_by(&self.events, row)
    }
}

/// The node of a row.
#[inline]
fn entered_by(events: &[u32], row: &Row) -> NodeId {
    events[row.entered as usize - 1] >> 3
}
