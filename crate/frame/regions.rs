//! The calls that have settled each node, in a search that can search a node again or take children in any order.
//!
//! A call that has returned has settled all nodes below: each is closed, because it has a call, or is left out. So have
//! the open calls settled the subtrees of the children that have returned to them. All other nodes are *ahead*, unless
//! the search is below a call that supersedes an earlier one: the nodes that the earlier one has settled are as they
//! were *before* the later one began.

use super::Frame;
use super::node_region::{NodeRegion, SettlingTime};
use crate::trace::event::EventKind;
use crate::trace::{CallId, CallState, Deviations, RecordedCall, Trace};
use crate::tree::NodeId;

impl<'a> Frame<'a> {
    /// The regions in the order of their nodes.
    pub(super) fn regions(&self, deviations: &Deviations) -> &[NodeRegion] {
        self.regions.get_or_init(|| self.find_regions(deviations))
    }

    pub(super) fn settling_time(&self, deviations: &Deviations, node: NodeId) -> SettlingTime {
        let regions = self.regions(deviations);
        let at = regions.partition_point(|region| region.end <= node);
        regions
            .get(at)
            .map_or(SettlingTime::Ahead, |region| region.settling)
    }

    /// The call for `node` that stands at this step. Where a node has one call at most, the one that it ever has.
    pub(super) fn standing(&self, node: NodeId) -> Option<RecordedCall<'a>> {
        let trace = self.trace;
        match trace.several_visits() {
            None => trace.call_of(node),
            Some(deviations) => {
                let calls = self.settling_time(deviations, node).calls()?;
                let call = deviations
                    .calls_by_node(trace)
                    .standing(trace, node, calls)?;
                Some(trace.call(call))
            }
        }
    }

    fn find_regions(&self, deviations: &Deviations) -> Vec<NodeRegion> {
        let trace = self.trace;
        let nodes = trace.tree().len() as NodeId;
        let now = SettlingTime::Now(trace.entered_by(self.step));
        let mut regions = Regions(Vec::new());
        if self.step == 0 {
            regions.up_to(nodes, SettlingTime::Ahead);
            return regions.0;
        }
        let mut outer = SettlingTime::Ahead;
        let levels = self.path().iter().map(|state| {
            if deviations.calls_by_node(trace).supersedes(state.call) {
                outer = SettlingTime::Before(state.call.0);
            }
            (outer, self.settled_by(state))
        });
        let levels: Vec<_> = levels.collect();
        // First from the root downwards the nodes before the open child of each call, then upwards the nodes after it.
        let mut after = Vec::new();
        for (ply, (around, settled)) in levels.iter().enumerate() {
            let open = self.path().get(ply + 1).map_or(nodes, |inner| inner.node);
            let split = settled.partition_point(|&(from, _)| from < open);
            let (left, right) = settled.split_at(split);
            regions.fill(left, *around, now);
            if open < nodes {
                regions.up_to(open, *around);
            }
            after.push((*around, right));
        }
        for ((around, right), state) in after.into_iter().zip(self.path()).rev() {
            regions.fill(right, around, now);
            regions.up_to(trace.tree().end(state.node), around);
        }
        // Where no call is open, the root has returned.
        regions.up_to(nodes, now);
        regions.0
    }

    /// The nodes that an open call has settled, as ranges in order: its own node, and the subtrees of the children that
    /// have returned; or all of them.
    fn settled_by(&self, state: &CallState) -> Vec<(NodeId, NodeId)> {
        let (trace, tree) = (self.trace, self.trace.tree());
        let node = state.node;
        let kind = trace.kind_at(self.step);
        let settles_all = matches!(
            kind,
            EventKind::Evaluate | EventKind::Hit | EventKind::Cutoff
        );
        if settles_all && trace.call_at(self.step) == state.call {
            return vec![(node, tree.end(node))];
        }
        let mut settled = vec![(node, node + 1)];
        if let Some(last) = self.last_returned(state) {
            let children = trace.children_before(last);
            settled.extend(children.iter().map(|&child| (child, tree.end(child))));
        }
        settled
    }

    /// The call that has returned last to an open call.
    fn last_returned(&self, state: &CallState) -> Option<CallId> {
        let inner = self.trace.call(state.inner?);
        match self.is_open(inner) {
            true => inner.compared_before(),
            false => Some(inner.id()),
        }
    }

    fn is_open(&self, call: RecordedCall) -> bool {
        call.entered() <= self.step && call.left().is_none_or(|left| left > self.step)
    }
}

/// Regions while they are listed.
struct Regions(Vec<NodeRegion>);

impl Regions {
    /// Goes on up to `end`.
    fn up_to(&mut self, end: NodeId, settled: SettlingTime) {
        match self.0.last_mut() {
            Some(last) if last.end >= end => {}
            Some(last) if last.settling == settled => last.end = end,
            _ => self.0.push(NodeRegion {
                end,
                settling: settled,
            }),
        }
    }

    /// Appends `ranges`, which are settled `now`, and the gaps before and between them, which are as `outer` says.
    fn fill(&mut self, ranges: &[(NodeId, NodeId)], outer: SettlingTime, now: SettlingTime) {
        for &(from, to) in ranges {
            self.up_to(from, outer);
            self.up_to(to, now);
        }
    }
}

impl Trace {
    /// The numbers of all calls for `node` that are entered by `step`, in order.
    pub(super) fn calls_by(&self, node: NodeId, step: u32) -> Vec<CallId> {
        self.calls_for(node, step).map(RecordedCall::id).collect()
    }
}
