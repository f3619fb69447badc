//! A search from the root to its value, by any of the algorithms.

use super::alpha_beta::AlphaBeta;
use super::expectation::Expectation;
use super::minimax::Minimax;
use super::passes::{Passes, Positions, Slip};
use super::{Algorithm, Observer, Rules, Search, UnknownValue};
use crate::tree::{GameTree, NodeId};

/// A search by any rules.
#[derive(Debug)]
pub struct Run {
    rules: Rules,
    family: Family,
}

#[derive(Debug)]
enum Family {
    Minimax(Minimax),
    AlphaBeta(AlphaBeta),
    Expectation(Box<Expectation>),
    Passes(Box<Passes>),
}

impl Run {
    /// A search by `rules` that has entered no node yet.
    pub fn new(rules: &Rules) -> Run {
        let family = match rules.algorithm {
            _ if !rules.single_visit() => return Run::knowing(rules, Positions::default()),
            Algorithm::Minimax => Family::Minimax(Minimax::default()),
            _ => Family::AlphaBeta(AlphaBeta::new(rules)),
        };
        Run {
            rules: *rules,
            family,
        }
    }

    /// A search by `rules` with several visits that knows which nodes have the same position.
    pub fn knowing(rules: &Rules, positions: Positions) -> Run {
        Run::slipping(rules, positions, None)
    }

    /// The same with one thing done wrong.
    pub fn slipping(rules: &Rules, positions: Positions, slip: Option<Slip>) -> Run {
        Run {
            rules: *rules,
            family: Family::Passes(Box::new(Passes::new(rules, positions, slip))),
        }
    }

    /// As [`Search::advance`].
    pub fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        self.begin(tree);
        match &mut self.family {
            Family::Minimax(search) => search.advance(tree, &self.rules, observer, nodes),
            Family::AlphaBeta(search) => search.advance(tree, &self.rules, observer, nodes),
            Family::Expectation(search) => search.advance(tree, &self.rules, observer, nodes),
            Family::Passes(search) => search.advance(tree, &self.rules, observer, nodes),
        }
    }

    /// Takes the search for chance nodes, if the tree has any.
    fn begin(&mut self, tree: &GameTree) {
        if tree.chance().is_some() && !matches!(self.family, Family::Expectation(_)) {
            self.family = Family::Expectation(Box::new(Expectation::new(tree, &self.rules)));
        }
    }

    /// As [`Search::next`].
    pub fn next(&self) -> NodeId {
        match &self.family {
            Family::Minimax(search) => search.next(),
            Family::AlphaBeta(search) => search.next(),
            Family::Expectation(search) => search.next(),
            Family::Passes(search) => search.next(),
        }
    }
}

/// By its own rules, which are those that are passed.
impl Search for Run {
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        _: &Rules,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        Run::advance(self, tree, observer, nodes)
    }

    fn next(&self) -> NodeId {
        Run::next(self)
    }
}

/// Searches the whole tree by `rules` and returns what the call for the root returns.
///
/// The observer `()` ignores all steps and costs nothing.
pub fn run<O: Observer>(
    tree: &GameTree,
    rules: &Rules,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    let mut run = Run::new(rules);
    loop {
        if let Some(value) = run.advance(tree, observer, usize::MAX)? {
            return Ok(value);
        }
    }
}
