//! Random trees, the same for the same seed on every platform.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use oorandom::Rand64;
use serde::Serialize;
use ts_rs::TS;

use crate::tree::{
    GameTree, Limits, MAX_DEPTH, MAX_NODES, Player, Sliced, TreeBuilder, TreeError, walk_progress,
};

/// In an irregular tree one in so many nodes above the last ply is a leaf.
const EARLY_LEAF: u64 = 5;

/// A recipe for a random tree.
#[derive(Clone, Copy, Debug, PartialEq, TS)]
#[ts(optional_fields)]
pub struct RandomTree {
    /// Children of every inner node, 1 …; of an irregular tree the most.
    pub branching: u32,
    /// Plies from the root to the deepest leaf, 0 … 1000.
    pub depth: u32,
    /// Leaf values are whole numbers from the first to the second, both included; default [0, 99].
    #[ts(as = "Option<_>")]
    pub values: (i64, i64),
    /// The seed of the random numbers, a whole number, 0 … 2^53 − 1; default 0.
    #[ts(as = "Option<_>")]
    pub seed: u64,
    /// Inner nodes have 1 … `branching` children, and some leaves lie above the last ply.
    #[ts(as = "Option<_>")]
    pub irregular: bool,
    /// The share of leaves, 0 … 1, that repeat an earlier value; all others have distinct values. Default: values are
    /// drawn independently.
    pub ties: Option<f64>,
}

/// Why a random tree cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum RandomTreeError {
    /// There are fewer values than leaves that must differ.
    TooFewValues {
        /// The number of values.
        available: u64,
    },
    /// See [`TreeError`].
    #[serde(untagged)]
    Tree(TreeError),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for RandomTreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RandomTreeError::TooFewValues { available } => {
                write!(
                    f,
                    "only {available} values are left for leaves that must differ"
                )
            }
            RandomTreeError::Tree(error) => error.fmt(f),
        }
    }
}

impl Error for RandomTreeError {}

/// Makes a random tree in which `root` moves first. The same recipe makes the same tree.
pub fn generate(recipe: &RandomTree, root: Player) -> Result<GameTree, RandomTreeError> {
    Growth::new(recipe, root, Limits::default())?.finish(&())
}

/// Makes a random tree, node by node.
pub struct Growth {
    recipe: RandomTree,
    root: Player,
    random: Rand64,
    values: LeafValues,
    tree: TreeBuilder,
    /// For each open node, how many children are still to come, and how many it will have.
    open: Vec<(u32, u32)>,
    /// The least number of nodes that the tree will have.
    least: usize,
}

impl Growth {
    /// Refuses a tree that is known to be too large. No node is made yet.
    pub fn new(
        recipe: &RandomTree,
        root: Player,
        limits: Limits,
    ) -> Result<Growth, RandomTreeError> {
        Ok(Growth {
            least: check(recipe, limits.nodes)?,
            recipe: *recipe,
            root,
            random: Rand64::new(recipe.seed.into()),
            values: LeafValues::new(recipe),
            tree: TreeBuilder::new(root).at_most(limits.nodes),
            open: Vec::new(),
        })
    }

    /// The number of nodes to reserve memory for: all nodes, or in an irregular tree those so far. The record of the
    /// values drawn takes more memory than the nodes.
    pub(crate) fn most(&self) -> usize {
        let values = if self.recipe.ties.is_some() { 3 } else { 1 };
        values * self.least.max(self.tree.len())
    }

    /// Makes one node, and returns whether it was the last.
    fn grow(&mut self) -> Result<bool, RandomTreeError> {
        let (recipe, tree, random) = (&self.recipe, &mut self.tree, &mut self.random);
        if is_leaf(recipe, tree, random) {
            let value = self.values.next(random)?;
            tree.leaf(Some(value))?;
        } else {
            tree.open(None)?;
            let children = children(recipe, random);
            self.open.push((children, children));
        }
        while self.open.pop_if(|(left, _)| *left == 0).is_some() {
            tree.close()?;
        }
        match self.open.last_mut() {
            Some((left, _)) => *left -= 1,
            None => return Ok(true),
        }
        Ok(false)
    }
}

