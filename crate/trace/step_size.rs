//! Step sizes, and the steps at which each of them stops. Stops are counted from checkpoints, so few events of a large
//! trace are read.

use crate::tree::column::entry;
use ts_rs::TS;

use super::Trace;
use super::checkpoints::CHECKPOINT;
use super::event::EventKind;

/// How far one step goes. `event`: to the next event. `child`: down to the next child, or back from a child, with all
/// that follows from its value. `decision`: to the next comparison that changes the best value, or the next cutoff that
/// prunes. `cutoff`: to the next cutoff that prunes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum StepSize {
    #[default]
    Event,
    Child,
    Decision,
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
}

/// The step of stop `number` among `steps` steps, or `steps` if there are fewer stops. `before` is the number of stops
/// in the first so many blocks of [`BLOCK`] steps; `halts` says whether a step is a stop. Blocks are searched by
/// bisection, so only the steps of one block are examined.
pub fn nth_stop(
    number: u32,
    steps: u32,
    before: impl Fn(u32) -> u32,
    halts: impl Fn(u32) -> bool,
) -> u32 {
    if number == 0 {
        return 0;
    }
    let (mut block, mut end) = (0, steps.div_ceil(BLOCK));
    while block + 1 < end {
        let middle = u32::midpoint(block, end);
        match before(middle) < number {
            true => block = middle,
            false => end = middle,
        }
    }
    let nth = (number - before(block)) as usize - 1;
    let mut stops = (block * BLOCK + 1..=steps).filter(|&step| halts(step));
    stops.nth(nth).unwrap_or(steps)
}

/// The step that is `by` stops after `step`; before it if `by` is negative. Before the first stop lies step 0, and after
/// the last stop the last step. `stops` counts the stops up to a step, and `stop` is the step of a number of stops.
pub fn stops_away(
    step: u32,
    by: i32,
    stops: impl Fn(u32) -> u32,
    stop: impl Fn(u32) -> u32,
) -> u32 {
    let passed = match by.signum() {
        1 => stops(step),
        // A stop at `step` itself does not count as a stop before it.
        -1 if step > 0 => stops(step - 1) + 1,
        _ => return step,
    };
    stop(passed.saturating_add_signed(by))
}

/// The number of steps in a block of [`nth_stop`].
pub const BLOCK: u32 = CHECKPOINT as u32;

impl Trace {
    /// The number of stops up to `step`. The start and the end of the run count only if an event of that size happens
    /// there.
    pub fn stops(&self, size: StepSize, step: u32) -> u32 {
        let block = (step / BLOCK).min(self.checkpoints.len().saturating_sub(1) as u32);
        let steps = block * BLOCK + 1..=step;
        let halts = steps.filter(|&step| self.halts(size, step));
        match size {
            StepSize::Event => step,
            _ => self.stops_before(size, block) + halts.count() as u32,
        }
    }

    /// The step of stop number `number`. Stops count from 1. Stop 0 is step 0; beyond the last stop it is the last
    /// step.
    pub fn stop(&self, size: StepSize, number: u32) -> u32 {
        let before = |block| self.stops_before(size, block);
        let halts = |step| self.halts(size, step);
        nth_stop(number, self.steps(), before, halts)
    }

    /// The step that is `by` stops after `step`; before it if `by` is negative.
    pub fn walk(&self, size: StepSize, step: u32, by: i32) -> u32 {
        let stops = |step| self.stops(size, step);
        stops_away(step, by, stops, |number| self.stop(size, number))
    }

    /// The number of stops in the first `blocks` blocks.
    fn stops_before(&self, size: StepSize, blocks: u32) -> u32 {
        let block = blocks as usize;
        let Some(checkpoint) = self.checkpoints.get(block) else {
            return 0;
        };
        let of = |kind| checkpoint.occurrences.of(kind);
        let step = blocks * BLOCK;
        match size {
            StepSize::Event => step,
            StepSize::Child => {
                let unfinished = u32::from(step > 0 && self.causes_cutoff(step));
                of(EventKind::Enter) + of(EventKind::Compare) - unfinished
            }
            StepSize::Decision => {
                let improved = entry(&self.improved, block);
                improved + of(EventKind::Cutoff)
            }
            StepSize::Cutoff => of(EventKind::Cutoff),
        }
    }

    /// Whether a step is a stop.
    fn halts(&self, size: StepSize, step: u32) -> bool {
        let kind = self.kind_at(step);
        let prunes = || kind == EventKind::Cutoff && self.pruned_at(step) > 0;
        match size {
            StepSize::Event => true,
            StepSize::Child => match kind {
                EventKind::Compare => !self.causes_cutoff(step),
                EventKind::Cutoff => self.compared_before(step).is_some(),
                _ => kind == EventKind::Enter,
            },
            StepSize::Decision => self.improves(step) || prunes(),
            StepSize::Cutoff => prunes(),
        }
    }

    /// Whether the event at `step` is a comparison that causes a cutoff: of both, only the cutoff is a stop.
    fn causes_cutoff(&self, step: u32) -> bool {
        self.kind_at(step) == EventKind::Compare && self.cuts_after(step)
    }

    /// Whether the event at `step` is a comparison that changed the best value of its node.
    fn improves(&self, step: u32) -> bool {
        let (kind, node) = self.at(step);
        if kind != EventKind::Compare {
            return false;
        }
        let child = self.call(self.compared_call(step));
        self.is_improvement(node, child.best_before(), child.best_with())
    }

    /// Whether the event after `step` is a cutoff.
    pub(super) fn cuts_after(&self, step: u32) -> bool {
        step < self.steps() && self.kind_at(step + 1) == EventKind::Cutoff
    }
}
