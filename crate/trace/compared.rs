//! The result of a comparison: whether the child is the new best, and whether that moves a bound.

use super::event::Kind;
use super::{CallState, Trace};
use crate::search::Update;
use crate::tree::NodeId;

/// A comparison of a node's best value with the value that a child has returned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The child.
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
    /// The result of the comparison at `step`, which must be a `compare`.
    pub fn comparison(&self, step: u32) -> Compared {
        let (node, call) = (self.at(step).1, self.call_at(step));
        let player = self.tree.player(node);
        let child = self.call(self.compared_call(step));
        let (before, after) = (child.best_before(), child.best_with());
        let chance = self.tree.is_chance(node);
        let improved = match chance {
            true => after != before,
            false => player.prefers(after, before),
        };
        let cut = step < self.steps() && self.kind_at(step + 1) == Kind::Cutoff;
        // With the rule `update: after` the cut test precedes the update, so the bound does not move at a cutoff.
        let moves = !chance
            && improved
            && self.rules.bounded()
            && !(cut && self.rules.update == Update::After);
        let beats = |state: CallState| player.prefers(after, state.entry.window.bound_of(player));
        Compared {
            child: child.node(),
            value: child.returned(),
            before,
            after,
            improved,
            moved: moves && CallState::of(self.call(call), step).is_some_and(beats),
            cut,
        }
    }
}
