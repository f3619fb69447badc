//! What a trace keeps of every 256th step: how often each kind of event has happened, and the innermost open calls.

use super::event::Kind;
use crate::tree::{GameTree, NodeId};

/// Steps between two checkpoints.
pub(super) const CHECKPOINT: usize = 256;

/// How many events of each kind there were; a cutoff that prunes nothing is passed over.
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

/// Open nodes that a checkpoint keeps.
const OPEN: usize = 9;

/// What is kept at a checkpoint: two lines of a cache that are fetched together, as a seek in a large
/// trace reads it from memory.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Checkpoint {
    pub tally: Occurrences,
    /// The innermost open nodes, the inmost last; the root stands for those there are not.
    open: [NodeId; OPEN],
    /// What all but the inmost of them had found.
    bests: [f64; OPEN - 1],
}

impl Checkpoint {
    /// `open` has the open nodes from the inmost on, with what each has found.
    pub fn new(tally: Occurrences, open: impl Iterator<Item = (NodeId, f64)>) -> Checkpoint {
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

impl<'a> Upwards<'a> {
    /// From `node`, of which an event follows `checkpoint` before the next one, to the root.
    pub(super) fn from(
        tree: &'a GameTree,
        checkpoint: Option<&'a Checkpoint>,
        node: NodeId,
    ) -> Upwards<'a> {
        Upwards {
            tree,
            checkpoint,
            open: OPEN,
            next: Some((node, None)),
        }
    }

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
