//! A raster that is reused draws the same scene at every step as a new raster.

use crate::common::drawn::Drawn;
use crate::common::irregular;
use crate::common::rules::TEXTBOOK;
use secateur::frame::Frame;
use secateur::picture::scene::{Rasters, Style, Viewport, scene_on};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const ZOOMS: [f64; 4] = [1.0, 3.0, 40.0, 2_000.0];

fn random(seed: u64, branching: u32, depth: u32) -> Drawn {
    let tree = irregular(branching, depth, seed);
    Drawn::new(Trace::record(tree, TEXTBOOK))
}

/// Draws at steps out of order, in two viewports by turns, with subtrees folded and unfolded.
fn holds(drawn: &Drawn) {
    let tree = drawn.trace.tree();
    let steps = drawn.trace.steps();
    let unfolded = tree.nodes().filter(|&node: &NodeId| node % 3 == 0);
    let open = Style {
        unfolded: unfolded.collect(),
        ..Style::default()
    };
    let fit = drawn.fit();
    let mut rasters = Rasters::default();
    for zoom in ZOOMS {
        let unit = fit.unit * zoom;
        let x = 640.0 - drawn.layout.columns() * 0.4 * unit;
        let near = Viewport { unit, x, ..fit };
        for part in [3, 1, 10, 0, 7, 9] {
            let step = (u64::from(steps) * part / 10) as u32;
            for (viewport, style) in [(&near, &open), (&fit, &open), (&near, &Style::default())] {
                let (frame, layout) = (Frame::new(&drawn.trace, step), &drawn.layout);
                let (raster, game) = (rasters.of(tree, layout, viewport), drawn.game());
                let cached = scene_on(raster, &frame, layout, &drawn.names, game, style);
                let scene = drawn.scene(step, viewport, style);
                assert!(cached == scene, "step {step} at {zoom}");
            }
        }
    }
}

/// A viewport that differs in any field from the last one needs a new raster.
#[test]
fn a_raster_is_reused_only_for_its_own_viewport() {
    let drawn = Drawn::of_coins(12);
    let fit = drawn.fit();
    let style = Style::default();
    let frame = Frame::new(&drawn.trace, drawn.trace.steps() / 2);
    let (tree, layout) = (drawn.trace.tree(), &drawn.layout);
    let changes: [fn(&mut Viewport); 6] = [
        |viewport| viewport.width /= 2.0,
        |viewport| viewport.height /= 2.0,
        |viewport| viewport.x -= 400.0,
        |viewport| viewport.y -= 400.0,
        |viewport| viewport.unit *= 2.0,
        |viewport| viewport.row_height *= 2.0,
    ];
    for change in changes {
        let mut other = fit;
        change(&mut other);
        let mut rasters = Rasters::default();
        rasters.of(tree, layout, &fit);
        let raster = rasters.of(tree, layout, &other);
        let game = drawn.game();
        let cached = scene_on(raster, &frame, layout, &drawn.names, game, &style);
        let scene = drawn.scene(frame.step(), &other, &style);
        assert!(cached == scene, "{other:?}");
        let before = drawn.scene(frame.step(), &fit, &style);
        assert!(scene != before, "{other:?}");
    }
}

#[test]
fn a_reused_raster_draws_the_same_scene_as_a_new_one() {
    holds(&Drawn::of_coins(12));
    holds(&Drawn::of_coins(19));
    for seed in 0..6 {
        holds(&random(seed, 4, 5));
        holds(&random(seed, 5, 7));
    }
}
