//! The assumptions about a trace when it is compared with a search.

use crate::search::Mistake;
use crate::tree::View;

/// The way in which a trace may have been written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assumptions {
    /// Values at MIN nodes are in the view of the other player than the trace says.
    pub turned: bool,
    /// Of equal values the last one has the best move.
    pub last_of_equals: bool,
    /// No bounds are handed down: there may be none at all.
    pub begins_full: bool,
}

impl Assumptions {
    /// The way in which a program with this bug writes; `None` where a trace whose values are read from this view
    /// cannot have it.
    pub fn of(mistake: Mistake, view: View) -> Option<Assumptions> {
        let turned = match mistake {
            Mistake::ValuesOfMover => view == View::Max,
            Mistake::ValuesOfMax => view == View::Mover,
            _ => false,
        };
        let right = turned || !matches!(mistake, Mistake::ValuesOfMover | Mistake::ValuesOfMax);
        right.then_some(Assumptions {
            turned,
            begins_full: mistake == Mistake::NothingHandedDown,
            last_of_equals: matches!(mistake, Mistake::LastOfEquals | Mistake::LastForBest),
        })
    }
}
