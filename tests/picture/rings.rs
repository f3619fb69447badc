//! Rings around nodes that differ between two searches.

use crate::common::drawn::Drawn;
use crate::common::irregular;
use crate::common::random::{ANY, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::frame::compare::pairs;
use secateur::frame::compare::{Comparison, counterpart, differs, twin};
use secateur::frame::{Frame, Status};
use secateur::picture::scene::{
    Ink, Mark, Raster, Scene, Shape, Style, Viewport, ring_differences,
};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn differences_are_ringed_in_both_pictures() {
    for given in trees(ANY, 20, 8) {
        pairs(&given, None, |one, other| {
            let drawn = Drawn::new(Trace::record(one.tree().clone(), *one.rules()));
            let style = Style {
                unfolded: one.tree().nodes().collect(),
                ..Style::default()
            };
            for step in [0, one.steps() / 2, one.steps()] {
                let frame = Frame::new(&drawn.trace, step);
                let beside = Frame::new(other, counterpart(one, step, other));
                let mut scene = drawn.scene(step, &drawn.fit(), &style);
                let raster = Raster::new(one.tree(), &drawn.layout, &drawn.fit());
                let differing = Comparison::of(&drawn.trace, other).differing;
                ring_differences(&mut scene, &raster, &frame, &beside, &differing);
                let mut rung: Vec<NodeId> = scene
                    .marks
                    .iter()
                    .filter(|mark| mark.ink == Ink::Differs)
                    .map(|mark| mark.node)
                    .collect();
                rung.sort_unstable();
                let expected = one.tree().nodes().filter(|&node| {
                    let twin = twin(one.tree(), node, other.tree()).expect("one tree");
                    let states = [frame.status(node), beside.status(twin)];
                    let entered = |s: &Status| matches!(s, Status::Open | Status::Closed);
                    states.contains(&Status::Pruned) && states.iter().any(entered)
                });
                assert!(rung.into_iter().eq(expected));
                for node in one
                    .tree()
                    .nodes()
                    .filter(|&node| differs(&frame, node, &beside))
                {
                    let there = twin(one.tree(), node, other.tree()).expect("one tree");
                    assert!(differs(&beside, there, &frame));
                }
            }
        });
    }
}

/// Where nodes share columns of pixels, every differing node is inside a ring of its row, and every ring
/// contains a differing node or has one below it.
#[test]
fn columns_of_pixels_that_differ_are_ringed() {
    let given = irregular(6, 8, 4);
    let order = |order| Trace::record(ordered(&given, order, None), TEXTBOOK);
    let full = Trace::record(given.clone(), MINIMAX);
    let (mut around, mut shared) = (0, 0);
    for (one, other) in [
        (order(Order::Given), &full),
        (order(Order::Given), &order(Order::Best)),
        (order(Order::Best), &full),
    ] {
        let differing = Comparison::of(&one, other).differing;
        let drawn = Drawn::new(one);
        for (zoom, part) in [(1.0, 2), (1.0, 1), (20.0, 1)] {
            let step = drawn.trace.steps() / part;
            let fit = drawn.fit();
            let unit = fit.unit * zoom;
            let x = 640.0 - drawn.layout.columns() * 0.4 * unit;
            let viewport = Viewport { unit, x, ..fit };
            let frame = Frame::new(&drawn.trace, step);
            let beside = Frame::new(other, counterpart(&drawn.trace, step, other));
            let mut scene = drawn.scene(step, &viewport, &Style::default());
            let raster = Raster::new(drawn.trace.tree(), &drawn.layout, &viewport);
            ring_differences(&mut scene, &raster, &frame, &beside, &differing);
            let (ringed, all) = ringed(&drawn, &viewport, (&frame, &beside), &scene);
            around += ringed;
            shared += all;
        }
    }
    assert!(around > 50 && shared > 1_000, "{around} {shared}");
}

/// Rings around columns of pixels stay in their rows, however low the rows are.
#[test]
fn rings_of_two_rows_do_not_touch() {
    let given = irregular(6, 8, 4);
    let drawn = Drawn::new(Trace::record(given.clone(), TEXTBOOK));
    let other = Trace::record(given, MINIMAX);
    let viewport = Viewport {
        row_height: 4.0,
        ..drawn.fit()
    };
    let frame = Frame::new(&drawn.trace, drawn.trace.steps());
    let beside = Frame::new(&other, other.steps());
    let differing = Comparison::of(&drawn.trace, &other).differing;
    let raster = Raster::new(drawn.trace.tree(), &drawn.layout, &viewport);
    let mut scene = drawn.scene(frame.step(), &viewport, &Style::default());
    ring_differences(&mut scene, &raster, &frame, &beside, &differing);
    let rings = scene.marks.iter().filter(|mark| mark.ink == Ink::Differs);
    let high: Vec<f64> = rings.map(|ring| 2.0 * ring.y2).collect();
    assert!(high.len() > 20);
    assert!(high.iter().all(|&high| high < viewport.row_height));
}

/// The number of rings around columns of pixels, and the number of nodes that these rings are for.
fn ringed(
    drawn: &Drawn,
    viewport: &Viewport,
    frames: (&Frame, &Frame),
    scene: &Scene,
) -> (usize, usize) {
    let tree = drawn.trace.tree();
    let many = |mark: &&Mark| mark.shape == Shape::Columns;
    let columns: Vec<&Mark> = scene.marks.iter().filter(many).collect();
    let over = |mark: &Mark, (x, y): (f64, f64)| {
        (mark.x1 - x).abs() <= mark.x2 + 1.0 && (mark.y1 - y).abs() < 1.0
    };
    let differ = |mark: &&Mark| mark.ink == Ink::Differs;
    let rings: Vec<&Mark> = scene.marks.iter().filter(differ).collect();
    let per_row = 1280.0 / 8.0 * drawn.layout.rows().len() as f64;
    assert!((rings.len() as f64) < per_row, "{} rings", rings.len());
    for ring in &rings {
        // Rings around columns are joined if they would be less than eight pixels apart.
        let high = columns.first().map(|column| column.y2 + 2.0);
        let beside = |other: &&&Mark| other.y1 == ring.y1 && other.y2 == ring.y2;
        let wide = rings.iter().filter(|_| high == Some(ring.y2));
        for other in wide.filter(beside) {
            let apart = (ring.x1 - other.x1).abs() - ring.x2 - other.x2;
            assert!(apart > 7.9 || ring == other, "{ring:?} {other:?}");
        }
        let row = ((ring.y1 - viewport.y) / viewport.row_height).round() as usize;
        let inside = |node: &&NodeId| over(ring, viewport.point_of(&drawn.layout, **node));
        let mut nodes = drawn.layout.rows()[row].nodes.iter().filter(inside);
        let (first, last) = (nodes.next(), nodes.next_back());
        let first = *first.expect("a ring is around something");
        let below = first..tree.end(*last.unwrap_or(&first));
        let reason = below
            .into_iter()
            .any(|node| differs(frames.0, node, frames.1));
        assert!(reason, "{ring:?}");
    }
    let mut shared = 0;
    for node in tree
        .nodes()
        .filter(|&node| differs(frames.0, node, frames.1))
    {
        let place = viewport.point_of(&drawn.layout, node);
        let in_view = (0.0..1280.0).contains(&place.0);
        if in_view && columns.iter().any(|mark| over(mark, place)) {
            let rung = rings.iter().any(|ring| over(ring, place));
            assert!(rung, "{node} at {place:?}");
            shared += 1;
        }
    }
    let about_many = |ring: &&&Mark| columns.iter().any(|mark| over(mark, (ring.x1, ring.y1)));
    (rings.iter().filter(about_many).count(), shared)
}
