//! The domain of an unknown value: its symbol can say a bound, as `x≥4` does.

use serde::Serialize;
use ts_rs::TS;

use super::super::task::Task;
use super::interval::Interval;
use crate::source::notation::{Direction, split_bound};
use crate::tree::NodeId;

/// A leaf whose value is unknown, as a question about it says it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct UnknownLeaf {
    /// The name of its value.
    pub name: String,
    /// Whether a bound of it is known.
    pub bounded: bool,
}

/// The name of a value whose symbol is a bound alone.
const NAMELESS: &str = "x";

/// The name of the value that a symbol stands for, without its known bound.
pub(crate) fn name(symbol: &str) -> &str {
    match split_bound(symbol) {
        Some(("", ..)) => NAMELESS,
        Some((name, ..)) => name,
        None => symbol,
    }
}

/// The numbers that it can be.
pub(crate) fn domain(symbol: &str) -> Interval {
    match split_bound(symbol) {
        Some((_, bound, Direction::AtLeast)) => Interval::closed(bound, f64::INFINITY),
        Some((_, bound, Direction::AtMost)) => Interval::closed(f64::NEG_INFINITY, bound),
        None => Interval::ALL,
    }
}

impl Task {
    /// The leaves with an unknown value.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = NodeId> {
        let tree = &self.tree;
        tree.nodes().filter(|&node| tree.symbol(node).is_some())
    }

    /// The unknown values, in the order of the tree.
    pub(crate) fn unknowns(&self) -> Vec<UnknownLeaf> {
        let unknown = |leaf| UnknownLeaf {
            name: self.unknown_name(leaf).into(),
            bounded: self.domain(leaf) != Interval::ALL,
        };
        self.unknown().map(unknown).collect()
    }

    /// The numbers that the value of an unknown leaf can be.
    pub(crate) fn domain(&self, leaf: NodeId) -> Interval {
        self.tree.symbol(leaf).map_or(Interval::ALL, domain)
    }

    /// The name of the value of an unknown leaf.
    pub(crate) fn unknown_name(&self, leaf: NodeId) -> &str {
        self.tree.symbol(leaf).map_or(NAMELESS, name)
    }
}
