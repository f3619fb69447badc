//! Why a file is no trace, and where.

use std::error::Error;
use std::fmt;

use serde::Serialize;

/// What is wrong with a file, without saying where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// There are no events, or the first one does not enter the root.
    TraceEmpty,
}

/// A problem and where it is. Lines and columns count from 1, columns in Unicode code points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportError {
    /// What is wrong.
    #[serde(flatten)]
    pub problem: ImportProblem,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: usize,
}

/// The place, and what is wrong by name and parameters: the words are the host's.
impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.problem)
    }
}

impl Error for ImportError {}
