//! How often each kind of event has happened by any step, from checkpoints: so counts, marks and the
//! next of a kind need not look at the whole run.

use super::Trace;
use crate::counts::Counts;
use crate::event::Kind;

/// Steps between two checkpoints.
pub(super) const CHECKPOINT: usize = 256;

/// How many events of each kind there were; a cutoff that prunes nothing is passed over.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    events: [u32; Kind::ALL.len()],
    /// Nodes pruned.
    pruned: u32,
}

impl Tally {
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

    fn of(&self, kind: Kind) -> u32 {
        self.events[kind as usize]
    }
}

impl Trace {
    /// The counts after `step` events.
    pub fn counts(&self, step: u32) -> Counts {
        let tally = self.tally(step);
        let entered = tally.of(Kind::Enter);
        let evaluated = tally.of(Kind::Evaluate);
        // What follows an `enter` is an evaluation or the first child.
        let undecided = step > 0 && self.at(step).0 == Kind::Enter;
        Counts {
            entered,
            evaluated,
            expanded: entered - evaluated - u32::from(undecided),
            pruned: tally.pruned,
            cutoffs: tally.of(Kind::Cutoff),
        }
    }

    /// The first step after `step` that evaluates a node.
    pub fn next_leaf(&self, step: u32) -> Option<u32> {
        self.next(step, Kind::Evaluate)
    }

    /// The first step after `step` with a cutoff that prunes something.
    pub fn next_cutoff(&self, step: u32) -> Option<u32> {
        self.next(step, Kind::Cutoff)
    }

    /// Which kinds of events there are in each of `columns` equal parts of the run, a bit a kind.
    /// A cutoff that prunes nothing is passed over.
    pub fn ticks(&self, columns: usize) -> Vec<u8> {
        let steps = u64::from(self.steps());
        let end = |column: usize| (column as u64 * steps).div_ceil(columns as u64) as u32;
        let mut before = Tally::default();
        let mut at = 0;
        let tick = |column| {
            // A part that is short goes on from the one before.
            let (last, to) = (at, end(column + 1));
            let after = match (to - last) as usize > CHECKPOINT {
                true => self.tally(to),
                false => self.continued(before, last, to),
            };
            let kinds = before.events.iter().zip(after.events).enumerate();
            let bits = kinds.map(|(bit, (&before, after))| u8::from(after > before) << bit);
            let bits = bits.sum();
            (before, at) = (after, to);
            bits
        };
        (0..columns).map(tick).collect()
    }

    fn next(&self, step: u32, kind: Kind) -> Option<u32> {
        let had = self.tally(step).of(kind);
        // The checkpoint before it, the last that has no more of the kind.
        let start = self
            .checkpoints
            .partition_point(|tally| tally.of(kind) <= had);
        let start = (start.saturating_sub(1) * CHECKPOINT) as u32;
        (step.max(start) + 1..=self.steps()).find(|&next| self.happens(next, kind))
    }

    fn happens(&self, step: u32, kind: Kind) -> bool {
        self.at(step).0 == kind && (kind != Kind::Cutoff || self.pruned_at(step) > 0)
    }

    fn tally(&self, step: u32) -> Tally {
        let before = (step as usize / CHECKPOINT).min(self.checkpoints.len().saturating_sub(1));
        let tally = self.checkpoints.get(before).copied().unwrap_or_default();
        self.continued(tally, (before * CHECKPOINT) as u32, step)
    }

    /// The tally after `to` events, from that after `from`.
    fn continued(&self, mut tally: Tally, from: u32, to: u32) -> Tally {
        for step in from + 1..=to {
            match self.at(step).0 {
                Kind::Cutoff => tally.cutoff(self.pruned_at(step)),
                kind => tally.count(kind),
            }
        }
        tally
    }
}
