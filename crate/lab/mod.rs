//! The lab: counts the leaves that searches of many random trees evaluate, and computes these counts by formulas where
//! there are any; and counts leaves and calls of searches by any rules. It knows no trace and no picture: a tree is
//! made, searched, counted and dropped.

mod effort;
mod known;

use std::ops::Range;

pub use effort::{Effort, efforts};
pub use known::{KnownLeaves, known_leaves};

use crate::opening::options::Options;
use crate::search;
use crate::search::counts::Counter;
use crate::source::generate::{RandomTree, RandomTreeError, generate};
use crate::source::order::ordered;

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
        let seed = seed_of(recipe.seed, number);
        let tree = generate(&RandomTree { seed, ..*recipe }, options.root)?;
        let tree = ordered(&tree, options.order, options.rules.depth);
        let mut counter = Counter::default();
        let _stopped = search::run(&tree, &options.rules, &mut counter);
        Ok(counter.counts.evaluated)
    };
    trees.map(leaves).collect()
}

/// The seed of tree `number`, by SplitMix64 (Steele, Lea & Flood 2014): neighbouring seeds and numbers give unrelated
/// trees.
fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
