//! What is known at step k, of one search or of two: a query, not a replay. Knows neither viewport nor pixels.
//!
//! [`Frame`] is the interface: pictures, explanations and panels ask it and know no trace, so that another
//! kind of run can stand behind it later.
//!
//! Nodes are in preorder and the search is depth-first, so only the open path changes with k.

pub mod compare;
mod mix;
mod range;
mod run;

use std::cell::OnceCell;
use std::ops::Range;

pub use mix::Mix;
use serde::Serialize;

use crate::search::counts::Counts;
use crate::trace::event::{Kind, ValueRange};
use crate::trace::{CallState, Trace};
use crate::tree::NodeId;

/// The state of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Status {
    /// Not entered yet.
    Unreached,
    /// Its call has begun and not returned.
    Open,
    /// Its call has returned.
    Closed,
    /// A cutoff pruned it: it is never entered.
    Pruned,
    /// It lies below the depth limit and is never entered.
    Beyond,
}

/// What is known after `step` events.
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
        path.pop_if(|_| matches!(kind, Kind::Leave | Kind::Finish));
        path
    }

    /// The first node that is not decided: every node before it has been entered, or never will be.
    #[inline]
    pub(crate) fn frontier(&self) -> NodeId {
        let find = || self.trace.frontier(self.step);
        *self.frontier.get_or_init(find)
    }

    /// The node of the event at this step.
    pub fn current(&self) -> Option<NodeId> {
        self.now().map(|(_, node)| node)
    }

    /// The kind and the node of the event at this step; `None` at step 0.
    #[inline]
    fn now(&self) -> Option<(Kind, NodeId)> {
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

    /// The state of `node`. A node that the search has passed is never entered later.
    pub fn status(&self, node: NodeId) -> Status {
        if !self.has_passed(node) {
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

    /// The ancestor whose cutoff has pruned `node` by this step.
    pub fn pruned_by(&self, node: NodeId) -> Option<NodeId> {
        let ancestor = self.entered_ancestor(node)?;
        let cut = self.trace.cutoff(ancestor)?;
        (cut <= self.step && ancestor != node).then_some(ancestor)
    }

    /// The range proved so far of the true value of `node`, or of its value at the depth
    /// [`limit`](Self::limit).
    pub fn range(&self, node: NodeId) -> ValueRange {
        match self.status(node) {
            Status::Closed => self.trace.range(node),
            Status::Open => self.open_range(node),
            _ => ValueRange::NOTHING,
        }
    }

    /// The depth limit, if the search has met it at `node` or below.
    pub fn limit(&self, node: NodeId) -> Option<u32> {
        self.trace.limit(node, self.step)
    }

    /// The best value of an open node, or the value that a closed one returned; `None` if there is none.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        match self.status(node) {
            Status::Closed => Some(self.trace.returned(node)),
            Status::Open => self
                .call(node)
                .map(|call| call.best)
                .filter(|v| v.is_finite()),
            _ => None,
        }
    }

    /// The state of the call for `node`, if it is entered.
    pub fn call(&self, node: NodeId) -> Option<CallState> {
        let open = self.open_call(node).copied();
        open.or_else(|| CallState::of(self.trace.call_of(node)?, self.step))
    }

    /// The states of the calls for a range of nodes, as from [`Frame::call`].
    pub fn calls(&self, nodes: Range<NodeId>) -> impl Iterator<Item = Option<CallState>> + '_ {
        self.trace.calls(nodes, self.step)
    }

    fn open_call(&self, node: NodeId) -> Option<&CallState> {
        self.path().get(self.ply(node)?)
    }

    /// The index of an open node on the path.
    pub(super) fn ply(&self, node: NodeId) -> Option<usize> {
        let found = self.path().binary_search_by_key(&node, |call| call.node);
        found.ok()
    }

    /// The nearest ancestor that is ever entered, or `node` itself.
    fn entered_ancestor(&self, node: NodeId) -> Option<NodeId> {
        let tree = self.trace.tree();
        std::iter::successors(Some(node), |&n| tree.parent(n))
            .find(|&n| self.trace.entered(n).is_some())
    }
}
