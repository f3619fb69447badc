//! The nodes that a search ever enters, and those that it ever prunes: two bits a node.

use std::ops::Range;

use crate::tree::NodeId;

/// Two bit sets in words of 64 nodes. Each word also stores how many bits are set before it, so that a count reads one
/// word.
#[derive(Debug, Default)]
pub struct ReachedNodes {
    words: Vec<BitWord>,
    /// The nodes that have stood pat, in order where each is searched once.
    stood_pat: Vec<NodeId>,
}

#[derive(Clone, Copy, Debug, Default)]
struct BitWord {
    entered: u64,
    pruned: u64,
    before: DecidedCounts,
}

/// Of the nodes before some node: how many are ever entered, and how many are ever pruned.
#[derive(Clone, Copy, Debug, Default)]
pub struct DecidedCounts {
    /// Entered.
    pub entered: u32,
    /// Pruned.
    pub pruned: u32,
}

impl ReachedNodes {
    /// For a tree of so many nodes: all marked as entered, or none.
    pub(super) fn of(nodes: usize, all: bool) -> ReachedNodes {
        let word = BitWord {
            // The bits after the last node are never read.
            entered: if all { u64::MAX } else { 0 },
            ..BitWord::default()
        };
        ReachedNodes {
            words: vec![word; nodes / 64 + 1],
            stood_pat: Vec::new(),
        }
    }

    /// Marks a node as entered.
    #[inline]
    pub(super) fn enter(&mut self, node: NodeId) {
        self.words[node as usize / 64].entered |= 1 << (node % 64);
    }

    /// Notes that a node stands pat.
    pub(super) fn stand_pat(&mut self, node: NodeId) {
        self.stood_pat.push(node);
    }

    /// The first node from `node` on that has stood pat.
    pub(super) fn stood_pat(&self, node: NodeId) -> Option<NodeId> {
        let before = self.stood_pat.partition_point(|&other| other < node);
        self.stood_pat.get(before).copied()
    }

    /// Marks a range of nodes as pruned, a word at a time.
    pub(super) fn prune(&mut self, nodes: Range<NodeId>) {
        let mut from = nodes.start;
        while from < nodes.end {
            let to = (from / 64 * 64 + 64).min(nodes.end);
            let bits = (u64::MAX >> (64 - (to - from))) << (from % 64);
            self.words[from as usize / 64].pruned |= bits;
            from = to;
        }
    }

    /// Computes the counts before each word. Call this after the last mark.
    pub(super) fn with_counts(mut self) -> ReachedNodes {
        let mut sum = DecidedCounts::default();
        for word in &mut self.words {
            word.before = sum;
            sum.entered += word.entered.count_ones();
            sum.pruned += word.pruned.count_ones();
        }
        self
    }

    /// How many of the nodes before `node` are ever entered and pruned.
    #[inline]
    pub(crate) fn before(&self, node: NodeId) -> DecidedCounts {
        let word = &self.words[node as usize / 64];
        let lower = (1 << (node % 64)) - 1;
        DecidedCounts {
            entered: word.before.entered + (word.entered & lower).count_ones(),
            pruned: word.before.pruned + (word.pruned & lower).count_ones(),
        }
    }

    /// Whether `node` is ever entered.
    #[inline]
    pub(crate) fn enters(&self, node: NodeId) -> bool {
        self.words[node as usize / 64].entered >> (node % 64) & 1 == 1
    }

    /// Whether `node` is ever pruned.
    #[inline]
    pub(crate) fn prunes(&self, node: NodeId) -> bool {
        self.words[node as usize / 64].pruned >> (node % 64) & 1 == 1
    }
}
