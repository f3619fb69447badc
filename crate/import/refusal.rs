//! Why the reading of a trace ends.

use super::error::{ImportError, ImportProblem};
use crate::tree::TreeError;

/// Why reading ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file is no trace.
    Import(ImportError),
    /// The tree of the visited nodes is too large.
    Tree(TreeError),
}

/// A problem in a line, with its place.
pub(super) fn placed(line: &str, number: u32, (at, problem): (usize, ImportProblem)) -> Refusal {
    let before = line.get(..at);
    let column = before.map_or(1, |before| before.chars().count() + 1);
    Refusal::Import(ImportError {
        problem,
        line: number,
        column,
    })
}
