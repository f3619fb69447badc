//! Level of detail: the number of marks is bounded by the size of the screen, however large the tree is, and
//! nothing important is lost.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::drawn::{Drawn, text_of, texts};
use crate::common::rules::TEXTBOOK;
use crate::common::{trace, uniform_recipe};
use secateur::frame::{Frame, Status};
use secateur::picture::scene::stub;
use secateur::picture::scene::{Ink, Mark, Role, Scene, Shape, Style, Text, Viewport};
use secateur::source::generate::{RandomTree, generate};
use secateur::trace::Trace;
use secateur::tree::{NodeId, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

pub(super) const ZOOMS: [f64; 7] = [1.0, 3.0, 10.0, 60.0, 400.0, 3_000.0, 30_000.0];

pub(super) fn uniform(branching: u32, depth: u32, irregular: bool) -> Drawn {
    let recipe = RandomTree {
        irregular,
        ..uniform_recipe(branching, depth, (0, 999), 5)
    };
    let tree = generate(&recipe, Player::Max).expect("within the limits");
    Drawn::new(Trace::record(tree, TEXTBOOK))
}

/// A root with this many leaves.
pub(super) fn star(leaves: u32) -> Drawn {
    let mut builder = TreeBuilder::new(Player::Max);
    builder.open(None).expect("a root");
    for leaf in 0..leaves {
        let value = f64::from(leaf % 7);
        builder.leaf(Some(value)).expect("within the limits");
    }
    builder.close().expect("open");
    Drawn::new(Trace::record(builder.finish().expect("whole"), TEXTBOOK))
}

/// A viewport zoomed by `zoom` whose middle is at this share of the tree's width.
pub(super) fn zoomed(drawn: &Drawn, zoom: f64, share: f64) -> Viewport {
    let fit = drawn.fit();
    let unit = (fit.unit * zoom).min(100.0);
    let x = 640.0 - drawn.layout.columns() * share * unit;
    Viewport { unit, x, ..fit }
}

pub(super) fn share(mark: &Mark, state: u32) -> u16 {
    mark.mix >> (4 * (3 - state)) & 15
}

/// How a node in the viewport is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    /// As a mark of its own.
    Alone,
    /// As part of a mark for many nodes, in which the node's state has a share.
    Shared,
    /// In the fan of a stub.
    Folded,
    /// In the fan of a stub whose top is left or right of the viewport.
    Beside,
}

/// The marks of a scene, queried for how a node is drawn.
struct Picture<'a> {
    frame: &'a Frame<'a>,
    drawn: &'a Drawn,
    viewport: &'a Viewport,
    own: BTreeSet<NodeId>,
    fans: BTreeSet<NodeId>,
    cells: Vec<&'a Mark>,
}

impl<'a> Picture<'a> {
    fn new(
        scene: &'a Scene,
        frame: &'a Frame,
        drawn: &'a Drawn,
        viewport: &'a Viewport,
    ) -> Picture<'a> {
        let of = |shapes: &[Shape]| {
            let marks = scene.marks.iter();
            marks.filter(|mark| shapes.contains(&mark.shape)).collect()
        };
        let nodes = |shapes: &[Shape]| {
            let marks: Vec<&Mark> = of(shapes);
            marks.into_iter().map(|mark| mark.node).collect()
        };
        Picture {
            frame,
            drawn,
            viewport,
            own: nodes(&[Shape::Up, Shape::Down, Shape::Square]),
            fans: nodes(&[Shape::Fan]),
            cells: of(&[Shape::Columns]),
        }
    }

    /// How `node` is drawn, or `None` if no mark stands for it.
    fn way(&self, node: NodeId) -> Option<Way> {
        let (x, y) = self.viewport.point_of(&self.drawn.layout, node);
        let state = state(self.frame.status(node));
        let over = |mark: &&Mark| {
            let near = (mark.x1 - x).abs() <= mark.x2 + 1.0 && (mark.y1 - y).abs() <= mark.y2;
            near && share(mark, state) > 0
        };
        if self.own.contains(&node) {
            Some(Way::Alone)
        } else if self.cells.iter().copied().any(|mark| over(&mark)) {
            Some(Way::Shared)
        } else {
            self.fold(node)
        }
    }
}

impl Picture<'_> {
    /// How a pruned node that has no mark of its own is drawn. The top of a pruned subtree always has a mark.
    fn fold(&self, node: NodeId) -> Option<Way> {
        let tree = self.drawn.trace.tree();
        let pruned = |node: &NodeId| self.frame.status(*node) == Status::Pruned;
        let above = std::iter::successors(Some(node), |&node| tree.parent(node));
        let top = above.take_while(pruned).last()?;
        let (x, _) = self.viewport.point_of(&self.drawn.layout, top);
        if self.fans.contains(&top) {
            return Some(Way::Folded);
        }
        let beside = !(0.0..=self.viewport.width).contains(&x) && top != node;
        beside.then_some(Way::Beside)
    }
}

