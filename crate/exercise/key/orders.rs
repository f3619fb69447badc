//! How many leaves the search evaluates in an order of the children.

use super::super::task::Task;
use super::AnswerKey;
use crate::tree::{GameTree, NodeId};

/// How many leaves the search evaluates if the nodes come in this order, a preorder of the same tree; `None` if it is
/// none, or the search has to stop.
pub(crate) fn leaves_in(task: &Task, order: &[NodeId]) -> Option<u32> {
    AnswerKey::by(&reorder(&task.tree, order)?, &task.rules).leaf_count()
}

/// The tree with its nodes in this order.
fn reorder(tree: &GameTree, order: &[NodeId]) -> Option<GameTree> {
    let mut places = vec![usize::MAX; tree.len()];
    for (place, &node) in order.iter().enumerate() {
        *places.get_mut(node as usize)? = place;
    }
    let place = |node: &NodeId| places.get(*node as usize).copied();
    let other = tree.reordered(|_, children| children.sort_by_key(place));
    let nodes = other
        .nodes()
        .map(|node| tree.as_searched(other.as_given(node)));
    let is_preorder = nodes.eq(order.iter().copied().map(Some));
    is_preorder.then_some(other)
}
