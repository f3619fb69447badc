//! The interface through which a search reports its steps.

use super::Window;
use crate::tree::NodeId;

/// Receives each step of a search, in order. A method that is not overridden costs nothing.
pub trait Observer {
    /// A search from the root begins, with this depth limit. A search that makes only one need not say so.
    #[inline]
    fn pass(&mut self, _depth: Option<u32>) {}

    /// The call for `node` begins with this window.
    #[inline]
    fn enter(&mut self, _node: NodeId, _window: Window) {}

    /// `node` is a leaf or at the depth limit, and has this value.
    #[inline]
    fn evaluate(&mut self, _node: NodeId, _value: f64) {}

    /// `child` has returned `value` to `node`, whose best value and window are now these.
    #[inline]
    fn compare(&mut self, _node: NodeId, _child: NodeId, _value: f64, _best: f64, _window: Window) {
    }

    /// The cut test of `node` succeeded after `child`; `pruned` nodes are never entered.
    #[inline]
    fn cutoff(&mut self, _node: NodeId, _child: NodeId, _pruned: u32) {}

    /// The call for `node` returns this value.
    #[inline]
    fn leave(&mut self, _node: NodeId, _value: f64) {}
}

impl Observer for () {}
