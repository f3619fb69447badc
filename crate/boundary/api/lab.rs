//! The lab, from JavaScript.

use wasm_bindgen::prelude::*;

use super::failure::{Failure, bad_argument, fail};
use super::plain::plain;
use super::reading::{read_options, read_source, too_much, whole};
use super::setting::setting;
use super::shapes::Answer;
use crate::lab::{self, Effort};
use crate::opening::{Source, options};
use crate::search::Cut;
use crate::tree::{MAX_DEPTH, MAX_NODES};

/// The most trees that one call of `sample` searches.
const MAX_SAMPLE: usize = 1_000_000;
/// The most nodes that these trees have together. One tree of any size is always searched.
const MAX_WORK: usize = 2 * MAX_NODES;
/// The most values with ties that `known_leaves` takes: its work grows with their number.
const MAX_VALUES: usize = 1_000;

/// How many leaves the search evaluates in each of the trees number `from` … `from` + `count` − 1
/// of a recipe.
#[wasm_bindgen]
pub fn sample(
    source: JsValue,
    options: JsValue,
    from: f64,
    count: f64,
) -> Result<Vec<u32>, JsValue> {
    let (options, _) = read_options(&options)?;
    let recipe =
        options::recipe(&setting(&source)).map_err(|error| fail(&Failure::Option(error)))?;
    let from = whole("from", from, u32::MAX as usize)? as u64;
    let count = whole("count", count, MAX_SAMPLE)? as u64;
    let most = MAX_WORK / recipe.most_nodes();
    if count > most as u64 {
        return Err(too_much("count", most));
    }
    let leaves = lab::sample(&recipe, &options, from..from + count);
    leaves.map_err(|error| fail(&Failure::Random(error)))
}

/// How many different leaves the search evaluates, how many evaluations it takes and how many calls it makes, these three
/// for one tree after the other: for the trees number `from` … `from` + `count` − 1 of a recipe, or for the tree of a game,
/// which is number 0. All three are the greatest number that there is if the search was given up.
#[wasm_bindgen]
pub fn efforts(
    source: JsValue,
    options: JsValue,
    from: f64,
    count: f64,
) -> Result<Vec<u32>, JsValue> {
    let (options, limits) = read_options(&options)?;
    let source = read_source(&source, options.root, limits)?;
    let from = whole("from", from, u32::MAX as usize)? as u64;
    let count = whole("count", count, MAX_SAMPLE)? as u64;
    let most = match &source {
        // A single tree that is too large is refused by its size.
        Source::Random(recipe) => (MAX_WORK / recipe.most_nodes()).max(1),
        _ => 1,
    };
    if count > most as u64 {
        return Err(too_much("count", most));
    }
    let efforts = lab::efforts(limits, &source, &options, from..from + count)
        .map_err(|error| fail(&Failure::Source(error)))?;
    let numbers = |effort: &Effort| [effort.leaves, effort.evaluated, effort.calls];
    Ok(efforts.iter().flat_map(numbers).collect())
}

/// What is known of the leaves of uniform trees without searching one.
#[wasm_bindgen(js_name = knownLeaves)]
pub fn known_leaves(branching: f64, depth: f64, cut: &str, values: Option<f64>) -> Answer {
    let branching = whole("branching", branching, MAX_NODES)? as u32;
    let depth = whole("depth", depth, MAX_DEPTH)? as u32;
    let values = values.map(|values| whole("values", values, MAX_VALUES).map(|n| n as u32));
    let cut = match cut {
        ">=" => Cut::Reach,
        ">" => Cut::Pass,
        _ => return Err(bad_argument("cut", cut, ">= | >")),
    };
    let known = lab::known_leaves(branching, depth, values.transpose()?, cut);
    Ok(plain(
        &known.map_err(|error| fail(&Failure::Random(error)))?,
    ))
}
