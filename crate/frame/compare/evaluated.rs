//! Steps of two searches of different kinds that correspond: those at which as many leaves are evaluated.

use crate::trace::Trace;
use crate::trace::best_first::BestFirstTrace;
use crate::trace::event::EventKind;

/// A run that evaluates leaves.
pub trait Evaluating {
    /// The last step.
    fn last(&self) -> u32;

    /// Whether it has come to its end.
    fn finished(&self) -> bool;

    /// How many leaves are evaluated by a step.
    fn evaluated(&self, step: u32) -> u32;
}

impl Evaluating for Trace {
    fn last(&self) -> u32 {
        self.steps()
    }

    fn finished(&self) -> bool {
        self.steps() > 0 && self.kind_at(self.steps()) == EventKind::Finish
    }

    fn evaluated(&self, step: u32) -> u32 {
        self.counts(step).evaluated
    }
}

impl Evaluating for BestFirstTrace {
    fn last(&self) -> u32 {
        self.steps()
    }

    fn finished(&self) -> bool {
        BestFirstTrace::finished(self)
    }

    fn evaluated(&self, step: u32) -> u32 {
        BestFirstTrace::evaluated(self, step)
    }
}

/// The first step of `other` at which it has evaluated as many leaves as `one` has by `step`; its last step if it never
/// does, and at the end of `one`. A trace that ends in the middle has no end.
pub fn as_many_evaluated(one: &dyn Evaluating, step: u32, other: &dyn Evaluating) -> u32 {
    if one.finished() && step == one.last() {
        return other.last();
    }
    let leaves = one.evaluated(step);
    let (mut from, mut to) = (0, other.last());
    while from < to {
        let middle = u32::midpoint(from, to);
        match other.evaluated(middle) < leaves {
            true => from = middle + 1,
            false => to = middle,
        }
    }
    from
}
