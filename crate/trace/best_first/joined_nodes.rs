//! The grown tree at the end of the search: its nodes, and when each has joined it.

use std::ops::Range;

use crate::trace::wavelet_matrix::WaveletMatrix;
use crate::tree::NodeId;
use crate::tree::column::entry;

/// The nodes that ever join the tree.
#[derive(Debug, Default)]
pub struct JoinedNodes {
    /// In preorder.
    pub nodes: Vec<NodeId>,
    /// The number of each in the order of joining; the root's is 0.
    pub orders: Vec<u32>,
    /// Where the updates of each begin, and where the last ones end.
    pub starts: Vec<u32>,
    /// The same orders, for counting.
    pub ranks: WaveletMatrix,
}

impl JoinedNodes {
    fn index(&self, node: NodeId) -> Option<usize> {
        self.nodes.binary_search(&node).ok()
    }

    /// The updates of a node.
    pub fn updates(&self, node: NodeId) -> Range<usize> {
        let Some(index) = self.index(node) else {
            return 0..0;
        };
        let at = |index| entry(&self.starts, index) as usize;
        at(index)..at(index + 1)
    }

    /// Whether a node is among the first `joined`.
    pub fn has(&self, node: NodeId, joined: u32) -> bool {
        let order = self.index(node).and_then(|index| self.orders.get(index));
        order.is_some_and(|&order| order < joined)
    }

    /// How many nodes before `end` are among the first `joined`.
    pub fn before(&self, end: NodeId, joined: u32) -> u32 {
        let index = self.nodes.partition_point(|&node| node < end);
        self.ranks.less(index, joined)
    }
}
