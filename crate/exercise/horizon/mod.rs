//! Questions about the cost of a depth limit: the move that a search chooses by its estimates, and the true value of that move.

mod boxes;
mod choice;

pub use choice::HorizonChoice;

use super::questions::{Field, Questions};
use super::task::Task;
use crate::opening::options::{OptionError, Setting};

/// The fields of the question, in the order of the sheet.
pub(super) const FIELDS: [Field; 5] = [
    Field::Chosen,
    Field::Estimate,
    Field::Best,
    Field::Worth,
    Field::Loss,
];

impl Field {
    /// Whether it belongs to this question.
    pub fn of_horizon(self) -> bool {
        FIELDS.contains(&self)
    }
}

impl Task {
    /// Whether the depth limit hides more than one ply.
    pub(super) fn hides_plies(&self) -> bool {
        let limit = self.rules.depth.unwrap_or(u32::MAX);
        limit.saturating_add(1) < self.tree.height()
    }
}

impl Questions {
    /// The same, if a task leaves something to ask about its depth limit. The error has an example.
    pub(super) fn with_horizon(self, task: &Task) -> Result<Questions, OptionError> {
        match self.horizon && HorizonChoice::of(task).is_none() {
            false => Ok(self),
            true => Err(OptionError::bad(
                "ask",
                Setting::Text("horizon".into()),
                "(=4(1 9) =3(8 7)), 1 ≤ depth",
            )),
        }
    }
}
