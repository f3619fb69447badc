//! The names of the bounds.

use serde::Serialize;
use ts_rs::TS;

/// The names of the two bounds in a listing: α and β; `knownMax` and `knownMin`; or these with `best` for the bound
/// that a node itself moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Naming {
    Greek,
    Known,
    Best,
}
