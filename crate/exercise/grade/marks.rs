//! The edges that a student marked as cut. Marking all that is below an edge is marking the edge.

use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId};

/// The marks of a student.
#[derive(Clone, Debug)]
pub struct Marks {
    /// The marked edges, each by the node it leads to. Of marks that lie below each other only the topmost counts,
    /// unless edges alone are asked.
    pub edges: Vec<NodeId>,
    /// By node: whether it is left out by a mark on its edge or on all that is below it.
    covered: Vec<bool>,
}

impl Marks {
    /// Reads the marks, which are in order and not on the root.
    pub fn new(tree: &GameTree, marks: &[NodeId], edges_alone: bool) -> Marks {
        let mut covered = vec![false; tree.len()];
        for &node in marks {
            if let Some(place) = covered.get_mut(node as usize) {
                *place = true;
            }
        }
        if edges_alone {
            let edges = marks.to_vec();
            return Marks { edges, covered };
        }
        for node in tree.nodes().skip(1).rev() {
            let all_below = tree
                .children(node)
                .all(|child| entry(&covered, child as usize));
            if !tree.is_leaf(node) && all_below {
                covered[node as usize] = true;
            }
        }
        let edges = topmost(tree, &covered);
        Marks { edges, covered }
    }

    /// Whether the edge to a node is marked, itself or by all that is below it.
    pub fn covers(&self, node: NodeId) -> bool {
        self.covered.get(node as usize) == Some(&true)
    }

    /// The topmost marked edge on the way from the root to `node`.
    pub fn above(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        tree.upward(node).filter(|&up| self.covers(up)).last()
    }
}

/// The covered nodes that lie below no other.
fn topmost(tree: &GameTree, covered: &[bool]) -> Vec<NodeId> {
    let mut edges = Vec::new();
    let mut node = 1;
    while (node as usize) < tree.len() {
        node = match covered.get(node as usize) {
            Some(true) => {
                edges.push(node);
                tree.end(node)
            }
            _ => node + 1,
        };
    }
    edges
}
