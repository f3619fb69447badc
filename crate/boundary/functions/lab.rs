//! The lab: searches of many random trees, only counted.

use std::ops::Range;

use js_sys::Uint32Array;

use crate::boundary::arguments::{Arguments, too_much};
use crate::boundary::failure::{Answer, Failure, bad_argument};
use crate::boundary::opening::read_any;
use crate::boundary::value::plain;
use crate::lab::{self, Chosen, Effort, MOST_DOUBLINGS};
use crate::opening::options::{self, Options, Setting};
use crate::opening::{RequestError, Source, SourceError};
use crate::search::Cut;
use crate::search::best_first::BestFirst;
use crate::tree::{Limits, MAX_DEPTH, MAX_NODES};

/// The most trees that one call of `sample` searches.
const MAX_SAMPLE: usize = 1_000_000;
/// The most nodes that these trees have together. One tree of any size is always searched.
const MAX_WORK: usize = 2 * MAX_NODES;
/// The most values with ties that `known_leaves` takes: its work grows with their number.
const MAX_VALUES: usize = 1_000;

/// How many leaves the search evaluates in each of the trees number `from` … `from` + `count` − 1 of a recipe.
pub fn sample(arguments: &Arguments) -> Answer {
    let (options, _) = searching(arguments)?;
    let recipe = options::recipe(arguments.get("source"))?;
    let trees = trees(arguments, MAX_WORK / recipe.most_nodes())?;
    let leaves = lab::sample(&recipe, &options, trees)?;
    Ok(Uint32Array::from(leaves.as_slice()).into())
}

/// How many different leaves the search evaluates, how many evaluations it takes and how many calls it makes, these
/// three for one tree after the other: for the trees number `from` … `from` + `count` − 1 of a recipe, or for the tree
/// of a game, which is number 0. All three are the greatest number that there is if the search was given up.
pub fn efforts(arguments: &Arguments) -> Answer {
    let (options, limits) = searching(arguments)?;
    let source = read_any(arguments.get("source"), &options)?;
    let most = match &source {
        // A single tree that is too large is refused by its size.
        Source::Random(recipe) => (MAX_WORK / recipe.most_nodes()).max(1),
        _ => 1,
    };
    let efforts = lab::efforts(limits, &source, &options, trees(arguments, most)?)?;
    let numbers = |effort: &Effort| [effort.leaves, effort.evaluated, effort.calls];
    let numbers: Vec<u32> = efforts.iter().flat_map(numbers).collect();
    Ok(Uint32Array::from(numbers.as_slice()).into())
}

/// The numbers of leaves that searches of uniform trees evaluate, as far as they are known without a search.
pub fn known_leaves(arguments: &Arguments) -> Answer {
    let branching = arguments.integer("branching", MAX_NODES)? as u32;
    let depth = arguments.integer("depth", MAX_DEPTH)? as u32;
    let values = arguments.optional_integer("values", MAX_VALUES)?;
    let cut = match arguments.text("cut") {
        ">=" => Cut::Reach,
        ">" => Cut::Pass,
        _ => return Err(arguments.bad("cut", ">= | >")),
    };
    let values = values.map(|values| values as u32);
    Ok(plain(&lab::known_leaves(branching, depth, values, cut)?))
}

/// Whether Monte-Carlo tree search and alpha–beta hold a best move after 1, 2, 4, … evaluations: four numbers for one tree
/// after the other, for the numbers `from` … `from` + `count` − 1. Bit k of the first two is for 2ᵏ evaluations, up to as
/// many `doublings`; then come the number of best moves and that of all moves. A game has one tree, and for each number
/// other playouts.
pub fn choices(arguments: &Arguments) -> Answer {
    let (options, limits) = arguments.options()?;
    let monte_carlo = options
        .best_first
        .filter(|rules| rules.algorithm == BestFirst::MonteCarlo);
    let Some(rules) = monte_carlo else {
        return Err(bad_argument("algorithm", &Setting::Nothing, "mcts"));
    };
    let source = read_any(arguments.get("source"), &options)?;
    let doublings = arguments.integer("doublings", MOST_DOUBLINGS as usize)? as u32;
    let nodes = match &source {
        Source::Random(recipe) => recipe.most_nodes(),
        _ => limits.nodes,
    };
    let trees = trees(arguments, (MAX_WORK / (nodes + (1 << doublings))).max(1))?;
    let choices = lab::choices(limits, &source, &options, &rules, doublings, trees)?;
    let numbers = |one: &Chosen| [one.monte_carlo, one.alpha_beta, one.best, one.moves];
    let numbers: Vec<u32> = choices.iter().flat_map(numbers).collect();
    Ok(Uint32Array::from(numbers.as_slice()).into())
}

/// The numbers `from` … `from` + `count` − 1 of trees; an error if they are more than one call may search.
fn trees(arguments: &Arguments, most: usize) -> Result<Range<u64>, Failure> {
    let from = arguments.integer("from", u32::MAX as usize)? as u64;
    let count = arguments.integer("count", MAX_SAMPLE)?;
    match count > most {
        true => Err(too_much("count", most)),
        false => Ok(from..from + count as u64),
    }
}

/// The options of a search that is made of calls.
fn searching(arguments: &Arguments) -> Result<(Options, Limits), Failure> {
    let (options, limits) = arguments.options()?;
    match options.best_first {
        None => Ok((options, limits)),
        Some(_) => Err(SourceError::from(RequestError::BestFirst).into()),
    }
}
