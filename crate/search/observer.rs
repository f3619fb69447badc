//! The interface through which a search reports its steps.

use super::{PassVerdict, StoredBounds, Window};
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

    /// `node` is noisy and not above the depth limit: the search of its children begins with its static value as the
    /// best, and with this window.
    #[inline]
    fn stand_pat(&mut self, _node: NodeId, _value: f64, _window: Window) {}

    /// `child` has returned `value` to `node`, whose best value and window are now these.
    #[inline]
    fn compare(&mut self, _node: NodeId, _child: NodeId, _value: f64, _best: f64, _window: Window) {
    }

    /// The cut test of `node` succeeded after `child`, or after its static value if `child` is the node itself; the
    /// call leaves out `pruned` nodes.
    #[inline]
    fn cutoff(&mut self, _node: NodeId, _child: NodeId, _pruned: u32) {}

    /// Chance moves at `node`, whose cut test has just succeeded after `child`: it is worth at least this, or at most.
    #[inline]
    fn worth(&mut self, _node: NodeId, _child: NodeId, _worth: f64) {}

    /// The call for `node` returns this value.
    #[inline]
    fn leave(&mut self, _node: NodeId, _value: f64) {}

    /// `child` has returned `value` to `node`, which does not compare it but searches the child again.
    #[inline]
    fn again(&mut self, _node: NodeId, _child: NodeId, _value: f64) {}

    /// The call for `node`, which has just begun, finds its value in a table.
    #[inline]
    fn hit(&mut self, _node: NodeId, _value: f64, _known: StoredBounds) {}

    /// The call for `node`, which has just begun, narrows its window by an entry of the table.
    #[inline]
    fn narrow(&mut self, _node: NodeId, _window: Window, _known: StoredBounds) {}

    /// The search from the root that has just returned has this verdict. The root's value, at the depth of the pass, is
    /// now known to lie from `low` to `high`.
    #[inline]
    fn verdict(&mut self, _verdict: PassVerdict, _low: f64, _high: f64) {}
}

impl Observer for () {}
