//! The numbers of a view. Traces store MAX's view; the mover's view is derived from it.

use super::naming::Naming;
use crate::search::Window;
use crate::search::{PassVerdict, StoredBounds};
use crate::trace::event::{EventDetails, Side, ValueRange};
use crate::tree::Player;
pub use crate::tree::View;

impl View {
    /// MAX's `value`, as seen at a node of `player`.
    pub fn value(self, player: Player, mut value: f64) -> f64 {
        self.mirror(player).value(&mut value);
        value
    }

    /// A window at a node of `player`: the mover's is negated and swapped at MIN.
    pub fn window(self, player: Player, mut window: Window) -> Window {
        self.mirror(player).window(&mut window);
        window
    }

    /// A range at a node of `player`, negated and swapped like a window.
    pub fn range(self, player: Player, mut range: ValueRange) -> ValueRange {
        self.mirror(player).pair(&mut range.lo, &mut range.hi);
        range
    }

    /// Converts an event of a node of `player` to this view. In the mover's view every cutoff is a beta cutoff.
    pub fn see(self, player: Player, details: &mut EventDetails) {
        let mirror = self.mirror(player);
        use EventDetails::*;
        if let Evaluate { value }
        | StandPat { value, .. }
        | Compare { value, .. }
        | Leave { value, .. }
        | Finish { value, .. }
        | Again { value, .. }
        | Hit { value, .. }
        | Verdict { value, .. } = details
        {
            mirror.value(value);
        }
        if let StandPat { window, .. }
        | Compare { window, .. }
        | Again { window, .. }
        | Narrow { window, .. } = details
        {
            mirror.window(window);
        }
        match details {
            Enter(held_window) => {
                mirror.window(&mut held_window.window);
                mirror.swap(&mut held_window.alpha_holder, &mut held_window.beta_holder);
            }
            Compare { before, after, .. } => mirror.values(&mut [before, after]),
            Cutoff(cutoff) => {
                mirror.values(&mut [&mut cutoff.best, &mut cutoff.bound]);
                mirror.side(&mut cutoff.side);
            }
            Leave { range, .. } => mirror.pair(&mut range.lo, &mut range.hi),
            Again { tested, .. } => mirror.window(tested),
            Hit { known, .. } | Narrow { known, .. } => mirror.known(known),
            Verdict {
                verdict, low, high, ..
            } => {
                mirror.pair(low, high);
                mirror.verdict(verdict);
            }
            Evaluate { .. } | StandPat { .. } | Finish { .. } => {}
        }
    }

    /// The names of the bounds in this view: no listing has `knownMax` and `knownMin` in the mover's view.
    pub fn naming(self, naming: Naming) -> Naming {
        match self {
            View::Max => naming,
            View::Mover => Naming::Greek,
        }
    }

    /// The conversion of numbers at a node of `player`.
    pub(crate) fn mirror(self, player: Player) -> Mirror {
        Mirror(self == View::Mover && player == Player::Min)
    }
}

/// Converts MAX's numbers to the view of the side to move: negated at MIN nodes, unchanged elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Mirror(bool);

impl Mirror {
    /// Negates a value.
    pub(super) fn value(self, value: &mut f64) {
        if self.0 {
            *value = 0.0 - *value; // 0 stays 0: it has no sign to be shown
        }
    }

    /// Negates some values.
    pub(super) fn values(self, values: &mut [&mut f64]) {
        for value in values {
            self.value(value);
        }
    }

    /// Negates and swaps the ends of an interval.
    pub(super) fn pair(self, low: &mut f64, high: &mut f64) {
        self.value(low);
        self.value(high);
        self.swap(low, high);
    }

    /// Negates and swaps a window.
    pub(super) fn window(self, window: &mut Window) {
        self.pair(&mut window.alpha, &mut window.beta);
    }

    /// Negates and swaps the bounds from a table, and swaps the calls that stored them.
    pub(super) fn known(self, known: &mut StoredBounds) {
        self.pair(&mut known.lower, &mut known.upper);
        self.swap(&mut known.lower_by, &mut known.upper_by);
    }

    /// A value that fails low for MAX fails high for MIN.
    pub(super) fn verdict(self, verdict: &mut PassVerdict) {
        if self.0 {
            *verdict = match verdict {
                PassVerdict::Low => PassVerdict::High,
                PassVerdict::High => PassVerdict::Low,
                PassVerdict::Exact => PassVerdict::Exact,
            };
        }
    }

    /// Swaps a property of alpha and the same property of beta.
    pub(super) fn swap<T>(self, alpha: &mut T, beta: &mut T) {
        if self.0 {
            std::mem::swap(alpha, beta);
        }
    }

    /// Calls alpha beta and the other way round.
    pub(super) fn side(self, side: &mut Side) {
        if self.0 {
            *side = side.other();
        }
    }
}
