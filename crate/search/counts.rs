//! The counts of a search. They are never mixed.

use serde::Serialize;
use ts_rs::TS;

use super::{Observer, StoredBounds, Window};
use crate::tree::NodeId;

/// How much a search has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Counts {
    /// Calls, those for the root and for leaves included.
    pub entered: u32,
    /// Leaves, and nodes not above the depth limit, given a value.
    pub evaluated: u32,
    /// Entered nodes with children searched.
    pub expanded: u32,
    /// Nodes left out by cutoffs; with several visits a node counts at each cutoff that leaves it out.
    pub pruned: u32,
    /// Cutoffs that pruned something.
    pub cutoffs: u32,
    /// Calls answered by a table. Told only where there are any.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u32>", optional)]
    pub hits: u32,
    /// Calls whose node was searched again at once. Told only where there are any.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u32>", optional)]
    pub again: u32,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The observer that only counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counter {
    /// The counts so far.
    pub counts: Counts,
    /// The last event was an `enter`: if another follows, that is the first child's.
    opened: bool,
}

impl Observer for Counter {
    #[inline]
    fn enter(&mut self, _: NodeId, _: Window) {
        self.counts.entered += 1;
        self.counts.expanded += u32::from(self.opened);
        self.opened = true;
    }

    #[inline]
    fn again(&mut self, _: NodeId, _: NodeId, _: f64) {
        self.counts.again += 1;
    }

    #[inline]
    fn hit(&mut self, _: NodeId, _: f64, _: StoredBounds) {
        self.counts.hits += 1;
        self.opened = false;
    }

    #[inline]
    fn evaluate(&mut self, _: NodeId, _: f64) {
        self.counts.evaluated += 1;
        self.opened = false;
    }

    /// A static value counts as evaluated, also where the search goes on.
    #[inline]
    fn stand_pat(&mut self, _: NodeId, _: f64, _: Window) {
        self.counts.evaluated += 1;
    }

    #[inline]
    fn cutoff(&mut self, _: NodeId, _: NodeId, pruned: u32) {
        self.opened = false;
        self.counts.pruned += pruned;
        self.counts.cutoffs += u32::from(pruned > 0);
    }
}
