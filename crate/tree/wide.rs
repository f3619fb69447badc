//! Children by number, where a node has so many that counting them takes long.

use super::{GameTree, NodeId};

/// No more children than so many are counted through, and every one of that number is remembered.
const STRIDE: usize = 1024;

/// Of each node with many children, every 1024th of them; the nodes in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Wide {
    marks: Vec<(NodeId, Vec<NodeId>)>,
}

/// The children of all nodes with many of them, counted a bounded number at a time.
#[derive(Debug, Default)]
pub(crate) struct Widening {
    wide: Wide,
    node: NodeId,
    /// Its child to be counted next; 0 before the first.
    child: NodeId,
    /// How many have been counted.
    number: usize,
}

impl Widening {
    /// Counts so many children of a tree, which must always be the same, or those that are left, and
    /// says whether that was all: the tree knows them from then on.
    pub fn advance(&mut self, tree: &GameTree, children: usize) -> bool {
        for _ in 0..children {
            if self.node as usize == tree.len() {
                tree.wide.get_or_init(|| std::mem::take(&mut self.wide));
                return true;
            }
            self.count(tree);
        }
        false
    }

    /// Counts a child, or goes on to the next node.
    fn count(&mut self, tree: &GameTree) {
        if self.child == 0 {
            // A subtree that is smaller has no such node.
            match tree.size(self.node) as usize <= STRIDE {
                true => self.node = tree.end(self.node),
                false => self.child = self.node + 1,
            }
            return;
        }
        if self.number > 0 && self.number.is_multiple_of(STRIDE) {
            match self.wide.marks.last_mut() {
                Some((node, every)) if *node == self.node => every.push(self.child),
                _ => self.wide.marks.push((self.node, vec![self.child])),
            }
        }
        self.number += 1;
        self.child = tree.end(self.child);
        if self.child == tree.end(self.node) {
            (self.child, self.number) = (0, 0);
            self.node += 1;
        }
    }
}

impl Wide {
    pub fn new(tree: &GameTree) -> Wide {
        let mut widening = Widening::default();
        while (widening.node as usize) < tree.len() {
            widening.count(tree);
        }
        widening.wide
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
