//! The calls sorted by node, with the step at which a later call supersedes each.
//!
//! A call *supersedes* an earlier one if both search the same node for the same caller, or if both are for the root.
//! With the earlier one go all calls below it. At each step the calls that stand have different nodes, because a node
//! with two calls has an ancestor, or is itself a node, that one caller has searched twice.

use crate::trace::wavelet_matrix::WaveletMatrix;
use crate::trace::{CallId, Trace};
use crate::tree::NodeId;
use crate::tree::sorting::{between, grouped};

/// Stands for no call.
const NONE: u32 = u32::MAX;

/// The calls of one search.
#[derive(Debug)]
pub(crate) struct CallsByNode {
    /// All calls, by node; those of one node as they were entered.
    by_node: Vec<CallId>,
    /// By call: the call that ends its standing, or [`NONE`].
    until: Vec<u32>,
    /// The calls that supersede, each with how many calls stand no longer once it is entered.
    superseding: Vec<(CallId, u32)>,
    /// The nodes of all calls.
    entered: WaveletMatrix,
    /// The nodes of the calls that were superseded, in the order in which they were.
    superseded: WaveletMatrix,
}

impl CallsByNode {
    pub fn new(trace: &Trace) -> CallsByNode {
        let nodes = trace.tree().len();
        let count = trace.rows.rows.len() as u32;
        let calls = || (0..count).map(|call| trace.call(CallId(call)));
        let mut callers = Vec::with_capacity(count as usize);
        let mut own = vec![NONE; count as usize];
        let mut last = vec![NONE; nodes];
        let mut superseding = Vec::new();
        for call in calls() {
            let caller = call.caller().map_or(NONE, |caller| caller.0);
            let last = &mut last[call.node() as usize];
            if *last != NONE && callers[*last as usize] == caller {
                own[*last as usize] = call.id().0;
                superseding.push((call.id(), *last));
            }
            callers.push(caller);
            *last = call.id().0;
        }
        // The calls of a superseded caller stand no longer than it does, unless something else superseded them before.
        let mut until = own;
        for call in 0..count as usize {
            let above = callers[call];
            if above != NONE {
                until[call] = until[call].min(until[above as usize]);
            }
        }
        let (superseded, superseding) = removals(trace, &until, superseding);
        let (_, by_node) = grouped(nodes, calls().map(|call| call.node()));
        CallsByNode {
            by_node: by_node.into_iter().map(CallId).collect(),
            until,
            superseding,
            entered: WaveletMatrix::new(calls().map(|call| call.node()).collect()),
            superseded: WaveletMatrix::new(superseded),
        }
    }

    /// The call for `node` that stands after the first so many calls: no later call has taken the place of it or of a
    /// call above it.
    pub fn standing(&self, trace: &Trace, node: NodeId, calls: u32) -> Option<CallId> {
        let last = *self.calls_of(trace, node, calls).last()?;
        (self.until[last.index()] >= calls).then_some(last)
    }

    /// How many nodes before `node` have a call that stands after the first so many calls.
    pub fn count(&self, node: NodeId, calls: u32) -> u32 {
        let removing = self.superseding.partition_point(|(by, _)| by.0 < calls);
        let removed = removing
            .checked_sub(1)
            .map_or(0, |at| self.superseding[at].1);
        self.entered.less(calls as usize, node) - self.superseded.less(removed as usize, node)
    }

    /// Whether a call takes the place of an earlier one.
    pub fn supersedes(&self, call: CallId) -> bool {
        let index = self.superseding.binary_search_by_key(&call, |&(by, _)| by);
        index.is_ok()
    }

    /// The first call that supersedes another, of those from `call` on; `back`: the last one before `call`.
    pub fn next_superseding(&self, call: CallId, back: bool) -> Option<CallId> {
        let from = self.superseding.partition_point(|&(by, _)| by < call);
        let at = if back { from.checked_sub(1)? } else { from };
        self.superseding.get(at).map(|&(by, _)| by)
    }

    /// The calls for `node` among the first so many calls.
    pub fn calls_of(&self, trace: &Trace, node: NodeId, calls: u32) -> &[CallId] {
        let key = |&call: &CallId| (trace.call(call).node(), call.0);
        between(&self.by_node, (node, 0), (node, calls), key)
    }
}

/// The nodes of the calls that `superseding` calls end, in that order; and the superseding calls, each with how many
/// nodes come up to it. `superseding` has pairs of a call and the one it supersedes.
fn removals(
    trace: &Trace,
    until: &[u32],
    superseding: Vec<(CallId, u32)>,
) -> (Vec<NodeId>, Vec<(CallId, u32)>) {
    let mut nodes = Vec::new();
    let counted = superseding.into_iter().map(|(by, from)| {
        let left = trace.call(CallId(from)).left().unwrap_or(0);
        let below = from..trace.entered_by(left);
        let ended = below.filter(|&call| until[call as usize] == by.0);
        nodes.extend(ended.map(|call| trace.call(CallId(call)).node()));
        (by, nodes.len() as u32)
    });
    let counted = counted.collect();
    (nodes, counted)
}
