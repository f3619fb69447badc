//! A line of a listing, as a page shows it.

use serde::Serialize;

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The code, indented by two spaces a level.
    pub text: String,
    /// The key of what there is to say about it.
    pub comment: Option<&'static str>,
    /// Whether it heads a loop or a condition: no step stands for it.
    pub block: bool,
    /// Whether it differs from the listing that is [`Writing::near`](super::Writing::near).
    pub changed: bool,
}
