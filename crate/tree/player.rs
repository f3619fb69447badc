//! The two sides.

use serde::Serialize;

/// The side to move at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Wants the largest value.
    Max,
    /// Wants the smallest value.
    Min,
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

    /// The value that is worse for this player than any other: where its best-so-far starts.
    #[inline]
    pub fn worst(self) -> f64 {
        match self {
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }

    /// Whether this player likes `a` better than `b`.
    #[inline]
    pub fn prefers(self, a: f64, b: f64) -> bool {
        match self {
            Player::Max => a > b,
            Player::Min => a < b,
        }
    }

    /// The one of the two that this player likes better.
    #[inline]
    pub fn better(self, a: f64, b: f64) -> f64 {
        if self.prefers(b, a) { b } else { a }
    }
}
