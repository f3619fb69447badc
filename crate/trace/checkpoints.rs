//! Checkpoints: at every 256th step a trace stores the counts of events and the innermost open calls.

use super::event::Kind;
use crate::tree::{GameTree, NodeId};

/// Steps between two checkpoints.
pub(super) const CHECKPOINT: usize = 256;

/// The number of events of each kind. Cutoffs that prune nothing are not counted.
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

/// The number of open nodes that a checkpoint stores.
const OPEN: usize = 9;

/// One checkpoint: two cache lines that are fetched together, because a seek in a large trace reads it from memory.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Checkpoint {
    pub occurrences: Occurrences,
    /// The innermost open nodes, the innermost last, padded with the root at the front.
    open: [NodeId; OPEN],
    /// The best values of these nodes, except that of the innermost.
    bests: [f64; OPEN - 1],
}

impl Checkpoint {
    /// `open` has the open nodes, the innermost first, with their best values.
    pub fn new(occurrences: Occurrences, open: impl Iterator<Item = (NodeId, f64)>) -> Checkpoint {
        let mut nodes = [0; OPEN];
        let mut bests = [f64::NAN; OPEN];
        for (slot, found) in nodes.iter_mut().zip(&mut bests).rev().zip(open) {
            (*slot.0, *slot.1) = found;
        }
        let [bests @ .., _] = bests;
        Checkpoint {
            occurrences,
            open: nodes,
            bests,
        }
    }
}

/// Walks from a node to the root. At each node it also yields the best value when the node below was entered, if a
/// checkpoint stores it.
pub(crate) struct Upwards<'a> {
    tree: &'a GameTree,
    checkpoint: Option<&'a Checkpoint>,
    /// How many of the stored nodes can still be ancestors.
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
    /// A walk from `node` to the root. `node` must have an event between `checkpoint` and the next one.
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

    /// The parent of a node, if it was open at the checkpoint. A node after the innermost open one has been entered
    /// since; every other ancestor of a node with a later event was open then, and the best values above it have not
    /// changed.
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
