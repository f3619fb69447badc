//! Checkpoints: at every 256th step a trace stores the counts of events and the innermost open calls.

use super::call_id::CallId;
use super::event::EventKind;

/// Steps between two checkpoints.
pub(super) const CHECKPOINT: usize = 256;

/// The number of events of the kinds that are counted. Cutoffs that prune nothing are not counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Occurrences {
    pub events: [u32; EventKind::COUNTED],
    /// Nodes pruned.
    pub pruned: u32,
    /// Nodes that have stood pat and not cut off at once.
    pub stood_pat: u32,
}

impl Occurrences {
    #[inline]
    pub fn count(&mut self, kind: EventKind) {
        if let Some(events) = self.events.get_mut(kind as usize) {
            *events += 1;
        }
    }

    /// A static value counts as an evaluation.
    #[inline]
    pub fn stand_pat(&mut self) {
        self.events[EventKind::Evaluate as usize] += 1;
        self.stood_pat += 1;
    }

    /// `at_once`: the node has stood pat, and searches no child.
    #[inline]
    pub fn cutoff(&mut self, pruned: u32, at_once: bool) {
        self.stood_pat -= u32::from(at_once);
        self.events[EventKind::Cutoff as usize] += u32::from(pruned > 0);
        self.pruned += pruned;
    }

    pub fn set(&mut self, kind: EventKind, events: u32) {
        self.events[kind as usize] = events;
    }

    pub fn of(&self, kind: EventKind) -> u32 {
        self.events[kind as usize]
    }
}

/// The number of open calls that a checkpoint stores.
pub(super) const OPEN: usize = 8;

/// Stands for no call.
const NONE: CallId = CallId(u32::MAX);

/// One checkpoint: two cache lines that are fetched together, because a seek in a large trace reads it from memory.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Checkpoint {
    pub occurrences: Occurrences,
    /// The innermost open calls, the innermost last.
    pub open: [CallId; OPEN],
    /// The best values of these calls, except that of the innermost.
    pub bests: [f64; OPEN - 1],
}

impl Checkpoint {
    /// `open` has the open calls, the innermost first, with their best values.
    pub fn new(occurrences: Occurrences, open: impl Iterator<Item = (CallId, f64)>) -> Checkpoint {
        let mut calls = [NONE; OPEN];
        let mut bests = [f64::NAN; OPEN];
        for (slot, found) in calls.iter_mut().zip(&mut bests).rev().zip(open) {
            (*slot.0, *slot.1) = found;
        }
        let [bests @ .., _] = bests;
        Checkpoint {
            occurrences,
            open: calls,
            bests,
        }
    }
}
