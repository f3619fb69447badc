//! The observer of the lab. There is one for all that it counts: each other one would be compiled with all searches.

use crate::search::counts::Counter;
use crate::search::{Observer, Window};
use crate::tree::{GameTree, NodeId};

/// Counts nodes that are evaluated, each once, beside all else, and notes which move is held.
pub(super) struct LabObserver {
    pub(super) counter: Counter,
    /// One bit per node.
    seen: Vec<u64>,
    /// How many nodes are evaluated, each once.
    pub(super) leaves: u32,
    /// The children of the root that were the best by then, each with the number of evaluations before.
    pub(super) best_moves: Vec<(u32, NodeId)>,
    /// The value of the last of them.
    best: f64,
}

impl LabObserver {
    pub(super) fn new(tree: &GameTree) -> LabObserver {
        LabObserver {
            counter: Counter::default(),
            seen: vec![0; tree.len() / 64 + 1],
            leaves: 0,
            best_moves: Vec::new(),
            best: f64::NAN,
        }
    }

    /// Counts a node that is evaluated, once.
    fn see(&mut self, node: NodeId) {
        let (word, bit) = (node as usize / 64, 1 << (node % 64));
        if let Some(seen) = self.seen.get_mut(word) {
            self.leaves += u32::from(*seen & bit == 0);
            *seen |= bit;
        }
    }

    /// The child of the root that is held after so many evaluations, before the next one.
    pub(super) fn best_move_after(&self, evaluated: u32) -> Option<NodeId> {
        let until = self.best_moves.partition_point(|&(by, _)| by <= evaluated);
        let (_, child) = self.best_moves.get(until.checked_sub(1)?)?;
        Some(*child)
    }
}

impl Observer for LabObserver {
    #[inline]
    fn enter(&mut self, node: NodeId, window: Window) {
        self.counter.enter(node, window);
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.counter.evaluate(node, value);
        self.see(node);
    }

    #[inline]
    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) {
        self.counter.stand_pat(node, value, window);
        self.see(node);
    }

    #[inline]
    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, _: Window) {
        if node == 0 && best != self.best {
            self.best_moves.push((self.counter.counts.evaluated, child));
            self.best = best;
        }
    }
}
