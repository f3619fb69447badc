//! The errors of the boundary itself.

use serde::Serialize;
use ts_rs::TS;

/// The errors of the boundary itself.
#[derive(Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what was found and expected")]
pub enum Refusal {
    /// An argument that is not as expected.
    BadArgument {
        argument: String,
        found: String,
        expected: String,
    },
    /// More than one call may ask for. `limit`: the most.
    TooMuchAtOnce {
        argument: &'static str,
        limit: usize,
    },
    /// A node that has no step, because the search never enters it; as the caller named it.
    NeverEntered { node: String },
    /// This module does not have the answer; another one has.
    NotHere,
}
