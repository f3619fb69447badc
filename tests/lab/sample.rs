//! The lab: numbers of leaves evaluated over many random trees, and the numbers that are known without a
//! search.
//!
//! If the order of children is best or worst, the numbers must be exact. If the order is random, their mean
//! must be within three standard errors of the expected number.

use std::ops::Range;

use crate::common::figures::{SHALLOW_LEAVES, check_sample};
use crate::common::{native_or_wasm, options, rules, uniform_recipe};
use secateur::lab::{known_leaves, sample};
use secateur::opening::options::Options;
use secateur::search::Cut;
use secateur::source::generate::{RandomTree, RandomTreeError};
use secateur::source::order::Order;
use secateur::tree::{MAX_DEPTH, MAX_NODES, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of leaves that all trees of one simulation have together. `TREES` is the least number of trees.
const LEAVES: u32 = native_or_wasm(1_000_000, 500_000);
const TREES: u32 = 16;

const TEXTBOOK: Options = options(rules::TEXTBOOK, Order::Given);
const SHALLOW: Options = options(rules::SHALLOW, Order::Given);
const PASS: Options = options(rules::STRICT, Order::Given);

/// Trees whose leaves hardly ever tie.
fn distinct(branching: u32, depth: u32) -> RandomTree {
    uniform_recipe(branching, depth, (0, 1 << 52), 7)
}

/// Trees whose leaves have one of `values` values.
fn tied(branching: u32, depth: u32, values: u32) -> RandomTree {
    RandomTree {
        values: (1, values.into()),
        ..distinct(branching, depth)
    }
}

fn leaves(recipe: &RandomTree, options: &Options, trees: Range<u64>) -> Vec<u32> {
    sample(recipe, options, trees).expect("within the limits")
}

fn expected(branching: u32, depth: u32, values: Option<u32>, cut: Cut) -> f64 {
    let known = known_leaves(branching, depth, values, cut);
    known.expect("within the limits").expected
}

#[test]
fn the_best_order_evaluates_the_fewest_leaves() {
    let best = options(rules::TEXTBOOK, Order::Best);
    for branching in 2..=5 {
        for depth in 0..=7 {
            let known = known_leaves(branching, depth, None, Cut::Reach).expect("small");
            for found in leaves(&distinct(branching, depth), &best, 0..3) {
                assert_eq!(f64::from(found), known.fewest, "{branching}, {depth}");
            }
        }
    }
    let three = (0..=7).map(|depth| known_leaves(3, depth, None, Cut::Reach).expect("small"));
    let fewest: Vec<f64> = three.map(|known| known.fewest).collect();
    assert_eq!(fewest, [1.0, 3.0, 5.0, 11.0, 17.0, 35.0, 53.0, 107.0]);
}

#[test]
fn the_best_order_evaluates_the_fewest_leaves_with_shallow_bounds() {
    let best = options(rules::SHALLOW, Order::Best);
    for (branching, fewest) in [(2, 8), (3, 21), (4, 40), (5, 65)] {
        assert_eq!(leaves(&distinct(branching, 4), &best, 0..3), [fewest; 3]);
    }
}

/// In worst order a child never reaches the bound of its own parent. From four plies on a child may reach the
/// bound of a more distant ancestor, because no order of children avoids all cutoffs there.
#[test]
fn the_worst_order_has_only_deep_cutoffs() {
    let worst = |rules| options(rules, Order::Worst);
    for (branching, depth) in [(2_u32, 8), (3, 5), (5, 4), (10, 3), (4, 2)] {
        let recipe = distinct(branching, depth);
        let all = branching.pow(depth);
        let shallow = leaves(&recipe, &worst(rules::SHALLOW), 0..5);
        assert_eq!(shallow, [all; 5], "{branching}, {depth}");
        let mean = expected(branching, depth, None, Cut::Reach);
        for found in leaves(&recipe, &worst(rules::TEXTBOOK), 0..5) {
            assert!(f64::from(found) > mean, "{branching}, {depth}: {found}");
            assert_eq!(found == all, depth <= 3, "{branching}, {depth}: {found}");
        }
    }
}

#[test]
fn minimax_evaluates_every_leaf() {
    let minimax = options(rules::MINIMAX, Order::Given);
    assert_eq!(leaves(&tied(3, 4, 2), &minimax, 0..5), [81; 5]);
    let known = known_leaves(3, 4, None, Cut::Reach).expect("small");
    assert_eq!(known.all, 81.0);
}

/// The fractions are the exact means over all permutations of the leaves.
#[test]
fn expectations_are_those_published() {
    for (branching, depth, mean) in [
        (2, 2, 11.0 / 3.0),
        (2, 3, 719.0 / 105.0),
        (2, 4, 77_503.0 / 6_435.0),
        (3, 2, 521.0 / 70.0),
    ] {
        let found = expected(branching, depth, None, Cut::Reach);
        assert!((found - mean).abs() < 1e-9 * mean, "{branching}, {depth}");
    }
    for (branching, means) in [
        (2, [3.6667, 6.8476, 12.0440, 37.1596]),
        (3, [7.4429, 19.4581, 45.2025, 248.5619]),
        (4, [12.1441, 40.1143, 112.7384, 926.7279]),
        (5, [17.6713, 69.8637, 227.3531, 2549.9123]),
        (10, [55.9596, 384.2504, 1983.2947, 58_718.77]),
    ] {
        for (depth, mean) in [2, 3, 4, 6].into_iter().zip(means) {
            let found = expected(branching, depth, None, Cut::Reach);
            let near = (found - mean).abs() < 0.0001;
            assert!(near, "{branching}, {depth}: {found}");
        }
    }
}

/// Without ties a value reaches a bound only by passing it. With many values ties are rare.
#[test]
fn expectations_for_many_values_approach_those_for_distinct_leaves() {
    let different = expected(3, 4, None, Cut::Reach);
    assert_eq!(expected(3, 4, None, Cut::Pass), different);
    let [reach, pass] = [Cut::Reach, Cut::Pass].map(|cut| expected(3, 4, Some(100_000), cut));
    assert!(reach < different && different < pass);
    assert!(pass - reach < 0.01);
}

#[test]
fn where_no_cutoff_is_possible_all_leaves_are_expected() {
    for values in [None, Some(1), Some(2)] {
        assert_eq!(expected(7, 0, values, Cut::Reach), 1.0);
        assert_eq!(expected(7, 1, values, Cut::Reach), 7.0);
        assert!((expected(1, 9, values, Cut::Pass) - 1.0).abs() < 1e-9);
    }
}

/// If all leaves have the same value, every order is the best order, and no value ever passes a bound.
#[test]
fn if_all_leaves_are_equal_the_fewest_or_all_leaves_are_expected() {
    for (branching, depth) in [(2, 5), (3, 4), (5, 3)] {
        let known = known_leaves(branching, depth, Some(1), Cut::Reach).expect("small");
        assert!((known.expected - known.fewest).abs() < 1e-9);
        let found = leaves(&tied(branching, depth, 1), &TEXTBOOK, 0..2);
        assert_eq!(found, [known.fewest as u32; 2]);
        let known = known_leaves(branching, depth, Some(1), Cut::Pass).expect("small");
        assert!((known.expected - known.all).abs() < 1e-9);
        let found = leaves(&tied(branching, depth, 1), &PASS, 0..2);
        assert_eq!(found, [known.all as u32; 2]);
    }
}

#[test]
fn trees_of_distinct_leaves_evaluate_the_expected_number() {
    for branching in [2, 3, 4, 5, 10] {
        for depth in [2, 3, 4, 6] {
            let mean = expected(branching, depth, None, Cut::Reach);
            check(&distinct(branching, depth), &TEXTBOOK, mean, 0.0);
        }
    }
}

#[test]
fn shallow_bounds_evaluate_the_expected_number() {
    for (branching, depth, mean, digit) in SHALLOW_LEAVES {
        check(&distinct(branching, depth), &SHALLOW, mean, digit);
    }
    for (branching, depth) in [(2, 3), (5, 3), (10, 2)] {
        let deep = leaves(&distinct(branching, depth), &TEXTBOOK, 0..50);
        let shallow = leaves(&distinct(branching, depth), &SHALLOW, 0..50);
        assert_eq!(deep, shallow, "deep and shallow agree for d ≤ 3");
    }
}

#[test]
fn trees_with_ties_evaluate_the_expected_number() {
    for (branching, depth, values) in [(5, 4, 3), (2, 5, 2), (3, 4, 4), (2, 8, 3), (4, 3, 5)] {
        for options in [TEXTBOOK, PASS] {
            let mean = expected(branching, depth, Some(values), options.rules.cut);
            check(&tied(branching, depth, values), &options, mean, 0.0);
        }
    }
}

/// The known numbers for these trees come from simulations.
#[test]
fn ties_matter_more_than_deep_cutoffs() {
    assert!((expected(5, 4, Some(3), Cut::Reach) - 122.4).abs() < 0.5);
    assert!((expected(5, 4, Some(3), Cut::Pass) - 483.8).abs() < 1.5);
    let shallow = leaves(&tied(5, 4, 3), &SHALLOW, 0..1000);
    let mean = shallow.iter().sum::<u32>() / 1000;
    assert!(mean < 200, "{mean}");
}

/// The expected number of trees that need 5, 6, 7 or 8 leaves, by the shares over all permutations of eight
/// leaves.
#[test]
fn the_histogram_of_leaf_counts_is_that_of_all_orders() {
    let found = leaves(&distinct(2, 3), &TEXTBOOK, 0..40_000);
    for (leaves, times) in [(5, 4032.0), (6, 11_648.0), (7, 11_072.0), (8, 13_568.0)] {
        let share = times / 40_320.0_f64;
        let error = (share * (1.0 - share) / 40_000.0).sqrt();
        let count = found.iter().filter(|&&found| found == leaves).count();
        let off = count as f64 / 40_000.0 - share;
        assert!(off.abs() <= 3.0 * error, "{leaves}: {count}");
    }
    assert!(found.iter().all(|leaves| (5..=8).contains(leaves)));
}

#[test]
fn consecutive_slices_join_to_the_whole() {
    let recipe = distinct(3, 4);
    let whole = leaves(&recipe, &TEXTBOOK, 0..60);
    let slices = [0..1, 1..25, 25..25, 25..60];
    let joined: Vec<u32> = slices
        .into_iter()
        .flat_map(|trees| leaves(&recipe, &TEXTBOOK, trees))
        .collect();
    assert_eq!(whole, joined);
}

#[test]
fn the_seed_determines_the_sample() {
    let by = |seed| {
        let recipe = RandomTree {
            seed,
            ..distinct(3, 4)
        };
        leaves(&recipe, &TEXTBOOK, 0..60)
    };
    assert_eq!(by(1), by(1));
    let [one, two] = [by(1), by(2)];
    assert_ne!(one, two);
    assert_ne!(one[1..], two[..59], "neighbouring seeds share no trees");
}

#[test]
fn trees_that_are_too_large_are_refused() {
    let [many, deep] = [
        TreeError::TooManyNodes { limit: MAX_NODES },
        TreeError::TooDeep { limit: MAX_DEPTH },
    ]
    .map(RandomTreeError::Tree);
    for (branching, depth, error) in [
        (10, 7, many),
        (2, 23, many),
        (u32::MAX, 1000, many),
        (1, 1001, deep),
    ] {
        let found = sample(&distinct(branching, depth), &TEXTBOOK, 0..1);
        assert_eq!(found, Err(error), "{branching}, {depth}");
        let found = known_leaves(branching, depth, None, Cut::Reach);
        assert_eq!(found, Err(error), "{branching}, {depth}");
    }
    let few = RandomTree {
        ties: Some(0.0),
        ..tied(3, 2, 8)
    };
    let error = RandomTreeError::TooFewValues { available: 8 };
    assert_eq!(sample(&few, &TEXTBOOK, 0..1), Err(error));
}

/// Checks the mean number of leaves evaluated over many trees.
fn check(recipe: &RandomTree, options: &Options, mean: f64, digit: f64) {
    let trees = (LEAVES / recipe.branching.pow(recipe.depth)).clamp(TREES, 30_000);
    let found = leaves(recipe, options, 0..trees.into());
    let about = format!("{}, {}", recipe.branching, recipe.depth);
    check_sample(&found, mean, digit, 0.1, &about);
}
