//! The nodes of a row that stand apart: far enough from their neighbours to have a mark of their own.

use std::ops::Range;

use crate::tree::{GameTree, NodeId};

/// The nodes that stand apart in the part of a row that was examined.
#[derive(Default)]
pub(super) struct SeparateNodes {
    /// The numbers from the first examined node to the last. The parents of nodes with numbers in this range are among
    /// the examined nodes.
    examined: Range<NodeId>,
    nodes: Vec<NodeId>,
}

impl SeparateNodes {
    /// No node of the examined part stands apart yet.
    pub(super) fn new(examined: Range<NodeId>) -> SeparateNodes {
        SeparateNodes {
            examined,
            nodes: Vec::new(),
        }
    }

    /// Adds a node. Add nodes in their order.
    pub(super) fn add(&mut self, node: NodeId) {
        self.nodes.push(node);
    }

    /// Whether `node` was examined, if it is a node of this row, or its parent, if it is a node of the next row.
    pub(super) fn has_examined(&self, node: NodeId) -> bool {
        self.examined.contains(&node)
    }

    /// The parent of a node of the next row, if the parent stands apart.
    pub(super) fn parent(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        let after = self.nodes.partition_point(|&other| other < node);
        let parent = self.nodes[after.checked_sub(1)?];
        (node < tree.end(parent)).then_some(parent)
    }
}
