//! The two sides.

use serde::Serialize;
use ts_rs::TS;

/// The side to move at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Wants the largest value.
    Max,
    /// Wants the smallest value.
    Min,
}

/// The mover at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// MAX.
    Max,
    /// MIN.
    Min,
    /// Nobody: one of the children comes up, each with its probability.
    Chance,
}

impl Player {
    /// The other side.
    #[inline]
    pub fn opponent(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// The worst value for this player: the initial best value of its nodes.
    #[inline]
    pub fn worst(self) -> f64 {
        match self {
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }

    /// Whether `a` is better than `b` for this player.
    #[inline]
    pub fn prefers(self, a: f64, b: f64) -> bool {
        match self {
            Player::Max => a > b,
            Player::Min => a < b,
        }
    }

    /// The better of the two for this player; `a` if they are equal.
    #[inline]
    pub fn better(self, a: f64, b: f64) -> f64 {
        if self.prefers(b, a) { b } else { a }
    }
}
