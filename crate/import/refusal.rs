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

/// Why a line is not taken.
pub enum LineError<F> {
    /// From here on the trace is no search.
    Flaw(F),
    /// Reading ends.
    Refusal(Refusal),
}

impl<F> From<Refusal> for LineError<F> {
    fn from(refusal: Refusal) -> LineError<F> {
        LineError::Refusal(refusal)
    }
}

/// A problem in a line, with its place.
pub(super) fn refusal(line: &str, number: u32, (at, problem): (usize, ImportProblem)) -> Refusal {
    let before = line.get(..at);
    let column = before.map_or(1, |before| before.chars().count() + 1);
    Refusal::Import(ImportError {
        problem,
        line: number,
        column,
    })
}

/// A trace without events, whose last line that says anything has this number.
pub(super) fn no_events(line: u32) -> Refusal {
    refusal("", line.max(1), (0, ImportProblem::TraceEmpty))
}
