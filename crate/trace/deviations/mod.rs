//! The parts of a search that a trace keeps because they do not follow from the rules: windows that differ from those
//! that callers pass down, passes from the root, and several calls for one node, in any order. The searches of the
//! textbooks that search each node once keep nothing.

mod builder;
mod calls_by_node;
mod hit;
mod slots;

use std::cell::OnceCell;

pub(super) use builder::DeviationsBuilder;
use calls_by_node::CallsByNode;
use hit::Hit;
use slots::Slots;

use super::pass::Pass;
use super::rows::RangeProof;
use super::{CallId, Trace};
use crate::search::{Memory, Position, Positions, StoredBounds, Table, Window};
use crate::tree::NodeId;
use crate::tree::sorting::value_of;

/// The deviations of one search. All lists are in the order of calls.
#[derive(Debug, Default)]
pub(crate) struct Deviations {
    /// The windows that calls were entered with, where others would follow.
    windows: Vec<(CallId, Window)>,
    /// The windows that calls had once a table had narrowed them.
    narrowed: Vec<(CallId, (Window, StoredBounds))>,
    /// The best values of the callers after they compared these calls, where they are not those that follow: rounded
    /// numbers add up to another sum, or another program has others. NaN where the program does not say it.
    bests: Vec<(CallId, f64)>,
    /// The windows of the callers once these calls were compared, where others follow: of another program. A bound is
    /// NaN where it does not say it.
    moved: Vec<(CallId, Window)>,
    /// The bounds on the values of chance nodes that cut off in these calls, where something else follows from rounded
    /// numbers.
    worths: Vec<(CallId, f64)>,
    /// The entries of a table that answered these calls, and the proof of all that was known of their nodes by then.
    hits: Vec<(CallId, Hit)>,
    /// The calls that cut off when they stood pat, and the proof of all that was known of their nodes by then.
    stood_pat: Vec<(CallId, RangeProof)>,
    passes: Vec<Pass>,
    /// The calls that took the static value of an inner node, or a value from the table that comes from such values.
    stops: Vec<CallId>,
    /// The calls for nodes of which an earlier call had proved something for the same depth that depends on its limit.
    limited: Vec<CallId>,
    /// Whether a node has several calls, or children are not searched in their order.
    many: bool,
    /// Whether nodes have other values than in the tree that was searched.
    other_values: bool,
    /// Whether any best value, window or returned value does not follow from those of the children, by any rules.
    departs: bool,
    /// The nodes with the same position; `None` in a trace of another program.
    positions: Option<Positions>,
    /// Computed at the first use.
    calls_by_node: OnceCell<CallsByNode>,
    /// Computed at the first use.
    slots: OnceCell<Slots>,
}

impl Deviations {
    /// The window that a call was entered with, if another would follow.
    pub fn window(&self, call: CallId) -> Option<Window> {
        value_of(&self.windows, call)
    }

    /// The best value of its caller once a call was compared, if another follows.
    pub fn best(&self, call: CallId) -> Option<f64> {
        value_of(&self.bests, call)
    }

    /// The window of its caller once a call was compared, if another follows.
    pub fn moved_window(&self, call: CallId) -> Option<Window> {
        value_of(&self.moved, call)
    }

    /// The bound on the value of a chance node whose call cuts off, if something else follows from rounded numbers.
    pub fn worth(&self, call: CallId) -> Option<f64> {
        value_of(&self.worths, call)
    }

    /// Whether nodes have other values than in the tree that was searched.
    pub fn other_values(&self) -> bool {
        self.other_values
    }

    /// Whether the search is that of another program, whose numbers do not follow from each other by any rules.
    #[inline]
    pub fn departs(&self) -> bool {
        self.departs || self.other_values
    }

    /// The window that a call had once a table had narrowed it.
    pub fn narrowed_window(&self, call: CallId) -> Option<Window> {
        value_of(&self.narrowed, call).map(|(window, _)| window)
    }

    /// The bounds from a table by which it answered a call or narrowed its window.
    pub fn table_bounds(&self, call: CallId) -> Option<StoredBounds> {
        let narrowed = value_of(&self.narrowed, call).map(|(_, known)| known);
        narrowed.or_else(|| value_of(&self.hits, call).map(Hit::bounds))
    }

    /// The proof of all that is known of the node of a call once the table has answered the call, or once it has cut off
    /// when it stood pat.
    pub(crate) fn answer(&self, call: CallId) -> Option<RangeProof> {
        let hit = value_of(&self.hits, call).map(|hit| hit.proof);
        hit.or_else(|| value_of(&self.stood_pat, call))
    }

    /// The passes.
    pub fn passes(&self) -> &[Pass] {
        &self.passes
    }

    /// The number of the pass that a call belongs to, from 0.
    pub fn pass_of(&self, call: CallId) -> usize {
        let begun = self.passes.partition_point(|pass| pass.call <= call);
        begun.saturating_sub(1)
    }

    /// The first call from `call` on that took a value at the depth limit.
    pub fn next_stop(&self, call: CallId) -> Option<CallId> {
        next(&self.stops, call)
    }

    /// The first call from `call` on for a node of which something was known before that depends on the depth limit.
    pub fn next_limited(&self, call: CallId) -> Option<CallId> {
        next(&self.limited, call)
    }

    /// Whether a node has several calls, or children are not searched in their order.
    pub fn several_visits(&self) -> bool {
        self.many
    }

