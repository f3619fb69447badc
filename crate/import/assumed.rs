//! What is assumed of a trace when it is held against a search.

/// How a trace may have been written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Assumed {
    /// Values at MIN nodes are told by the other player than the trace says.
    pub turned: bool,
    /// Of equal values the last one has the best move.
    pub last_of_equals: bool,
    /// No bounds are handed down: there may be none at all.
    pub begins_full: bool,
}
