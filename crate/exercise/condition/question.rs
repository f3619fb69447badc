//! A question about the value x of the one unknown leaf.

use crate::tree::{GameTree, NodeId};

/// The subject of a question about the unknown value x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// For which x a node is never seen.
    #[default]
    Unseen,
    /// For which x a child of the root is the best move.
    Best,
    /// Which values the root can have.
    Root,
}

/// A question about x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConditionQuestion {
    /// The subject.
    pub about: About,
    /// The node that it is asked of; `None` for the first to which x makes a difference, and at the root.
    pub node: Option<NodeId>,
    /// Whether x is a whole number.
    pub whole: bool,
}

impl ConditionQuestion {
    /// The same about each node that it can be about.
    pub(super) fn at_nodes(self, tree: &GameTree) -> impl Iterator<Item = ConditionQuestion> {
        let moves = self.about == About::Best;
        let nodes = tree.nodes().skip(1);
        let nodes = nodes.filter(move |&node| !moves || tree.parent(node) == Some(0));
        nodes.map(move |node| ConditionQuestion {
            node: Some(node),
            ..self
        })
    }
}
