//! The tree and the rules that an exercise is about.

use serde::Serialize;
use ts_rs::TS;

use super::content::Content;
use super::reading::token::simplified;
use super::reading::words::Words;
use crate::opening::options::OptionError;
use crate::opening::{RequestError, SourceError};
use crate::search::{Rules, Window};
use crate::tree::names::Names;
use crate::tree::{GameTree, NodeId, TreeError, one_of_errors};

/// The most nodes of a tree in an exercise. Grading takes a bounded time.
pub const MOST: usize = 10_000;

/// Why a task cannot be read.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum TaskError {
    Option(OptionError),
    Source(SourceError),
}

one_of_errors!(TaskError: Option(OptionError), Source(SourceError));

/// Whether exercises about each node can be about a search by these rules.
pub(super) fn quiet(rules: &Rules) -> Result<(), SourceError> {
    match rules.quiescent() {
        false => Ok(()),
        true => Err(RequestError::QuiescenceInExercise.into()),
    }
}

/// A tree, its rules, the names of its nodes, and the words in which answers are typed.
#[derive(Debug)]
pub struct Task {
    /// The tree, as searched.
    pub tree: GameTree,
    /// The rules of the search.
    pub rules: Rules,
    /// The names of the nodes.
    pub names: Names,
    /// The words that answers may have.
    pub words: Words,
}

impl Task {
    /// A task about a tree as searched.
    pub fn new(tree: GameTree, rules: Rules) -> Task {
        let names = Names::new(&tree);
        Task::with_names(tree, rules, names)
    }

    /// A task about a search that is open.
    ///
    /// # Errors
    /// Its tree is too large.
    pub fn of(tree: &GameTree, rules: &Rules, names: &Names) -> Result<Task, SourceError> {
        if tree.len() > MOST {
            return Err(TreeError::TooManyNodes { limit: MOST }.into());
        }
        Ok(Task::with_names(tree.clone(), *rules, names.clone()))
    }

    /// The same, if its nodes have one call each: answer sheets have one row for a node.
    ///
    /// # Errors
    /// The search can visit a node several times, or stand pat.
    pub fn single_visit(&self) -> Result<&Task, SourceError> {
        match self.rules.single_visit() {
            true => self.quiet(),
            false => Err(RequestError::SearchedAgainInExercise.into()),
        }
    }

    /// The same, if no node can stand pat.
    ///
    /// # Errors
    /// Some can.
    pub fn quiet(&self) -> Result<&Task, SourceError> {
        quiet(&self.rules)?;
        Ok(self)
    }

    /// The same with another window of the root.
    pub(super) fn with_window(&self, window: Window) -> Task {
        Task {
            tree: self.tree.clone(),
            rules: Rules {
                window,
                ..self.rules
            },
            names: self.names.clone(),
            words: self.words.clone(),
        }
    }

    /// The same with another value of a node. Names are left out.
    pub(super) fn with_value(&self, node: NodeId, value: f64) -> Task {
        Task {
            tree: self.tree.with_value(node, value),
            rules: self.rules,
            names: Names::default(),
            words: Words::default(),
        }
    }

    /// A content that was read from a text: where chance moves, decimals may be rounded.
    pub(super) fn with_rounding(&self, read: Content, text: &str) -> Content {
        match self.tree.chance() {
            None => read,
            Some(_) => read.with_rounding(&simplified(text)),
        }
    }

    fn with_names(tree: GameTree, rules: Rules, names: Names) -> Task {
        let plain = !rules.bounded() && rules.single_visit();
        let rules = if plain { rules.minimax() } else { rules };
        Task {
            tree,
            rules,
            names,
            words: Words::default(),
        }
    }

    /// The same with the words that answers may have.
    pub fn with_words(self, words: Words) -> Task {
        Task { words, ..self }
    }
}
