//! The states of the calls for consecutive nodes, computed together.

use std::ops::Range;

use super::Trace;
use super::call::{CallState, last_own};
use super::event::Held;
use crate::tree::NodeId;

/// Visits nodes in preorder. It keeps the entry windows of the ancestors, so that no state is derived from the root
/// again.
struct ManyCalls<'a> {
    trace: &'a Trace,
    step: u32,
    /// The ancestors of the next node with their entry windows, the root first.
    above: Vec<(NodeId, Held)>,
}

impl Trace {
    /// The states at `step` of the calls for consecutive nodes: what [`CallState::of`] returns for each of them.
    pub fn calls(
        &self,
        nodes: Range<NodeId>,
        step: u32,
    ) -> impl Iterator<Item = Option<CallState>> + '_ {
        let first = nodes.clone().next();
        let mut calls = ManyCalls::from(self, first.unwrap_or_default(), step);
        nodes.map(move |node| calls.next(node))
    }
}

impl<'a> ManyCalls<'a> {
    /// Begins at `node`.
    fn from(trace: &'a Trace, node: NodeId, step: u32) -> ManyCalls<'a> {
        let tree = trace.tree();
        let mut above = std::iter::successors(tree.parent(node), |&node| tree.parent(node));
        // The nearest ancestor that is entered at `step`, and the ancestors above it.
        let calls = above.find_map(|node| {
            let calls = CallState::path(trace, node, step);
            (!calls.is_empty()).then_some(calls)
        });
        let above = calls.unwrap_or_default();
        let above = above.iter().map(|call| (call.node, call.entry)).collect();
        ManyCalls { trace, step, above }
    }

    /// The state of the call for `node`, which must be the node after the last one asked for.
    fn next(&mut self, node: NodeId) -> Option<CallState> {
        let ManyCalls { trace, step, .. } = *self;
        let tree = trace.tree();
        while self
            .above
            .pop_if(|(above, _)| tree.end(*above) <= node)
            .is_some()
        {}
        trace.entered(node).filter(|&entered| entered <= step)?;
        let entry = match self.above.last() {
            Some(&(parent, entry)) if trace.rules().bounded() => {
                let mut parent = CallState::begun(trace, parent, entry);
                if node != parent.node + 1 {
                    parent.best = trace.best_before(node);
                    parent.next = node;
                }
                parent.passed(trace)
            }
            _ => Held::of_root(trace.rules().window),
        };
        self.above.push((node, entry));
        let mut call = CallState::begun(trace, node, entry);
        call.advance(trace, last_own(trace, node, step));
        Some(call)
    }
}
