//! Cutoffs: the bound that is met, and whether its holder makes the cutoff shallow or deep.

use serde::Serialize;
use ts_rs::TS;

use super::event::Side;
use super::{CallId, RecordedCall, Trace};
use crate::search::Window;
use crate::tree::{NodeId, Player};

/// A cut test that succeeded.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CutoffEvent")]
pub struct Cutoff {
    /// The best value that met the bound.
    pub best: f64,
    /// The bound.
    pub bound: f64,
    /// The bound that is met: beta at a MAX node, alpha at a MIN node.
    pub side: Side,
    /// The node that holds the bound.
    pub holder: Option<NodeId>,
    /// How far up the holder is.
    pub reach: Reach,
    /// The number of children that this call leaves out; may be 0.
    pub pruned: usize,
}

/// The distance to the holder of the bound of a cutoff: the parent, a farther ancestor, or no node. Without a node the
/// bound is that of the root's own window, of a null window, or from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Reach {
    Shallow,
    Deep,
    Window,
}

impl Trace {
    /// The cutoff at `step`, which is of `node`.
    pub(super) fn cutoff_at(&self, node: NodeId, step: u32) -> Cutoff {
        let call = self.state(step);
        let last = self.compared_before(step).map(|last| self.call(last));
        let (side, best) = match last.filter(|_| self.tree.is_chance(node)) {
            Some(last) => self.cut_by_chance(call.call, last, call.entry.window),
            None => (self.tree.player(node).opponent(), call.best),
        };
        let holder = call.entry.holder_of(side);
        let searched = match (last, self.several_visits()) {
            (None, _) => 0,
            (Some(last), None) => self.tree.child_number(last.node()).unwrap_or(0) + 1,
            (Some(last), Some(_)) => self.children_before(last.id()).len(),
        };
        let reach = match holder {
            None => Reach::Window,
            holder if holder == self.tree.parent(node) => Reach::Shallow,
            Some(_) => Reach::Deep,
        };
        Cutoff {
            best,
            bound: call.entry.window.bound_of(side),
            side: side.into(),
            holder,
            reach,
            pruned: self.tree.child_count(node) - searched,
        }
    }

    /// The player whose bound a chance node has met after its child `last`, and the least or the greatest value of the
    /// node.
    #[cold]
    fn cut_by_chance(&self, call: CallId, last: RecordedCall, window: Window) -> (Player, f64) {
        let (tree, sum) = (&self.tree, last.best_with());
        let (player, follows) = self.values.met(tree, last.node(), sum, window);
        let worth = self
            .deviations()
            .and_then(|deviations| deviations.worth(call));
        (player, worth.unwrap_or(follows))
    }
}
