//! The probable bug of a program.

use serde::Serialize;
use ts_rs::TS;

/// A bug `M` with which a search would write a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Likely")]
pub struct ProbableBug<M> {
    /// The bug.
    #[serde(rename = "fault")]
    pub mistake: M,
    /// The line up to which the trace is that of a search with this bug; `None` to its end.
    pub until: Option<u32>,
    /// The last line, if the trace is that of a search with this bug only up to an earlier one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<u32>,
}

impl<M> ProbableBug<M> {
    /// A bug that accounts for a whole trace, or for a part of it: up to a line, and the last line.
    pub(super) fn new(mistake: M, part: Option<[u32; 2]>) -> ProbableBug<M> {
        let [until, of] = part.map_or([None; 2], |part| part.map(Some));
        ProbableBug { mistake, until, of }
    }
}
