//! The arguments of the call for the root.

use super::bound::bound;
use super::driver;
use super::line::Line;
use crate::explain::view::View;
use crate::search::{Rules, Window};
use crate::tree::Player;

/// The arguments of the call for the root, for the text of the line that makes the call.
pub(super) struct Start {
    player: Player,
    window: Window,
    rules: Rules,
    depth: u32,
}

impl Start {
    /// The arguments of a search by `rules` to `depth` plies in which `player` moves first. `view` is that of the code.
    pub(super) fn new(player: Player, rules: &Rules, depth: u32, view: View) -> Start {
        Start {
            player,
            window: view.window(player, rules.window),
            rules: *rules,
            depth,
        }
    }

    /// The name of the function for the root's player, in code with one function per player.
    pub(super) fn function(&self) -> &'static str {
        match self.player {
            Player::Max => "maxValue",
            Player::Min => "minValue",
        }
    }

    /// Whether MAX moves first.
    pub(super) fn maximizing(&self) -> bool {
        self.player == Player::Max
    }

    /// The plies to be searched.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    pub(super) fn window(&self) -> String {
        let [alpha, beta] = [self.window.alpha, self.window.beta].map(bound);
        format!("{alpha}, {beta}")
    }

    /// The bounds of all values.
    pub(super) fn values(&self) -> Window {
        self.rules.values.unwrap_or_default()
    }

    /// The line that begins a search in several passes.
    pub(super) fn passes(&self) -> String {
        let call = driver::call(&self.rules);
        // No other search has this line.
        debug_assert!(call.is_some());
        call.unwrap_or_default()
    }

    /// The lines of such a search that call the search of the root.
    pub(super) fn driver(&self) -> Vec<Line> {
        driver::lines(&self.rules, self.function())
    }

    /// The bound of the other side.
    pub(super) fn other(&self) -> String {
        bound(self.window.bound_of(self.player.opponent()))
    }
}
