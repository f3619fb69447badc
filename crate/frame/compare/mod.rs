//! Compares two searches of one tree, by different rules or in different orders.
//!
//! Each order numbers the nodes anew, so a node of one search is found in the other by its number as given.

mod comparison;
mod differing;

pub use comparison::{Comparison, Only};
pub use differing::Differing;

use crate::frame::{Frame, Status};
use crate::trace::Trace;
use crate::trace::event::Kind;
use crate::tree::{GameTree, NodeId};

/// Whether both are the same tree, in any order. Names are ignored.
pub fn same_tree(one: &GameTree, other: &GameTree) -> bool {
    let bits = |tree: &GameTree, node| tree.value(node).map(f64::to_bits);
    one.len() == other.len()
        && one.nodes().all(|node| {
            twin(one, node, other).is_some_and(|twin| {
                let parents = one.parent(node).map(|parent| one.given(parent));
                parents == other.parent(twin).map(|parent| other.given(parent))
                    && one.player(node) == other.player(twin)
                    && bits(one, node) == bits(other, twin)
            })
        })
}

/// The number that a node of `one` has in `other`.
pub fn twin(one: &GameTree, node: NodeId, other: &GameTree) -> Option<NodeId> {
    other.as_searched(one.given(node))
}

/// The step of `other` that corresponds to a step of `one`: the same event of the same node, if there is one.
///
/// If `other` does not cut where `one` does, it is the comparison before the cutoff. If `other` never enters the node,
/// it is the cutoff that pruned the node, or the evaluation at the depth limit above it. The first steps correspond,
/// and so do the last ones; a step that `other` did not reach before it had to stop corresponds to its last step.
pub fn counterpart(one: &Trace, step: u32, other: &Trace) -> u32 {
    if step == 0 {
        return 0;
    }
    let (kind, node) = one.at(step);
    let about = match kind {
        Kind::Compare | Kind::Again => one.compared(step),
        Kind::Cutoff => one.compared(step - 1),
        _ => node,
    };
    let matching = |node| twin(one.tree(), node, other.tree());
    let (Some(node), Some(about)) = (matching(node), matching(about)) else {
        return 0;
    };
    let compared = || other.left(about).map(|left| left + 1);
    let same = match kind {
        Kind::Enter => other.entered(node),
        Kind::Evaluate => evaluated(other, node).or_else(|| other.left(node)),
        Kind::Compare | Kind::Again => compared(),
        Kind::Hit | Kind::Narrow => other.entered(node),
        Kind::Cutoff => other.cutoff(node).or_else(compared),
        Kind::Leave | Kind::Verdict => other.left(node),
        Kind::Finish => None,
    };
    same.unwrap_or_else(|| prevented(other, about))
}

fn evaluated(trace: &Trace, node: NodeId) -> Option<u32> {
    let entered = trace.entered(node).filter(|_| trace.evaluated(node));
    entered.map(|entered| entered + 1)
}

/// The step because of which `node` is never entered; the last step, if there is none.
fn prevented(trace: &Trace, node: NodeId) -> u32 {
    let tree = trace.tree();
    let ancestors = std::iter::successors(tree.parent(node), |&n| tree.parent(n));
    let never = trace.entered(node).is_none();
    let above = ancestors
        .filter(|_| never)
        .find(|&ancestor| trace.entered(ancestor).is_some());
    above
        .and_then(|above| trace.cutoff(above).or_else(|| evaluated(trace, above)))
        .unwrap_or(trace.steps())
}

/// Whether one of two frames has entered what the other has pruned; `node` is of the first.
pub fn differs(frame: &Frame, node: NodeId, other: &Frame) -> bool {
    let Some(twin) = twin(frame.tree(), node, other.tree()) else {
        return false;
    };
    let entered = |status| matches!(status, Status::Open | Status::Closed);
    match (frame.status(node), other.status(twin)) {
        (Status::Pruned, status) | (status, Status::Pruned) => entered(status),
        _ => false,
    }
}
