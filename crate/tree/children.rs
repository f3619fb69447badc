//! The children of a node: an iterator, and their numbers, which an index finds.

use super::child_index::{ChildIndex, ChildIndexing};
use super::{GameTree, NodeId, Sliced};

/// Iterator over the children of a node; see [`GameTree::children`].
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a GameTree,
    next: NodeId,
    end: NodeId,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        let child = (self.next < self.end).then_some(self.next)?;
        self.next = self.tree.end(child);
        Some(child)
    }
}

impl GameTree {
    /// The children of `node`, in order.
    #[inline]
    pub fn children(&self, node: NodeId) -> Children<'_> {
        self.children_at(node, node + 1)
    }

    /// The children of `node` from the child `next` on.
    #[inline]
    fn children_at(&self, node: NodeId, next: NodeId) -> Children<'_> {
        let end = self.end(node);
        Children {
            tree: self,
            next,
            end,
        }
    }

    /// The children from a number on; they count from 0. Finding the first takes bounded time.
    pub fn children_from(&self, node: NodeId, number: usize) -> Children<'_> {
        let (next, passed) = self.child_index().up_to_number(node, number);
        let mut children = self.children_at(node, next);
        children.by_ref().take(number - passed).for_each(drop);
        children
    }

    /// The number of children of `node`.
    pub fn child_count(&self, node: NodeId) -> usize {
        let (next, passed) = self.child_index().up_to_number(node, usize::MAX);
        passed + self.children_at(node, next).count()
    }

    fn child_index(&self) -> &ChildIndex {
        self.child_index.get_or_init(|| ChildIndex::new(&self.end))
    }

    /// Continues the index of nodes with many children by so many children. Returns whether it is complete. Pass the
    /// same `indexing` each time.
    pub(crate) fn index_children(&self, indexing: &mut ChildIndexing, children: usize) -> bool {
        if self.child_index.get().is_some() {
            return true;
        }
        let Ok(index) = indexing.advance(&self.end, children);
        index.is_some_and(|index| self.child_index.set(index).is_ok())
    }

    /// The share of that index that is done, 0 … 1.
    pub(crate) fn indexed_share(&self, indexing: &ChildIndexing) -> f64 {
        indexing.share(&self.end)
    }

    /// Which child of its parent `node` is, from 0; `None` at the root.
    pub fn child_number(&self, node: NodeId) -> Option<usize> {
        let parent = self.parent(node)?;
        let (next, passed) = self.child_index().up_to(parent, node);
        let mut rest = self.children_at(parent, next);
        Some(passed + rest.position(|child| child == node)?)
    }

    /// Which child of its parent each of some nodes is, from 0.
    pub(crate) fn child_numbers(&self, nodes: &[NodeId]) -> Vec<usize> {
        let numbers = nodes.iter().map(|&node| self.child_number(node));
        numbers.flatten().collect()
    }
}
