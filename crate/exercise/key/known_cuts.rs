//! The cut edges that follow from bounds known beforehand: the search cuts them with the bounds and not without.

use super::AnswerKey;
use crate::tree::NodeId;

/// The edges that are given: the search cuts them without the bounds, and does not enter their nodes with them either.
pub(crate) fn known_cuts(without: &AnswerKey, with: &AnswerKey) -> Vec<NodeId> {
    let nodes = 0..without.edges.len() as NodeId;
    let known = |&node: &NodeId| without.edge(node).cut && with.call(node).is_none();
    nodes.filter(known).collect()
}

/// The edges that are cut in addition.
pub(crate) fn count_new_cuts(without: &AnswerKey, with: &AnswerKey) -> usize {
    let nodes = 0..with.edges.len() as NodeId;
    nodes
        .filter(|&node| with.edge(node).cut && !without.edge(node).cut)
        .count()
}