    /// The call for the same node before a call.
    pub fn call_before(&self, trace: &Trace, call: CallId) -> Option<CallId> {
        let node = trace.call(call).node();
        let before = self.calls_by_node(trace).calls_of(trace, node, call.0);
        before.last().copied()
    }

    /// The nodes with the same position; `None` in a trace of another program, whose table is unknown.
    pub fn positions(&self) -> Option<&Positions> {
        self.positions.as_ref()
    }

    /// The calls that have stored something in a slot of the table by `step`, in that order.
    pub fn stores(&self, trace: &Trace, slot: u32, step: u32) -> &[CallId] {
        let slots = self.slots(trace, step);
        slots.map_or(&[], |slots| slots.stores(trace, slot, step))
    }

    /// The calls whose values are those that the last pass asks for at `node`: for the node, or with a table for any
    /// node with its position, that looked as many plies ahead; or fewer, if they did not meet the depth limit.
    pub fn calls_like(&self, trace: &Trace, node: NodeId) -> Vec<CallId> {
        let several = self.positions().filter(|positions| !positions.0.is_empty());
        let table = several.filter(|_| trace.rules().table != Memory::None);
        let mut calls = match table {
            Some(positions) => {
                let position = positions.of(node);
                let table = Table::new(trace.rules().table, trace.rules().replace);
                let stores = self.stores(trace, table.slot(position), trace.steps());
                let alike = |&&call: &&CallId| positions.of(trace.call(call).node()) == position;
                stores.iter().filter(alike).copied().collect()
            }
            None => self
                .calls_by_node(trace)
                .calls_of(trace, node, u32::MAX)
                .to_vec(),
        };
        let depth = self.passes.last().and_then(|pass| pass.depth);
        let plies = plies_left(trace, depth, node);
        calls.retain(|&call| {
            let call = trace.call(call);
            let pass = self.passes.get(self.pass_of(call.id()));
            let own = plies_left(trace, pass.and_then(|pass| pass.depth), call.node());
            let fewer = depth.is_none() || own < plies;
            own == plies || fewer && !call.meets_limit(self, trace.steps())
        });
        calls
    }

    /// The child of `node` with the position of `child`, whose parent has the position of `node`.
    pub fn child_like(&self, trace: &Trace, node: NodeId, child: NodeId) -> Option<NodeId> {
        let tree = trace.tree();
        let own = tree.parent(child) == Some(node);
        let of = |node| {
            self.positions()
                .map_or(node, |positions| positions.of(node))
        };
        let like = |&other: &NodeId| other == child || !own && of(other) == of(child);
        tree.children(node).find(like)
    }

    /// The calls that have used the entry of a position by `step`, in that order.
    pub fn uses(&self, trace: &Trace, position: Position, step: u32) -> &[CallId] {
        let slots = self.slots(trace, step);
        slots.map_or(&[], |slots| slots.uses(trace, position, step))
    }

    /// The first call that the table answers after `step`; `back`: the last one before it.
    pub fn next_hit(&self, trace: &Trace, step: u32, back: bool) -> Option<CallId> {
        let hit = |call: CallId| trace.call(call).entered() + 1;
        let by = if back { step.saturating_sub(1) } else { step };
        let answered = self.hits.partition_point(|&(call, _)| hit(call) <= by);
        let at = if back {
            answered.checked_sub(1)?
        } else {
            answered
        };
        self.hits.get(at).map(|&(call, _)| call)
    }

    /// The memory in bytes, without the parts that are computed at the first use.
    pub fn bytes(&self) -> usize {
        size_of_val(self.windows.as_slice())
            + size_of_val(self.narrowed.as_slice())
            + size_of_val(self.bests.as_slice())
            + size_of_val(self.moved.as_slice())
            + size_of_val(self.worths.as_slice())
            + size_of_val(self.hits.as_slice())
            + size_of_val(self.stood_pat.as_slice())
            + size_of_val(self.passes.as_slice())
            + size_of_val(self.stops.as_slice())
            + size_of_val(self.limited.as_slice())
            + self.positions.as_ref().map_or(0, |p| size_of_val(&*p.0))
    }

    /// The slots of the table; `None` at step 0, because they take long to compute, and nothing is stored by then.
    fn slots(&self, trace: &Trace, step: u32) -> Option<&Slots> {
        if step == 0 {
            return None;
        }
        let positions = self.positions()?;
        let hits = self.hits.iter().map(|&(call, _)| call);
        let narrowed = self.narrowed.iter().map(|&(call, _)| call);
        let uses = || hits.chain(narrowed).collect();
        let slots = self
            .slots
            .get_or_init(|| Slots::new(trace, positions, uses()));
        Some(slots)
    }

    /// The calls sorted by node.
    pub fn calls_by_node(&self, trace: &Trace) -> &CallsByNode {
        self.calls_by_node.get_or_init(|| CallsByNode::new(trace))
    }
}

/// How many plies a pass to this depth searches below a node.
pub(super) fn plies_left(trace: &Trace, depth: Option<u32>, node: NodeId) -> u32 {
    let depth = depth.unwrap_or(trace.tree().height());
    depth.saturating_sub(trace.tree().depth(node))
}

/// The first call from `call` on in a sorted list.
fn next(calls: &[CallId], call: CallId) -> Option<CallId> {
    let before = calls.partition_point(|&other| other < call);
    calls.get(before).copied()
}
