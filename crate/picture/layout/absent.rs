//! What stands in the lean core for the shapes of small subtrees: only a leaf is small, and every other subtree is laid
//! out by itself, which takes longer and comes to the same.

use super::outline::Outline;
use crate::tree::{GameTree, NodeId};

/// The largest number of nodes of a small subtree.
pub(super) const SMALL: usize = 1;

/// Of more than a leaf: never one.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) columns: [f64; SMALL],
    pub(super) outline: Outline,
}

/// None.
#[derive(Debug)]
pub(super) struct Shapes;

impl Shapes {
    pub(super) fn new() -> Shapes {
        Shapes
    }

    /// Never called.
    pub(super) fn shape(&mut self, _: &GameTree, _: NodeId) -> &Shape {
        unreachable!("only a leaf is small")
    }
}
