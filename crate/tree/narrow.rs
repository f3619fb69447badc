//! What stands in the lean core for the index of children by number: without it all children are counted one by one.

use std::convert::Infallible;

use super::{NodeId, Sliced};

/// No index.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wide;

/// There is nothing to make.
#[derive(Debug, Default)]
pub(crate) struct Widening(());

impl Sliced<[NodeId]> for Widening {
    type Output = Wide;
    type Error = Infallible;

    fn advance(&mut self, _: &[NodeId], _: usize) -> Result<Option<Wide>, Infallible> {
        Ok(Some(Wide))
    }

    fn share(&self, _: &[NodeId]) -> f64 {
        1.0
    }
}

impl Wide {
    /// Of any tree.
    pub(super) fn new(_: &[NodeId]) -> Wide {
        Wide
    }

    /// The first child, which has the number 0.
    pub(super) fn up_to_number(&self, node: NodeId, _: usize) -> (NodeId, usize) {
        (node + 1, 0)
    }

    /// The same.
    pub(super) fn up_to(&self, node: NodeId, _: NodeId) -> (NodeId, usize) {
        (node + 1, 0)
    }
}
