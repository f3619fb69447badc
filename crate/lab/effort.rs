//! The effort of searches, by any rules, of random trees and of games: how many different leaves, how many evaluations
//! and how many calls.

use std::ops::Range;

use super::seed_of;
use crate::opening::options::{GameSource, Options};
use crate::opening::{Source, SourceError};
use crate::search::counts::Counter;
use crate::search::{Memory, Observer, Positions, Run, Window};
use crate::source::generate::{RandomTree, generate};
use crate::source::order::ordered;
use crate::tree::{GameTree, Limits, NodeId, TreeError};

/// A search is given up when it has made so many calls for each node of the tree: some visit the same nodes again and
/// again without end, as MTD without a table does.
const PATIENCE: usize = 32;

/// The effort of one search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Nodes that are evaluated at least once.
    pub leaves: u32,
    /// Evaluations. A leaf that is evaluated twice counts twice.
    pub evaluated: u32,
    /// Calls.
    pub calls: u32,
}

impl Effort {
    /// Of a search that was given up.
    pub const TOO_MUCH: Effort = Effort {
        leaves: u32::MAX,
        evaluated: u32::MAX,
        calls: u32::MAX,
    };
}

/// The effort of the search in each of the given trees of a recipe, or in the tree of a game, of which there is one.
/// The trees are those of [`sample`](super::sample).
pub fn efforts(
    limits: Limits,
    source: &Source,
    options: &Options,
    trees: Range<u64>,
) -> Result<Vec<Effort>, SourceError> {
    match source {
        Source::Random(recipe) if recipe.most_nodes() > limits.nodes => {
            let limit = limits.nodes;
            Err(TreeError::TooManyNodes { limit }.into())
        }
        Source::Random(recipe) => trees
            .map(|number| of_recipe(recipe, options, number))
            .collect(),
        Source::Game(game) => trees
            .take(1)
            .map(|_| of_game(limits, game, options))
            .collect(),
        _ => Ok(Vec::new()),
    }
}

fn of_recipe(recipe: &RandomTree, options: &Options, number: u64) -> Result<Effort, SourceError> {
    let seed = seed_of(recipe.seed, number);
    let tree = generate(&RandomTree { seed, ..*recipe }, options.root)?;
    let tree = ordered(&tree, options.order, options.rules.depth);
    Ok(effort(&tree, Run::new(&options.rules)))
}

fn of_game(limits: Limits, source: &GameSource, options: &Options) -> Result<Effort, SourceError> {
    let mut expansion = source.game.expansion(source.plies, limits);
    let tree = loop {
        if let Some(tree) = expansion.advance(&(), usize::MAX)? {
            break tree;
        }
    };
    let positions = match options.rules.table {
        Memory::None => Positions::default(),
        _ => positions(source, &tree)?,
    };
    Ok(effort(&tree, Run::knowing(&options.rules, positions)))
}

/// Which nodes of the tree of a game have the same position.
fn positions(source: &GameSource, tree: &GameTree) -> Result<Positions, SourceError> {
    let mut work = source.game.positioning(source.plies);
    loop {
        if let Some(numbers) = work.advance(tree, usize::MAX)? {
            return Ok(Positions(numbers.into()));
        }
    }
}

/// Counts nodes that are evaluated, each once, beside all else.
struct Distinct {
    counter: Counter,
    /// One bit per node.
    seen: Vec<u64>,
    leaves: u32,
}

impl Observer for Distinct {
    #[inline]
    fn enter(&mut self, node: NodeId, window: Window) {
        self.counter.enter(node, window);
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.counter.evaluate(node, value);
        let (word, bit) = (node as usize / 64, 1 << (node % 64));
        if let Some(seen) = self.seen.get_mut(word) {
            self.leaves += u32::from(*seen & bit == 0);
            *seen |= bit;
        }
    }
}

/// The effort of a search that stops at an unknown value is the effort up to there.
fn effort(tree: &GameTree, mut search: Run) -> Effort {
    let mut taken = Distinct {
        counter: Counter::default(),
        seen: vec![0; tree.len() / 64 + 1],
        leaves: 0,
    };
    let most = tree.len().saturating_mul(PATIENCE);
    match search.advance(tree, &mut taken, most) {
        Ok(None) => Effort::TOO_MUCH,
        Ok(Some(_)) | Err(_) => Effort {
            leaves: taken.leaves,
            evaluated: taken.counter.counts.evaluated,
            calls: taken.counter.counts.entered,
        },
    }
}
