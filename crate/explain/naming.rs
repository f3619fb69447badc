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
}
