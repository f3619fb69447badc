//! What the call for the root is given.

use crate::explain::view::View;
use crate::search::{Rules, Window};
use crate::tree::Player;
use crate::tree::number;

/// The arguments of the call for the root, as the text of a line has them.
pub(super) struct Start {
    player: Player,
    window: Window,
    depth: u32,
}

impl Start {
    /// Of a search by `rules` where `player` moves first, to `depth` plies, in the view of the code.
    pub(super) fn new(player: Player, rules: &Rules, depth: u32, view: View) -> Start {
        Start {
            player,
            window: view.window(player, rules.window),
            depth,
        }
    }

    /// The function for the root's player, where each has its own.
    pub(super) fn function(&self) -> &'static str {
        match self.player {
            Player::Max => "maxValue",
            Player::Min => "minValue",
        }
    }

    /// Whether MAX is to move.
    pub(super) fn maximizing(&self) -> bool {
        self.player == Player::Max
    }

    /// The plies to be searched.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Both bounds.
    pub(super) fn window(&self) -> String {
        let [alpha, beta] = [self.window.alpha, self.window.beta].map(bound);
        format!("{alpha}, {beta}")
    }

    /// The bound of the other side.
    pub(super) fn other(&self) -> String {
        bound(self.window.bound_of(self.player.opponent()))
    }
}

/// A bound as code has it.
pub(super) fn bound(value: f64) -> String {
    match value {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "−∞".into(),
        _ => number::print(value).replace('-', "−"),
    }
}
