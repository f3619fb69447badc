//! Children by number, where a node has so many that counting them takes long.

use super::{GameTree, NodeId};

/// No more children than so many are counted through, and every one of that number is remembered.
const STRIDE: usize = 1024;

/// Of each node with many children, every 1024th of them; the nodes in order.
#[derive(Clone, Debug)]
pub(super) struct Wide {
    marks: Vec<(NodeId, Vec<NodeId>)>,
}

impl Wide {
    pub fn new(tree: &GameTree) -> Wide {
        let mut marks = Vec::new();
        let mut node = 0;
        // A subtree that is smaller has no such node.
        while (node as usize) < tree.len() {
            if tree.size(node) as usize <= STRIDE {
                node = tree.end(node);
                continue;
            }
            let mut every = Vec::new();
            for (number, child) in tree.children(node).enumerate() {
                if number > 0 && number.is_multiple_of(STRIDE) {
                    every.push(child);
                }
            }
            if !every.is_empty() {
                marks.push((node, every));
            }
            node += 1;
        }
        Wide { marks }
    }

    /// A child of `node` that is not after its child of that number, and its own number.
    pub fn up_to_number(&self, node: NodeId, number: usize) -> (NodeId, usize) {
        self.mark(node, |marks| (number / STRIDE).min(marks.len()))
    }

    /// A child of `node` that is not after `child`, and its number.
    pub fn up_to(&self, node: NodeId, child: NodeId) -> (NodeId, usize) {
        self.mark(node, |marks| marks.partition_point(|&mark| mark <= child))
    }

    fn mark(&self, node: NodeId, which: impl Fn(&[NodeId]) -> usize) -> (NodeId, usize) {
        let at = self.marks.binary_search_by_key(&node, |&(node, _)| node);
        let marks = at.map_or(&[][..], |at| self.marks[at].1.as_slice());
        let which = which(marks);
        let mark = which.checked_sub(1).and_then(|at| marks.get(at));
        (mark.copied().unwrap_or(node + 1), which * STRIDE)
    }
}
