//! A line of a listing as a page shows it.

use serde::Serialize;

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The code, indented by two spaces per level.
    pub text: String,
    /// The key of the comment on the line.
    pub comment: Option<&'static str>,
    /// Whether the line heads a loop or a condition. No step stands for such a line.
    pub block: bool,
    /// Whether the line differs from the listing [`Writing::near`](super::Writing::near).
    pub changed: bool,
}
