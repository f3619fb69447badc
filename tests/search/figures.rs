//! Published and exact results about alpha–beta: the fewest leaves, the expected number of leaves, ties.
//!
//! Knuth & Moore, An Analysis of Alpha-Beta Pruning (Artificial Intelligence 6, 1975); Pearl, The
//! Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm (CACM 25, 1982).

use std::collections::BTreeMap;

use crate::common::figures::{SHALLOW_LEAVES, check_sample};
use crate::common::rules::{SHALLOW, TEXTBOOK};
use crate::common::{native_or_wasm, permutations, uniform, uniform_recipe};
use secateur::search::counts::Counter;
use secateur::search::{self, Cut, Rules};
use secateur::source::generate::{RandomTree, generate};
use secateur::source::order::{Order, ordered};
use secateur::tree::{GameTree, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of leaves that all trees of one simulation have together. `SAMPLES` is the least number of
/// trees.
const LEAVES: u32 = native_or_wasm(2_000_000, 1_000_000);
const SAMPLES: u32 = 16;

#[test]
fn in_best_order_the_leaf_count_is_that_of_the_formula() {
    for branching in 2..=5_u32 {
        for depth in 0..=7_u32 {
            let fewest = branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - 1;
            for player in [Player::Max, Player::Min] {
                let tree = distinct(branching, depth, u64::from(depth), player);
                let best = ordered(&tree, Order::Best, None);
                assert_eq!(leaves(&best, &TEXTBOOK), fewest, "{branching}, {depth}");
            }
        }
    }
}

#[test]
fn in_best_order_shallow_bounds_evaluate_more_leaves() {
    for (branching, shallow, deep) in [(2, 8, 7), (3, 21, 17), (4, 40, 31), (5, 65, 49)] {
        let tree = distinct(branching, 4, 1, Player::Max);
        let best = ordered(&tree, Order::Best, None);
        assert_eq!(leaves(&best, &SHALLOW), shallow, "{branching}");
        assert_eq!(leaves(&best, &TEXTBOOK), deep, "{branching}");
    }
}

/// For each number of leaves evaluated, how many permutations of distinct leaf values need it.
fn histogram(branching: usize, depth: usize, rules: &Rules) -> BTreeMap<u32, u64> {
    let mut values: Vec<f64> = (0..branching.pow(depth as u32)).map(|n| n as f64).collect();
    let mut histogram = BTreeMap::new();
    permutations(&mut values, &mut |values| {
        let found = leaves(&uniform(branching, depth, values), rules);
        *histogram.entry(found).or_default() += 1;
    });
    histogram
}

#[test]
fn the_histogram_of_leaf_counts_over_all_orders_is_known() {
    let expected = BTreeMap::from([(5, 4032), (6, 11_648), (7, 11_072), (8, 13_568)]);
    assert_eq!(histogram(2, 3, &TEXTBOOK), expected);
    assert_eq!(
        histogram(2, 3, &SHALLOW),
        expected,
        "deep and shallow agree for d ≤ 3"
    );
}

#[test]
fn mean_leaf_counts_over_all_orders_are_exact() {
    for (branching, depth, (over, under)) in
        [(2, 2, (11, 3)), (3, 2, (521, 70)), (2, 3, (719, 105))]
    {
        let histogram = histogram(branching, depth, &TEXTBOOK);
        let orders: u64 = histogram.values().sum();
        let leaves: u64 = histogram
            .iter()
            .map(|(&leaves, times)| u64::from(leaves) * times)
            .sum();
        let count = branching.pow(depth as u32) as u64;
        assert_eq!(orders, (1..=count).product::<u64>(), "{count}!");
        assert_eq!(leaves * under, orders * over, "{branching}, {depth}");
    }
}

/// Branching, and the expected number of leaves evaluated in a random tree of 2, 3, 4 and 6 plies.
const LEAF_COUNTS: [(u32, [f64; 4]); 5] = [
    (2, [3.666_67, 6.847_62, 12.0440, 37.1596]),
    (3, [7.442_86, 19.4581, 45.2025, 248.5619]),
    (4, [12.1441, 40.1143, 112.7384, 926.7279]),
    (5, [17.6713, 69.8637, 227.3531, 2549.9123]),
    (10, [55.9596, 384.2504, 1983.2947, 58_718.77]),
];

#[test]
fn mean_leaf_counts_are_those_published() {
    for (branching, means) in LEAF_COUNTS {
        for (depth, mean) in [2, 3, 4, 6].into_iter().zip(means) {
            check(branching, depth, DISTINCT, &TEXTBOOK, mean, 0.0);
        }
    }
}

#[test]
fn mean_leaf_counts_with_shallow_bounds_are_those_published() {
    for (branching, depth, mean, digit) in SHALLOW_LEAVES {
        check(branching, depth, DISTINCT, &SHALLOW, mean, digit);
    }
}

#[test]
fn ties_matter_more_than_deep_cutoffs() {
    let cut = Cut::Pass;
    check(5, 4, (0, 2), &TEXTBOOK, 122.4, 0.1);
    check(5, 4, (0, 2), &Rules { cut, ..TEXTBOOK }, 483.8, 0.1);
}

/// A range of values so large that two leaves hardly ever tie.
const DISTINCT: (i64, i64) = (0, 1 << 52);

/// Searches many random trees and checks the mean number of leaves evaluated.
fn check(branching: u32, depth: u32, values: (i64, i64), rules: &Rules, mean: f64, digit: f64) {
    let samples = (LEAVES / branching.pow(depth)).clamp(SAMPLES, 100_000);
    let found: Vec<u32> = (0..samples)
        .map(|sample| {
            let seed = u64::from(1_000_000 * branching + 100_000 * depth + sample);
            let tree = random(branching, depth, values, seed);
            leaves(&tree, rules)
        })
        .collect();
    let about = format!("{branching}, {depth}");
    check_sample(&found, mean, digit, 0.05, &about);
}

fn random(branching: u32, depth: u32, values: (i64, i64), seed: u64) -> GameTree {
    let recipe = uniform_recipe(branching, depth, values, seed);
    generate(&recipe, Player::Max).expect("within the limits")
}

fn distinct(branching: u32, depth: u32, seed: u64, root: Player) -> GameTree {
    let recipe = RandomTree {
        ties: Some(0.0),
        ..uniform_recipe(branching, depth, (-100_000, 100_000), seed)
    };
    generate(&recipe, root).expect("enough values")
}

/// The number of leaves that a search evaluates.
fn leaves(tree: &GameTree, rules: &Rules) -> u32 {
    let mut counter = Counter::default();
    search::run(tree, rules, &mut counter).expect("no symbols");
    counter.counts.evaluated
}
