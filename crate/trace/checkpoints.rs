//! Checkpoints: at every 256th step a trace stores the counts of events and the innermost open calls.

use super::event::Kind;
use super::{CallId, Trace};

/// Steps between two checkpoints.
pub(super) const CHECKPOINT: usize = 256;

/// The number of events of each kind. Cutoffs that prune nothing are not counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Occurrences {
    pub events: [u32; Kind::ALL.len()],
    /// Nodes pruned.
    pub pruned: u32,
}

impl Occurrences {
    #[inline]
    pub fn count(&mut self, kind: Kind) {
        self.events[kind as usize] += 1;
    }

    #[inline]
    pub fn cutoff(&mut self, pruned: u32) {
        self.events[Kind::Cutoff as usize] += u32::from(pruned > 0);
        self.pruned += pruned;
    }

    pub fn set(&mut self, kind: Kind, events: u32) {
        self.events[kind as usize] = events;
    }

    pub fn of(&self, kind: Kind) -> u32 {
        self.events[kind as usize]
    }
}

/// The number of open calls that a checkpoint stores.
const OPEN: usize = 9;

/// Stands for no call.
const NONE: CallId = CallId(u32::MAX);

/// One checkpoint: two cache lines that are fetched together, because a seek in a large trace reads it from memory.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Checkpoint {
    pub occurrences: Occurrences,
    /// The innermost open calls, the innermost last.
    open: [CallId; OPEN],
    /// The best values of these calls, except that of the innermost.
    bests: [f64; OPEN - 1],
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

/// Walks from a call to the root's. At each call it also yields the best value when the call below was entered, if a
/// checkpoint stores it.
pub(crate) struct Upwards<'a> {
    trace: &'a Trace,
    checkpoint: Option<&'a Checkpoint>,
    /// How many of the stored calls can still be callers.
    open: usize,
    next: Option<(CallId, Option<f64>)>,
}

impl Iterator for Upwards<'_> {
    type Item = (CallId, Option<f64>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (call, best) = self.next?;
        let known = self.checkpoint.and_then(|known| self.known(known, call));
        let asked = || Some((self.trace.call(call).caller()?, None));
        self.next = known.or_else(asked);
        Some((call, best))
    }
}

impl<'a> Upwards<'a> {
    /// A walk from `call` to the root's. `call` must have an event between `checkpoint` and the next one.
    pub(super) fn from(
        trace: &'a Trace,
        checkpoint: Option<&'a Checkpoint>,
        call: CallId,
    ) -> Upwards<'a> {
        Upwards {
            trace,
            checkpoint,
            open: OPEN,
            next: Some((call, None)),
        }
    }

    /// The caller of a call, if it was open at the checkpoint. A call after the innermost open one has been entered
    /// since; every other caller of a call with a later event was open then, and the best values above it have not
    /// changed.
    #[inline]
    fn known(
        &mut self,
        Checkpoint { open, bests, .. }: &Checkpoint,
        call: CallId,
    ) -> Option<(CallId, Option<f64>)> {
        if call > open[OPEN - 1] {
            return None;
        }
        while self.open > 0 {
            let caller = open[self.open - 1];
            if caller < call {
                let child = open.get(self.open);
                let best = bests.get(self.open - 1).copied();
                return Some((caller, best.filter(|_| child == Some(&call))));
            }
            self.open -= 1;
        }
        None
    }
}
