//! An index of children by number, for nodes with very many children.

use std::convert::Infallible;

use super::sorting::item_of;
use super::{NodeId, Sliced};

/// Every so manyth child is in the index. The children between are counted one by one.
const STRIDE: usize = 1024;

/// For each node with more than [`STRIDE`] children every 1024th child; nodes in preorder.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChildIndex {
    marks: Vec<(NodeId, Vec<NodeId>)>,
}

/// Makes a [`ChildIndex`], a bounded number of children at a time.
#[derive(Debug, Default)]
pub(crate) struct ChildIndexing {
    index: ChildIndex,
    node: NodeId,
    /// The next child of `node` to count; 0 before the first.
    child: NodeId,
    /// How many children of `node` have been counted.
    number: usize,
}

impl ChildIndexing {
    /// Counts one child, or moves on to the next node.
    fn count(&mut self, ends: &[NodeId]) {
        let end = ends[self.node as usize];
        if self.child == 0 {
            // A subtree this small has no node with many children.
            match (end - self.node) as usize <= STRIDE {
                true => self.node = end,
                false => self.child = self.node + 1,
            }
            return;
        }
        if self.number > 0 && self.number.is_multiple_of(STRIDE) {
            match self.index.marks.last_mut() {
                Some((node, every)) if *node == self.node => every.push(self.child),
                _ => self.index.marks.push((self.node, vec![self.child])),
            }
        }
        self.number += 1;
        self.child = ends[self.child as usize];
        if self.child == end {
            (self.child, self.number) = (0, 0);
            self.node += 1;
        }
    }
}

/// The input is the column of the ends of all subtrees.
impl Sliced<[NodeId]> for ChildIndexing {
    type Output = ChildIndex;
    type Error = Infallible;

    /// Counts so many children.
    fn advance(
        &mut self,
        ends: &[NodeId],
        children: usize,
    ) -> Result<Option<ChildIndex>, Infallible> {
        for _ in 0..children {
            if self.node as usize == ends.len() {
                return Ok(Some(std::mem::take(&mut self.index)));
            }
            self.count(ends);
        }
        Ok(None)
    }

    fn share(&self, ends: &[NodeId]) -> f64 {
        f64::from(self.node) / ends.len() as f64
    }
}

impl ChildIndex {
    /// Of the tree whose subtrees end at `ends`.
    pub(super) fn new(ends: &[NodeId]) -> ChildIndex {
        let Ok(index) = ChildIndexing::default().finish(ends);
        index
    }

    /// The last indexed child of `node` whose number is at most `number`, with its number.
    pub(super) fn up_to_number(&self, node: NodeId, number: usize) -> (NodeId, usize) {
        self.mark(node, |marks| (number / STRIDE).min(marks.len()))
    }

    /// The last indexed child of `node` that is not after `child`, with its number.
    pub(super) fn up_to(&self, node: NodeId, child: NodeId) -> (NodeId, usize) {
        self.mark(node, |marks| marks.partition_point(|&mark| mark <= child))
    }

    fn mark(&self, node: NodeId, which: impl Fn(&[NodeId]) -> usize) -> (NodeId, usize) {
        let marks = item_of(&self.marks, node, |&(node, _)| node);
        let marks = marks.map_or(&[][..], |(_, marks)| marks.as_slice());
        let which = which(marks);
        let mark = which.checked_sub(1).and_then(|at| marks.get(at));
        (mark.copied().unwrap_or(node + 1), which * STRIDE)
    }
}
