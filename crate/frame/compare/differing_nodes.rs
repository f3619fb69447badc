//! An index of all nodes in which two searches differ. The cost of a query does not grow with the tree.

use std::ops::Range;

use super::{differs, twin};
use crate::frame::Frame;
use crate::frame::segment_tree::{build, joined};
use crate::tree::NodeId;

const BITS: usize = 64;

/// How many nodes from each end of a range are asked where a search can visit a node again.
const LOOKS: usize = 4;

/// The nodes that one of two searches enters and the other prunes, by their numbers in the first search. The twin of a
/// node is the same node in the other search, which may have another order. At a step of the other search all twins
/// before its frontier are decided, so the index stores the least twin of each group of nodes.
#[derive(Debug)]
pub struct Differing {
    /// One bit per node.
    words: Vec<u64>,
    /// A segment tree of the least twins of the differing nodes of each word.
    least: Vec<NodeId>,
}

impl Differing {
    /// No differing node among so many nodes.
    pub(super) fn new(nodes: usize) -> Differing {
        let count = nodes.div_ceil(BITS);
        Differing {
            words: vec![0; count],
            least: vec![NodeId::MAX; 2 * count],
        }
    }

    /// Adds a node that differs from its twin.
    pub(super) fn add(&mut self, node: NodeId, twin: NodeId) {
        let word = node as usize / BITS;
        let least = self.words.len() + word;
        self.words[word] |= 1 << (node as usize % BITS);
        self.least[least] = self.least[least].min(twin);
    }

    /// Completes the index after the last node is added.
    pub(super) fn finish(&mut self) {
        build(&mut self.least, NodeId::min);
    }

    /// Whether any node of a range of `frame` differs from `other` at their steps.
    pub fn any(&self, nodes: Range<NodeId>, frame: &Frame, other: &Frame) -> bool {
        if frame.several_visits() || other.several_visits() {
            let nodes = nodes.start as usize..nodes.end as usize;
            return self.differs_in_sample(nodes, frame, other);
        }
        let nodes = nodes.start as usize..nodes.end.min(frame.frontier()) as usize;
        if nodes.is_empty() {
            return false;
        }
        let (one, two) = (frame.tree(), other.tree());
        let decided = |node| twin(one, node, two).is_some_and(|twin| twin < other.frontier());
        let (first, last) = (nodes.start / BITS, (nodes.end - 1) / BITS);
        if self.least(first + 1..last) < other.frontier() {
            return true;
        }
        for word in [first, last] {
            let (from, to) = (word * BITS, word * BITS + BITS);
            let inside = nodes.start.max(from)..nodes.end.min(to);
            let mask = (u64::MAX >> (BITS - inside.len())) << (inside.start - from);
            let mut bits = self.words[word] & mask;
            while bits != 0 {
                if decided((from + bits.trailing_zeros() as usize) as NodeId) {
                    return true;
                }
                bits &= bits - 1;
            }
        }
        false
    }

    /// The same where a search can visit a node again: it may enter later a node that it leaves out now, so single
    /// nodes have to be asked. The first and the last few of the range stand for all, so that the cost does not grow
    /// with the tree.
    #[cold]
    fn differs_in_sample(&self, nodes: Range<usize>, frame: &Frame, other: &Frame) -> bool {
        let words = nodes.start / BITS..nodes.end.div_ceil(BITS);
        if self.least(words.clone()) == NodeId::MAX {
            return false;
        }
        let bits = |word: usize| {
            let set = self.words[word];
            let bits = (0..BITS).filter(move |bit| set >> bit & 1 == 1);
            bits.map(move |bit| word * BITS + bit)
        };
        let filled = || words.clone().filter(|&word| self.words[word] != 0);
        let inside = |node: &usize| nodes.contains(node);
        let first = filled().flat_map(bits).filter(inside).take(LOOKS);
        let last = filled().rev().flat_map(|word| bits(word).rev());
        let mut looked = first.chain(last.filter(inside).take(LOOKS));
        looked.any(|node| differs(frame, node as NodeId, other))
    }

    /// The least twin of the differing nodes of a range of words.
    fn least(&self, words: Range<usize>) -> NodeId {
        joined(&self.least, words, NodeId::MAX, NodeId::min)
    }
}
