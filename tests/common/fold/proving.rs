//! The range that a call proves for its node.

use super::{Fold, together};
use secateur::trace::event::ValueRange;
use secateur::tree::{NodeId, Player};

impl Fold<'_> {
    /// Computes the range of an open node from the ranges of its children: their maxima at MAX, their minima
    /// at MIN. A child that has not been entered counts as [−∞, +∞]. The range of an evaluated node stays as
    /// it is.
    pub(super) fn prove(&mut self, node: NodeId) {
        let at = node as usize;
        if self.children[at].is_empty() && self.compared[at].is_none() {
            return;
        }
        let state = self.call[at].expect("it is open");
        let open = self.tree.children(node).find(|&child| {
            state.next == child && self.calls[child as usize].last() == state.inner.as_ref()
        });
        if self.tree.is_chance(node) {
            let mut sum = self.compared[at].unwrap_or(ValueRange::exactly(0.0));
            if let Some(child) = open {
                sum = self.add(sum, child, self.range[child as usize]);
            }
            self.range[at] = self.known(self.rest(node, sum));
            return;
        }
        let inner = open.map(|child| self.range[child as usize]);
        let all = self.children[at].len() == self.tree.children(node).count();
        let rest = (!all).then_some(ValueRange::NOTHING);
        let parts = [self.compared[at], inner, rest].into_iter().flatten();
        let range = parts.reduce(|one, other| self.both(node, one, other));
        let range = self.known(range.expect("it has children"));
        self.range[at] = together(range, self.given[at]);
    }

    /// The bounds of all values, which matter at chance nodes.
    pub(super) fn ends(&self) -> (f64, f64) {
        let values = self.rules.values.filter(|_| self.tree.chance().is_some());
        values.map_or((f64::NEG_INFINITY, f64::INFINITY), |w| (w.alpha, w.beta))
    }

    pub(super) fn known(&self, range: ValueRange) -> ValueRange {
        let (lo, hi) = self.ends();
        ValueRange {
            lo: range.lo.max(lo),
            hi: range.hi.min(hi),
        }
    }

    /// The parent, if chance moves there.
    pub(super) fn chance_above(&self, node: NodeId) -> Option<NodeId> {
        let above = self.tree.parent(node);
        above.filter(|&above| self.tree.is_chance(above))
    }

    pub(super) fn share(&self, child: NodeId) -> f64 {
        self.tree.chance().expect("a parent").share(child)
    }

    /// A sum with the range of one more child. Plain sums are exact in the trees of these tests.
    pub(super) fn add(&self, sum: ValueRange, child: NodeId, proved: ValueRange) -> ValueRange {
        let share = self.share(child);
        ValueRange {
            lo: sum.lo + share * proved.lo,
            hi: sum.hi + share * proved.hi,
        }
    }

    /// A sum with the possible values of all children not entered so far.
    pub(super) fn rest(&self, node: NodeId, sum: ValueRange) -> ValueRange {
        let (lo, hi) = self.ends();
        let ahead = |child: &NodeId| !self.children[node as usize].contains(child);
        let ahead = self.tree.children(node).filter(ahead);
        ahead.fold(sum, |sum, child| {
            self.add(sum, child, ValueRange { lo, hi })
        })
    }

    /// The range of a chance node by the values that its children have returned.
    pub(super) fn least(&self, node: NodeId) -> ValueRange {
        let best = self.call[node as usize].expect("it is open").best;
        self.rest(node, ValueRange::exactly(best))
    }

    /// The range that two children prove together for `node`.
    pub(super) fn both(&self, node: NodeId, one: ValueRange, other: ValueRange) -> ValueRange {
        let better: fn(f64, f64) -> f64 = match self.tree.player(node) {
            Player::Max => f64::max,
            Player::Min => f64::min,
        };
        ValueRange {
            lo: better(one.lo, other.lo),
            hi: better(one.hi, other.hi),
        }
    }
}
