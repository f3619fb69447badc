//! A search from the root to its value, by any of the algorithms.

use super::alpha_beta::AlphaBeta;
#[cfg(not(feature = "once"))]
use super::expectation::Expectation;
use super::minimax::Minimax;
#[cfg(not(feature = "once"))]
use super::passes::{Passes, Positions, Slip};
use super::{Algorithm, Observer, Rules, UnknownValue};
use crate::tree::{GameTree, NodeId};

/// A search that can pause between any two nodes.
#[derive(Debug)]
pub struct Run {
    rules: Rules,
    family: Family,
}

#[derive(Debug)]
enum Family {
    Minimax(Minimax),
    AlphaBeta(AlphaBeta),
    #[cfg(not(feature = "once"))]
    Expectation(Box<Expectation>),
    #[cfg(not(feature = "once"))]
    Passes(Box<Passes>),
}

impl Run {
    /// A search by `rules` that has entered no node yet.
    pub fn new(rules: &Rules) -> Run {
        let family = match rules.algorithm {
            #[cfg(not(feature = "once"))]
            _ if !rules.once() => return Run::knowing(rules, Positions::default()),
            Algorithm::Minimax => Family::Minimax(Minimax::default()),
            _ => Family::AlphaBeta(AlphaBeta::new(rules)),
        };
        Run {
            rules: *rules,
            family,
        }
    }

    /// A search by `rules` that comes back to nodes, and knows which nodes have the same position.
    #[cfg(not(feature = "once"))]
    pub fn knowing(rules: &Rules, positions: Positions) -> Run {
        Run::slipping(rules, positions, None)
    }

    /// The same with one thing done wrong.
    #[cfg(not(feature = "once"))]
    pub fn slipping(rules: &Rules, positions: Positions, slip: Option<Slip>) -> Run {
        Run {
            rules: *rules,
            family: Family::Passes(Box::new(Passes::new(rules, positions, slip))),
        }
    }

    /// Enters so many `nodes`, or those that are left. Returns the value of the root once it is known.
    /// Pass the same tree each time; do not call again after `Some` or an error.
    pub fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        #[cfg(not(feature = "once"))]
        self.begin(tree);
        // One copy of each algorithm for all observers is slower, and smaller.
        #[cfg(feature = "lean")]
        let observer: &mut dyn Observer = observer;
        match &mut self.family {
            Family::Minimax(search) => search.advance(tree, &self.rules, observer, nodes),
            Family::AlphaBeta(search) => search.advance(tree, &self.rules, observer, nodes),
            #[cfg(not(feature = "once"))]
            Family::Expectation(search) => search.advance(tree, &self.rules, observer, nodes),
            #[cfg(not(feature = "once"))]
            Family::Passes(search) => search.advance(tree, &self.rules, observer, nodes),
        }
    }

    /// Takes the search for chance nodes, if the tree has any.
    #[cfg(not(feature = "once"))]
    fn begin(&mut self, tree: &GameTree) {
        if tree.chance().is_some() && !matches!(self.family, Family::Expectation(_)) {
            self.family = Family::Expectation(Box::new(Expectation::new(tree, &self.rules)));
        }
    }

    /// The next node to enter. In a search that takes each node once all nodes before it are decided.
    pub fn next(&self) -> NodeId {
        match &self.family {
            Family::Minimax(search) => search.next(),
            Family::AlphaBeta(search) => search.next(),
            #[cfg(not(feature = "once"))]
            Family::Expectation(search) => search.next(),
            #[cfg(not(feature = "once"))]
            Family::Passes(search) => search.next(),
        }
    }

    /// How many passes from the root have ended.
    pub fn ended(&self) -> i32 {
        match &self.family {
            #[cfg(not(feature = "once"))]
            Family::Passes(search) => search.ended(),
            _ => 0,
        }
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
