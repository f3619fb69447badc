//! The noisy nodes: those at which a search with quiescence does not trust the static value.

use std::ops::Range;

use super::NodeId;

const BITS: NodeId = u64::BITS;

/// A set of nodes, one bit each up to the last of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Noise(Vec<u64>);

impl Noise {
    #[inline]
    pub fn has(&self, node: NodeId) -> bool {
        let word = self.0.get((node / BITS) as usize);
        word.is_some_and(|word| word >> (node % BITS) & 1 == 1)
    }

    /// Whether no node is noisy.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn add(&mut self, node: NodeId) {
        let word = (node / BITS) as usize;
        let words = self.0.len().max(word + 1);
        self.0.resize(words, 0);
        self.0[word] |= 1 << (node % BITS);
    }

    /// Adds the copies of the noisy ones of some nodes, so many nodes away.
    pub fn repeat(&mut self, nodes: Range<NodeId>, away: NodeId) {
        if self.is_empty() {
            return;
        }
        for node in nodes {
            if self.has(node) {
                self.add(node + away);
            }
        }
    }
}
