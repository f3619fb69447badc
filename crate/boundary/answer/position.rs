//! A place in the plane of the tree.

use serde::Serialize;
use ts_rs::TS;

/// Where a node stands in the plane of the tree.
#[derive(Serialize, TS)]
#[ts(rename = "Position")]
pub struct PlanPosition {
    /// The column.
    pub column: f64,
    /// The row.
    pub row: usize,
}
