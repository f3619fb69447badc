//! The window [alpha, beta], which the search passes down.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::Player;

/// The values that still matter: MAX can already have alpha elsewhere, and MIN can already have beta.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Window {
    /// MAX can get at least this value.
    pub alpha: f64,
    /// MIN can hold MAX to at most this value.
    pub beta: f64,
}

impl Window {
    /// The window [−∞, +∞]: all values matter.
    pub const FULL: Window = Window::new(f64::NEG_INFINITY, f64::INFINITY);

    /// The window [alpha, beta].
    #[inline]
    pub const fn new(alpha: f64, beta: f64) -> Window {
        Window { alpha, beta }
    }

    /// The window after `player` has found `best`.
    #[inline]
    pub fn narrowed(self, player: Player, best: f64) -> Window {
        match player {
            Player::Max => Window {
                alpha: player.better(self.alpha, best),
                ..self
            },
            Player::Min => Window {
                beta: player.better(self.beta, best),
                ..self
            },
        }
    }

    /// The bound that `player` holds: alpha is MAX's, beta MIN's.
    #[inline]
    pub fn bound_of(self, player: Player) -> f64 {
        match player {
            Player::Max => self.alpha,
            Player::Min => self.beta,
        }
    }
}

impl Default for Window {
    fn default() -> Window {
        Window::FULL
    }
}
