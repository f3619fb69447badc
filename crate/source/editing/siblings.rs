//! Adding, removing and moving the children of a node.

use super::splice::{Splice, join};
use super::{EditError, EditedText};
use crate::tree::NodeId;

type SubtreeMove = (Splice, NodeId);

impl EditedText<'_> {
    pub(super) fn add_child(&self, node: NodeId) -> Result<SubtreeMove, EditError> {
        self.require_no_weights(node)?;
        Ok(match self.tree.children(node).last() {
            Some(last) => (self.leaf_after(last), self.tree.end(node)),
            None => (self.leaf_with_child(node), node + 1),
        })
    }

    /// Fails if the children of a node have written probabilities.
    fn require_no_weights(&self, node: NodeId) -> Result<(), EditError> {
        let chance = self.tree.chance();
        match chance.is_some_and(|chance| chance.weighed(node)) {
            true => Err(EditError::Weighed),
            false => Ok(()),
        }
    }

    pub(super) fn add_sibling(&self, node: NodeId) -> Result<SubtreeMove, EditError> {
        self.require_no_weights(self.tree.parent(node).ok_or(EditError::RootStays)?)?;
        Ok((self.leaf_after(node), self.tree.end(node)))
    }

    pub(super) fn remove(&self, node: NodeId) -> Result<SubtreeMove, EditError> {
        let parent = self.tree.parent(node).ok_or(EditError::RootStays)?;
        self.require_no_weights(parent)?;
        let span = self.spans(node).span();
        let start = |node| self.spans(node).span().start;
        Ok(match (self.before(node), self.after(node)) {
            (None, None) => (self.without_child(parent, node), parent),
            (None, Some(next)) => {
                let gap = self.slice(span.end..start(next));
                let end = if blank(gap) { start(next) } else { span.end };
                (Splice::nodes(span.start..end, ""), node)
            }
            (Some(before), after) => {
                let from = self.spans(before).span().end;
                let gap = self.slice(from..span.start);
                let start = if blank(gap) { from } else { span.start };
                let node = after.map_or(before, |_| node);
                (Splice::nodes(start..span.end, ""), node)
            }
        })
    }

    pub(super) fn move_left(&self, node: NodeId) -> Result<SubtreeMove, EditError> {
        self.tree.parent(node).ok_or(EditError::RootStays)?;
        let before = self.before(node).ok_or(EditError::NoSibling)?;
        Ok((self.exchange(before, node), before))
    }

    pub(super) fn move_right(&self, node: NodeId) -> Result<SubtreeMove, EditError> {
        self.tree.parent(node).ok_or(EditError::RootStays)?;
        let after = self.after(node).ok_or(EditError::NoSibling)?;
        Ok((self.exchange(node, after), node + self.tree.size(after)))
    }

    /// Two neighbours, the right one first. The text between them stays between them.
    fn exchange(&self, left: NodeId, right: NodeId) -> Splice {
        let [left, right] = [left, right].map(|node| self.spans(node).span());
        let gap = self.slice(left.end..right.start);
        let parts = [self.slice(right.clone()), gap, self.slice(left.clone())];
        Splice::nodes(left.start..right.end, join(&parts))
    }
}

/// Whether there is no comment in the text between two nodes.
fn blank(gap: &str) -> bool {
    !gap.contains('#')
}
