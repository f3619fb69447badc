//! A search from the root to its value, by any of the algorithms.

use super::alpha_beta::AlphaBeta;
use super::expectation::Expectation;
use super::minimax::Minimax;
use super::mistake_hooks::Mistaken;
use super::passes::{Passes, Positions};
use super::{Mistake, Observer, Rules, Search, UnknownValue};
use crate::tree::{GameTree, NodeId};

/// A search by any rules.
#[derive(Debug)]
pub struct Run {
    rules: Rules,
    engine: Engine,
}

#[derive(Debug)]
enum Engine {
    Minimax(Minimax),
    AlphaBeta(AlphaBeta),
    Mistaken(Box<AlphaBeta<Mistaken>>),
    Expectation(Box<Expectation>),
    Passes(Box<Passes>),
}

impl Run {
    /// A search by `rules` that has entered no node yet.
    pub fn new(rules: &Rules) -> Run {
        match rules.single_visit() {
            true => Run::of(rules, |rules| match rules.bounded() {
                true => Engine::AlphaBeta(AlphaBeta::new(rules)),
                false => Engine::Minimax(Minimax::new(rules)),
            }),
            false => Run::knowing(rules, Positions::default()),
        }
    }

    /// A search by `rules` with several visits that knows which nodes have the same position.
    pub fn knowing(rules: &Rules, positions: Positions) -> Run {
        Run::of(rules, |rules| {
            Engine::Passes(Box::new(Passes::new(rules, positions, None)))
        })
    }

    /// A search by `rules` with a mistake; `None` if they leave no room for it. In a search with several visits,
    /// `positions` says which nodes have the same position.
    pub fn mistaken(rules: &Rules, positions: &Positions, mistake: Mistake) -> Option<Run> {
        let wrong = mistake.rules(rules)?;
        Some(Run::of(&wrong, |wrong| match rules.single_visit() {
            true => {
                let hooks = Mistaken::everywhere(mistake);
                Engine::Mistaken(Box::new(AlphaBeta::with_hooks(wrong, hooks)))
            }
            false => {
                let passes = Passes::new(wrong, positions.clone(), Some(mistake));
                Engine::Passes(Box::new(passes))
            }
        }))
    }

    fn of(rules: &Rules, engine: impl FnOnce(&Rules) -> Engine) -> Run {
        let rules = rules.effective();
        let engine = engine(&rules);
        Run { rules, engine }
    }

    /// Takes the search for chance nodes, if the tree has any.
    fn begin(&mut self, tree: &GameTree) {
        if tree.chance().is_some() && !matches!(self.engine, Engine::Expectation(_)) {
            self.engine = Engine::Expectation(Box::new(Expectation::new(tree, &self.rules)));
        }
    }
}

impl Search for Run {
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        self.begin(tree);
        match &mut self.engine {
            Engine::Minimax(search) => search.advance(tree, observer, nodes),
            Engine::AlphaBeta(search) => search.advance(tree, observer, nodes),
            Engine::Mistaken(search) => search.enter(tree, observer, nodes),
            Engine::Expectation(search) => search.advance(tree, observer, nodes),
            Engine::Passes(search) => search.advance(tree, observer, nodes),
        }
    }

    fn next(&self) -> NodeId {
        match &self.engine {
            Engine::Minimax(search) => search.next(),
            Engine::AlphaBeta(search) => search.next(),
            Engine::Mistaken(search) => search.next,
            Engine::Expectation(search) => search.next(),
            Engine::Passes(search) => search.next(),
        }
    }
}

/// Searches the whole tree by `rules` and returns the value of the call for the root.
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
