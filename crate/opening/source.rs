//! The source of a tree, and its errors.

use std::convert::Infallible;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::options::GameSource;
use crate::import::{ImportError, Tolerance, View};
use crate::source::generate::{RandomTree, RandomTreeError};
use crate::source::notation::ParseError;
use crate::tree::{TreeError, number, one_of_errors};

/// The source of a tree.
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

/// A trace whose bytes are to come.
pub struct TraceSource {
    /// Its tree; without one it is made of the visited nodes.
    pub tree: Option<Box<Source>>,
    /// The view in which it gives its values.
    pub view: View,
    /// The accepted differences.
    pub tolerance: Tolerance,
    /// How many bytes there are.
    pub bytes: usize,
}

/// Why a source cannot be opened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum SourceError {
    Parse(ParseError),
    Random(RandomTreeError),
    Tree(TreeError),
    Import(ImportError),
    Request(RequestError),
}

/// Why a tree does not go with the request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[ts(rename = "Unfit")]
pub enum RequestError {
    /// Exercises are about searches that search each node once.
    SearchedAgainInExercise,
    /// In exercises no node stands pat.
    QuiescenceInExercise,
    /// Where chance moves, each node is searched once.
    ChanceSearchedAgain,
    /// A search with several visits makes more calls than can be kept.
    TooManyCalls {
        /// The most.
        limit: usize,
    },
    /// A best-first search has more updates than can be kept.
    TooManyUpdates {
        /// The most.
        limit: usize,
    },
    /// Where chance moves, nothing is proved or disproved.
    ChanceInProof,
    /// Exercises and the lab are about searches that are made of calls.
    BestFirst,
    /// The module at hand does not have it; another one has.
    NotHere,
    /// The option `values` says that all values lie between two numbers, and this one does not.
    ValueOutside {
        /// The value.
        value: f64,
    },
}

one_of_errors!(SourceError: Parse(ParseError), Random(RandomTreeError), Tree(TreeError), Import(ImportError), Request(RequestError));

/// For users of the crate. The page has its own words.
impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::SearchedAgainInExercise => {
                f.write_str("exercises are about searches that search each node once")
            }
            RequestError::QuiescenceInExercise => {
                f.write_str("exercises are about searches without quiescence")
            }
            RequestError::ChanceSearchedAgain => {
                f.write_str("chance moves in the tree, so its nodes cannot be searched again")
            }
            RequestError::NotHere => f.write_str("the scope of the opening does not have this"),
            RequestError::TooManyCalls { limit } => {
                write!(f, "the search makes more than {limit} calls")
            }
            RequestError::TooManyUpdates { limit } => {
                write!(f, "the search updates nodes more than {limit} times")
            }
            RequestError::BestFirst => f.write_str(
                "answer sheets, mistakes and the lab are about searches that go depth-first",
            ),
            RequestError::ChanceInProof => {
                f.write_str("chance moves in the tree, but proof numbers are about MAX and MIN")
            }
            RequestError::ValueOutside { value } => {
                let value = number::print(*value);
                write!(
                    f,
                    "the value {value} does not lie between the bounds of all values"
                )
            }
        }
    }
}

impl From<Infallible> for SourceError {
    fn from(never: Infallible) -> SourceError {
        match never {}
    }
}
