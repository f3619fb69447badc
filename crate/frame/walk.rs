//! The calls for many nodes in one go.

use std::ops::Range;

use super::{CallState, Frame};
use crate::trace::event::Held;
use crate::tree::NodeId;

/// Walks nodes in the order of their numbers and keeps what the nodes above were entered with, so that
/// no call is followed from the root.
struct Walk<'a> {
    frame: &'a Frame<'a>,
    /// The nodes above the next, the root's first.
    above: Vec<(NodeId, Held)>,
}

impl Frame<'_> {
    /// The states of the calls for a range of nodes, as [`Frame::call`] has them one by one.
    pub fn calls(&self, nodes: Range<NodeId>) -> impl Iterator<Item = Option<CallState>> {
        let first = nodes.clone().next();
        let mut walk = Walk::to(self, first.unwrap_or_default());
        nodes.map(move |node| walk.next(node))
    }
}

impl<'a> Walk<'a> {
    fn to(frame: &'a Frame<'a>, node: NodeId) -> Walk<'a> {
        let tree = frame.trace.tree();
        let mut above = std::iter::successors(tree.parent(node), |&node| tree.parent(node));
        // Below the first that is entered nothing is.
        let calls = above.find_map(|node| {
            let calls = CallState::path(frame.trace, node, frame.step);
            (!calls.is_empty()).then_some(calls)
        });
        let above = calls.unwrap_or_default();
        let above = above.iter().map(|call| (call.node, call.entry)).collect();
        Walk { frame, above }
    }

    fn next(&mut self, node: NodeId) -> Option<CallState> {
        let Frame { trace, step, .. } = *self.frame;
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
        let open = self.frame.open_call(node).copied();
        open.or_else(|| {
            let mut call = CallState::begun(trace, node, entry);
            call.advance(trace, super::last_own(trace, node, step));
            Some(call)
        })
    }
}
