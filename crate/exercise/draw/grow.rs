//! Grows random trees for exercises.

use oorandom::Rand64;

use super::wish::Wish;
use crate::tree::chance::Weight;
use crate::tree::{GameTree, Player, TreeBuilder, TreeError};

/// A random tree: all inner nodes have two or three children, and all leaves lie `plies` deep or one deeper. From the
/// `value_depth` on all have values; `noisy`: some of these are not to be trusted. `None` if it does not have as many leaves as wished.
pub(crate) fn grow(
    wish: &Wish,
    root: Player,
    value_depth: Option<u32>,
    noisy: bool,
    random: &mut Rand64,
) -> Option<GameTree> {
    let mut grower = Grower {
        tree: TreeBuilder::new(root),
        leaves: 0,
        wish,
        value_depth,
        noisy,
        plies: wish.plies + u32::from(random.rand_range(0..4) == 0),
        used: Vec::new(),
        random,
    };
    grower.node(0).ok()?;
    let leaves = grower.leaves;
    let tree = grower.tree.finish().ok()?;
    (wish.leaves.0..=wish.leaves.1)
        .contains(&leaves)
        .then_some(tree)
}

struct Grower<'a> {
    tree: TreeBuilder,
    leaves: u32,
    wish: &'a Wish,
    value_depth: Option<u32>,
    noisy: bool,
    plies: u32,
    used: Vec<i64>,
    random: &'a mut Rand64,
}

impl Grower<'_> {
    /// Adds a node and all below it. A wish has few plies.
    fn node(&mut self, depth: u32) -> Result<(), TreeError> {
        if self.leaves > self.wish.leaves.1 {
            // It is thrown away anyway.
            self.tree.leaf(None)?;
            return Ok(());
        }
        if depth == self.plies {
            self.leaves += 1;
            let value = self.value();
            self.tree.leaf(Some(value as f64))?;
            return Ok(());
        }
        let chance = self.wish.chance && depth % 2 == 1;
        let node = match chance {
            true => self.tree.open_chance()?,
            false => self.tree.open(None)?,
        };
        if self
            .value_depth
            .is_some_and(|value_depth| depth >= value_depth)
        {
            let value = self.value();
            self.tree.set_value(node, value as f64);
            if self.noisy && self.random.rand_range(0..3) == 0 {
                self.tree.set_noisy(node);
            }
        }
        let children = 2 + self.random.rand_range(0..3) / 2;
        for weight in self.weights(children, chance) {
            if let Some(weight) = weight {
                self.tree.weigh(weight);
            }
            self.node(depth + 1)?;
        }
        self.tree.close()
    }

    /// The probabilities of so many children.
    fn weights(&mut self, children: u64, chance: bool) -> Vec<Option<Weight>> {
        let shares: &[&str] = match (chance, children) {
            (false, _) => return vec![None; children as usize],
            (_, 2) => PAIRS[self.random.rand_range(0..PAIRS.len() as u64) as usize],
            _ => TRIPLES[self.random.rand_range(0..TRIPLES.len() as u64) as usize],
        };
        shares.iter().map(|share| Weight::read(share)).collect()
    }

    /// A value, one that differs from those so far if there is one among a few.
    fn value(&mut self) -> i64 {
        let (lo, hi) = self.wish.values;
        let span = hi.abs_diff(lo).saturating_add(1);
        // With ties one value in four repeats another.
        if self.wish.tie && !self.used.is_empty() && self.random.rand_range(0..4) == 0 {
            let at = self.random.rand_range(0..self.used.len() as u64) as usize;
            return self.used.get(at).copied().unwrap_or(lo);
        }
        let mut value = lo;
        for _ in 0..8 {
            value = lo.saturating_add_unsigned(self.random.rand_range(0..span));
            if !self.used.contains(&value) {
                break;
            }
        }
        self.used.push(value);
        value
    }
}

/// The probabilities of two and of three children.
const PAIRS: [&[&str]; 5] = [
    &["1/2", "1/2"],
    &["1/3", "2/3"],
    &["2/3", "1/3"],
    &["1/4", "3/4"],
    &["3/4", "1/4"],
];
const TRIPLES: [&[&str]; 4] = [
    &["1/3", "1/3", "1/3"],
    &["1/2", "1/4", "1/4"],
    &["1/4", "1/2", "1/4"],
    &["1/6", "1/3", "1/2"],
];
