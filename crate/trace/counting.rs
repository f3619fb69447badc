//! Counts of events at any step, and the next step of a kind. Checkpoints limit how many events are read.

use std::ops::RangeInclusive;

use super::Trace;
use super::callers::Callers;
use super::checkpoints::{CHECKPOINT, Occurrences};
use super::event::EventKind;
use crate::search::counts::Counts;

impl Trace {
    /// The calls from that of the event at `step` up to the root's. Callers that a checkpoint stores are not looked up.
    pub(super) fn callers_at(&self, step: u32) -> Callers<'_> {
        let checkpoint = self.checkpoints.get(step as usize / CHECKPOINT);
        Callers::from(self, checkpoint, self.call_at(step))
    }

    /// The counts after `step` events.
    pub fn counts(&self, step: u32) -> Counts {
        let occurrences = self.occurrences(step);
        let entered = occurrences.of(EventKind::Enter);
        let evaluated = occurrences.of(EventKind::Evaluate);
        let hits = occurrences.of(EventKind::Hit);
        // An `enter` is followed by an evaluation, by an answer of the table or by the `enter` of the first child; once
        // a node has stood pat, by a cutoff or by that `enter`.
        let undecided = step > 0
            && matches!(
                self.kind_at(step),
                EventKind::Enter | EventKind::Narrow | EventKind::StandPat
            );
        Counts {
            entered,
            evaluated,
            expanded: entered + occurrences.stood_pat - evaluated - hits - u32::from(undecided),
            pruned: occurrences.pruned,
            cutoffs: occurrences.of(EventKind::Cutoff),
            hits,
            again: occurrences.of(EventKind::Again),
        }
    }

    /// The first step after `step` that evaluates a node.
    pub fn next_leaf(&self, step: u32) -> Option<u32> {
        let had = self.occurrences(step).of(EventKind::Evaluate);
        // The last checkpoint with as many evaluations as now.
        let start = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.occurrences.of(EventKind::Evaluate) <= had);
        let start = (start.saturating_sub(1) * CHECKPOINT) as u32;
        let evaluates = |&next: &u32| {
            matches!(
                self.kind_at(next),
                EventKind::Evaluate | EventKind::StandPat
            )
        };
        (step.max(start) + 1..=self.steps()).find(evaluates)
    }

    /// The first step after `step` with a cutoff that prunes at least `least` nodes, and at least one.
    pub fn next_cutoff(&self, step: u32, least: u32) -> Option<u32> {
        let least = least.max(1);
        let blocks = step as usize / CHECKPOINT..self.checkpoints.len();
        let mut pruning = blocks.filter(|&block| self.pruned_in(block) >= least);
        let prunes = |&next: &u32| next > step && self.prunes(next) >= least;
        pruning.find_map(|block| self.steps_of(block).find(prunes))
    }

    /// The step of the cutoff that prunes most nodes, the first of equals.
    pub fn largest_cutoff(&self) -> Option<u32> {
        let mut largest = None;
        let mut most = 0;
        for block in 0..self.checkpoints.len() {
            if self.pruned_in(block) <= most {
                continue;
            }
            for step in self.steps_of(block) {
                let pruned = self.prunes(step);
                if pruned > most {
                    (largest, most) = (Some(step), pruned);
                }
            }
        }
        largest
    }

    /// The number of nodes that the event at `step` prunes; 0 for most events.
    fn prunes(&self, step: u32) -> u32 {
        match self.kind_at(step) {
            EventKind::Cutoff => self.pruned_at(step),
            _ => 0,
        }
    }

    /// The steps from one checkpoint to the next.
    fn steps_of(&self, block: usize) -> RangeInclusive<u32> {
        let before = block * CHECKPOINT;
        let last = (before + CHECKPOINT) as u32;
        before as u32 + 1..=last.min(self.steps())
    }

    /// The number of nodes pruned in a block: a block with too few need not be read.
    fn pruned_in(&self, block: usize) -> u32 {
        let next = self.checkpoints.get(block + 1);
        let after = next.map_or_else(
            || self.occurrences(self.steps()).pruned,
            |next| next.occurrences.pruned,
        );
        after - self.checkpoints[block].occurrences.pruned
    }

    /// For each of `columns` equal parts of the run: one bit per counted kind of event that occurs there, and above
    /// these bits the number of nodes pruned there, or the greatest number that fits. Cutoffs that prune nothing are
    /// not counted.
    pub fn ticks(&self, columns: usize) -> Vec<u32> {
        let steps = u64::from(self.steps());
        let end = |column: usize| (column as u64 * steps).div_ceil(columns as u64) as u32;
        let mut before = Occurrences::default();
        let mut at = 0;
        let tick = |column| {
            // A short part is counted on from the end of the part before; a long one from the nearest checkpoint.
            let (last, to) = (at, end(column + 1));
            let after = match (to - last) as usize > CHECKPOINT {
                true => self.occurrences(to),
                false => self.occurrences_until(before, last, to),
            };
            let kinds = before.events.iter().zip(after.events).enumerate();
            let bits = kinds.map(|(bit, (&before, after))| u32::from(after > before) << bit);
            let most = u32::MAX >> after.events.len();
            let pruned = (after.pruned - before.pruned).min(most) << after.events.len();
            let bits = bits.sum::<u32>() | pruned;
            (before, at) = (after, to);
            bits
        };
        (0..columns).map(tick).collect()
    }

    /// The occurrences after `step` events.
    pub(super) fn occurrences(&self, step: u32) -> Occurrences {
        let before = (step as usize / CHECKPOINT).min(self.checkpoints.len().saturating_sub(1));
        let checkpoint = self.checkpoints.get(before);
        let occurrences =
            checkpoint.map_or_else(Occurrences::default, |checkpoint| checkpoint.occurrences);
        self.occurrences_until(occurrences, (before * CHECKPOINT) as u32, step)
    }

    /// The occurrences after `to` events, computed from those after `from` events.
    fn occurrences_until(&self, mut occurrences: Occurrences, from: u32, to: u32) -> Occurrences {
        let events = &self.events[from as usize..to as usize];
        for (step, &event) in (from + 1..).zip(events) {
            match EventKind::unpack(event).0 {
                EventKind::Cutoff => {
                    let at_once = self.compared_before(step).is_none();
                    occurrences.cutoff(self.pruned_at(step), at_once);
                }
                EventKind::StandPat => occurrences.stand_pat(),
                kind => occurrences.count(kind),
            }
        }
        occurrences
    }
}
