//! The search against which a trace is held.

use super::reading::Imported;
use crate::import::tolerance::Tolerance;
use crate::search::best_first::{Mistake, Rules, Scale, reaches};
use crate::trace::best_first::OwnNumbers;
use crate::tree::GameTree;

/// How much two equal numbers may differ: programs round, and write fewer digits.
pub(super) const ROUNDED: f64 = 1e-6;
/// The same as a part of the number.
const PART: f64 = 1e-9;

/// Whether two numbers are equal but for rounding.
pub(super) fn nearly_equal(one: f64, other: f64) -> bool {
    one == other || (one - other).abs() <= ROUNDED + PART * one.abs().max(other.abs())
}

/// The mistakes that are assumed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AssumedMistakes {
    /// In the choice of children.
    pub choice: Option<Mistake>,
    /// In the backup.
    pub backup: Option<Mistake>,
    /// Whether a reward is in the view of the player who has moved to a node, not of the one who moves there.
    pub moved: bool,
}

/// The side of the rules: the search with which a trace is compared.
pub struct Reference<'a> {
    pub grown: &'a Imported,
    pub rules: Rules,
    pub scale: Scale,
    pub tolerance: Tolerance,
    pub assumed: AssumedMistakes,
}

impl Reference<'_> {
    pub(super) fn tree(&self) -> &GameTree {
        &self.grown.tree
    }

    pub(super) fn own_numbers(&self) -> &OwnNumbers {
        static NOTHING: OwnNumbers = OwnNumbers {
            visits: Vec::new(),
            evaluations: Vec::new(),
            scores: Vec::new(),
        };
        self.grown.recorder.own_numbers().unwrap_or(&NOTHING)
    }

    /// Whether a value reaches the goal.
    pub(super) fn reaches(&self, value: f64) -> bool {
        reaches(&self.scale, self.rules.goal, value)
    }
}
