//! Principal variation search: every child but the first is tested with a null window, and searched again if the test
//! fails high.
//!
//! Reinefeld, An Improvement to the Scout Tree-Search Algorithm (ICCA Journal 6, 1983).

use super::grain::Grain;
use super::pass_call::PassCall;
use crate::search::{Algorithm, Rules, Window};
use crate::tree::Player;

impl PassCall {
    /// The null window by which the next child is tested, if it is, where the call passes down `window`: between the
    /// bound of its own player and the next number. `None` if it has no such bound, or if no number lies between its
    /// bounds.
    #[inline]
    pub fn test(&self, window: Window, rules: &Rules, grain: Option<Grain>) -> Option<Window> {
        if rules.algorithm != Algorithm::Pvs || !self.compared {
            return None;
        }
        let (Window { alpha, beta }, grain) = (window, grain?);
        let null = match self.player {
            Player::Max => Window {
                alpha,
                beta: grain.above(alpha),
            },
            Player::Min => Window {
                alpha: grain.below(beta),
                beta,
            },
        };
        let finite = null.alpha.is_finite() && null.beta.is_finite();
        (finite && null.alpha >= alpha && null.beta <= beta && null != window).then_some(null)
    }

    /// Whether the open child has failed high in its test with this value, so that it is searched again. A value that
    /// cuts off is good enough as it is.
    #[inline]
    pub fn test_fails_high(&self, value: f64, rules: &Rules) -> bool {
        let own = self.window.bound_of(self.player);
        self.testing
            && self.player.prefers(value, own)
            && !self.window.cut_by(self.player, value, rules.cut)
    }
}
