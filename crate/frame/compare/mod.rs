//! Compares two searches of one tree, by different rules or in different orders.
//!
//! Each order numbers the nodes anew, so a node of one search is found in the other by its number as given.

mod blame;
mod cause;
mod cause_finding;
mod comparison;
mod difference_source;
mod differences;
mod differing_nodes;
mod evaluated;
mod part;
mod revisits;

pub use cause::{Cause, Caused, CutoffCause};
pub use comparison::{Comparison, OnlyEntered};
pub use differences::{Differences, Ranked};
pub use differing_nodes::Differing;
pub use evaluated::{Evaluating, as_many_evaluated};
pub use part::Part;

use crate::frame::Frame;
use crate::trace::event::EventKind;
use crate::trace::{CallId, Deviations, RecordedCall, Trace};
use crate::tree::{GameTree, NodeId, same_shape};

/// Whether both searches are of the same tree, in any order. Another program can give nodes other values.
pub fn same_tree(one: &Trace, other: &Trace) -> bool {
    let has_other = |trace: &Trace| trace.deviations().is_some_and(Deviations::other_values);
    match has_other(one) || has_other(other) {
        true => same_shape(one.tree(), other.tree()),
        false => crate::tree::same_tree(one.tree(), other.tree()),
    }
}

/// The number that a node of `one` has in `other`.
pub fn twin(one: &GameTree, node: NodeId, other: &GameTree) -> Option<NodeId> {
    other.as_searched(one.as_given(node))
}

/// The step of `other` that corresponds to a step of `one`: the same event of the same node, if there is one. Where a
/// node has several calls, the first corresponds to the first, the second to the second, and so on; a call that the
/// other does not make corresponds to its last one.
///
/// If `other` does not cut off where `one` does, it is the comparison before the cutoff. An evaluation corresponds to the
/// step at which the node stands pat. If `other` never enters the
/// node, it is the cutoff that pruned the node, or the evaluation at the depth limit above it, or the answer of the
/// table above it. The first steps correspond, and so do the last ones; a step that `other` did not reach before it had
/// to stop corresponds to its last step.
pub fn counterpart(one: &Trace, step: u32, other: &Trace) -> u32 {
    if step == 0 {
        return 0;
    }
    let kind = one.kind_at(step);
    let own = one.call_at(step);
    let about = match kind {
        EventKind::Compare | EventKind::Again => one.compared_call(step),
        EventKind::Cutoff => one.compared_before(step).unwrap_or(own),
        _ => own,
    };
    let like = |call| same_call(one, call, other);
    let compared = || like(about)?.left().map(|left| left + 1);
    let call = like(own);
    let same = match kind {
        EventKind::Enter => call.map(RecordedCall::entered),
        EventKind::Evaluate | EventKind::StandPat => call.and_then(result_step),
        EventKind::Hit => call.and_then(|call| match call.hit() {
            true => Some(call.entered() + 1),
            false => call.left(),
        }),
        EventKind::Narrow => call.map(|call| after(call.entered(), kind, other)),
        EventKind::Compare | EventKind::Again => compared(),
        EventKind::Cutoff => call
            .and_then(RecordedCall::cutoff)
            .or_else(|| match about == own {
                true => call.and_then(result_step),
                false => compared(),
            }),
        EventKind::Leave => call.and_then(RecordedCall::left),
        EventKind::Verdict => call
            .and_then(RecordedCall::left)
            .map(|left| after(left, kind, other)),
        EventKind::Finish => None,
    };
    same.unwrap_or_else(|| preventing_step(one, about, other))
}

/// The call of `other` for the node of a call of `one`: of several the one that comes as late among them.
fn same_call<'a>(one: &Trace, call: CallId, other: &'a Trace) -> Option<RecordedCall<'a>> {
    let node = one.call(call).node();
    let twin = twin(one.tree(), node, other.tree())?;
    let calls = other.calls_by(twin, other.steps());
    let number = one
        .calls_by(node, one.steps())
        .partition_point(|&before| before < call);
    let id = calls.get(number).or(calls.last())?;
    Some(other.call(*id))
}

/// The step after `step`, if it is of this kind, or else `step`.
fn after(step: u32, kind: EventKind, trace: &Trace) -> u32 {
    let follows = step < trace.steps() && trace.kind_at(step + 1) == kind;
    step + u32::from(follows)
}

/// The step at which a call was answered without a search: by an evaluation, or by the table.
fn evaluation_or_hit(call: RecordedCall) -> Option<u32> {
    (call.evaluated() || call.hit()).then(|| call.entered() + 1)
}

/// The step at which a call was answered without a search, or its node stood pat; otherwise that of its return.
fn result_step(call: RecordedCall) -> Option<u32> {
    evaluation_or_hit(call).or(call.stood_pat()).or(call.left())
}

/// The step of `other` because of which it never enters the node of a call of `one`; the last step, if there is none.
fn preventing_step(one: &Trace, call: CallId, other: &Trace) -> u32 {
    let Some(node) = twin(one.tree(), one.call(call).node(), other.tree()) else {
        return 0;
    };
    let calls = |node| other.calls_by(node, other.steps());
    if !calls(node).is_empty() {
        return other.steps();
    }
    let mut above = other.tree().above(node).map(calls);
    let nearest = above.find(|calls| !calls.is_empty());
    let decision = nearest.and_then(|nearest| decisive(&nearest, other));
    decision.map_or(other.steps(), |(_, step)| step)
}

/// Of the calls for a node the last one that does without children, by a cutoff or an answer, and the step of that.
fn decisive<'a>(calls: &[CallId], trace: &'a Trace) -> Option<(RecordedCall<'a>, u32)> {
    let why = |id: &CallId| {
        let call = trace.call(*id);
        let step = call.cutoff().or_else(|| evaluation_or_hit(call))?;
        Some((call, step))
    };
    calls.iter().rev().find_map(why)
}

/// Whether one of two frames has entered nodes that the other has left out for good; `node` is of the first.
pub fn differs(frame: &Frame, node: NodeId, other: &Frame) -> bool {
    let Some(twin) = twin(frame.tree(), node, other.tree()) else {
        return false;
    };
    frame.visited(node) && other.leaves_out(twin) || other.visited(twin) && frame.leaves_out(node)
}
