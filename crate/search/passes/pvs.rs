//! Principal variation search: every child but the first is tested with a null window, and searched again if the test
//! fails high.
//!
//! Reinefeld, An Improvement to the Scout Tree-Search Algorithm (ICCA Journal 6, 1983).

use super::null_window::NullWindows;
use super::pass_call::PassCall;
use crate::search::{Algorithm, Rules, Window};
use crate::tree::Player;

impl PassCall {
    /// The null window by which the next child is tested, if it is, where the call passes down `window`: between the
    /// bound of its own player and the next number. `None` if it has no such bound, or if no number lies between its
    /// bounds.
    #[inline]
    pub fn test(
        &self,
        window: Window,
        rules: &Rules,
        null_windows: Option<NullWindows>,
    ) -> Option<Window> {
        if rules.algorithm != Algorithm::Pvs || !self.compared {
            return None;
        }
        let null = match self.player {
            Player::Max => null_windows?.above(window.alpha),
            Player::Min => null_windows?.below(window.beta),
        };
        let finite = null.alpha.is_finite() && null.beta.is_finite();
        let inside = null.alpha >= window.alpha && null.beta <= window.beta;
        (finite && inside && null != window).then_some(null)
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
