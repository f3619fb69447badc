//! The errors of building a tree.

use std::error::Error;
use std::fmt;

use serde::{Serialize, Serializer};
use ts_rs::TS;

use super::chance::Sum;

/// Why a tree cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum TreeError {
    /// A node would lie deeper than [`MAX_DEPTH`](super::MAX_DEPTH).
    TooDeep {
        /// The most plies.
        limit: usize,
    },
    /// The tree would have too many nodes.
    TooManyNodes {
        /// The most nodes, 10,000,000, or less if the host lowers it.
        limit: usize,
    },
    /// There is too little memory, though the tree is within the other limits.
    TooLittleMemory {
        /// The megabytes that one stage needs.
        needed: usize,
        /// The most megabytes that WebAssembly can address.
        limit: usize,
    },
    /// An inner node has no children, or is still open at the end.
    #[ts(skip)]
    Unfinished,
    /// There is no node, or a second root.
    #[ts(skip)]
    NotOneRoot,
    /// The probabilities of the children of a chance node do not add up to 1.
    WeightsSum {
        /// The sum of the probabilities.
        #[serde(serialize_with = "fraction")]
        #[ts(type = "string")]
        sum: Sum,
    },
}

/// A sum of probabilities as a fraction; empty if it has too large a denominator.
fn fraction<S: Serializer>(sum: &Sum, to: S) -> Result<S::Ok, S::Error> {
    let Sum { share, over } = *sum;
    match over {
        0 => to.serialize_str(""),
        1 => to.collect_str(&share),
        _ => to.collect_str(&format_args!("{share}/{over}")),
    }
}

/// For users of the crate. The page has its own words.
impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeError::TooDeep { limit } => write!(f, "the tree is more than {limit} plies deep"),
            TreeError::TooManyNodes { limit } => {
                write!(f, "the tree has more than {limit} nodes")
            }
            TreeError::TooLittleMemory { needed, limit } => write!(
                f,
                "the tree takes up to {needed} MB of memory at a time, which are not there; the limit is {limit} MB"
            ),
            TreeError::Unfinished => f.write_str("an inner node has no children, or is still open"),
            TreeError::NotOneRoot => f.write_str("the tree has no root, or more than one"),
            TreeError::WeightsSum { sum } => sum.fmt(f),
        }
    }
}

impl Error for TreeError {}