impl Sliced for Growth {
    type Output = GameTree;
    type Error = RandomTreeError;

    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<GameTree>, RandomTreeError> {
        if self.tree.is_empty() && !self.recipe.irregular {
            self.tree.make_room(self.least);
        }
        for _ in 0..nodes {
            if self.grow()? {
                let next = TreeBuilder::new(self.root);
                let tree = std::mem::replace(&mut self.tree, next);
                return Ok(Some(tree.finish()?));
            }
        }
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        walk_progress(self.open.iter().copied())
    }
}

fn is_leaf(recipe: &RandomTree, tree: &TreeBuilder, random: &mut Rand64) -> bool {
    let depth = tree.depth() as u32;
    let early = recipe.irregular && depth > 0;
    depth == recipe.depth || early && random.rand_range(0..EARLY_LEAF) == 0
}

fn children(recipe: &RandomTree, random: &mut Rand64) -> u32 {
    match recipe.irregular {
        true => random.rand_range(1..u64::from(recipe.branching) + 1) as u32,
        false => recipe.branching,
    }
}

impl RandomTree {
    /// The most nodes that the tree may have.
    pub fn most_nodes(&self) -> usize {
        fits(self.branching, self.depth, MAX_NODES).unwrap_or(MAX_NODES)
    }
}

/// Refuses a tree that is too large before any memory is taken for it.
fn check(recipe: &RandomTree, most: usize) -> Result<usize, TreeError> {
    match recipe.irregular {
        // The number of nodes is random.
        true => fits(1, recipe.depth, most),
        false => fits(recipe.branching, recipe.depth, most),
    }
}

/// How many nodes a uniform tree has, if it is no deeper than a [`GameTree`] can be and has `most` at most.
pub(crate) fn fits(branching: u32, depth: u32, most: usize) -> Result<usize, TreeError> {
    if depth as usize > MAX_DEPTH {
        return Err(TreeError::TooDeep { limit: MAX_DEPTH });
    }
    let mut nodes = 1_usize;
    let mut row = 1_usize;
    for _ in 0..depth {
        row = row.saturating_mul(branching as usize);
        nodes = nodes.saturating_add(row);
        if nodes > most {
            return Err(TreeError::TooManyNodes { limit: most });
        }
    }
    Ok(nodes)
}

/// The source of leaf values.
struct LeafValues {
    low: i64,
    /// How many different values there are.
    available: u64,
    ties: Option<f64>,
    drawn: Vec<f64>,
    /// The distinct values drawn so far are the front of a shuffled list of all values. Only the entries that differ
    /// from the unshuffled list are stored, in a sorted map: a hash table would be rebuilt at once as it grows.
    moved: BTreeMap<u64, u64>,
    distinct: u64,
}

impl LeafValues {
    fn new(recipe: &RandomTree) -> LeafValues {
        let (low, high) = recipe.values;
        LeafValues {
            low,
            available: high.abs_diff(low).saturating_add(1),
            ties: recipe.ties,
            drawn: Vec::new(),
            moved: BTreeMap::new(),
            distinct: 0,
        }
    }

    fn next(&mut self, random: &mut Rand64) -> Result<f64, RandomTreeError> {
        let Some(share) = self.ties else {
            return Ok(self.value(random.rand_range(0..self.available)));
        };
        let repeat = !self.drawn.is_empty() && random.rand_float() < share;
        let value = if repeat {
            let earlier = random.rand_range(0..self.drawn.len() as u64);
            self.drawn[earlier as usize]
        } else {
            self.draw_unused(random)?
        };
        self.drawn.push(value);
        Ok(value)
    }

    /// One step of Fisher and Yates.
    fn draw_unused(&mut self, random: &mut Rand64) -> Result<f64, RandomTreeError> {
        let available = self.available;
        if self.distinct == available {
            return Err(RandomTreeError::TooFewValues { available });
        }
        let pick = random.rand_range(self.distinct..available);
        let first = *self.moved.get(&self.distinct).unwrap_or(&self.distinct);
        let value = self.moved.insert(pick, first).unwrap_or(pick);
        self.distinct += 1;
        Ok(self.value(value))
    }

    fn value(&self, index: u64) -> f64 {
        (self.low + index as i64) as f64
    }
}

impl From<TreeError> for RandomTreeError {
    fn from(error: TreeError) -> RandomTreeError {
        RandomTreeError::Tree(error)
    }
}
