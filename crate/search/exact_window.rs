//! The window of a call where chance moves, in numbers that are not rounded.

use super::exact_number::ExactNumber;
use super::{Cut, Returns, Window};
use crate::tree::Player;

/// A window.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExactWindow {
    pub alpha: ExactNumber,
    pub beta: ExactNumber,
}

impl ExactWindow {
    pub fn of(window: Window) -> ExactWindow {
        ExactWindow {
            alpha: ExactNumber::of(window.alpha),
            beta: ExactNumber::of(window.beta),
        }
    }

    /// The window with the nearest numbers.
    pub fn near(self) -> Window {
        Window::new(self.alpha.near(), self.beta.near())
    }

    /// As [`Window::narrowed`].
    pub fn narrowed(self, player: Player, best: ExactNumber) -> ExactWindow {
        match player {
            Player::Max => ExactWindow {
                alpha: self.alpha.better(player, best),
                ..self
            },
            Player::Min => ExactWindow {
                beta: self.beta.better(player, best),
                ..self
            },
        }
    }

    /// As [`Window::cut_by`].
    pub fn cut_by(self, player: Player, best: ExactNumber, cut: Cut) -> bool {
        let bound = match player {
            Player::Max => self.beta,
            Player::Min => self.alpha,
        };
        best.is_better(player, bound) || cut == Cut::Reach && best == bound
    }

    /// As [`Window::returned`].
    pub fn returned(self, best: ExactNumber, returns: Returns) -> ExactNumber {
        match returns {
            Returns::Soft => best,
            Returns::Hard => best
                .better(Player::Max, self.alpha)
                .better(Player::Min, self.beta),
        }
    }
}
