//! The depth limit: which nodes a search evaluates, and which it searches.

use super::{Quiescence, Rules};
use crate::tree::{GameTree, NodeId};

/// The way in which a search treats a node that it enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// It takes the value of a leaf, or the static value.
    Evaluate,
    /// It searches the children.
    Search,
    /// It begins with the static value as the best, and then searches the children.
    StandPat,
}

impl Rules {
    /// The way in which a search to the depth `limit` treats a node at this depth.
    #[inline]
    pub fn visit(&self, tree: &GameTree, node: NodeId, depth: u32, limit: Option<u32>) -> Visit {
        if tree.is_leaf(node) {
            return Visit::Evaluate;
        }
        match limit.is_none_or(|limit| depth < limit) {
            true => Visit::Search,
            false if self.quiescence == Quiescence::On && tree.is_noisy(node) => Visit::StandPat,
            false => Visit::Evaluate,
        }
    }
}
