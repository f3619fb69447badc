//! Tints behind nodes that differ between two searches, and the sizes of the differences.

use std::collections::BTreeMap;

use crate::common::drawn::{Drawn, tints};
use crate::common::irregular;
use crate::common::merged::{counted, revisits};
use crate::common::random::{ANY, trees};
use crate::common::rules::{MINIMAX, PVS, TEXTBOOK};
use crate::frame::compare::pairs;
use secateur::frame::compare::{Differences, counterpart, differs, twin};
use secateur::frame::{Frame, Status};
use secateur::picture::scene::{Ink, Mark, Raster, Scene, Shape, Style, Viewport, show_parts};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn differences_are_tinted_in_both_pictures() {
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
                let there = (other, beside.step());
                let scene = drawn.scene_beside(step, &drawn.fit(), &style, there);
                let tinted = |edges: bool| {
                    let tints = tints(&scene, edges);
                    let mut nodes: Vec<NodeId> = tints.map(|mark| mark.node).collect();
                    nodes.sort_unstable();
                    nodes
                };
                let twin = |node| twin(one.tree(), node, other.tree()).expect("one tree");
                let pruned_once = |&node: &NodeId| {
                    let states = [frame.status(node), beside.status(twin(node))];
                    let entered = |s: &Status| matches!(s, Status::Open | Status::Closed);
                    states.contains(&Status::Pruned) && states.iter().any(entered)
                };
                let expected: Vec<NodeId> = one.tree().nodes().filter(pruned_once).collect();
                assert_eq!(tinted(false), expected);
                assert_eq!(tinted(true), expected, "each pruned subtree has an edge");
                let tint = |mark: &&Mark| mark.ink == Ink::Differs;
                let mut others = scene.marks.iter().skip_while(tint);
                assert!(
                    !others.any(|mark| tint(&mark)),
                    "tints are behind all other marks"
                );
                let nodes = one.tree().nodes();
                for node in nodes.filter(|&node| differs(&frame, node, &beside)) {
                    assert!(differs(&beside, twin(node), &frame));
                }
            }
        });
    }
}

#[test]
fn the_size_of_a_difference_is_shown_once_both_searches_have_passed() {
    let mut shown = 0;
    for given in trees(ANY, 40, 9) {
        for (one, two) in [(MINIMAX, TEXTBOOK), (TEXTBOOK, PVS), (PVS, MINIMAX)] {
            let [one, other] = [one, two].map(|rules| Trace::record(given.clone(), rules));
            let drawn = Drawn::new(one);
            let one = &drawn.trace;
            let style = Style {
                unfolded: given.nodes().collect(),
                ..Style::default()
            };
            let differences = Differences::of(one, &other);
            let labels = |step, beside| {
                let mut scene = Scene {
                    texts: Vec::new(),
                    ..drawn.scene(step, &drawn.fit(), &style)
                };
                let raster = Raster::new(&given, &drawn.layout, &drawn.fit());
                let (frame, beside) = (Frame::new(one, step), Frame::new(&other, beside));
                show_parts(&mut scene, &raster, &frame, &beside, &differences, &style);
                let texts = scene.texts.into_iter();
                texts.map(|text| (text.node, text.text)).collect::<Vec<_>>()
            };
            assert!(labels(0, other.steps()).is_empty() && labels(one.steps(), 0).is_empty());
            let (counted, again) = (counted(one, &other), revisits(one, &other));
            for (node, text) in labels(one.steps(), other.steps()) {
                let sum = |counts: &BTreeMap<(NodeId, bool), u32>| {
                    let by = [false, true].map(|by| counts.get(&(node, by)).copied());
                    by.into_iter().flatten().sum::<u32>()
                };
                let (nodes, calls) = (sum(&counted), sum(&again));
                let parts = [
                    Some("Δ".to_owned()),
                    (nodes > 0).then(|| nodes.to_string()),
                    (calls > 0).then(|| format!("+{calls}")),
                ];
                let expected: Vec<String> = parts.into_iter().flatten().collect();
                assert_eq!(text, expected.join(" "));
                shown += 1;
            }
        }
    }
    assert!(shown > 200, "{shown}");
}

