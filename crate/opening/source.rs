//! What a tree is made from, and the errors.

use std::convert::Infallible;
use std::error::Error;
use std::fmt;

use serde::Serialize;

use super::options::GameSource;
use super::told::{ImportError, TraceSource};
use crate::source::generate::{RandomTree, RandomTreeError};
use crate::source::notation::ParseError;
use crate::tree::TreeError;

/// What a tree is made from.
pub enum Source {
    /// The notation.
    Text(String),
    /// A recipe for a random tree.
    Random(RandomTree),
    /// A game, and how far it is expanded.
    Game(GameSource),
    /// The search of another program. Its bytes come by [`Opening::feed`](super::Opening::feed).
    Trace(TraceSource),
}

/// Why a source cannot be opened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum SourceError {
    Parse(ParseError),
    Random(RandomTreeError),
    Tree(TreeError),
    Import(ImportError),
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceError::Parse(error) => error.fmt(f),
            SourceError::Random(error) => error.fmt(f),
            SourceError::Tree(error) => error.fmt(f),
            SourceError::Import(error) => error.fmt(f),
        }
    }
}

impl Error for SourceError {}

impl From<ParseError> for SourceError {
    fn from(error: ParseError) -> SourceError {
        SourceError::Parse(error)
    }
}

impl From<RandomTreeError> for SourceError {
    fn from(error: RandomTreeError) -> SourceError {
        SourceError::Random(error)
    }
}

impl From<TreeError> for SourceError {
    fn from(error: TreeError) -> SourceError {
        SourceError::Tree(error)
    }
}

impl From<Infallible> for SourceError {
    fn from(never: Infallible) -> SourceError {
        match never {}
    }
}
