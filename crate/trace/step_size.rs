//! Step sizes: at which steps a walk through the run stops. Stops are counted from checkpoints, so that a walk
//! through a large trace looks at few events.

use super::Trace;
use super::checkpoints::CHECKPOINT;
use super::event::Kind;

/// How far one step of a walk goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepSize {
    /// To the next event.
    #[default]
    Event,
    /// Down to the next child, or back from one with all that follows from its value.
    Child,
    /// To the next comparison that changes the best value, or the next cutoff that prunes.
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

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            StepSize::Event => "event",
            StepSize::Child => "child",
            StepSize::Decision => "decision",
            StepSize::Cutoff => "cutoff",
        }
    }

    /// The size of this name.
    pub fn of(id: &str) -> Option<StepSize> {
        StepSize::ALL.into_iter().find(|size| size.id() == id)
    }
}

impl Trace {
    /// How many stops there are up to `step`. The start and the end of the run are not counted, unless something
    /// of that size happens there.
    pub fn stops(&self, size: StepSize, step: u32) -> u32 {
        match size {
            StepSize::Event => step,
            StepSize::Child => {
                let occurrences = self.occurrences(step);
                // A cutoff follows from the value of the child, so the walk stops after it.
                let unfinished = u32::from(step > 0 && self.cuts_next(step));
                occurrences.of(Kind::Enter) + occurrences.of(Kind::Compare) - unfinished
            }
            StepSize::Decision => self.improvements(step) + self.occurrences(step).of(Kind::Cutoff),
            StepSize::Cutoff => self.occurrences(step).of(Kind::Cutoff),
        }
    }

    /// The step of a stop, counted from 1: 0 for stop 0, and the last step if there are not so many.
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

    /// The step that is reached from `step` by so many stops, backwards if `by` is negative. Beyond the first and
    /// the last stop are the start and the end of the run.
    pub fn walk(&self, size: StepSize, step: u32, by: i32) -> u32 {
        let passed = match by.signum() {
            1 => self.stops(size, step),
            // Back from a stop: that stop does not count.
            -1 if step > 0 => self.stops(size, step - 1) + 1,
            _ => return step,
        };
        self.stop(size, passed.saturating_add_signed(by))
    }

    /// How many comparisons up to `step` have changed the best value of their node.
    fn improvements(&self, step: u32) -> u32 {
        let block = (step as usize / CHECKPOINT).min(self.improved.len().saturating_sub(1));
        let before = self.improved.get(block).copied().unwrap_or(0);
        let steps = (block * CHECKPOINT) as u32 + 1..=step;
        before + steps.filter(|&step| self.improves(step)).count() as u32
    }

    fn improves(&self, step: u32) -> bool {
        let (kind, node) = self.at(step);
        kind == Kind::Compare && {
            let child = self.compared(step);
            let (before, after) = (self.best_before(child), self.best_with(child));
            self.tree.player(node).prefers(after, before)
        }
    }

    /// Whether a cutoff follows at once.
    fn cuts_next(&self, step: u32) -> bool {
        step < self.steps() && self.at(step + 1).0 == Kind::Cutoff
    }
}
