//! From whose side values are seen. Traces keep MAX's view; the mover's is derived from it.

use serde::Serialize;

use super::naming::Naming;
use crate::search::Window;
use crate::trace::event::{Cutoff, Held, Proved, Side, What};
use crate::tree::Player;

/// From whose side the values of a node are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// MAX's: larger is better for MAX, at every node.
    #[default]
    Max,
    /// The mover's, as negamax has it: larger is better for the side to move at the node.
    Mover,
}

impl View {
    /// Both views.
    pub const ALL: [View; 2] = [View::Max, View::Mover];

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            View::Max => "max",
            View::Mover => "mover",
        }
    }

    /// The view of this name.
    pub fn of(id: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.id() == id)
    }

    /// MAX's `value`, as seen at a node of `player`.
    pub fn value(self, player: Player, value: f64) -> f64 {
        match self.flips(player) {
            true => 0.0 - value, // 0 stays 0: it has no sign to be shown
            false => value,
        }
    }

    /// A window at a node of `player`: the mover's is negated and swapped at MIN.
    pub fn window(self, player: Player, window: Window) -> Window {
        let (alpha, beta) = self.pair(player, (window.alpha, window.beta));
        Window { alpha, beta }
    }

    /// A range at a node of `player`, negated and swapped like a window.
    pub fn range(self, player: Player, range: Proved) -> Proved {
        let (lo, hi) = self.pair(player, (range.lo, range.hi));
        Proved { lo, hi }
    }

    /// What happened at a node of `player`.
    pub fn what(self, player: Player, what: What) -> What {
        let value_of = |value| self.value(player, value);
        match what {
            What::Enter(held) => What::Enter(self.held(player, held)),
            What::Evaluate { value } => What::Evaluate {
                value: value_of(value),
            },
            What::Compare {
                child,
                value,
                before,
                after,
                improved,
                window,
            } => What::Compare {
                child,
                value: value_of(value),
                before: value_of(before),
                after: value_of(after),
                improved,
                window: self.window(player, window),
            },
            What::Cutoff(cutoff) => What::Cutoff(self.cutoff(player, cutoff)),
            What::Leave { value, range } => What::Leave {
                value: value_of(value),
                range: self.range(player, range),
            },
            What::Finish {
                value,
                best_move,
                principal_variation,
            } => What::Finish {
                value: value_of(value),
                best_move,
                principal_variation,
            },
        }
    }

    fn held(self, player: Player, held: Held) -> Held {
        let holders = (held.alpha_holder, held.beta_holder);
        let (alpha_holder, beta_holder) = match self.flips(player) {
            true => (holders.1, holders.0),
            false => holders,
        };
        Held {
            window: self.window(player, held.window),
            alpha_holder,
            beta_holder,
        }
    }

    /// For the mover every cutoff is a beta cutoff.
    fn cutoff(self, player: Player, cutoff: Cutoff) -> Cutoff {
        Cutoff {
            best: self.value(player, cutoff.best),
            bound: self.value(player, cutoff.bound),
            side: self.side(player, cutoff.side),
            ..cutoff
        }
    }

    /// What a bound at a node of `player` is called.
    pub fn side(self, player: Player, side: Side) -> Side {
        match (self.flips(player), side) {
            (true, Side::Alpha) => Side::Beta,
            (true, Side::Beta) => Side::Alpha,
            (false, side) => side,
        }
    }

    /// How bounds are called: no listing has `knownMax` and `knownMin` in the mover's view.
    pub fn naming(self, naming: Naming) -> Naming {
        match self {
            View::Max => naming,
            View::Mover => Naming::Greek,
        }
    }

    /// Two ends, the lower first.
    pub(crate) fn pair(self, player: Player, (low, high): (f64, f64)) -> (f64, f64) {
        match self.flips(player) {
            true => (0.0 - high, 0.0 - low),
            false => (low, high),
        }
    }

    fn flips(self, player: Player) -> bool {
        self == View::Mover && player == Player::Min
    }
}
