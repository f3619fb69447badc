//! The first problem of a text of another program, and its place.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::source::notation::{Problem, position};

/// A problem of such a text, without its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(
    tag = "code",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs, reason = "the fields are what was found")]
pub enum ForeignProblem {
    /// A line that stands neither below a node nor beside one.
    OddIndent,
    /// A game of more or fewer than two players.
    NotTwoPlayers { found: usize },
    /// An information set of several nodes: the player cannot distinguish them.
    HiddenInformation { found: String },
    /// Payoffs that do not add up to zero.
    NotZeroSum { found: String },
    /// A payoff before the end of the game.
    PayoffBeforeEnd,
    /// A problem that our own notation has, too.
    #[serde(untagged)]
    Text(Problem),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for ForeignProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ForeignProblem::OddIndent => {
                f.write_str("the line stands neither below a node nor beside one")
            }
            ForeignProblem::NotTwoPlayers { found } => {
                write!(f, "a game of two players is needed, not of {found}")
            }
            ForeignProblem::HiddenInformation { found } => write!(
                f,
                "the information set {found} has several nodes, but both players have to know everything"
            ),
            ForeignProblem::NotZeroSum { found } => {
                write!(f, "the payoffs {found} do not add up to zero")
            }
            ForeignProblem::PayoffBeforeEnd => {
                f.write_str("a payoff before the end of the game has no place in a tree of values")
            }
            ForeignProblem::Text(problem) => problem.fmt(f),
        }
    }
}

/// A problem and where it is. Lines and columns count from 1, columns in Unicode code points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ForeignError {
    /// The problem.
    #[serde(flatten)]
    pub problem: ForeignProblem,
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for ForeignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ForeignError {
            problem,
            line,
            column,
        } = self;
        write!(f, "line {line}, column {column}: {problem}")
    }
}

impl Error for ForeignError {}

impl ForeignError {
    pub(super) fn at(text: &str, byte: usize, problem: ForeignProblem) -> ForeignError {
        let (line, column) = position(text, byte);
        ForeignError {
            problem,
            line,
            column,
        }
    }

    pub(super) fn text(text: &str, byte: usize, problem: Problem) -> ForeignError {
        ForeignError::at(text, byte, ForeignProblem::Text(problem))
    }
}
