//! The interface through which a best-first search reports its steps.

use super::Numbers;
use crate::tree::NodeId;

/// Receives each step of a best-first search, in order.
pub trait Observer {
    /// An iteration begins at the root.
    fn begin(&mut self) {}

    /// The search goes down to `child`, which is in the tree.
    fn select(&mut self, _child: NodeId) {}

    /// `child` joins the tree; if the rules expand all, it is the first of all children of its parent, which join
    /// together.
    fn expand(&mut self, _child: NodeId) {}

    /// A playout from `node` has found a reward.
    fn playout(&mut self, _node: NodeId) {}

    /// `node` is a leaf of the game tree, and its value is read.
    fn evaluate(&mut self, _node: NodeId) {}

    /// The value of `node` is proved by this iteration. Its `update` follows.
    fn prove(&mut self, _node: NodeId, _value: f64) {}

    /// `node` has these numbers now.
    fn update(&mut self, _node: NodeId, _numbers: Numbers) {}

    /// The search ends with this child of the root as its choice.
    fn finish(&mut self, _choice: Option<NodeId>) {}
}

impl Observer for () {}
