//! Step sizes of best-first searches, and the steps at which each of them stops.

use ts_rs::TS;

use super::BestFirstTrace;
use crate::trace::step_size::{nth_stop, stops_away};

/// How far one step goes. `event`: to the next event. `phase`: to the end of the next selection, expansion, playout or
/// backup. `iteration`: to the end of the next iteration. `choice`: to the next iteration that changes the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename = "BestFirstStepSize", rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum StepSize {
    Event,
    Phase,
    Iteration,
    Choice,
}

impl StepSize {
    /// All sizes, the smallest first.
    pub const ALL: [StepSize; 4] = [
        StepSize::Event,
        StepSize::Phase,
        StepSize::Iteration,
        StepSize::Choice,
    ];

    /// The name of the size in the options.
    pub fn id(self) -> &'static str {
        match self {
            StepSize::Event => "event",
            StepSize::Phase => "phase",
            StepSize::Iteration => "iteration",
            StepSize::Choice => "choice",
        }
    }
}

impl BestFirstTrace {
    /// The number of stops up to a step.
    pub fn stops(&self, size: StepSize, step: u32) -> u32 {
        match size {
            StepSize::Event => step,
            StepSize::Phase => {
                let ends = |step| u32::from(self.ends_phase(step));
                self.counting.by(step, |counts| counts.phases, ends)
            }
            StepSize::Iteration => {
                // An iteration is a stop at its last step.
                let begun = self.iterations.partition_point(|&first| first <= step) as u32;
                begun - u32::from(begun > 0 && step + 1 < self.first_step(begun))
            }
            StepSize::Choice => self.choices.partition_point(|&(since, _)| since <= step) as u32,
        }
    }

    /// The step of stop number `number`, from 1. Stop 0 is step 0; beyond the last stop it is the last step.
    pub fn stop(&self, size: StepSize, number: u32) -> u32 {
        let Some(last) = number.checked_sub(1) else {
            return 0;
        };
        match size {
            StepSize::Event => number.min(self.steps()),
            StepSize::Phase => nth_stop(
                number,
                self.steps(),
                |block| self.counting.before(block).phases,
                |step| self.ends_phase(step),
            ),
            StepSize::Iteration if number <= self.iterations() => self.first_step(number) - 1,
            StepSize::Iteration => self.steps(),
            StepSize::Choice => {
                let choice = self.choices.get(last as usize);
                choice.map_or(self.steps(), |&(since, _)| since)
            }
        }
    }

    /// The step that is `by` stops after `step`; before it if `by` is negative.
    pub fn walk(&self, size: StepSize, step: u32, by: i32) -> u32 {
        let stops = |step| self.stops(size, step);
        stops_away(step, by, stops, |number| self.stop(size, number))
    }

    /// Whether a step is the last one of a phase.
    fn ends_phase(&self, step: u32) -> bool {
        let next = step + 1;
        let phase = self.at(step).0.phase();
        let begins = || self.iterations.binary_search(&next).is_ok();
        phase.is_some() && (next > self.steps() || self.at(next).0.phase() != phase || begins())
    }

    /// The end of the first iteration after `step` that goes through a node.
    pub fn next_through(&self, step: u32, node: crate::tree::NodeId) -> Option<u32> {
        let update = self.update_step(node, self.updated(node, step))?;
        Some(self.first_step(self.iteration_at(update)? + 1) - 1)
    }
}
