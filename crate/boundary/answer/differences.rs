//! All differences of two searches, as columns.

use serde::Serialize;
use ts_rs::TS;

use super::Column;
use crate::frame::compare::Ranked;

/// All places where two searches of one tree part: those that follow from no other, by the size of their totals, each
/// with those that follow from it right after it.
#[derive(Serialize, TS)]
#[ts(rename = "Differences")]
pub struct DifferenceColumns {
    /// How many nodes more the second search enters there.
    pub nodes: Column<i32>,
    /// The same, with those that follow.
    pub totals: Column<i32>,
    /// How many follow.
    pub followers: Column<u32>,
}

impl From<&[Ranked]> for DifferenceColumns {
    fn from(ranked: &[Ranked]) -> DifferenceColumns {
        let numbers = |row: &Ranked| [row.part.signed() as i32, row.total as i32];
        let [nodes, totals] = Column::of(ranked.iter().map(numbers));
        DifferenceColumns {
            nodes,
            totals,
            followers: ranked.iter().map(|row| row.followers).collect(),
        }
    }
}
