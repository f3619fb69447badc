//! The cut test: whether the best value of a node prunes its other children.

use super::{Cut, Window};
use crate::tree::Player;

impl Window {
    /// Whether `best` of a node of `player` meets the opponent's bound: beta at MAX, alpha at MIN.
    #[inline]
    pub fn cut_by(self, player: Player, best: f64, cut: Cut) -> bool {
        let bound = self.bound_of(player.opponent());
        player.prefers(best, bound) || cut == Cut::Reach && best == bound
    }
}
