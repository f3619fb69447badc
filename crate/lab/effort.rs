//! The effort of searches, by any rules, of random trees and of games: how many different leaves, how many evaluations
//! and how many calls.

use std::ops::Range;

use super::observer::LabObserver;
use super::{tree_of, tree_of_game};
use crate::opening::options::{GameSource, Options};
use crate::opening::{Source, SourceError};
use crate::search::{Memory, Positions, Run, Search};
use crate::source::order::ordered;
use crate::tree::{GameTree, Limits, Sliced, TreeError};

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
            .map(|number| {
                let tree = tree_of(recipe, options, number)?;
                Ok(effort(&tree, Run::new(&options.rules)))
            })
            .collect(),
        Source::Game(game) => trees
            .take(1)
            .map(|_| of_game(limits, game, options))
            .collect(),
        _ => Ok(Vec::new()),
    }
}

fn of_game(limits: Limits, source: &GameSource, options: &Options) -> Result<Effort, SourceError> {
    let tree = ordered(
        &tree_of_game(limits, source)?,
        options.order,
        options.rules.depth,
    );
    let positions = match options.rules.table {
        Memory::None => Positions::default(),
        _ => positions(source, &tree)?,
    };
    Ok(effort(&tree, Run::knowing(&options.rules, positions)))
}

/// Which nodes of the tree of a game have the same position.
fn positions(source: &GameSource, tree: &GameTree) -> Result<Positions, SourceError> {
    let numbers = source.game.positioning(source.plies).finish(tree)?;
    Ok(Positions(numbers.into()))
}

/// The effort of a search that stops at an unknown value is the effort up to there.
fn effort(tree: &GameTree, mut search: Run) -> Effort {
    let mut observer = LabObserver::new(tree);
    let most = tree.len().saturating_mul(PATIENCE);
    match search.advance(tree, &mut observer, most) {
        Ok(None) => Effort::TOO_MUCH,
        Ok(Some(_)) | Err(_) => Effort {
            leaves: observer.leaves,
            evaluated: observer.counter.counts.evaluated,
            calls: observer.counter.counts.entered,
        },
    }
}