/// The index of the share in a mix that counts nodes of this status.
pub(super) fn state(status: Status) -> u32 {
    match status {
        Status::Open => 0,
        Status::Closed => 1,
        Status::Pruned | Status::Spared => 2,
        Status::Unreached | Status::Beyond => 3,
    }
}

#[test]
fn marks_are_bounded_by_the_screen() {
    let trees = [
        uniform(7, 6, false),
        uniform(10, 6, false),
        uniform(6, 8, true),
        star(300_000),
    ];
    for drawn in trees {
        let rows = drawn.layout.rows().len();
        let steps = drawn.trace.steps();
        for zoom in ZOOMS {
            for middle in [0.0, 0.31, 0.5, 0.97] {
                let viewport = zoomed(&drawn, zoom, middle);
                for step in [0, steps / 3, steps] {
                    let scene = drawn.scene(step, &viewport, &Style::default());
                    let (marks, texts) = (scene.marks.len(), scene.texts.len());
                    assert!(marks < rows * 1280, "{marks} marks at {zoom}");
                    assert!(texts < rows * 80, "{texts} texts at {zoom}");
                    assert_all_rows_are_drawn(&drawn, &scene, step, &viewport);
                }
            }
        }
    }
}

/// Checks that a few nodes of each row that are in view are drawn.
fn assert_all_rows_are_drawn(drawn: &Drawn, scene: &Scene, step: u32, viewport: &Viewport) {
    let frame = Frame::new(&drawn.trace, step);
    let picture = Picture::new(scene, &frame, drawn, viewport);
    let columns = |x: f64| (x - viewport.x) / viewport.unit;
    for row in drawn.layout.rows() {
        let index = |x: f64| {
            let left = |&node: &NodeId| drawn.layout.column(node) < columns(x);
            row.nodes.partition_point(left)
        };
        let seen = &row.nodes[index(0.0)..index(viewport.width)];
        for &node in seen.iter().step_by(seen.len() / 7 + 1) {
            let about = || format!("{node} at {step}, {viewport:?}");
            assert!(picture.way(node).is_some(), "{}", about());
        }
    }
}

#[test]
fn names_and_counts_give_way_to_the_names_of_rows() {
    let drawn = uniform(5, 6, false);
    let mut rows = 0;
    for zoom in ZOOMS {
        let viewport = zoomed(&drawn, zoom, 0.4);
        let scene = drawn.scene(drawn.trace.steps(), &viewport, &Style::default());
        let named: Vec<&Text> = texts(&scene, Role::Player).collect();
        let others = [Role::Name, Role::Count].map(|role| texts(&scene, role));
        let others: Vec<&Text> = others.into_iter().flatten().collect();
        rows += named.len();
        if viewport.unit >= 2.0 {
            continue;
        }
        for row in named {
            // Looks for texts whose anchor lies on the name of the row.
            let covers = |x: f64, y: f64| (12.0..36.0).contains(&x) && (y - row.y).abs() < 6.0;
            assert!(!others.iter().any(|text| covers(text.x, text.y)), "{zoom}");
        }
    }
    assert!(rows > 10);
}

/// A root with three children, each of which has more children than can be drawn apart.
pub(super) fn dense() -> (Drawn, Viewport) {
    let child = format!("({})", "(1 2) ".repeat(800));
    let drawn = Drawn::new(trace(&format!("({child} {child} {child})"), TEXTBOOK));
    let viewport = Viewport {
        row_height: 40.0,
        ..drawn.fit()
    };
    (drawn, viewport)
}

/// A number is left out, too, if only its left half covers the name of a row.
#[test]
fn a_number_gives_way_to_the_name_of_a_row_beside_it() {
    let (drawn, fit) = dense();
    let number = |at: f64| {
        let x = at - drawn.layout.column(1) * fit.unit;
        let scene = drawn.scene(0, &Viewport { x, ..fit }, &Style::default());
        text_of(&scene, 1, Role::Count).map(String::from)
    };
    assert_eq!(number(40.0), None);
    assert_eq!(number(60.0).as_deref(), Some("2400"));
}

#[test]
fn the_number_of_hidden_nodes_stands_in_their_triangle() {
    let (drawn, viewport) = dense();
    let scene = drawn.scene(0, &viewport, &Style::default());
    let mut found = 0;
    for number in texts(&scene, Role::Count) {
        let own = |mark: &&Mark| mark.shape == Shape::FanEdges && mark.node == number.node;
        let triangle = scene.marks.iter().find(own);
        let triangle = triangle.expect("a number has its triangle");
        let away = (number.y - triangle.y1).abs() + number.size / 2.0;
        assert!(away <= triangle.y2, "{number:?} in {triangle:?}");
        found += 1;
    }
    assert_eq!(found, 3);
}

