//! Notes of a recorder beside the events of a search.

use super::CallId;
use super::deviations::Deviations;
use super::rows::RangeProof;
use crate::search::{PassVerdict, Rules, StoredBounds, Window};
use crate::tree::{GameTree, NodeId};

/// The end of the last call for a node.
#[derive(Clone, Copy, Debug)]
pub enum CallEnd {
    /// It took the static value.
    Evaluated,
    /// The table answered, or it stood pat and cut off. The proof is of all that is known of the node since.
    Answered(RangeProof),
    /// It searched. The proof of all that is known of the node since is in the row of this call, for its last child.
    Searched(CallId),
}

/// Takes notes beside the events of a search. `()` takes none: it is for searches in which all follows from the rules.
pub trait BuildDeviations: Default {
    /// Whether calls can return any value and come in any order.
    const ANY: bool;

    /// A pass begins.
    fn pass(&mut self, _depth: Option<u32>) {}

    /// A call is entered.
    fn enter(&mut self, _tree: &GameTree, _: &Rules, _: CallId, _node: NodeId, _: Window) {}

    /// The innermost call takes the static value of its node.
    fn evaluate(&mut self, _tree: &GameTree) {}

    /// The innermost call begins with the static value of its node as the best.
    fn stand_pat(&mut self, _value: f64) {}

    /// The innermost call, which returns, has cut off when it stood pat. The proof is of all that is known of its node
    /// since.
    fn stood_pat(&mut self, _: RangeProof) {}

    /// The innermost call has compared a child.
    fn compare(&mut self, _tree: &GameTree, _child: NodeId, _best: f64) {}

    /// Notes the best value of the caller after it has compared this call: it is not the value that follows.
    fn best(&mut self, _: CallId, _best: f64) {}

    /// The best value of the innermost call is another one than follows from the children.
    fn departs(&mut self) {}

    /// Whether a best value of the innermost call was another one.
    fn has_departed(&self) -> bool {
        false
    }

    /// The bound on the value of the innermost call, at a chance node that cuts off. It is not the bound that follows
    /// from rounded numbers.
    fn worth(&mut self, _: f64) {}
    /// The end of the last call for `node`, if it looked as many plies ahead as the present pass does.
    fn call_end(&self, _node: NodeId) -> Option<CallEnd> {
        None
    }

    /// The innermost call, which returns, has searched; its last child was searched by the call `last`.
    fn settle(&mut self, _last: CallId) {}

    /// The innermost call returns.
    fn leave(&mut self, _tree: &GameTree) {}

    /// The innermost call is about to search again the child that has just returned.
    fn again(&mut self) {}

    /// A table answers the innermost call.
    fn hit(&mut self, _: StoredBounds, _: RangeProof) {}

    /// A table narrows the window of the innermost call.
    fn narrow(&mut self, _: Window, _: StoredBounds) {}

    /// The search from the root that has just returned has this verdict, and this is the proved range of the root's
    /// value.
    fn verdict(&mut self, _: PassVerdict, _low: f64, _high: f64) {}

    /// The last call for the root.
    fn root(&self) -> CallId {
        CallId::FIRST
    }

    /// The notes.
    fn deviations(self) -> Option<Deviations> {
        None
    }
}

impl BuildDeviations for () {
    const ANY: bool = false;
}
