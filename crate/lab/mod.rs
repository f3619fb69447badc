//! The lab: how many leaves searches of many random trees evaluate, and what is known of that without a search.
//! Knows no trace and no picture: a tree is made, searched, counted and forgotten.

mod known;

use std::ops::Range;

pub use known::{KnownLeaves, known_leaves};

use crate::opening::options::Options;
use crate::search;
use crate::search::counts::Counter;
use crate::source::generate::{RandomTree, RandomTreeError, generate};
use crate::source::order::ordered;

/// How many leaves the search evaluates in each of these trees of a recipe.
///
/// Each tree has a seed of its own, which follows from the recipe's and its number alone. So a
/// sample taken in slices is the same as one taken at once, and two searches of a recipe are
/// compared on the same trees. A search that stops at a value nobody knows counts up to there.
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

/// SplitMix64 (Steele, Lea & Flood 2014): neighbouring seeds and numbers have unrelated trees.
fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
