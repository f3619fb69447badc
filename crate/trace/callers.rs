//! The way from a call up to the root's.

use super::checkpoints::{Checkpoint, OPEN};
use super::{CallId, Trace};

/// Walks from a call to the root's. At each call it also yields the best value when the call below was entered, if a
/// checkpoint stores it.
pub(crate) struct Callers<'a> {
    trace: &'a Trace,
    checkpoint: Option<&'a Checkpoint>,
    /// How many of the stored calls can still be callers.
    open: usize,
    next: Option<(CallId, Option<f64>)>,
}

impl Iterator for Callers<'_> {
    type Item = (CallId, Option<f64>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (call, best) = self.next?;
        let known = self
            .checkpoint
            .and_then(|known| self.caller_at_checkpoint(known, call));
        let caller = || Some((self.trace.call(call).caller()?, None));
        self.next = known.or_else(caller);
        Some((call, best))
    }
}

impl<'a> Callers<'a> {
    /// A walk from `call` to the root's. `call` must have an event between `checkpoint` and the next one.
    pub(super) fn from(
        trace: &'a Trace,
        checkpoint: Option<&'a Checkpoint>,
        call: CallId,
    ) -> Callers<'a> {
        Callers {
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
    fn caller_at_checkpoint(
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
