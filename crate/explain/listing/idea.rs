//! What searches with several visits are made of.

use serde::Serialize;
use ts_rs::TS;

/// What a search with several visits is made of.
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
}
