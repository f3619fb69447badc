//! The bounds of all values that are known beforehand, and the bounds of chance nodes that follow from them.

use super::{Rules, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The bounds of all values, ∓∞ if none are known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueBounds {
    lo: f64,
    hi: f64,
    /// The product of the denominators of both bounds; 0 if one of them is no short decimal. Sums of values and bounds
    /// are whole multiples of 1 over this times the unit of the tree.
    finer: f64,
}

impl Default for ValueBounds {
    fn default() -> ValueBounds {
        ValueBounds {
            lo: f64::NEG_INFINITY,
            hi: f64::INFINITY,
            finer: 1.0,
        }
    }
}

impl ValueBounds {
    /// Of a search of `tree` by `rules`. Without chance nodes no bounds are made use of.
    pub fn new(tree: &GameTree, rules: &Rules) -> ValueBounds {
        match rules.values {
            Some(Window { alpha, beta }) if tree.chance().is_some() => ValueBounds {
                lo: alpha,
                hi: beta,
                finer: denominator(alpha) * denominator(beta),
            },
            _ => ValueBounds::default(),
        }
    }

    /// Whether bounds are known, one at least.
    pub fn has_bounds(&self) -> bool {
        self.lo.is_finite() || self.hi.is_finite()
    }

    /// The bounds.
    pub fn ends(&self) -> (f64, f64) {
        (self.lo, self.hi)
    }

    /// The sum at a chance node up to `child`: the sum up to the child before, and the child's value times its
    /// probability.
    pub fn joined(&self, tree: &GameTree, child: NodeId, before: f64, value: f64) -> f64 {
        match tree.chance() {
            Some(chance) => chance.joined(child, before, value, self.finer),
            None => value,
        }
    }

    /// The least and the most that a chance node can be worth if it is worth between `lo` and `hi` up to `child`.
    pub fn with_rest(&self, tree: &GameTree, child: NodeId, (lo, hi): (f64, f64)) -> (f64, f64) {
        match tree.chance() {
            Some(chance) => (
                chance.with_rest(child, lo, self.lo, self.finer),
                chance.with_rest(child, hi, self.hi, self.finer),
            ),
            None => (lo, hi),
        }
    }

    /// The bound of its window by which a chance node cuts off when its sum up to `child` is `sum`, whatever the other
    /// children are worth: the player whose bound it is, and the least, or the greatest, value of the node.
    pub fn met(
        &self,
        tree: &GameTree,
        child: NodeId,
        sum: f64,
        Window { alpha, beta }: Window,
    ) -> (Player, f64) {
        let (least, most) = self.with_rest(tree, child, (sum, sum));
        // The search has compared fractions; here they are rounded, so a bound may seem to be just missed.
        match least - beta >= alpha - most {
            true => (Player::Min, least),
            false => (Player::Max, most),
        }
    }

    /// The range in the bounds.
    pub fn clamp(&self, (lo, hi): (f64, f64)) -> (f64, f64) {
        (lo.max(self.lo).min(self.hi), hi.min(self.hi).max(self.lo))
    }
}

/// The denominator of a number; 1 if it is endless, 0 if it is no short decimal.
fn denominator(value: f64) -> f64 {
    let over = crate::tree::fraction::denominator(value);
    match value.is_finite() {
        true => over.map_or(0.0, |over| over as f64),
        false => 1.0,
    }
}
