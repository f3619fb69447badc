//! Aspiration windows: the root is searched around the value of the last depth, and again with a wider window where its
//! value lies outside.

use crate::search::{PassVerdict, Widen, Window};

/// The window around a guess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aspiration {
    guess: f64,
    /// How far the window reaches below and above the guess.
    below: f64,
    above: f64,
}

impl Aspiration {
    /// The window that reaches equally far to both sides.
    pub fn around(guess: f64, reach: f64) -> Aspiration {
        Aspiration {
            guess,
            below: reach,
            above: reach,
        }
    }

    /// Widens the window on the side on which the value lies outside.
    pub fn widen(&mut self, verdict: PassVerdict, widen: Widen) {
        let side = match verdict {
            PassVerdict::Low => &mut self.below,
            _ => &mut self.above,
        };
        *side = match widen {
            Widen::Open => f64::INFINITY,
            Widen::Double => *side * 2.0,
        };
    }

    /// Alpha and beta of the root.
    pub fn window(&self) -> Window {
        Window::new(self.guess - self.below, self.guess + self.above)
    }
}
