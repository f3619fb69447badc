//! The minimal tree in numbers.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::minimal::{MinimalCounts, MinimalTree};

/// The fewest nodes that prove the value of the root, if at each node the child that decides it came first (Knuth and
/// Moore 1975), and how many nodes the search has entered of them and in addition, at its end.
#[derive(Serialize, TS)]
#[ts(rename = "MinimalTree")]
pub struct MinimalView {
    /// The least and the greatest value that it proves of the root.
    pub goal: (f64, f64),
    /// The counts.
    #[serde(flatten)]
    pub counts: MinimalCounts,
}

impl From<&MinimalTree> for MinimalView {
    fn from(tree: &MinimalTree) -> MinimalView {
        MinimalView {
            goal: tree.goal().range().into(),
            counts: *tree.counts(),
        }
    }
}
