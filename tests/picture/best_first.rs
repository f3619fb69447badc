//! The numbers beside the nodes of a best-first search.

use secateur::frame::best_first::BestFirstFrame;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{Raster, Style, Viewport, scene_on};
use secateur::search::best_first::{BestFirst, Reward, Rules};
use secateur::trace::best_first::BestFirstTrace;
use secateur::tree::GameTree;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{names, tree};

/// The texts of the root after the last update.
fn texts(tree: &GameTree, rules: Rules) -> Vec<String> {
    let trace = BestFirstTrace::record(tree.clone(), rules);
    let frame = BestFirstFrame::new(&trace, trace.steps() - 1);
    let layout = Layout::new(tree);
    let viewport = Viewport {
        width: 600.0,
        height: 400.0,
        x: 150.0,
        y: 80.0,
        unit: 200.0,
        row_height: 150.0,
    };
    let raster = Raster::new(tree, &layout, &viewport);
    let style = Style::default();
    let scene = scene_on(&raster, &frame, &layout, &names(tree), None, &style);
    let found = scene.texts.into_iter().filter(|text| text.node == 0);
    found.map(|text| text.text).collect()
}

/// The mean beside the root after one iteration, of a tree whose leaves have this value.
fn mean(value: &str) -> Vec<String> {
    let rules = Rules {
        iterations: Some(1),
        reward: Reward::Raw,
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let mut found = texts(&tree(&format!("({value} {value})")), rules);
    found.retain(|text| text.contains('.'));
    found
}

/// Means are rounded as in sentences.
#[test]
fn means_halfway_between_two_decimals_are_rounded_away_from_zero() {
    for (value, rounded) in [
        ("0.625", "0.63"),
        ("0.125", "0.13"),
        ("0.875", "0.88"),
        ("-0.375", "−0.38"),
        ("12.375", "12.38"),
        // These are no middles: a float is a little less, or the third decimal decides.
        ("1.115", "1.11"),
        ("0.25", "0.25"),
        ("0.5", "0.50"),
        ("0.624", "0.62"),
    ] {
        assert_eq!(mean(value), [rounded], "{value}");
    }
}

#[test]
fn the_numbers_beside_a_node_are_those_of_the_algorithm() {
    let tree = tree("(0 1)");
    for (algorithm, numbers) in [
        (BestFirst::MonteCarlo, "n 3"),
        (BestFirst::ProofNumbers, "pn 0 dn ∞"),
    ] {
        let rules = Rules {
            iterations: Some(3),
            ..Rules::of(algorithm)
        };
        let found = texts(&tree, rules);
        assert!(found.iter().any(|text| text == numbers), "{found:?}");
    }
}
