//! A cut test with its numbers.

use serde::Serialize;
use ts_rs::TS;

use crate::exercise::task::Task;
use crate::search::Cut;
use crate::trace::event::Side;
use crate::tree::Player;

/// A cut test with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct CutTest {
    /// The best value of the node.
    best: f64,
    /// The bound that it is compared with.
    bound: f64,
    /// Which bound: β at MAX, α at MIN.
    side: Side,
    /// Whether the test is `>`.
    strict: bool,
}

impl CutTest {
    /// The test of a node of `player` whose best value is `best`, with the bound of the other player.
    pub(crate) fn of(task: &Task, player: Player, best: f64, bound: f64) -> CutTest {
        CutTest {
            best,
            bound,
            side: Side::from(player.opponent()),
            strict: task.rules.cut == Cut::Pass,
        }
    }

    /// The same from the other side: the numbers negated, and the other bound.
    pub(super) fn mirror(self) -> CutTest {
        CutTest {
            best: 0.0 - self.best,
            bound: 0.0 - self.bound,
            side: self.side.other(),
            ..self
        }
    }
}
