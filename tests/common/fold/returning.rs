//! A child returns: it is compared, cuts off, is searched again, or is the last one.

use super::{Fold, moved};
use crate::common;
use secateur::frame::Status;
use secateur::search::Window;
use secateur::trace::event::{Cutoff, EventDetails, Reach, Side, ValueRange};
use secateur::tree::{NodeId, Player};

impl Fold<'_> {
    pub(super) fn compare(
        &mut self,
        node: NodeId,
        child: NodeId,
        value: f64,
        best: f64,
        window: Window,
    ) -> EventDetails {
        let before = self.call_mut(node).best;
        let entry = self.call_mut(node).entry.window;
        self.call_mut(node).best = best;
        self.call_mut(node).next = self.tree.end(child);
        let call = self.call_mut(node).call;
        self.found[call.0 as usize].best = best;
        // Before a cutoff the window may stay as it was although the best value changes.
        if self.call_mut(node).current.window != window {
            let entry = self.call_mut(node).entry;
            let current = moved(entry, window, node);
            if !self.foreign {
                assert_eq!(current, self.held(window), "the holders");
            }
            self.call_mut(node).current = current;
        }
        let proved = self.range[child as usize];
        if self.tree.is_chance(node) {
            let sum = self.compared[node as usize].unwrap_or(ValueRange::exactly(0.0));
            self.compared[node as usize] = Some(self.add(sum, child, proved));
            return EventDetails::Compare {
                child,
                value,
                before,
                after: best,
                improved: best != before,
                window,
            };
        }
        let with =
            self.compared[node as usize].map_or(proved, |before| self.both(node, before, proved));
        self.compared[node as usize] = Some(with);
        let max = self.tree.player(node) == Player::Max;
        let better = |a: f64, b: f64| if max { a > b } else { a < b };
        let own = if max { entry.alpha } else { entry.beta };
        if better(value, before) {
            self.giver[node as usize] = Some(child);
        }
        if better(best, before) && better(best, own) {
            let call = self.call_mut(node).call;
            self.found[call.0 as usize].child = Some(child);
        }
        EventDetails::Compare {
            child,
            value,
            before,
            after: best,
            improved: better(value, before),
            window,
        }
    }

    pub(super) fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) -> EventDetails {
        let compared = self.calls[child as usize].last().copied();
        let compared = compared.filter(|_| child != node);
        assert_eq!(self.call_mut(node).inner, compared);
        let left_out = |other: &NodeId| !self.children[node as usize].contains(other);
        let children: Vec<NodeId> = self.tree.children(node).filter(left_out).collect();
        let cut: Vec<NodeId> = children
            .iter()
            .flat_map(|&other| other..self.tree.end(other))
            .collect();
        assert_eq!(pruned as usize, cut.len(), "pruned by {node}");
        self.counts.pruned += pruned;
        self.counts.cutoffs += u32::from(pruned > 0);
        for node_cut in cut {
            self.forget(node_cut);
            self.remember(node_cut);
            self.status[node_cut as usize] = Status::Pruned;
            self.pruned_by[node_cut as usize] = Some(node);
        }
        let call = *self.call_mut(node);
        let upwards = match self.tree.is_chance(node) {
            true => self.least(node).lo >= call.entry.window.beta,
            false => self.tree.player(node) == Player::Max,
        };
        let best = match (self.tree.is_chance(node), upwards) {
            (false, _) => call.best,
            (_, true) => self.least(node).lo,
            (_, false) => self.least(node).hi,
        };
        let player = if upwards { Player::Max } else { Player::Min };
        let (side, bound, holder) = match player {
            Player::Max => (Side::Beta, call.entry.window.beta, call.entry.beta_holder),
            Player::Min => (
                Side::Alpha,
                call.entry.window.alpha,
                call.entry.alpha_holder,
            ),
        };
        let parent = self.open.iter().rev().nth(1).copied();
        EventDetails::Cutoff(Cutoff {
            best,
            bound,
            side,
            holder,
            reach: match holder {
                None => Reach::Window,
                _ if holder == parent => Reach::Shallow,
                _ => Reach::Deep,
            },
            pruned: children.len(),
        })
    }

    pub(super) fn leave(&mut self, node: NodeId, value: f64) -> EventDetails {
        assert_eq!(self.open.pop(), Some(node), "the innermost call ends first");
        self.status[node as usize] = Status::Closed;
        self.returned[node as usize] = Some(value);
        let range = self.range[node as usize];
        self.worth[node as usize] = Some((range, self.limited[node as usize], self.run));
        EventDetails::Leave { value, range }
    }

    pub(super) fn again(&mut self, node: NodeId, child: NodeId, value: f64) -> EventDetails {
        self.counts.again += 1;
        assert_eq!(self.call_mut(node).next, child);
        EventDetails::Again {
            child,
            value,
            tested: self.windows[child as usize][0],
            window: self.coming.expect("the child is searched again"),
        }
    }

    /// The child by which a call has found the best value for the player of a node, of equals the last call. All calls count
    /// that looked as many plies ahead as the last pass, or fewer without meeting the limit.
    pub(super) fn found_best(&self, node: NodeId) -> Option<NodeId> {
        let max = self.tree.player(node) == Player::Max;
        let asked = *self.passes.last().expect("a pass has begun");
        let depth = asked.unwrap_or(self.tree.height());
        let left = |depth: u32| depth.saturating_sub(common::depth(self.tree, node));
        let mut best: Option<(f64, NodeId)> = None;
        for found in self.found.iter().filter(|found| found.node == node) {
            let fewer = asked.is_none() || left(found.depth) < left(depth);
            let counts = left(found.depth) == left(depth) || fewer && !found.limited;
            let as_good = best.is_none_or(|(best, _)| match max {
                true => found.best >= best,
                false => found.best <= best,
            });
            if let Some(child) = found.child.filter(|_| counts && as_good) {
                best = Some((found.best, child));
            }
        }
        best.map(|(_, child)| child)
    }
}
