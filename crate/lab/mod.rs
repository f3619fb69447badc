//! The lab: counts the leaves that searches of many random trees evaluate, and computes these counts by formulas where
//! there are any; counts leaves and calls of searches by any rules; and counts how often a search holds a best move. It
//! knows no trace and no picture: a tree is made, searched, counted and dropped.

mod choices;
mod effort;
mod known_leaves;
mod observer;

use std::ops::Range;

pub use choices::{Chosen, MOST_DOUBLINGS, choices};
pub use effort::{Effort, efforts};
pub use known_leaves::{KnownLeaves, known_leaves};

use crate::opening::SourceError;
use crate::opening::options::{GameSource, Options};
use crate::search;
use crate::search::best_first::mixed;
use crate::search::counts::Counter;
use crate::source::generate::{RandomTree, RandomTreeError, generate};
use crate::source::order::ordered;
use crate::tree::{GameTree, Limits, Sliced};

/// The number of leaves that the search evaluates in each of the given trees of a recipe.
///
/// The seed of a tree follows from the seed of the recipe and the number of the tree alone. So a sample taken in slices
/// is the same as one taken at once, and two searches are compared on the same trees. A search that stops at an unknown
/// value counts the leaves before it.
pub fn sample(
    recipe: &RandomTree,
    options: &Options,
    trees: Range<u64>,
) -> Result<Vec<u32>, RandomTreeError> {
    let leaves = |number| {
        let tree = tree_of(recipe, options, number)?;
        let mut counter = Counter::default();
        let _stopped = search::run(&tree, &options.rules, &mut counter);
        Ok(counter.counts.evaluated)
    };
    trees.map(leaves).collect()
}

/// Tree `number` of a recipe, in order.
fn tree_of(
    recipe: &RandomTree,
    options: &Options,
    number: u64,
) -> Result<GameTree, RandomTreeError> {
    let seed = mixed(recipe.seed, number);
    let tree = generate(&RandomTree { seed, ..*recipe }, options.root)?;
    Ok(ordered(&tree, options.order, options.rules.depth))
}

/// The tree of a game.
fn tree_of_game(limits: Limits, source: &GameSource) -> Result<GameTree, SourceError> {
    Ok(source.game.expansion(source.plies, limits).finish(&())?)
}
