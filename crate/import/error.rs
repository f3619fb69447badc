//! Why a file is no trace, and where.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

/// A problem of a file, without its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what was found and expected")]
pub enum ImportProblem {
    /// The bytes are no UTF-8.
    TraceEncoding,
    /// A line is not JSON, or no object; `expected` is in signs.
    TraceSyntax {
        found: String,
        expected: &'static str,
    },
    /// A field is there twice in one line.
    TraceTwice { field: String },
    /// A field is missing, or has no value that it can have; `expected` is in signs.
    TraceField {
        field: &'static str,
        found: String,
        expected: &'static str,
    },
    /// A line has more bytes, or its values lie deeper in each other, than any trace needs.
    TraceLine { limit: usize },
    /// The header has another version.
    TraceVersion { found: String },
    /// There are more events.
    TraceTooLong { limit: usize },
    /// There are no events, or the first one does not enter the root of a search that is made of calls.
    TraceEmpty,
}

/// For users of the crate. The page has its own words.
impl fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportProblem::TraceEncoding => f.write_str("the bytes are no UTF-8"),
            ImportProblem::TraceSyntax { found, expected } => {
                write!(f, "expected {expected}, found `{found}`")
            }
            ImportProblem::TraceTwice { field } => write!(f, "field `{field}` is there twice"),
            ImportProblem::TraceField {
                field,
                found,
                expected,
            } => {
                write!(f, "field `{field}` is {found}; expected: {expected}")
            }
            ImportProblem::TraceLine { limit } => write!(
                f,
                "the line is longer than {limit} bytes, or its values lie too deep in each other"
            ),
            ImportProblem::TraceVersion { found } => {
                write!(f, "version {found} of traces is not known")
            }
            ImportProblem::TraceTooLong { limit } => {
                write!(f, "the trace has more than {limit} events")
            }
            ImportProblem::TraceEmpty => {
                f.write_str("there are no events, or the first one does not enter the root")
            }
        }
    }
}

impl Error for ImportProblem {}

/// A problem and where it is. Lines and columns count from 1, columns in Unicode code points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ImportError {
    /// The problem.
    #[serde(flatten)]
    pub problem: ImportProblem,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: usize,
}

/// For users of the crate. The page has its own words.
impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.problem
        )
    }
}

impl Error for ImportError {}
