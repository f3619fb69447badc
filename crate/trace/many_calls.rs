//! The states of the calls for consecutive nodes, computed together.

use std::ops::Range;

use super::event::HeldWindow;
use super::{CallId, CallState, Trace};
use crate::tree::NodeId;

/// Visits nodes in preorder. It keeps the entry windows of the ancestors, so that no state is derived from the root
/// again.
struct ManyCalls<'a> {
    trace: &'a Trace,
    step: u32,
    /// The calls for the ancestors of the next node with their entry windows, the root's first.
    above: Vec<(CallId, HeldWindow)>,
}

impl Trace {
    /// The states at `step` of the calls for consecutive nodes: one state for each of them. Each node
    /// must have one call at most.
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
        // The nearest ancestor that is entered at `step`, and the ancestors above it.
        let calls = tree.above(node).find_map(|node| {
            let calls = CallState::path(trace.call_of(node)?, step);
            (!calls.is_empty()).then_some(calls)
        });
        let above = calls.iter().flatten();
        let above = above.map(|call| (call.call, call.entry)).collect();
        ManyCalls { trace, step, above }
    }

    /// The state of the call for `node`, which must be the node after the last one asked for.
    fn next(&mut self, node: NodeId) -> Option<CallState> {
        let ManyCalls { trace, step, .. } = *self;
        let tree = trace.tree();
        let ended = |above| tree.end(trace.call(above).node()) <= node;
        while self.above.pop_if(|(above, _)| ended(*above)).is_some() {}
        let call = trace.call_of(node)?;
        if call.entered() > step {
            return None;
        }
        let follows = match self.above.last() {
            Some(&(caller, entry)) if trace.rules().bounded() => {
                let mut state = CallState::at_entry(trace.call(caller), entry);
                state.inner = Some(call.id());
                if trace.quiescent() || !call.id().is_first_of(caller) {
                    state.best = call.best_before();
                }
                state.enter_child(trace)
            }
            _ => HeldWindow::of_root(trace.rules().window),
        };
        let entry = trace.entry(call.id(), follows, step);
        self.above.push((call.id(), entry));
        let mut state = CallState::at_entry(call, entry);
        state.advance(trace, step);
        Some(state)
    }
}
