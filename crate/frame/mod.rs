//! The state of one search or of two at step k: a query, not a replay. Knows neither viewport nor pixels.
//!
//! [`Frame`] is the interface of searches made of calls: pictures, explanations and panels ask it and know no trace.
//! The trait [`State`] has the questions that pictures also ask of a best-first search.
//!
//! Nodes are in preorder and the search is depth-first, so only the open path changes with k.

pub mod best_first;
mod bound_origin;
pub mod call_kinds;
pub mod compare;
pub mod minimal;
mod mix;
mod node_region;
mod notes;
pub mod passes;
mod range;
mod regions;
mod run;
mod segment_tree;
mod state;
pub mod table;

use std::cell::OnceCell;
use std::ops::Range;

pub use bound_origin::Origin;
pub use mix::Mix;
use node_region::{NodeRegion, SettlingTime};
use serde::Serialize;
pub use state::State;
use ts_rs::TS;

use crate::search::counts::Counts;
use crate::trace::event::{EventKind, ValueRange};
use crate::trace::{CallId, CallState, Deviations, RecordedCall, Trace};
use crate::tree::NodeId;

/// The state of a node. `pruned`: a cutoff leaves it out. `beyond`: it lies below the depth limit. `spared`: the table
/// knew enough of a node above. A search with several visits can enter such a node later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs, reason = "described above")]
pub enum Status {
    Unreached,
    Open,
    Closed,
    Pruned,
    Beyond,
    Spared,
}

/// The state of a search after `step` events.
#[derive(Debug)]
pub struct Frame<'a> {
    trace: &'a Trace,
    step: u32,
    /// Computed at the first use.
    path: OnceCell<Vec<CallState>>,
    /// The ranges of the open nodes, along the path. Computed at the first use.
    proved: OnceCell<Vec<ValueRange>>,
    /// Computed at the first use: pictures read it for each column of pixels.
    frontier: OnceCell<NodeId>,
    /// Computed at the first use, of a search that can search a node again.
    regions: OnceCell<Vec<NodeRegion>>,
}

impl<'a> Frame<'a> {
    /// The frame at `step`, 0 … [`Trace::steps`].
    pub fn new(trace: &'a Trace, step: u32) -> Frame<'a> {
        Frame {
            trace,
            step,
            path: OnceCell::new(),
            proved: OnceCell::new(),
            frontier: OnceCell::new(),
            regions: OnceCell::new(),
        }
    }

    /// The step.
    #[inline]
    pub fn step(&self) -> u32 {
        self.step
    }

    /// The open calls, the root's first.
    pub fn path(&self) -> &[CallState] {
        self.path.get_or_init(|| self.find_path())
    }

    #[cold]
    fn find_path(&self) -> Vec<CallState> {
        if self.step == 0 {
            return Vec::new();
        }
        let call = self.trace.call(self.trace.call_at(self.step));
        let kind = self.trace.kind_at(self.step);
        let mut path = CallState::path(call, self.step);
        // All ancestors of the node of an event are open.
        path.pop_if(|_| {
            matches!(
                kind,
                EventKind::Leave | EventKind::Finish | EventKind::Verdict
            )
        });
        path
    }

    /// The first node that is not decided: every node before it has been entered, or left out. Only of searches that take
    /// each node once.
    #[inline]
    pub(crate) fn frontier(&self) -> NodeId {
        *self.frontier.get_or_init(|| self.trace.frontier(self.step))
    }

    /// The node of the event at this step.
    pub fn current(&self) -> Option<NodeId> {
        self.now().map(|(_, node)| node)
    }

    /// The kind and the node of the event at this step; `None` at step 0.
    #[inline]
    fn now(&self) -> Option<(EventKind, NodeId)> {
        (self.step > 0).then(|| self.trace.at(self.step))
    }

    /// The counts so far.
    pub fn counts(&self) -> Counts {
        self.trace.counts(self.step)
    }

    /// Whether the search has run to its end.
    pub fn finished(&self) -> bool {
        self.trace.outcome().is_ok() && self.step == self.trace.steps()
    }

    /// The state of `node`. Where every node is searched once, one that the search has passed is never entered later.
    pub fn status(&self, node: NodeId) -> Status {
        if let Some(deviations) = self.trace.several_visits() {
            return self.status_among(deviations, node);
        }
        if !self.is_entry_decided(node) {
            return Status::Unreached;
        }
        let reached = self.trace.reached();
        if !reached.enters(node) {
            match reached.prunes(node) {
                true => Status::Pruned,
                false => Status::Beyond,
            }
        } else if self.open_call(node).is_some() {
            Status::Open
        } else {
            Status::Closed
        }
    }

    /// The state of `node`, of a search that can search a node again: the call that settled the node last decides.
    #[cold]
    fn status_among(&self, deviations: &Deviations, node: NodeId) -> Status {
        if self.settling_time(deviations, node) == SettlingTime::Ahead {
            return Status::Unreached;
        }
        if self.standing(node).is_some() {
            return match self.open_call(node) {
                Some(_) => Status::Open,
                None => Status::Closed,
            };
        }
        match self.entered_ancestor(node) {
            Some(above) if above.evaluated() => Status::Beyond,
            Some(above) if above.hit() => Status::Spared,
            _ => Status::Pruned,
        }
    }

    /// Whether an earlier search left `node` in its state, and the present one has not reached it.
    pub fn before(&self, node: NodeId) -> bool {
        let many = self.trace.several_visits();
        many.is_some_and(|deviations| {
            matches!(
                self.settling_time(deviations, node),
                SettlingTime::Before(_)
            )
        })
    }

    /// Whether `node` has been entered by now, in this pass or in an earlier one.
    pub fn visited(&self, node: NodeId) -> bool {
        match self.trace.several_visits() {
            None => matches!(self.status(node), Status::Open | Status::Closed),
            Some(_) => !self.calls_of(node).is_empty(),
        }
    }

    /// Whether a cutoff or the table has made it needless to enter `node`, and no later call enters it either.
    pub(super) fn leaves_out(&self, node: NodeId) -> bool {
        matches!(self.status(node), Status::Pruned | Status::Spared) && !self.ever(node)
    }

    /// All calls for `node` by now, in order.
    pub fn calls_of(&self, node: NodeId) -> Vec<CallId> {
        self.trace.calls_by(node, self.step)
    }

    /// The number of the pass that this step belongs to, from 0; `None` at step 0.
    pub fn pass(&self) -> Option<usize> {
        (self.step > 0).then(|| self.trace.pass_of(self.trace.call_at(self.step)))
    }

    /// The ancestor whose cutoff has pruned `node` by this step.
    pub fn pruned_by(&self, node: NodeId) -> Option<NodeId> {
        self.pruning_cutoff(node)
            .map(|cutoff| self.trace.at(cutoff).1)
    }

    /// The step of the cutoff that has pruned `node`; it can be that of an earlier pass.
    pub fn pruning_cutoff(&self, node: NodeId) -> Option<u32> {
        let ancestor = self.entered_ancestor(node)?;
        let cutoff = ancestor.cutoff()?;
        (cutoff <= self.step && ancestor.node() != node).then_some(cutoff)
    }

    /// The range proved so far of the true value of `node`, or of its value at the depth
    /// [`limit`](Self::limit).
    pub fn range(&self, node: NodeId) -> ValueRange {
        let call = match self.status(node) {
            Status::Closed => self.standing(node),
            Status::Open => return self.open_range(node),
            _ => self.last_in_pass(node),
        };
        call.map_or(ValueRange::NOTHING, RecordedCall::range)
    }

    /// The depth limit, if the state of `node` depends on it: the search has met it there or below.
    pub fn limit(&self, node: NodeId) -> Option<u32> {
        match self.trace.deviations() {
            None => self.trace.limit(node, self.step),
            Some(deviations) => {
                let call = self.standing(node).or_else(|| self.last_in_pass(node));
                call?.limit(deviations, self.step)
            }
        }
    }

    /// The last call for a node that does not stand, but looked as many plies ahead as the present pass does: its proof
    /// still holds.
    fn last_in_pass(&self, node: NodeId) -> Option<RecordedCall<'a>> {
        self.trace.several_visits()?;
        let pass = self.recorded_passes().get(self.pass()?)?;
        let last = self.trace.calls_for(node, self.step).next_back();
        last.filter(|last| last.id() >= pass.since)
    }

