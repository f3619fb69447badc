//! The ideas that searches with several visits combine.

use serde::Serialize;
use ts_rs::TS;

/// An idea that a search with several visits uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules say what they are")]
pub enum Idea {
    Minimax,
    AlphaBeta,
    Pvs,
    Mtd,
    Table,
    Ordering,
    Deepening,
    Aspiration,
    Quiescence,
}
