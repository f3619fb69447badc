//! The marks of a frame: one for each visible node, in the ink of the node's state.

use crate::common::drawn::{AIMA, Drawn, ROOMY, aima, first, lines, mark_of, nodes, texts};
use crate::common::random::{ANY, STATIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::{trace, uniform_recipe};
use secateur::frame::{Frame, Status};
use secateur::picture::scene::{Convention, Ink, Mark, Role, Shape, Style, Viewport};
use secateur::search::Rules;
use secateur::source::generate::generate;
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const CONVENTIONS: [(Convention, usize); 3] = [
    (Convention::Aima, 1),
    (Convention::Cs188, 1),
    (Convention::Wikipedia, 2),
];

#[test]
fn every_node_and_edge_of_a_small_tree_is_seen() {
    for tree in trees(ANY, 30, 1) {
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        let viewport = drawn.fit();
        let tree = drawn.trace.tree();
        let style = Style {
            unfolded: tree.nodes().collect(),
            ..Style::default()
        };
        for step in 0..=drawn.trace.steps() {
            let scene = drawn.scene(step, &viewport, &style);
            let mut seen = nodes(&scene);
            seen.sort_by_key(|mark| mark.node);
            assert!(seen.iter().map(|mark| mark.node).eq(tree.nodes()));
            for mark in seen {
                let place = viewport.point_of(&drawn.layout, mark.node);
                assert_eq!((mark.x1, mark.y1), place);
                assert!((0.0..=1280.0).contains(&place.0) && (0.0..=720.0).contains(&place.1));
                assert!(mark.x2 > 0.0 && mark.y2 > 0.0);
            }
            let edges = lines(&scene).filter(|mark| mark.ink != Ink::Cut);
            let mut below: Vec<NodeId> = edges.map(|mark| mark.node).collect();
            below.sort_unstable();
            assert!(
                below.into_iter().eq(1..tree.len() as NodeId),
                "an edge above each but the root"
            );
        }
    }
}

#[test]
fn nodes_of_a_row_do_not_touch() {
    for tree in trees(ANY, 50, 2) {
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        let scene = drawn.scene(0, &drawn.fit(), &Style::default());
        let marks = nodes(&scene);
        for (i, a) in marks.iter().enumerate() {
            for b in &marks[..i] {
                let apart = (a.x1 - b.x1).abs() > a.x2 + b.x2 || (a.y1 - b.y1).abs() > a.y2 + b.y2;
                assert!(apart, "{} and {}", a.node, b.node);
            }
        }
    }
}

#[test]
fn inks_show_the_states_of_nodes() {
    use Ink::{Closed, Current, Open, Pruned, Unreached, Variation};

    let drawn = aima();
    let inks = |step| {
        let scene = drawn.scene(step, &ROOMY, &Style::default());
        let ink = |node| mark_of(&scene, node).map(|mark| mark.ink);
        (0..13).filter_map(ink).collect::<Vec<Ink>>()
    };
    assert_eq!(inks(0), [Unreached; 13]);
    let pruned = [Pruned; 2];
    let closed = [Closed; 4];
    let at_cut = [
        &[Open][..],
        &closed,
        &[Current, Closed],
        &pruned,
        &[Unreached; 4],
    ];
    assert_eq!(
        inks(first(&drawn.trace, EventKind::Cutoff)),
        at_cut.concat()
    );
    let at_end = [&[Variation; 3][..], &closed, &pruned, &closed];
    assert_eq!(inks(drawn.trace.steps()), at_end.concat());
}

#[test]
fn inks_agree_with_the_frame() {
    for tree in trees(STATIC, 20, 3) {
        let depth = Some(3);
        let drawn = Drawn::new(Trace::record(tree, Rules { depth, ..TEXTBOOK }));
        for step in 0..drawn.trace.steps() {
            let frame = Frame::new(&drawn.trace, step);
            for mark in nodes(&drawn.scene(step, &drawn.fit(), &Style::default())) {
                let expected = match frame.status(mark.node) {
                    _ if frame.current() == Some(mark.node) => Ink::Current,
                    Status::Open => Ink::Open,
                    Status::Closed => Ink::Closed,
                    Status::Pruned => Ink::Pruned,
                    Status::Spared => Ink::Spared,
                    Status::Unreached | Status::Beyond => Ink::Unreached,
                };
                assert_eq!(mark.ink, expected);
            }
        }
    }
}

#[test]
fn exactly_the_edges_to_pruned_children_are_struck_through() {
    let mut struck = 0;
    for tree in trees(ANY, 40, 4) {
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        let tree = drawn.trace.tree();
        for step in 0..=drawn.trace.steps() {
            let frame = Frame::new(&drawn.trace, step);
            let parent_cut = |&node: &NodeId| {
                frame.status(node) == Status::Pruned && frame.pruned_by(node) == tree.parent(node)
            };
            let pruned: Vec<NodeId> = tree.nodes().filter(parent_cut).collect();
            struck += pruned.len();
            for (convention, strokes) in CONVENTIONS {
                let style = Style {
                    convention,
                    ..Style::default()
                };
                let scene = drawn.scene(step, &drawn.fit(), &style);
                let cut = lines(&scene).filter(|mark| mark.ink == Ink::Cut);
                let mut cut: Vec<NodeId> = cut.map(|mark| mark.node).collect();
                cut.sort_unstable();
                let expected = pruned.iter().flat_map(|&node| vec![node; strokes]);
                assert!(cut.into_iter().eq(expected));
            }
        }
    }
    assert!(struck > 100);
}

#[test]
fn strikes_cross_their_edges() {
    let drawn = aima();
    let scene = drawn.scene(drawn.trace.steps(), &ROOMY, &Style::default());
    let of = |node: NodeId, cut: bool| {
        let mut of = lines(&scene).filter(|mark| mark.node == node);
        of.find(|mark| (mark.ink == Ink::Cut) == cut)
            .expect("there is one")
    };
    for node in [7, 8] {
        let (edge, strike) = (of(node, false), of(node, true));
        let side = |x: f64, y: f64| {
            (edge.x2 - edge.x1) * (y - edge.y1) - (edge.y2 - edge.y1) * (x - edge.x1)
        };
        assert!(side(strike.x1, strike.y1) * side(strike.x2, strike.y2) < 0.0);
        let middle = (strike.y1 + strike.y2) / 2.0;
        assert!((edge.y1..edge.y2).contains(&middle));
    }
}

#[test]
fn minimax_has_no_windows_and_no_cuts() {
    let drawn = Drawn::new(trace(AIMA, MINIMAX));
    for step in 0..=drawn.trace.steps() {
        let scene = drawn.scene(step, &ROOMY, &Style::default());
        assert_eq!(texts(&scene, Role::Window).count(), 0);
        let cut = |mark: &Mark| matches!(mark.ink, Ink::Cut | Ink::Pruned);
        assert!(!scene.marks.iter().any(cut));
    }
}

#[test]
fn a_million_nodes_give_few_marks() {
    let drawn = Drawn::new(Trace::record(million(), TEXTBOOK));
    assert!(drawn.trace.tree().len() > 1_000_000);
    let steps = drawn.trace.steps();
    let fit = drawn.fit();
    for (zoom, most) in [
        (1.0, 4_000),
        (10.0, 4_000),
        (1000.0, 4_000),
        (20_000.0, 1_000),
    ] {
        let viewport = Viewport {
            unit: fit.unit * zoom,
            x: 60.0 - drawn.layout.columns() * fit.unit * (zoom - 1.0) / 2.0,
            ..fit
        };
        for step in [0, 100, steps / 2, steps] {
            let scene = drawn.scene(step, &viewport, &Style::default());
            let (marks, texts) = (scene.marks.len(), scene.texts.len());
            assert!(marks < most && texts < 500, "{marks}, {texts} at {zoom}");
            // The leaves extend from one side of the view to the other.
            let leaves = viewport.y + 6.0 * viewport.row_height;
            let at = |mark: &&Mark| (mark.y1 - leaves).abs() < 1.0 && mark.shape != Shape::Line;
            let wide = scene.marks.iter().filter(at).map(|mark| 2.0 * mark.x2);
            assert!(wide.sum::<f64>() > 1_000.0, "at {zoom}");
        }
    }
}

#[test]
fn the_open_path_is_always_drawn() {
    let drawn = Drawn::new(Trace::record(million(), TEXTBOOK));
    let fit = drawn.fit();
    let half = drawn.trace.steps() / 2;
    for step in half..half + 50 {
        let scene = drawn.scene(step, &fit, &Style::default());
        let frame = Frame::new(&drawn.trace, step);
        for call in frame.path() {
            let marks = nodes(&scene).into_iter();
            assert_eq!(marks.filter(|mark| mark.node == call.node).count(), 1);
        }
    }
}

fn million() -> GameTree {
    let recipe = uniform_recipe(10, 6, (0, 999), 1);
    generate(&recipe, Player::Max).expect("within the limits")
}
