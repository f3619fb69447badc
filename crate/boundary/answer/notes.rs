//! The calls that have some notes.

use serde::Serialize;
use ts_rs::TS;

use super::Column;

/// The calls that have some notes.
#[derive(Serialize, TS)]
pub struct FoundNotes {
    /// The steps at which they begin, at most 250,000.
    pub steps: Column<u32>,
    /// How many there are.
    pub count: usize,
}
