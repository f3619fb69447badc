//! Stubs: large pruned subtrees are drawn folded and can be unfolded.

use std::collections::HashSet;

use crate::common::drawn::{Drawn, ROOMY, nodes, text_of, texts, words};
use crate::common::random::{ANY, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::trace;
use secateur::frame::{Frame, Status};
use secateur::picture::scene::stub;
use secateur::picture::scene::{Ink, Mark, Role, Shape, Style, Viewport};
use secateur::source::games::{Coins, expand};
use secateur::trace::Trace;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The first leaf below the second child of the root prunes a subtree of 13 nodes and one of 4 nodes.
const TWO: &str = "((3 4) (2 ((1 2 3) (4 5 6) (7 8 9)) (1 2 3)))";
const LARGE: NodeId = 6;
const SMALL: NodeId = 19;

fn end(drawn: &Drawn) -> u32 {
    drawn.trace.steps()
}

fn unfolding(stubs: &[NodeId]) -> Style {
    Style {
        unfolded: stubs.iter().copied().collect(),
        ..Style::default()
    }
}

fn fans(marks: &[Mark]) -> Vec<&Mark> {
    let marks = marks.iter();
    marks.filter(|mark| mark.shape == Shape::Fan).collect()
}

#[test]
fn a_large_pruned_subtree_is_a_stub_and_a_small_one_is_drawn() {
    let drawn = Drawn::new(trace(TWO, TEXTBOOK));
    let scene = drawn.scene(end(&drawn), &drawn.fit(), &Style::default());
    let seen: HashSet<NodeId> = scene.marks.iter().map(|mark| mark.node).collect();
    let hidden = LARGE + 1..SMALL;
    assert!(hidden.clone().all(|node| !seen.contains(&node)));
    let others = (0..LARGE + 1).chain(SMALL..23);
    assert!(others.into_iter().all(|node| seen.contains(&node)));
    assert!(scene.texts.iter().all(|text| !hidden.contains(&text.node)));
    let fans = fans(&scene.marks);
    assert_eq!(fans.len(), 1);
    assert_eq!((fans[0].node, fans[0].ink), (LARGE, Ink::Pruned));
    assert_eq!(words(&scene, Role::Count), ["13"]);
    assert_eq!(text_of(&scene, LARGE, Role::Count), Some("13"));
}

#[test]
fn an_unfolded_stub_is_drawn_with_all_its_nodes() {
    let drawn = Drawn::new(trace(TWO, TEXTBOOK));
    let scene = drawn.scene(end(&drawn), &drawn.fit(), &unfolding(&[LARGE]));
    assert!(fans(&scene.marks).is_empty());
    assert_eq!(nodes(&scene).len(), drawn.trace.tree().len());
    assert_eq!(texts(&scene, Role::Count).count(), 0);
}

/// Where there is room, a fan and the number below it grow with the reader's text size.
#[test]
fn a_fan_and_its_number_grow_with_the_text_size() {
    let drawn = Drawn::new(trace(TWO, TEXTBOOK));
    let sizes = |text: f64| {
        let style = Style {
            text,
            ..Style::default()
        };
        let viewport = Viewport {
            unit: 40.0 * text,
            row_height: 120.0 * text,
            ..ROOMY
        };
        let scene = drawn.scene(end(&drawn), &viewport, &style);
        let number = texts(&scene, Role::Count).next().expect("a number");
        let fan = fans(&scene.marks)[0];
        [fan.x2, fan.y2, number.size]
    };
    assert_eq!(sizes(2.0), sizes(1.0).map(|size| 2.0 * size));
}

#[test]
fn nothing_is_folded_before_it_is_pruned() {
    let drawn = Drawn::new(trace(TWO, TEXTBOOK));
    let cut = drawn.trace.next_cutoff(0, 1).expect("a cutoff");
    for step in 0..cut {
        let scene = drawn.scene(step, &drawn.fit(), &Style::default());
        assert_eq!(nodes(&scene).len(), drawn.trace.tree().len());
    }
}

#[test]
fn a_point_on_a_fan_finds_its_stub_and_no_folded_node() {
    let drawn = Drawn::new(trace(TWO, TEXTBOOK));
    let viewport = drawn.fit();
    let step = end(&drawn);
    let folded = Style::default();
    let scene = drawn.scene(step, &viewport, &folded);
    let fan = fans(&scene.marks)[0];
    let at = |style: &Style, x: f64, y: f64| drawn.node_at(step, &viewport, style, (x, y));
    assert_eq!(at(&folded, fan.x1, fan.y1), Some(LARGE));
    assert_eq!(at(&folded, fan.x1, fan.y1 + fan.y2), Some(LARGE));
    let (x, y) = viewport.point_of(&drawn.layout, LARGE + 2);
    assert_eq!(at(&folded, x, y), None);
    let unfolded = unfolding(&[LARGE]);
    assert_eq!(at(&unfolded, x, y), Some(LARGE + 2));
    assert_eq!(at(&unfolded, fan.x1, fan.y1 + fan.y2), None);
}

/// At a high zoom a stub is drawn with all its nodes, because there would be nothing to see below its fan.
#[test]
fn a_stub_that_takes_most_of_the_view_is_drawn_with_all_its_nodes() {
    let beside = "(4 5 6 7 8 9 4 5 6 7 8 9)";
    let text = TWO.strip_suffix(')').map(|two| format!("{two} {beside})"));
    let drawn = Drawn::new(trace(&text.expect("brackets"), TEXTBOOK));
    let fitted = drawn.fit();
    let step = end(&drawn);
    let area = drawn.layout.area(drawn.trace.tree(), LARGE);
    let zoomed = |times: f64| {
        let unit = fitted.unit * times;
        let middle = (area.left + area.right) / 2.0;
        Viewport {
            unit,
            x: fitted.width / 2.0 - middle * unit,
            ..fitted
        }
    };
    let half = fitted.width / 2.0 / (area.right - area.left) / fitted.unit;
    let before = zoomed(half * 0.99);
    let scene = drawn.scene(step, &before, &Style::default());
    assert_eq!(fans(&scene.marks).len(), 1);
    let after = zoomed(half * 1.01);
    let scene = drawn.scene(step, &after, &Style::default());
    assert!(fans(&scene.marks).is_empty());
    assert_eq!(scene, drawn.scene(step, &after, &unfolding(&[LARGE])));
    let at = |viewport| {
        let place = Viewport::point_of(viewport, &drawn.layout, LARGE + 2);
        drawn.node_at(step, viewport, &Style::default(), place)
    };
    assert_eq!([at(&before), at(&after)], [None, Some(LARGE + 2)]);
}

#[test]
fn in_a_game_every_pruned_position_with_moves_is_a_stub() {
    let game = Coins::new(7, vec![1, 2, 3], Player::Max);
    let drawn = Drawn::new(Trace::record(expand(&game, None).expect("small"), TEXTBOOK));
    let frame = Frame::new(&drawn.trace, end(&drawn));
    let tree = drawn.trace.tree();
    let pruned = |node: NodeId| frame.status(node) == Status::Pruned;
    let is_top = |&n: &NodeId| pruned(n) && tree.parent(n).is_some_and(|p| !pruned(p));
    let tops = tree.nodes().filter(is_top);
    let tops: HashSet<NodeId> = tops.filter(|&node| !tree.is_leaf(node)).collect();
    let small = tops.iter().any(|&top| tree.size(top) < 6);
    assert!(small, "a small pruned tree");
    let scene = drawn.scene(end(&drawn), &drawn.fit(), &Style::default());
    let fans: HashSet<NodeId> = fans(&scene.marks).iter().map(|mark| mark.node).collect();
    assert_eq!(fans, tops);
}

#[test]
fn a_folded_node_belongs_to_the_stub_of_the_pruned_child_above_it() {
    for tree in trees(ANY, 60, 31) {
        let trace = Trace::record(tree, TEXTBOOK);
        let frame = Frame::new(&trace, trace.steps());
        for node in trace.tree().nodes() {
            let Some(top) = stub(&frame, node) else {
                continue;
            };
            assert_eq!(frame.pruned_by(node), trace.tree().parent(top));
            assert!(trace.tree().path_to(node).contains(&top));
            assert_eq!(stub(&frame, top), Some(top));
        }
    }
}
