//! The next return of a child to a node.

use super::Trace;
use crate::tree::NodeId;

impl Trace {
    /// The first step after `step` at which a child has returned to `node`.
    pub fn next_return(&self, step: u32, node: NodeId) -> Option<u32> {
        let open = self.next_return_in_open(step, node);
        open.or_else(|| self.next_return_in_later(step, node))
    }

    /// The same in the call for `node` that is open at `step`.
    fn next_return_in_open(&self, step: u32, node: NodeId) -> Option<u32> {
        if step == 0 {
            return None;
        }
        let mut child = None;
        for (call, _) in self.callers_at(step) {
            if self.rows.node(call) == node {
                let has_left = self.call(call).left().is_some_and(|left| left <= step);
                let child = child.or_else(|| self.entered_after(step));
                return child
                    .filter(|_| !has_left)
                    .and_then(|child| self.return_of(child));
            }
            child = Some(call);
        }
        None
    }

    /// The same in the calls for `node` that are entered after `step`.
    fn next_return_in_later(&self, step: u32, node: NodeId) -> Option<u32> {
        let first = |entered: u32| self.return_of(self.entered_after(entered)?);
        let Some(deviations) = self.several_visits() else {
            return first(self.entered(node).filter(|&entered| entered > step)?);
        };
        let count = self.rows.rows.len() as u32;
        let calls = deviations.calls_by_node(self).calls_of(self, node, count);
        let by_now = calls.partition_point(|&call| self.call(call).entered() <= step);
        let later = calls.iter().skip(by_now);
        later.map(|&call| self.call(call).entered()).find_map(first)
    }
}
