//! How often each kind of event has happened by any step, from checkpoints: so counts, marks and the
//! next of a kind need not look at the whole run.

use std::ops::RangeInclusive;

use super::Trace;
use crate::search::counts::Counts;
use crate::trace::event::Kind;
use crate::tree::{GameTree, NodeId};

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

/// Open nodes that a checkpoint keeps.
const OPEN: usize = 9;

/// What is kept at a checkpoint: two lines of a cache that are fetched together, as a seek in a large
/// trace reads it from memory.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Checkpoint {
    tally: Tally,
    /// The innermost open nodes, the inmost last; the root stands for those there are not.
    open: [NodeId; OPEN],
    /// What all but the inmost of them had found.
    bests: [f64; OPEN - 1],
}

impl Checkpoint {
    /// `open` has the open nodes from the inmost on, with what each has found.
    pub fn new(tally: Tally, open: impl Iterator<Item = (NodeId, f64)>) -> Checkpoint {
        let mut nodes = [0; OPEN];
        let mut bests = [f64::NAN; OPEN];
        for (slot, found) in nodes.iter_mut().zip(&mut bests).rev().zip(open) {
            (*slot.0, *slot.1) = found;
        }
        let [bests @ .., _] = bests;
        Checkpoint {
            tally,
            open: nodes,
            bests,
        }
    }
}

/// A walk from a node that has an event to the root, at each node with what it had found when the one
/// before was entered, if a checkpoint knows that.
pub(crate) struct Upwards<'a> {
    tree: &'a GameTree,
    checkpoint: Option<&'a Checkpoint>,
    /// How many of the nodes that were open at the checkpoint may be above.
    open: usize,
    next: Option<(NodeId, Option<f64>)>,
}

impl Iterator for Upwards<'_> {
    type Item = (NodeId, Option<f64>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (node, best) = self.next?;
        let known = self.checkpoint.and_then(|known| self.known(known, node));
        let asked = || Some((self.tree.parent(node)?, None));
        self.next = known.or_else(asked);
        Some((node, best))
    }
}

impl Upwards<'_> {
    /// The parent of a node, where it was open at the checkpoint. A node beyond the inmost that was open
    /// has been entered since; all others above one that has an event later were open then. And what
    /// was known above one of these is known still.
    #[inline]
    fn known(
        &mut self,
        Checkpoint { open, bests, .. }: &Checkpoint,
        node: NodeId,
    ) -> Option<(NodeId, Option<f64>)> {
        if node > open[OPEN - 1] {
            return None;
        }
        while self.open > 0 {
            let parent = open[self.open - 1];
            if parent < node {
                let child = open.get(self.open);
                let best = bests.get(self.open - 1).copied();
                return Some((parent, best.filter(|_| child == Some(&node))));
            }
            self.open -= 1;
        }
        None
    }
}

impl Trace {
    /// The nodes from that of the event at `step` to the root. Those that a checkpoint knows need not
    /// be looked for one after the other.
    pub(crate) fn upwards(&self, step: u32) -> Upwards<'_> {
        Upwards {
            tree: &self.tree,
            checkpoint: self.checkpoints.get(step as usize / CHECKPOINT),
            open: OPEN,
            next: Some((self.at(step).1, None)),
        }
    }

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
        let had = self.tally(step).of(Kind::Evaluate);
        // The checkpoint before it, the last that has no more of them.
        let start = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.tally.of(Kind::Evaluate) <= had);
        let start = (start.saturating_sub(1) * CHECKPOINT) as u32;
        (step.max(start) + 1..=self.steps()).find(|&next| self.at(next).0 == Kind::Evaluate)
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

    /// How many nodes the event at `step` prunes; most prune none.
    fn prunes(&self, step: u32) -> u32 {
        match self.at(step).0 {
            Kind::Cutoff => self.pruned_at(step),
            _ => 0,
        }
    }

    /// The steps from one checkpoint to the next.
    fn steps_of(&self, block: usize) -> RangeInclusive<u32> {
        let before = block * CHECKPOINT;
        let last = (before + CHECKPOINT) as u32;
        before as u32 + 1..=last.min(self.steps())
    }

    /// How many nodes they prune together, which tells whether to look inside.
    fn pruned_in(&self, block: usize) -> u32 {
        let next = self.checkpoints.get(block + 1);
        let after = next.map_or_else(|| self.tally(self.steps()).pruned, |next| next.tally.pruned);
        after - self.checkpoints[block].tally.pruned
    }

    /// Which kinds of events there are in each of `columns` equal parts of the run, a bit a kind, and
    /// above these bits how many nodes are pruned there. A cutoff that prunes nothing is passed over.
    pub fn ticks(&self, columns: usize) -> Vec<u32> {
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
            let bits = kinds.map(|(bit, (&before, after))| u32::from(after > before) << bit);
            let pruned = (after.pruned - before.pruned) << after.events.len();
            let bits = bits.sum::<u32>() | pruned;
            (before, at) = (after, to);
            bits
        };
        (0..columns).map(tick).collect()
    }

    fn tally(&self, step: u32) -> Tally {
        let before = (step as usize / CHECKPOINT).min(self.checkpoints.len().saturating_sub(1));
        let checkpoint = self.checkpoints.get(before);
        let tally = checkpoint.map_or_else(Tally::default, |checkpoint| checkpoint.tally);
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
