//! The ranges that are proved of the nodes.

use super::Frame;
use crate::trace::event::{EventKind, ValueRange};
use crate::trace::{CallState, RecordedCall};
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
        let now = (self.step > 0).then(|| match self.trace.kind_at(self.step) {
            EventKind::Again => self.trace.compared_call(self.step),
            _ => self.trace.call_at(self.step),
        });
        let now = now.map(|now| self.trace.call(now));
        let returned = now.filter(|call| self.ply(call.node()).is_none());
        let mut inner = returned.map(|call| (call.node(), call.range()));
        let mut ranges = Vec::with_capacity(self.path().len());
        for state in self.path().iter().rev() {
            let range = self.prove(state, inner);
            ranges.push(range);
            inner = Some((state.node, range));
        }
        ranges.reverse();
        ranges
    }

    /// The range of an open node, from the children it has compared, or else the value on which it stands pat, and from
    /// the range `inner` of the open child.
    fn prove(&self, state: &CallState, inner: Option<(NodeId, ValueRange)>) -> ValueRange {
        let tree = self.trace.tree();
        let call = self.trace.call(state.call);
        let stood_pat = call.stood_pat();
        if stood_pat.is_none() && !call.searched() && call.entered() < self.step {
            return call.range();
        }
        if tree.is_chance(state.node) {
            return self.add_up(state, inner);
        }
        let before = call.range_before(self.step);
        let player = tree.player(state.node);
        let compared = state
            .last_compared(self.trace)
            .map(|id| self.trace.call(id));
        let last = match inner {
            Some(_) => state.inner.map(|id| self.trace.call(id)),
            None => compared,
        };
        if let Some(best) = compared.and_then(RecordedCall::recorded_best) {
            return match best.is_nan() {
                true => ValueRange::NOTHING,
                false => ValueRange::exactly(best).or_better(player),
            };
        }
        let has_next = last.is_none_or(|last| !self.trace.is_last(last));
        let mut proved = match has_next {
            true => ValueRange::NOTHING,
            false => ValueRange::exactly(player.worst()),
        };
        let by_own = || {
            stood_pat.filter(|&stood| stood <= self.step)?;
            tree.value(state.node).map(ValueRange::exactly)
        };
        let by_compared = compared.map(RecordedCall::proved).or_else(by_own);
        let by_inner = inner.map(|(_, range)| range);
        for range in [by_compared, by_inner].into_iter().flatten() {
            proved = proved.better(player, range);
        }
        self.trace.clamp_range(proved.with(before))
    }

    /// The range of an open chance node: the sum of the children's proved ranges, each times its probability.
    #[cold]
    fn add_up(&self, state: &CallState, inner: Option<(NodeId, ValueRange)>) -> ValueRange {
        let (tree, trace) = (self.trace.tree(), self.trace);
        let compared = state.last_compared(trace).map(|id| trace.call(id));
        let sum = compared.map_or(ValueRange::exactly(0.0), RecordedCall::proved);
        let Some((child, range)) = inner else {
            let all = || trace.clamp_range(ValueRange::NOTHING);
            return compared.map_or_else(all, |last| trace.clamp_range(last.with_rest(sum)));
        };
        let values = trace.values();
        let (lo, hi) = values.clamp(range.into());
        let ends = (
            values.joined(tree, child, sum.lo, lo),
            values.joined(tree, child, sum.hi, hi),
        );
        trace.clamp_range(values.with_rest(tree, child, ends).into())
    }
}
