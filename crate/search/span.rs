//! The window of a call where chance moves, in numbers that are not rounded.

use super::exact_number::ExactNumber;
use super::{Cut, Returns, Window};
use crate::tree::Player;

/// A window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub alpha: ExactNumber,
    pub beta: ExactNumber,
}

impl Span {
    pub fn of(window: Window) -> Span {
        Span {
            alpha: ExactNumber::of(window.alpha),
            beta: ExactNumber::of(window.beta),
        }
    }

    /// The window with the nearest numbers.
    pub fn near(self) -> Window {
        Window {
            alpha: self.alpha.near(),
            beta: self.beta.near(),
        }
    }

    /// As [`Window::narrowed`].
    pub fn narrowed(self, player: Player, best: ExactNumber) -> Span {
        match player {
            Player::Max => Span {
                alpha: self.alpha.better(player, best),
                ..self
            },
            Player::Min => Span {
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
