//! Two searches of one tree, held against each other: by other rules, or in another order.
//!
//! Orders number the nodes anew, so a node of one search is found in the other by the number it has
//! in the tree as given.

mod comparison;
mod differing;

pub use comparison::{Comparison, Only};
pub use differing::Differing;

use crate::frame::{Frame, Status};
use crate::trace::Trace;
use crate::trace::event::Kind;
use crate::tree::{GameTree, NodeId};

/// Whether both are one tree in whatever order. Names do not count.
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
    other.placed(one.given(node))
}

/// The step of `other` that corresponds to a step of `one`: the same event about the same node, or
/// what became of it there.
///
/// Where `other` does not cut, that is the comparison after which `one` did. Where it never enters
/// the node, it is the cutoff that pruned it, or the evaluation at the depth limit above it. The
/// beginning corresponds to the beginning, the end to the end, and so does whatever `other` did not
/// get to before it had to stop.
pub fn counterpart(one: &Trace, step: u32, other: &Trace) -> u32 {
    if step == 0 {
        return 0;
    }
    let (kind, node) = one.at(step);
    let about = match kind {
        Kind::Compare => one.compared(step),
        Kind::Cutoff => one.compared(step - 1),
        _ => node,
    };
    let place = |node| twin(one.tree(), node, other.tree());
    let (Some(node), Some(about)) = (place(node), place(about)) else {
        return 0;
    };
    let compared = || other.left(about).map(|left| left + 1);
    let same = match kind {
        Kind::Enter => other.entered(node),
        Kind::Evaluate => evaluated(other, node).or_else(|| other.left(node)),
        Kind::Compare => compared(),
        Kind::Cutoff => other.cutoff(node).or_else(compared),
        Kind::Leave => other.left(node),
        Kind::Finish => None,
    };
    same.unwrap_or_else(|| prevented(other, about))
}

fn evaluated(trace: &Trace, node: NodeId) -> Option<u32> {
    let entered = trace.entered(node).filter(|_| trace.evaluated(node));
    entered.map(|entered| entered + 1)
}

/// The step that kept `node` from being entered; the last one, if that was none.
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
