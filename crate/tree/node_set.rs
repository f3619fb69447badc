//! A set of nodes.

use std::collections::BinaryHeap;

use crate::tree::NodeId;

/// A sorted list of nodes without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeSet(Vec<NodeId>);

impl NodeSet {
    /// Whether `node` is one of them.
    pub fn contains(&self, node: &NodeId) -> bool {
        self.0.binary_search(node).is_ok()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// In the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = NodeId> {
        self.0.iter().copied()
    }
}

impl From<Vec<NodeId>> for NodeSet {
    fn from(mut nodes: Vec<NodeId>) -> NodeSet {
        // The list is mostly sorted already, and a heap takes a tenth of the code of `sort`.
        if !nodes.windows(2).all(|pair| pair[0] <= pair[1]) {
            nodes = BinaryHeap::from(nodes).into_sorted_vec();
        }
        nodes.dedup();
        NodeSet(nodes)
    }
}

impl From<NodeSet> for Vec<NodeId> {
    fn from(nodes: NodeSet) -> Vec<NodeId> {
        nodes.0
    }
}

impl FromIterator<NodeId> for NodeSet {
    fn from_iter<I: IntoIterator<Item = NodeId>>(nodes: I) -> NodeSet {
        nodes.into_iter().collect::<Vec<_>>().into()
    }
}
