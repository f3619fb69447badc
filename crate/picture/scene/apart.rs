//! Which nodes of a row stand apart from their neighbours.

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

/// The nodes of a row that stand apart, of those that were looked at.
#[derive(Default)]
pub(super) struct Apart {
    /// The numbers from the first node that was looked at to the last: the nodes below have their parents there.
    looked: Range<NodeId>,
    nodes: Vec<NodeId>,
}

impl Apart {
    /// None yet of a row.
    pub(super) fn new(looked: Range<NodeId>) -> Apart {
        Apart {
            looked,
            nodes: Vec::new(),
        }
    }

    /// Adds a node, which comes after all others.
    pub(super) fn add(&mut self, node: NodeId) {
        self.nodes.push(node);
    }

    /// Whether a node was looked at if it is in this row, or one above it in the row below.
    pub(super) fn knows(&self, node: NodeId) -> bool {
        self.looked.contains(&node)
    }

    /// The parent of a node of the row below, if it stands apart.
    pub(super) fn parent(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        let after = self.nodes.partition_point(|&other| other < node);
        let parent = self.nodes[after.checked_sub(1)?];
        (node < tree.end(parent)).then_some(parent)
    }
}
