//! A question about the value x of the one unknown leaf.

use crate::tree::NodeId;

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
pub struct Question {
    /// The subject.
    pub about: About,
    /// The node that it is asked of; `None` for the first to which x makes a difference, and at the root.
    pub node: Option<NodeId>,
    /// Whether x is a whole number.
    pub whole: bool,
}
