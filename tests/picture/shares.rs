//! Marks that stand for many nodes, and the share of each state in such a mark.

use std::collections::BTreeSet;

use super::detail::{share, star, state, uniform, zoomed};
use crate::common::drawn::{self, Drawn};
use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use secateur::frame::{Frame, Status};
use secateur::picture::scene::stub;
use secateur::picture::scene::{Mark, Role, Shape, Style};
use secateur::search::{Algorithm, Rules};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Every state of a node below a mark has a share in that mark. The nodes are counted one by one.
#[test]
fn shares_are_those_of_the_nodes_below() {
    let mut seen = [0; 4];
    for drawn in [uniform(4, 6, false), uniform(6, 5, true)] {
        let tree = drawn.trace.tree();
        for step in (0..=drawn.trace.steps()).step_by(97) {
            let frame = Frame::new(&drawn.trace, step);
            let viewport = zoomed(&drawn, 1.0, 0.5);
            let scene = drawn.scene(step, &viewport, &Style::default());
            let columns = |mark: &&Mark| mark.shape == Shape::Columns;
            for mark in scene.marks.iter().filter(columns) {
                let row = &drawn.layout.rows()[drawn.layout.row(mark.node)];
                let inside = |&&node: &&NodeId| {
                    let (x, _) = viewport.point_of(&drawn.layout, node);
                    node == mark.node || (x - mark.x1).abs() < mark.x2 - 1.0
                };
                let below = row.nodes.iter().filter(inside);
                for below in below.flat_map(|&node| node..tree.end(node)) {
                    let state = state(frame.status(below));
                    assert!(share(mark, state) > 0, "{below} at {step}");
                    seen[state as usize] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// The status of each node after this many steps, from the fold of the events.
fn statuses(drawn: &Drawn, steps: u32) -> Vec<Status> {
    let (tree, rules) = (drawn.trace.tree(), drawn.trace.rules());
    let mut fold = Fold::new(tree, rules);
    for event in log_of(tree, rules).0.into_iter().take(steps as usize) {
        fold.step(event);
    }
    fold.status
}

/// The mix of some nodes: each state's share in fifteenths, at least one if any node has that state.
fn mixed(status: &[Status]) -> u16 {
    let mut counts = [0_usize; 4];
    for &status in status {
        counts[state(status) as usize] += 1;
    }
    let parts = counts.map(|count| {
        let share = (15.0 * count as f64 / status.len() as f64).round() as u16;
        if count > 0 { share.max(1) } else { 0 }
    });
    parts.into_iter().fold(0, |mix, part| mix << 4 | part)
}

/// Shares are exact counts, both in columns of pixels and in the triangles below single nodes. The number
/// written in a triangle is exact, too.
#[test]
fn mixes_and_counts_are_exact() {
    let (mut cells, mut spreads, mut texts, mut few) = (0, 0, 0, 0);
    for drawn in [
        uniform(7, 5, false),
        uniform(6, 5, true),
        uniform(30, 2, false),
        star(600),
    ] {
        let (tree, layout) = (drawn.trace.tree(), &drawn.layout);
        let viewport = drawn.fit();
        let end = drawn.trace.steps();
        let parts = (0..=6).map(|part| end / 6 * part);
        for step in parts.chain([3, 7, 16, 40, end / 2 + 9, end - 9]) {
            let status = statuses(&drawn, step);
            let mixed = |nodes: std::ops::Range<NodeId>| {
                mixed(&status[nodes.start as usize..nodes.end as usize])
            };
            let frame = Frame::new(&drawn.trace, step);
            let scene = drawn.scene(step, &viewport, &Style::default());
            for mark in scene.marks.iter().filter(|mark| mark.mix > 0) {
                let below = mark.node + 1..tree.end(mark.node);
                if mark.shape == Shape::FanEdges {
                    let entered = below.clone().filter(|&node| frame.call(node).is_some());
                    few += u32::from((1..below.len().div_ceil(30)).contains(&entered.count()));
                    assert_eq!(mark.mix, mixed(below), "{} at {step}", mark.node);
                    spreads += 1;
                } else if mark.shape == Shape::Columns {
                    let row = &layout.rows()[layout.row(mark.node)].nodes;
                    let column = |node: NodeId| (layout.column(node) * viewport.unit / 2.0).floor();
                    let from = row.partition_point(|&node| node < mark.node);
                    let first = column(mark.node);
                    let after = row[from..].iter();
                    let here = after.take_while(|&&node| column(node) == first);
                    let last = *here.last().expect("the node itself");
                    let expected = mixed(mark.node..tree.end(last));
                    assert_eq!(mark.mix, expected, "{mark:?} at {step}");
                    cells += 1;
                }
            }
            for text in drawn::texts(&scene, Role::Count) {
                if stub(&frame, text.node).is_none() {
                    let below = tree.end(text.node) - text.node - 1;
                    assert_eq!(text.text, below.to_string(), "{}", text.node);
                    texts += 1;
                }
            }
        }
    }
    let found = [cells, spreads, texts, few];
    assert!(found.iter().all(|&count| count > 3), "{found:?}");
}

/// Marks for many nodes are grouped by shade without being moved. All other marks keep their order.
#[test]
fn marks_of_one_shade_stand_together() {
    let drawn = uniform(7, 6, false);
    let frame = Frame::new(&drawn.trace, drawn.trace.steps() / 2);
    let scene = drawn.scene(frame.step(), &drawn.fit(), &Style::default());
    let mut grouped = scene.clone();
    grouped.by_shade();
    assert!(grouped != scene);
    assert_eq!(grouped.texts, scene.texts);
    let of = |marks: &[Mark], many: bool| {
        let is = |mark: &&Mark| (mark.mix > 0) == many;
        marks.iter().filter(is).copied().collect::<Vec<_>>()
    };
    assert_eq!(of(&grouped.marks, false), of(&scene.marks, false));
    let many = of(&grouped.marks, true);
    let groups = many.chunk_by(|one, next| (one.shape, one.mix) == (next.shape, next.mix));
    let shades = |shape: Shape| {
        let marks = many.iter().filter(move |mark| mark.shape == shape);
        marks.map(|mark| mark.mix).collect::<BTreeSet<_>>().len()
    };
    let distinct = [Shape::ColumnEdges, Shape::FanEdges, Shape::Columns].map(shades);
    assert_eq!(groups.count(), distinct.iter().sum::<usize>());
    assert!(distinct.iter().all(|&count| count > 2), "{distinct:?}");
    let sorted = |mut marks: Vec<Mark>| {
        marks.sort_by(|one, two| {
            let key = |mark: &Mark| (mark.shape as u8, mark.node, mark.mix);
            key(one).cmp(&key(two)).then(one.y1.total_cmp(&two.y1))
        });
        marks
    };
    assert_eq!(sorted(many.clone()), sorted(of(&scene.marks, true)));
}

#[test]
fn before_the_search_all_shares_are_of_unreached_nodes() {
    let drawn = uniform(7, 5, false);
    let scene = drawn.scene(0, &drawn.fit(), &Style::default());
    let mixes = scene.marks.iter().map(|mark| mark.mix);
    let mixes: Vec<u16> = mixes.filter(|&mix| mix > 0).collect();
    assert!(!mixes.is_empty());
    assert!(mixes.iter().all(|&mix| mix == 15));
    // Columns of one shade in a row are joined into one mark.
    assert!(mixes.len() < 2_000);
}

/// At the beginning of a pass no column has a share of closed nodes.
#[test]
fn nodes_closed_by_an_earlier_pass_are_faded() {
    let rules = Rules {
        algorithm: Algorithm::Mtd,
        guess: f64::INFINITY,
        ..Rules::default()
    };
    let tree = uniform(4, 6, false).trace.tree().clone();
    let drawn = Drawn::new(Trace::record(tree, rules));
    let passes = Frame::new(&drawn.trace, 0).passes();
    let begins = passes[1].first;
    let shares = |step, state| {
        let scene = drawn.scene(step, &zoomed(&drawn, 1.0, 0.5), &Style::default());
        let columns = scene.marks.into_iter();
        let columns = columns.filter(|mark| mark.shape == Shape::Columns);
        columns.map(|mark| share(&mark, state)).sum::<u16>()
    };
    let closed = state(Status::Closed);
    let (before, after) = (begins - 3, begins);
    assert!(shares(before, closed) > 20);
    assert_eq!(shares(after, closed), 0);
    let ahead = state(Status::Unreached);
    assert!(shares(after, ahead) > shares(before, ahead));
}
