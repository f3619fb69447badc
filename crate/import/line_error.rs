//! Why the reading of a trace ends.

use super::error::{ImportError, ImportProblem};
use crate::tree::TreeError;

/// Why reading ends.
#[derive(Clone, Debug, PartialEq)]
pub enum TraceError {
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
    Trace(TraceError),
}

impl<F> From<TraceError> for LineError<F> {
    fn from(trace_error: TraceError) -> LineError<F> {
        LineError::Trace(trace_error)
    }
}

/// A problem in a line, with its place.
pub(super) fn trace_error(
    line: &str,
    number: u32,
    (at, problem): (usize, ImportProblem),
) -> TraceError {
    let before = line.get(..at);
    let column = before.map_or(1, |before| before.chars().count() + 1);
    TraceError::Import(ImportError {
        problem,
        line: number,
        column,
    })
}

/// A trace without events, whose last line that says anything has this number.
pub(super) fn no_events(line: u32) -> TraceError {
    trace_error("", line.max(1), (0, ImportProblem::TraceEmpty))
}
