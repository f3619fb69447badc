//! How often a search holds a best move of the root after a number of evaluations: Monte-Carlo tree search, and beside it
//! alpha–beta, which goes from left to right and holds the best of the moves that it has finished.

use std::ops::Range;

use super::observer::LabObserver;
use super::{tree_of, tree_of_game};
use crate::opening::options::Options;
use crate::opening::{Source, SourceError};
use crate::search::best_first::{self, mixed};
use crate::search::{self, Search};
use crate::source::order::{Order, Values, ordered};
use crate::tree::{GameTree, Limits, NodeId, TreeError};

/// The most doublings of the number of evaluations: 1, 2, 4, … 1,048,576.
pub const MOST_DOUBLINGS: u32 = 20;

/// Of two searches of one tree: whether each holds a best move after 1, 2, 4, … evaluations. Bit k is for 2ᵏ of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Monte-Carlo tree search.
    pub monte_carlo: u32,
    /// Alpha–beta, which holds no move before it has finished the first.
    pub alpha_beta: u32,
    /// How many moves of the root are best ones.
    pub best: u32,
    /// How many moves there are.
    pub moves: u32,
}

/// The choices of two searches in each of the given trees of a recipe, or in the tree of a game. Trees are those of
/// [`sample`](super::sample). Each number has playouts and, in random order, an order of its own.
pub fn choices(
    limits: Limits,
    source: &Source,
    options: &Options,
    rules: &best_first::Rules,
    doublings: u32,
    numbers: Range<u64>,
) -> Result<Vec<Chosen>, SourceError> {
    let doublings = doublings.min(MOST_DOUBLINGS);
    let of = |tree: &GameTree, number| {
        let rules = best_first::Rules {
            iterations: Some(1 << doublings),
            seed: mixed(rules.seed, number),
            ..*rules
        };
        choices_on(tree, &options.rules, &rules, doublings)
    };
    let own = |number| Options {
        order: match options.order {
            // Not the seed of the tree itself.
            Order::Random(seed) => Order::Random(mixed(!seed, number)),
            order => order,
        },
        ..*options
    };
    match source {
        Source::Random(recipe) if recipe.most_nodes() > limits.nodes => {
            let limit = limits.nodes;
            Err(TreeError::TooManyNodes { limit }.into())
        }
        Source::Random(recipe) => numbers
            .map(|number| Ok(of(&tree_of(recipe, &own(number), number)?, number)))
            .collect(),
        Source::Game(game) => {
            let tree = tree_of_game(limits, game)?;
            let arranged = |number| ordered(&tree, own(number).order, options.rules.depth);
            Ok(numbers
                .map(|number| of(&arranged(number), number))
                .collect())
        }
        _ => Ok(Vec::new()),
    }
}

/// The choices of two searches of a tree.
fn choices_on(
    tree: &GameTree,
    calls: &search::Rules,
    rules: &best_first::Rules,
    doublings: u32,
) -> Chosen {
    let values = Values::known(tree);
    let is_best = |child| values.of(child) == values.of(0);
    let mut choices: Vec<Option<NodeId>> = Vec::new();
    let mut run = best_first::Run::new(tree, rules);
    while !run.is_over() && run.advance(tree, &mut (), 1).is_ok() {
        if run.iterations().is_power_of_two() {
            choices.push(run.choice(tree));
        }
    }
    // A search that ends before holds the same from there on.
    choices.resize(doublings as usize + 1, run.choice(tree));
    let mut observer = LabObserver::new(tree);
    // A search that stops at an unknown value keeps its last choice.
    let _stopped = search::Run::new(calls).advance(tree, &mut observer, usize::MAX);
    let bits = |held: &dyn Fn(u32) -> Option<NodeId>| {
        (0..=doublings).fold(0, |bits, k| {
            bits | u32::from(held(k).is_some_and(is_best)) << k
        })
    };
    Chosen {
        monte_carlo: bits(&|k| choices.get(k as usize).copied().flatten()),
        alpha_beta: bits(&|k| observer.best_move_after(1 << k)),
        best: tree.children(0).filter(|&child| is_best(child)).count() as u32,
        moves: tree.child_count(0) as u32,
    }
}
