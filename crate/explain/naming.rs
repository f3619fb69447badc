//! How bounds are called.

use serde::Serialize;

/// How a listing calls the two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Naming {
    /// α and β.
    Greek,
    /// `knownMax` and `knownMin`.
    Known,
    /// The same for the bound of the other side; the bound that a node itself moves is its `best`.
    Best,
}
