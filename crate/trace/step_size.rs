//! Step sizes, and the steps at which each of them stops. Stops are counted from checkpoints, so few events of a large
//! trace are read.

use super::Trace;
use super::checkpoints::CHECKPOINT;
use super::event::Kind;

/// How far one press of a step button goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepSize {
    /// To the next event.
    #[default]
    Event,
    /// To the next `enter` of a node, or to the next comparison together with the cutoff that it causes.
    Child,
    /// To the next comparison that changes a best value, or to the next cutoff that prunes.
    Decision,
    /// To the next cutoff that prunes.
    Cutoff,
}

impl StepSize {
    /// All sizes, the smallest first.
    pub const ALL: [StepSize; 4] = [
        StepSize::Event,
        StepSize::Child,
        StepSize::Decision,
        StepSize::Cutoff,
    ];

    /// The name of the size in the options.
    pub fn id(self) -> &'static str {
        match self {
            StepSize::Event => "event",
            StepSize::Child => "child",
            StepSize::Decision => "decision",
            StepSize::Cutoff => "cutoff",
        }
    }

    /// The size with this name.
    pub fn of(id: &str) -> Option<StepSize> {
        StepSize::ALL.into_iter().find(|size| size.id() == id)
    }
}

impl Trace {
    /// The number of stops up to `step`. The start and the end of the run count only if an event of that size happens
    /// there.
    pub fn stops(&self, size: StepSize, step: u32) -> u32 {
        match size {
            StepSize::Event => step,
            StepSize::Child => {
                let occurrences = self.occurrences(step);
                // A cutoff follows from the value of the child, so the stop is the cutoff instead of the comparison.
                let unfinished = u32::from(step > 0 && self.cuts_next(step));
                occurrences.of(Kind::Enter) + occurrences.of(Kind::Compare) - unfinished
            }
            StepSize::Decision => self.improvements(step) + self.occurrences(step).of(Kind::Cutoff),
            StepSize::Cutoff => self.occurrences(step).of(Kind::Cutoff),
        }
    }

    /// The step of stop number `number`. Stops count from 1. Stop 0 is step 0; beyond the last stop it is the last
    /// step.
    pub fn stop(&self, size: StepSize, number: u32) -> u32 {
        let (mut from, mut to) = (0, self.steps());
        while from < to {
            let middle = from.midpoint(to);
            match self.stops(size, middle) < number {
                true => from = middle + 1,
                false => to = middle,
            }
        }
        to
    }

    /// The step that is `by` stops after `step`; before it if `by` is negative. Before the first stop lies step 0, and
    /// after the last stop the last step.
    pub fn walk(&self, size: StepSize, step: u32, by: i32) -> u32 {
        let passed = match by.signum() {
            1 => self.stops(size, step),
            // A stop at `step` itself does not count as a stop before it.
            -1 if step > 0 => self.stops(size, step - 1) + 1,
            _ => return step,
        };
        self.stop(size, passed.saturating_add_signed(by))
    }

    /// The number of comparisons up to `step` that changed the best value of their node.
    fn improvements(&self, step: u32) -> u32 {
        let block = (step as usize / CHECKPOINT).min(self.improved.len().saturating_sub(1));
        let before = self.improved.get(block).copied().unwrap_or(0);
        let steps = (block * CHECKPOINT) as u32 + 1..=step;
        before + steps.filter(|&step| self.improves(step)).count() as u32
    }

    /// Whether the event at `step` is a comparison that changed the best value of its node.
    fn improves(&self, step: u32) -> bool {
        let (kind, node) = self.at(step);
        kind == Kind::Compare && {
            let child = self.compared(step);
            let (before, after) = (self.best_before(child), self.best_with(child));
            self.tree.player(node).prefers(after, before)
        }
    }

    /// Whether the event after `step` is a cutoff.
    fn cuts_next(&self, step: u32) -> bool {
        step < self.steps() && self.at(step + 1).0 == Kind::Cutoff
    }
}
