//! The result of a comparison: whether the child is the new best, and whether that moves a bound.

use super::event::EventKind;
use super::{CallState, Trace};
use crate::search::Update;
use crate::tree::NodeId;

/// A comparison of a node's best value with the value that a child has returned, or with the static value of the node
/// itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The child; the node itself if it stands pat.
    pub child: NodeId,
    /// The value that it returned.
    pub value: f64,
    /// The node's best value before; ∓∞ if it is the first child.
    pub before: f64,
    /// The best value after.
    pub after: f64,
    /// Whether the child is the new best.
    pub improved: bool,
    /// Whether the bound of the node's player moves.
    pub moved: bool,
    /// Whether a cutoff follows.
    pub cut: bool,
}

impl Trace {
    /// The result of the comparison at `step`, which must be a `compare` or a `stand-pat`.
    pub fn comparison(&self, step: u32) -> Compared {
        let (node, call) = (self.at(step).1, self.call_at(step));
        let player = self.tree.player(node);
        let (child, value, before, after) = match self.kind_at(step) {
            EventKind::StandPat => {
                let value = self.tree.value(node).unwrap_or(f64::NAN);
                (node, value, player.worst(), value)
            }
            _ => {
                let child = self.call(self.compared_call(step));
                let (before, after) = (child.best_before(), child.best_with());
                (child.node(), child.returned(), before, after)
            }
        };
        let improved = self.is_improvement(node, before, after);
        let cut = self.cuts_after(step);
        // With the rule `update: after` the cut test precedes the update, so the bound does not move at a cutoff.
        let moves = !self.tree.is_chance(node)
            && improved
            && self.rules.bounded()
            && !(cut && self.rules.update == Update::After);
        let beats = |state: CallState| player.prefers(after, state.entry.window.bound_of(player));
        Compared {
            child,
            value,
            before,
            after,
            improved,
            moved: moves && CallState::of(self.call(call), step).is_some_and(beats),
            cut,
        }
    }

    /// Whether the best value of a node becomes a better one, or the sum of a chance node another one.
    pub(super) fn is_improvement(&self, node: NodeId, before: f64, after: f64) -> bool {
        match self.tree.is_chance(node) {
            true => after != before,
            false => self.tree.player(node).prefers(after, before),
        }
    }
}