    /// The best value of an open node, or the value that a closed one returned; `None` if there is none.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        match self.status(node) {
            Status::Closed => self.standing(node).map(RecordedCall::returned),
            Status::Open => self.best(&self.call(node)?),
            _ => None,
        }
    }

    /// The best value of an open call; `None` if it has none yet.
    pub(crate) fn best(&self, call: &CallState) -> Option<f64> {
        let empty = self.has_empty_sum(call);
        Some(call.best).filter(|best| best.is_finite() && !empty)
    }

    /// Whether a call adds up the values of children, and has none yet.
    fn has_empty_sum(&self, call: &CallState) -> bool {
        if !self.trace.tree().is_chance(call.node) || call.last_compared(self.trace).is_some() {
            return false;
        }
        let recorded = self.trace.call(call.call);
        self.step == recorded.entered() || !recorded.evaluated()
    }

    /// The state of the call for `node`, if it is entered.
    pub fn call(&self, node: NodeId) -> Option<CallState> {
        let open = self.open_call(node).copied();
        open.or_else(|| CallState::of(self.standing(node)?, self.step))
    }

    /// The states of the calls for a range of nodes, as from [`Frame::call`].
    pub fn calls(&self, nodes: Range<NodeId>) -> impl Iterator<Item = Option<CallState>> + '_ {
        let many = self.trace.several_visits().is_some();
        let once = if many { 0..0 } else { nodes.clone() };
        let mut once = self.trace.calls(once, self.step);
        nodes.map(move |node| match many {
            true => self.call(node),
            false => once.next().flatten(),
        })
    }

    fn open_call(&self, node: NodeId) -> Option<&CallState> {
        self.path().get(self.ply(node)?)
    }

    /// The index of an open node on the path.
    pub(super) fn ply(&self, node: NodeId) -> Option<usize> {
        let index = self.path().binary_search_by_key(&node, |call| call.node);
        index.ok()
    }

    /// The call for the nearest ancestor that has one, or for `node` itself.
    fn entered_ancestor(&self, node: NodeId) -> Option<RecordedCall<'a>> {
        let tree = self.trace.tree();
        let mut up = tree.upward(node);
        match self.trace.several_visits() {
            None => up.find_map(|node| self.standing(node)),
            // The count that is valid for the node is valid for its ancestors, up to the call that has settled it.
            Some(deviations) => {
                let calls = self.settling_time(deviations, node).calls()?;
                let call = up.find_map(|node| {
                    deviations
                        .calls_by_node(self.trace)
                        .standing(self.trace, node, calls)
                })?;
                Some(self.trace.call(call))
            }
        }
    }
}
