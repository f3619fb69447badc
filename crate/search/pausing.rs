//! A search that can pause.

use super::{Observer, UnknownValue};
use crate::tree::{GameTree, NodeId};

/// A search that can pause between any two nodes.
pub trait Search {
    /// Enters so many `nodes`, or those that are left. Returns the value of the root once it is known. Pass the same
    /// tree each time; do not call again after `Some` or an error.
    ///
    /// # Errors
    /// The node whose value is unknown.
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue>;

    /// The next node to enter. In a search that takes each node once, all nodes before it are decided.
    fn next(&self) -> NodeId;

    /// How many passes from the root have ended.
    fn ended(&self) -> i32 {
        0
    }
}