/// Where nodes share columns of pixels, every differing node is inside a tint of its row, and every tint
/// contains a differing node or has one below it.
#[test]
fn columns_of_pixels_that_differ_are_tinted() {
    let given = irregular(6, 8, 4);
    let order = |order| Trace::record(ordered(&given, order, None), TEXTBOOK);
    let full = Trace::record(given.clone(), MINIMAX);
    let (mut around, mut shared) = (0, 0);
    for (one, other) in [
        (order(Order::Given), &full),
        (order(Order::Given), &order(Order::Best)),
        (order(Order::Best), &full),
    ] {
        let drawn = Drawn::new(one);
        for (zoom, part) in [(1.0, 2), (1.0, 1), (20.0, 1)] {
            let step = drawn.trace.steps() / part;
            let fit = drawn.fit();
            let unit = fit.unit * zoom;
            let x = 640.0 - drawn.layout.columns() * 0.4 * unit;
            let viewport = Viewport { unit, x, ..fit };
            let frame = Frame::new(&drawn.trace, step);
            let beside = Frame::new(other, counterpart(&drawn.trace, step, other));
            let there = (other, beside.step());
            let scene = drawn.scene_beside(step, &viewport, &Style::default(), there);
            let (tinted, all) = tinted(&drawn, &viewport, (&frame, &beside), &scene);
            around += tinted;
            shared += all;
        }
    }
    assert!(around > 50 && shared > 1_000, "{around} {shared}");
}

/// Tints behind columns of pixels stay in their rows, however low the rows are.
#[test]
fn tints_of_two_rows_do_not_touch() {
    let given = irregular(6, 8, 4);
    let drawn = Drawn::new(Trace::record(given.clone(), TEXTBOOK));
    let other = Trace::record(given, MINIMAX);
    let viewport = Viewport {
        row_height: 4.0,
        ..drawn.fit()
    };
    let (last, beside) = (drawn.trace.steps(), (&other, other.steps()));
    let scene = drawn.scene_beside(last, &viewport, &Style::default(), beside);
    let high: Vec<f64> = tints(&scene, false).map(|tint| 2.0 * tint.y2).collect();
    assert!(high.len() > 20);
    assert!(high.iter().all(|&high| high < viewport.row_height));
}

/// The number of tints behind columns of pixels, and the number of nodes that these tints are for.
fn tinted(
    drawn: &Drawn,
    viewport: &Viewport,
    frames: (&Frame, &Frame),
    scene: &Scene,
) -> (usize, usize) {
    let tree = drawn.trace.tree();
    let differ = |node| differs(frames.0, node, frames.1);
    let many = |mark: &&Mark| mark.shape == Shape::Columns;
    let columns: Vec<&Mark> = scene.marks.iter().filter(many).collect();
    let over = |mark: &Mark, (x, y): (f64, f64)| {
        (mark.x1 - x).abs() <= mark.x2 + 1.0 && (mark.y1 - y).abs() < 1.0
    };
    let tints: Vec<&Mark> = tints(scene, false).collect();
    let per_row = 1280.0 / 8.0 * drawn.layout.rows().len() as f64;
    assert!((tints.len() as f64) < per_row, "{} tints", tints.len());
    for tint in &tints {
        // Tints behind columns are joined if they would be less than eight pixels apart.
        let high = columns
            .first()
            .map(|column| column.y2.max(viewport.row_height * 0.46));
        let beside = |other: &&&Mark| other.y1 == tint.y1 && other.y2 == tint.y2;
        let wide = tints.iter().filter(|_| high == Some(tint.y2));
        for other in wide.filter(beside) {
            let apart = (tint.x1 - other.x1).abs() - tint.x2 - other.x2;
            assert!(apart > 7.9 || tint == other, "{tint:?} {other:?}");
        }
        let row = ((tint.y1 - viewport.y) / viewport.row_height).round() as usize;
        let inside = |node: &&NodeId| over(tint, viewport.point_of(&drawn.layout, **node));
        let mut nodes = drawn.layout.rows()[row].nodes.iter().filter(inside);
        let (first, last) = (nodes.next(), nodes.next_back());
        let first = *first.expect("a tint is behind something");
        let mut below = first..tree.end(*last.unwrap_or(&first));
        assert!(below.any(differ), "{tint:?}");
    }
    let mut shared = 0;
    for node in tree.nodes().filter(|&node| differ(node)) {
        let place = viewport.point_of(&drawn.layout, node);
        let in_view = (0.0..1280.0).contains(&place.0);
        if in_view && columns.iter().any(|mark| over(mark, place)) {
            let found = tints.iter().any(|tint| over(tint, place));
            assert!(found, "{node} at {place:?}");
            shared += 1;
        }
    }
    let about_many = |tint: &&&Mark| columns.iter().any(|mark| over(mark, (tint.x1, tint.y1)));
    (tints.iter().filter(about_many).count(), shared)
}
