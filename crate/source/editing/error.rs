//! The reasons why a node cannot be edited so.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::source::notation::ParseError;

/// Why a node cannot be edited so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EditError {
    /// The tree has no node of this number.
    NoNode,
    /// The typed text is neither a number nor a symbol; `inner`: it should be a static value, and is no number.
    NoValue {
        /// The text as typed.
        found: String,
        /// Whether the node has children.
        inner: bool,
    },
    /// The typed text is no name.
    NoName {
        /// The text as typed.
        found: String,
    },
    /// A leaf belongs to no player.
    LeafHasNoPlayer,
    /// A chance node belongs to no player.
    ChanceHasNoPlayer,
    /// The children have probabilities, which would no longer add up to 1.
    Weighed,
    /// The root can neither be removed nor moved, and has no siblings.
    RootStays,
    /// There is no sibling on that side.
    NoSibling,
    /// The text is no tree, or the edit would make it none: too long, or with too many nodes.
    #[serde(untagged)]
    Text(ParseError),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::NoNode => f.write_str("the tree has no node of this number"),
            EditError::NoValue { found, inner: true } => write!(f, "`{found}` is no number"),
            EditError::NoValue { found, .. } => {
                write!(f, "`{found}` is neither a number nor a symbol")
            }
            EditError::NoName { found } => {
                write!(f, "`{found}` is no name; in quotes it may be one")
            }
            EditError::LeafHasNoPlayer => f.write_str("a leaf belongs to no player"),
            EditError::ChanceHasNoPlayer => f.write_str("a chance node belongs to no player"),
            EditError::Weighed => {
                f.write_str("the weights of the children would no longer add up to 1")
            }
            EditError::RootStays => {
                f.write_str("the root has no siblings and can be neither removed nor moved")
            }
            EditError::NoSibling => f.write_str("there is no sibling on that side"),
            EditError::Text(error) => error.fmt(f),
        }
    }
}

impl Error for EditError {}

impl From<ParseError> for EditError {
    fn from(error: ParseError) -> EditError {
        EditError::Text(error)
    }
}
