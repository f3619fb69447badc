//! The two bounds of a window by their names.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::Player;

/// The name of a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The lower bound, which MAX holds.
    Alpha,
    /// The upper bound, which MIN holds.
    Beta,
}

impl Side {
    /// The name of the other bound.
    pub(crate) fn other(self) -> Side {
        Side::from(Player::from(self).opponent())
    }
}

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::Max => Side::Alpha,
            Player::Min => Side::Beta,
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Alpha => Player::Max,
            Side::Beta => Player::Min,
        }
    }
}
