//! The problems that a text can have, and their places.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::tree::TreeError;

/// A problem of a text, without its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(
    tag = "code",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs, reason = "the fields are what was found and expected")]
pub enum Problem {
    /// Nothing but white space and comments.
    EmptyText,
    /// `expected` is `node`, `value`, `name` (before `=`) or `space`.
    Unexpected {
        found: String,
        #[ts(type = "'node' | 'value' | 'name' | 'space'")]
        expected: &'static str,
    },
    /// The text ends inside a bracket.
    Unclosed {
        open: String,
        close: String,
        open_line: usize,
        open_column: usize,
    },
    /// A quote that nothing closes on its line. `found`: the rest of the line.
    UnclosedQuote { found: String },
    /// A bracket is closed by one of another kind.
    Mismatched {
        found: String,
        expected: String,
        open_line: usize,
        open_column: usize,
    },
    /// `()`.
    EmptyList { found: String },
    /// Something after the tree.
    Stray { found: String },
    /// Starts like a number and is none.
    BadNumber { found: String },
    /// A number too large, or `NaN`, or an infinity.
    NotFinite { found: String },
    /// A character that the notation does not have.
    BadCharacter { found: String },
    /// A character that a text processor put in the place of others, as `©` for `(c)`.
    Typography { found: String, typed: &'static str },
    /// `MAX` or `MIN` before something that is not a bracket.
    PlayerWithoutBracket { found: String },
    /// A probability before a child of a node where chance does not move.
    WeightWithoutChance { found: String },
    /// A probability that is none: not more than 0, more than 1, or no fraction.
    BadWeight { found: String },
    /// Some children of a chance node have probabilities and some have none. `weighed`: this one has.
    WeightMissing { found: String, weighed: bool },
    /// `!` anywhere but between the static value and the bracket of a node of MAX or MIN.
    StrayNoise,
    /// `3(…)`: a sibling or a static value?
    NumberBeforeBracket { found: String },
    /// More than [`MAX_TEXT`](crate::tree::MAX_TEXT) bytes, or than a lower limit.
    TextTooLong { limit: usize },
    /// See [`TreeError`].
    #[serde(untagged)]
    Tree(TreeError),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::EmptyText => f.write_str("there is no tree, only white space and comments"),
            Problem::Unexpected { found, expected } => {
                write!(f, "expected a {expected}, found `{found}`")
            }
            Problem::Unclosed {
                open,
                close,
                open_line: line,
                open_column: column,
            } => write!(
                f,
                "the `{open}` of line {line}, column {column} is never closed by `{close}`"
            ),
            Problem::UnclosedQuote { found } => {
                write!(
                    f,
                    "the quote that begins `{found}` is not closed on its line"
                )
            }
            Problem::Mismatched {
                found,
                expected,
                open_line: line,
                open_column: column,
            } => write!(
                f,
                "the bracket of line {line}, column {column} is closed by `{found}` instead of `{expected}`"
            ),
            Problem::EmptyList { found } => write!(f, "there is no child in `{found}`"),
            Problem::Stray { found } => write!(f, "the tree is complete before `{found}`"),
            Problem::BadNumber { found } => write!(f, "`{found}` starts like a number and is none"),
            Problem::NotFinite { found } => write!(f, "`{found}` is no finite number"),
            Problem::BadCharacter { found } => write!(f, "`{found}` has no meaning here"),
            Problem::Typography { found, typed } => {
                write!(f, "`{found}` is what a text processor makes of `{typed}`")
            }
            Problem::PlayerWithoutBracket { found } => {
                write!(f, "`{found}` says who moves, but no bracket follows")
            }
            Problem::WeightWithoutChance { found } => {
                write!(f, "`{found}` is a weight, but chance does not move here")
            }
            Problem::BadWeight { found } => {
                write!(f, "`{found}` is no weight above 0 and at most 1")
            }
            Problem::WeightMissing {
                found,
                weighed: true,
            } => {
                write!(
                    f,
                    "`{found}` is a weight, but the children before it have none"
                )
            }
            Problem::WeightMissing { found, .. } => {
                write!(
                    f,
                    "`{found}` has no weight, but the children before it have"
                )
            }
            Problem::StrayNoise => f.write_str("`!` marks no static value of a node of MAX or MIN"),
            Problem::NumberBeforeBracket { found } => write!(
                f,
                "`{found}` is right before a bracket, but no number can be a name"
            ),
            Problem::TextTooLong { limit } => write!(f, "the text has more than {limit} bytes"),
            Problem::Tree(error) => error.fmt(f),
        }
    }
}

impl Error for Problem {}

/// A problem and where it is. Lines and columns count from 1, columns in Unicode code points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ParseError {
    /// The problem.
    #[serde(flatten)]
    pub problem: Problem,
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// For users of the crate. The page has its own words.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl Error for ParseError {}

impl ParseError {
    /// A problem with the text at some byte.
    pub(super) fn at(text: &str, byte: usize, problem: Problem) -> ParseError {
        let (line, column) = position(text, byte);
        ParseError {
            problem,
            line,
            column,
        }
    }
}

/// The line and column of a byte.
pub(crate) fn position(text: &str, byte: usize) -> (usize, usize) {
    let before = text.char_indices().take_while(|&(at, _)| at < byte);
    before.fold((1, 1), |(line, column), (_, c)| match c {
        '\n' => (line + 1, 1),
        _ => (line, column + 1),
    })
}
