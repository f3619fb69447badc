//! The value of a node that is not searched further.

use std::error::Error;
use std::fmt;

use super::Observer;
use crate::tree::{GameTree, NodeId};

/// The search reached a node with an unknown value: a symbol, or an inner node at the depth limit without a static
/// value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownValue {
    /// The node.
    pub node: NodeId,
}

/// For users of the crate. The page has its own words.
impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the search reached node {}, whose value is unknown",
            self.node
        )
    }
}

impl Error for UnknownValue {}

/// The value of a node that is not searched further.
#[inline]
pub(super) fn evaluate<O: Observer + ?Sized>(
    tree: &GameTree,
    node: NodeId,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    let value = static_value(tree, node)?;
    observer.evaluate(node, value);
    Ok(value)
}

/// The value of a leaf, or the static value of another node.
#[inline]
pub(super) fn static_value(tree: &GameTree, node: NodeId) -> Result<f64, UnknownValue> {
    tree.value(node).ok_or(UnknownValue { node })
}
