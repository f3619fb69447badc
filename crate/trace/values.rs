//! Reads values from the rows: what each call returned, and the range that is proved of its node.

use super::Trace;
use super::event::ValueRange;
use super::rows::{Proof, ValueId};
use crate::tree::{NodeId, Player};

impl Trace {
    /// The value that the call for `node` returned; NaN if it has not returned.
    pub fn returned(&self, node: NodeId) -> f64 {
        self.row(node)
            .map_or(f64::NAN, |row| self.value(row.returned))
    }

    /// The range that is proved of `node` once its call has returned.
    pub fn range(&self, node: NodeId) -> ValueRange {
        match (self.left(node), self.last_compared(node)) {
            (None, _) => ValueRange::NOTHING,
            (_, Some(child)) if self.tree.end(child) == self.tree.end(node) => self.proved(child),
            (_, Some(child)) => self.proved_with(child),
            _ => ValueRange::exactly(self.returned(node)),
        }
    }

    /// The best value of the parent of `child` after `child` is compared.
    pub(crate) fn best_with(&self, child: NodeId) -> f64 {
        let returned = self.returned(child);
        match self.tree.parent(child) {
            Some(parent) => {
                let player = self.tree.player(parent);
                player.better(self.best_before(child), returned)
            }
            None => returned,
        }
    }

    /// The best value of the parent of `child` before `child` is compared.
    #[inline]
    pub(crate) fn best_before(&self, child: NodeId) -> f64 {
        let before = self.rows.before(child, self.node_of());
        before.map_or(f64::NAN, |before| self.value(before))
    }

    /// The range that `child` and the children before it prove of their parent. The later children could have any
    /// value, so only one end is proved.
    pub(crate) fn proved_with(&self, child: NodeId) -> ValueRange {
        let ValueRange { lo, hi } = self.proved(child);
        let parent = self.tree.parent(child);
        match parent.map(|parent| self.tree.player(parent)) {
            Some(Player::Max) => ValueRange {
                lo,
                ..ValueRange::NOTHING
            },
            Some(Player::Min) => ValueRange {
                hi,
                ..ValueRange::NOTHING
            },
            None => ValueRange::NOTHING,
        }
    }

    #[inline]
    fn proof(&self, node: NodeId) -> Option<&Proof> {
        self.rows.proof(node, self.node_of())
    }

    /// The range that `child` and the children before it would prove of their parent if there were no later children.
    pub(crate) fn proved(&self, child: NodeId) -> ValueRange {
        match self.proof(child) {
            Some(proof) => ValueRange {
                lo: self.value(proof.lo()),
                hi: self.value(proof.hi()),
            },
            None => ValueRange::exactly(self.best_with(child)),
        }
    }

    pub(super) fn value(&self, id: ValueId) -> f64 {
        let value = match (id as usize).checked_sub(self.tree.len()) {
            None => self.tree.value(id),
            Some(other) => self.others.get(other).copied(),
        };
        value.unwrap_or(f64::NAN)
    }
}
