//! The calls for many nodes in one go.

use std::ops::Range;

use super::Trace;
use super::call::{CallState, last_own};
use super::event::Held;
use crate::tree::NodeId;

/// Walks nodes in the order of their numbers and keeps what the nodes above were entered with, so that
/// no call is followed from the root.
struct Walk<'a> {
    trace: &'a Trace,
    step: u32,
    /// The nodes above the next, the root's first.
    above: Vec<(NodeId, Held)>,
}

impl Trace {
    /// The states at `step` of the calls for a range of nodes, as [`CallState::of`] has them one by one.
    pub fn calls(
        &self,
        nodes: Range<NodeId>,
        step: u32,
    ) -> impl Iterator<Item = Option<CallState>> + '_ {
        let first = nodes.clone().next();
        let mut walk = Walk::to(self, first.unwrap_or_default(), step);
        nodes.map(move |node| walk.next(node))
    }
}

impl<'a> Walk<'a> {
    fn to(trace: &'a Trace, node: NodeId, step: u32) -> Walk<'a> {
        let tree = trace.tree();
        let mut above = std::iter::successors(tree.parent(node), |&node| tree.parent(node));
        // The nearest node above that is entered by then.
        let calls = above.find_map(|node| {
            let calls = CallState::path(trace, node, step);
            (!calls.is_empty()).then_some(calls)
        });
        let above = calls.unwrap_or_default();
        let above = above.iter().map(|call| (call.node, call.entry)).collect();
        Walk { trace, step, above }
    }

    fn next(&mut self, node: NodeId) -> Option<CallState> {
        let Walk { trace, step, .. } = *self;
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
