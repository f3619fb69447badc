//! The window [alpha, beta]: what the search passes down.

use serde::Serialize;

use crate::tree::Player;

/// The values that still matter: MAX already has alpha elsewhere, MIN already has beta.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Window {
    /// MAX is sure of at least this much.
    pub alpha: f64,
    /// MIN is sure of at most this much.
    pub beta: f64,
}

impl Window {
    /// Everything still matters.
    pub const FULL: Window = Window {
        alpha: f64::NEG_INFINITY,
        beta: f64::INFINITY,
    };

    /// The window once `player` is sure of `best`.
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
