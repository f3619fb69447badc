//! Trees as other programs write them, written anew in the notation: lists of Python, indented text, and the extensive form of
//! Gambit. They are translated and not parsed into a tree of their own, so that the tree shown can be edited, linked and
//! saved as any other text.

mod efg;
mod foreign_node;
mod indented;
mod problem;
mod python;
mod scanner;

pub use problem::{ForeignError, ForeignProblem};

use serde::Serialize;
use ts_rs::TS;

use crate::source::notation::Problem;
use crate::tree::MAX_TEXT;
use foreign_node::{ForeignNode, nameless, notation};

/// The notations of other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// Lists and tuples of Python in which a name comes first: `['A', ['B', ('E', 3), ('F', 12)]]`.
    Python,
    /// A node a line, children farther right than their parent; also the output of the command `tree`.
    Indented,
    /// A game of two players in the extensive form of Gambit (`.efg`).
    Efg,
}

impl Foreign {
    /// All of them.
    pub const ALL: [Foreign; 3] = [Foreign::Python, Foreign::Indented, Foreign::Efg];

    /// The name for programs.
    pub fn id(self) -> &'static str {
        match self {
            Foreign::Python => "python",
            Foreign::Indented => "indented",
            Foreign::Efg => "efg",
        }
    }
}

/// The notation that a text is most likely in; `None`: none of these.
pub fn guess(text: &str) -> Option<Foreign> {
    let begins = text.trim_start();
    if begins.starts_with("EFG ") {
        return Some(Foreign::Efg);
    }
    if python::has_names_first(text) {
        return Some(Foreign::Python);
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let brackets = text.contains(['(', '[', '{']);
    (lines.count() > 1 && !brackets).then_some(Foreign::Indented)
}

/// A tree of another program in our notation.
#[derive(Debug, Serialize, TS)]
pub struct Translated {
    /// It, to be opened as any text.
    pub text: String,
    /// The notation that it was in.
    #[ts(type = "'python' | 'indented' | 'efg'")]
    pub from: &'static str,
}

/// The same tree in our notation.
///
/// # Errors
/// If the text is not in that notation, or its game is not a two-player zero-sum game of perfect information.
pub fn translate(text: &str, from: Foreign) -> Result<Translated, ForeignError> {
    if text.len() > MAX_TEXT {
        let problem = Problem::TextTooLong { limit: MAX_TEXT };
        return Err(ForeignError::text("", 0, problem));
    }
    let nodes = match from {
        Foreign::Python => python::nodes(text)?,
        Foreign::Indented => indented::nodes(text)?,
        Foreign::Efg => efg::nodes(text)?,
    };
    if nodes.is_empty() {
        return Err(ForeignError::text("", 0, Problem::EmptyText));
    }
    if let Some(ForeignNode { at, value, .. }) = nameless(&nodes) {
        let found = value.clone();
        let problem = Problem::NumberBeforeBracket { found };
        return Err(ForeignError::text(text, *at, problem));
    }
    Ok(Translated {
        text: notation(&nodes),
        from: from.id(),
    })
}
