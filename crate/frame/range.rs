//! The ranges that are proved of the nodes.

use super::Frame;
use crate::trace::CallState;
use crate::trace::event::ValueRange;
use crate::tree::NodeId;

impl Frame<'_> {
    pub(super) fn open_range(&self, node: NodeId) -> ValueRange {
        let proved = self.proved.get_or_init(|| self.prove_path());
        let range = self.ply(node).and_then(|ply| proved.get(ply));
        range.copied().unwrap_or(ValueRange::NOTHING)
    }

    /// The ranges of the open nodes, along the path. Each includes the range of the child that is open or has just
    /// returned.
    fn prove_path(&self) -> Vec<ValueRange> {
        let returned = self.current().filter(|&node| self.ply(node).is_none());
        let mut inner = returned.map(|node| (node, self.trace.range(node)));
        let mut ranges = Vec::with_capacity(self.path().len());
        for call in self.path().iter().rev() {
            let range = self.prove(call, inner);
            ranges.push(range);
            inner = Some((call.node, range));
        }
        ranges.reverse();
        ranges
    }

    /// The range of an open node, from the children it has compared and from the range `inner` of the open child.
    fn prove(&self, call: &CallState, inner: Option<(NodeId, ValueRange)>) -> ValueRange {
        let tree = self.trace.tree();
        let entered = self.trace.entered(call.node);
        if self.trace.evaluated(call.node) && entered.is_some_and(|entered| entered < self.step) {
            return ValueRange::exactly(call.best);
        }
        let player = tree.player(call.node);
        let compared = call.compared(self.trace);
        let last = inner.map(|(child, _)| child).or(compared);
        let ahead = last.is_none_or(|child| tree.end(child) < tree.end(call.node));
        let mut proved = match ahead {
            true => ValueRange::NOTHING,
            false => ValueRange::exactly(player.worst()),
        };
        let by_compared = compared.map(|child| self.trace.proved(child));
        let by_inner = inner.map(|(_, range)| range);
        for ValueRange { lo, hi } in [by_compared, by_inner].into_iter().flatten() {
            proved.lo = player.better(proved.lo, lo);
            proved.hi = player.better(proved.hi, hi);
        }
        proved
    }
}
