//! Grows random trees for exercises.

use super::Candidates;
use crate::tree::chance::Weight;
use crate::tree::{GameTree, TreeBuilder, TreeError};

impl Candidates<'_> {
    /// A random tree: all inner nodes have two or three children, and all leaves lie as deep as wished or one deeper. Of
    /// the values of inner nodes some are not to be trusted if the search is quiescent. `None` if it does not have as many
    /// leaves as wished.
    pub(super) fn grow(&mut self) -> Option<GameTree> {
        let (least, most) = self.wish.leaves;
        let mut grower = Grower {
            tree: TreeBuilder::new(self.root),
            leaves: 0,
            plies: self.wish.plies + u32::from(self.random.rand_range(0..4) == 0),
            used: Vec::new(),
            drawing: self,
        };
        grower.node(0).ok()?;
        let Grower { tree, leaves, .. } = grower;
        let tree = tree.finish().ok()?;
        (least..=most).contains(&leaves).then_some(tree)
    }
}

struct Grower<'a, 'd> {
    tree: TreeBuilder,
    leaves: u32,
    plies: u32,
    used: Vec<i64>,
    drawing: &'a mut Candidates<'d>,
}

impl Grower<'_, '_> {
    fn random(&mut self, end: usize) -> usize {
        self.drawing.random.rand_range(0..end as u64) as usize
    }

    /// Adds a node and all below it. A wish has few plies.
    fn node(&mut self, depth: u32) -> Result<(), TreeError> {
        if self.leaves > self.drawing.wish.leaves.1 {
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
        let chance = self.drawing.wish.chance && depth % 2 == 1;
        let node = match chance {
            true => self.tree.open_chance()?,
            false => self.tree.open(None)?,
        };
        if self.drawing.value_depth.is_some_and(|from| depth >= from) {
            let value = self.value();
            self.tree.set_value(node, value as f64);
            if self.drawing.rules.quiescent() && self.random(3) == 0 {
                self.tree.set_noisy(node);
            }
        }
        let children = 2 + self.random(3) / 2;
        for weight in self.weights(children, chance) {
            if let Some(weight) = weight {
                self.tree.weigh(weight);
            }
            self.node(depth + 1)?;
        }
        self.tree.close()
    }

    /// The probabilities of so many children.
    fn weights(&mut self, children: usize, chance: bool) -> Vec<Option<Weight>> {
        let shares: &[&str] = match (chance, children) {
            (false, _) => return vec![None; children],
            (_, 2) => PAIRS[self.random(PAIRS.len())],
            _ => TRIPLES[self.random(TRIPLES.len())],
        };
        shares.iter().map(|share| Weight::read(share)).collect()
    }

    /// A value, one that differs from those so far if there is one among a few.
    fn value(&mut self) -> i64 {
        let (lo, hi) = self.drawing.wish.values;
        let span = hi.abs_diff(lo).saturating_add(1);
        // With ties one value in four repeats another.
        if self.drawing.wish.tie && !self.used.is_empty() && self.random(4) == 0 {
            let at = self.random(self.used.len());
            return self.used.get(at).copied().unwrap_or(lo);
        }
        let mut value = lo;
        for _ in 0..8 {
            value = lo.saturating_add_unsigned(self.drawing.random.rand_range(0..span));
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