/// Every point of the area that a stub hides belongs to the stub.
#[test]
fn every_point_of_the_area_of_a_stub_finds_the_stub() {
    let drawn = uniform(5, 6, false);
    let (tree, step) = (drawn.trace.tree(), drawn.trace.steps());
    let frame = Frame::new(&drawn.trace, step);
    let fit = drawn.fit();
    let pruned = |node: &NodeId| stub(&frame, *node).is_some_and(|top| top != *node);
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let hidden: Vec<NodeId> = leaves.filter(pruned).step_by(97).collect();
    assert!(hidden.len() > 20);
    for leaf in hidden {
        let (x, y) = fit.point_of(&drawn.layout, leaf);
        let above = y - fit.row_height * 0.4;
        for y in [y, above] {
            let found = drawn.node_at(step, &fit, &Style::default(), (x, y));
            assert_eq!(found, stub(&frame, leaf));
        }
        let wide = Viewport { unit: 40.0, ..fit };
        let place = wide.point_of(&drawn.layout, leaf);
        let found = drawn.node_at(step, &wide, &Style::default(), place);
        // Neither a ground nor a stub.
        assert!(found.is_none_or(|node| node == leaf));
    }
}

/// A pruned node in view has a mark of its own, is in the fan of a stub, or has a share in a mark for many
/// nodes.
#[test]
fn no_visible_cutoff_is_lost() {
    let mut ways = BTreeMap::new();
    for drawn in [uniform(5, 6, false), uniform(7, 5, true), star(4_000)] {
        let tree = drawn.trace.tree();
        let steps = drawn.trace.steps();
        for zoom in ZOOMS {
            let viewport = zoomed(&drawn, zoom, 0.4);
            for step in [steps / 2, steps] {
                let frame = Frame::new(&drawn.trace, step);
                let scene = drawn.scene(step, &viewport, &Style::default());
                let picture = Picture::new(&scene, &frame, &drawn, &viewport);
                let pruned = tree.nodes().filter(|&n| frame.status(n) == Status::Pruned);
                for node in pruned.step_by(3) {
                    let (x, _) = viewport.point_of(&drawn.layout, node);
                    if (0.0..1280.0).contains(&x) {
                        let way = picture.way(node);
                        assert!(way.is_some(), "{node} at {step}, zoom {zoom}");
                        *ways.entry(way).or_insert(0) += 1;
                    }
                }
            }
        }
    }
    let beside = ways.remove(&Some(Way::Beside));
    let often = ways.values().all(|&count| count > 100);
    assert!(ways.len() == 3 && often, "{ways:?} {beside:?}");
}

#[test]
fn the_cutoff_of_this_step_is_struck_through_at_every_zoom() {
    for drawn in [uniform(7, 6, false), star(50_000)] {
        let trace = &drawn.trace;
        let mut step = trace.steps() / 2;
        for _ in 0..20 {
            let Some(next) = trace.next_cutoff(step, 1) else {
                break;
            };
            step = next;
            let (_, node) = trace.at(step);
            for zoom in ZOOMS {
                let fit = drawn.fit();
                let unit = (fit.unit * zoom).min(100.0);
                let x = 640.0 - drawn.layout.column(node) * unit;
                let viewport = Viewport { unit, x, ..fit };
                let scene = drawn.scene(step, &viewport, &Style::default());
                let strike = |mark: &Mark| {
                    let below = trace.tree().parent(mark.node) == Some(node);
                    mark.ink == Ink::Cut && mark.shape == Shape::Line && below
                };
                assert!(scene.marks.iter().any(strike), "at {step}, zoom {zoom}");
            }
        }
    }
}

/// While the view is moved, marks move with the tree and do not flicker.
#[test]
fn marks_move_with_the_tree() {
    let drawn = uniform(7, 6, false);
    let step = drawn.trace.steps() / 2;
    let inside = |x: f64| {
        let viewport = zoomed(&drawn, 1.0, 0.5);
        let moved = Viewport {
            x: viewport.x + x,
            ..viewport
        };
        let scene = drawn.scene(step, &moved, &Style::default());
        let cells = scene
            .marks
            .into_iter()
            .filter(|mark| mark.shape == Shape::Columns && (300.0..900.0).contains(&(mark.x1 - x)));
        let at = |mark: Mark| (mark.mix, mark.node, (mark.x1 - x).round() as i64);
        cells.map(at).collect::<Vec<_>>()
    };
    let before = inside(0.0);
    assert!(before.len() > 5);
    for x in [1.0, 7.0, -30.0] {
        assert_eq!(inside(x), before);
    }
}

/// At a high enough zoom every node has a mark of its own.
#[test]
fn zooming_in_resolves_every_node() {
    let drawn = uniform(5, 5, false);
    let style = Style {
        unfolded: drawn.trace.tree().nodes().collect(),
        ..Style::default()
    };
    let many = |zoom| {
        let scene = drawn.scene(900, &zoomed(&drawn, zoom, 0.5), &style);
        scene.marks.iter().filter(|mark| mark.mix > 0).count()
    };
    assert!(many(1.0) > 0);
    assert_eq!(many(30.0), 0);
}
