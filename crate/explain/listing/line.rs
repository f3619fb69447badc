//! A line of a listing as a page shows it.

use serde::Serialize;
use ts_rs::TS;

use super::comment::Comment;

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ListingLine")]
pub struct Line {
    /// The code, indented by two spaces per level.
    pub text: String,
    /// The key of the comment on the line.
    pub comment: Option<Comment>,
    /// Whether the line heads a loop or a condition. No step stands for such a line.
    pub block: bool,
    /// Whether a line of the general code differs from the listing `near`.
    pub changed: bool,
}

impl Line {
    /// A line that does not differ from the listing `near`.
    pub(crate) fn new(text: impl Into<String>, comment: Option<Comment>, block: bool) -> Line {
        Line {
            text: text.into(),
            comment,
            block,
            changed: false,
        }
    }
}
