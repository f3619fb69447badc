//! Positions of a game in the picture of its tree.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::common::drawn::{AIMA, Area, Drawn, area_of, lines, meet, tints};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::trace;
use secateur::frame::{Frame, Status};
use secateur::picture::scene::{Convention, Ink, Mark, Role, Scene, Shape, Style, Viewport};
use secateur::source::games::{Board, Cell, Coins, FiveInARow, Piece, TicTacToe};
use secateur::trace::Trace;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const INKS: [Ink; 7] = [
    Ink::Grid,
    Ink::Piece,
    Ink::Black,
    Ink::White,
    Ink::Last,
    Ink::Won,
    Ink::Dimmed,
];

/// The largest number of positions in one scene.
const MOST: usize = 150;

fn tic_tac_toe() -> Drawn {
    let board = Board::parse("xo. .x. ..o").expect("a board");
    let game = TicTacToe::new(&board).expect("a position of the game");
    Drawn::of_game(Rc::new(game), None)
}

fn stones(size: usize, plies: u32) -> Drawn {
    let middle = size * size / 2;
    let board = Board::new(size, |cell| (cell == middle).then_some(Piece::X));
    let game = FiveInARow::new(&board, 3, None, Player::Max).expect("a position of the game");
    Drawn::of_game(Rc::new(game), Some(plies))
}

/// A viewport that shows the whole tree at this size of a column and a row.
fn all_of(drawn: &Drawn, unit: f64, row_height: f64) -> Viewport {
    Viewport {
        width: drawn.layout.columns() * unit + 400.0,
        height: drawn.layout.rows().len() as f64 * row_height + 200.0,
        x: 250.0,
        y: 100.0,
        unit,
        row_height,
    }
}

fn is_of_position(mark: &Mark) -> bool {
    INKS.contains(&mark.ink)
}

/// The nodes whose positions are drawn.
fn shown(scene: &Scene) -> BTreeSet<NodeId> {
    let marks = scene.marks.iter().filter(|mark| is_of_position(mark));
    marks.map(|mark| mark.node).collect()
}

/// The number of marks of a shape and an ink at a node.
fn count(scene: &Scene, node: NodeId, shape: Shape, ink: Ink) -> usize {
    let marks = scene.marks.iter();
    marks
        .filter(|mark| (mark.node, mark.shape, mark.ink) == (node, shape, ink))
        .count()
}

#[test]
fn every_node_of_the_four_coins_has_its_coins() {
    let drawn = Drawn::of_coins(4);
    let viewport = all_of(&drawn, 112.0, 89.0);
    for step in 0..=drawn.trace.steps() {
        let scene = drawn.scene(step, &viewport, &Style::default());
        let tree = drawn.trace.tree();
        assert!(shown(&scene).into_iter().eq(tree.nodes()), "step {step}");
        for node in tree.nodes() {
            let left = |node| tree.move_to(node).unwrap_or(4);
            let coins = count(&scene, node, Shape::Circle, Ink::Piece);
            assert_eq!(coins, usize::from(left(node)));
            let last = count(&scene, node, Shape::Circle, Ink::Last);
            let before = tree.parent(node).map_or(4, left);
            assert_eq!(last, usize::from(before - left(node)));
        }
    }
}

#[test]
fn a_board_shows_its_signs() {
    let drawn = tic_tac_toe();
    let scene = drawn.scene(20, &all_of(&drawn, 160.0, 150.0), &Style::default());
    let shown = shown(&scene);
    assert!(shown.len() > 100);
    let game = drawn.game.as_ref().expect("there is one");
    for node in shown {
        let drawing = game.drawing(drawn.trace.tree(), node);
        let of = |cell| drawing.cells.iter().filter(|&&c| c == cell).count();
        let count = |shape, ink| count(&scene, node, shape, ink);
        assert_eq!(count(Shape::Line, Ink::Grid), 4);
        assert_eq!(count(Shape::Line, Ink::Piece), 2 * of(Cell::X));
        assert_eq!(count(Shape::Circle, Ink::Piece), of(Cell::O));
        assert_eq!(count(Shape::Square, Ink::Last), drawing.last.len());
        assert_eq!(count(Shape::Square, Ink::Won), drawing.line.len());
    }
}

#[test]
fn stones_lie_on_crossings() {
    let drawn = stones(5, 1);
    let scene = drawn.scene(3, &all_of(&drawn, 160.0, 150.0), &Style::default());
    assert!(shown(&scene).into_iter().eq(drawn.trace.tree().nodes()));
    for node in 1..9 {
        assert_eq!(count(&scene, node, Shape::Circle, Ink::Black), 1);
        assert_eq!(count(&scene, node, Shape::Circle, Ink::White), 1);
        assert_eq!(count(&scene, node, Shape::Line, Ink::Grid), 10);
    }
    // The grid of the largest board is left out, because its lines would run together.
    let drawn = stones(15, 1);
    let scene = drawn.scene(3, &all_of(&drawn, 160.0, 150.0), &Style::default());
    assert_eq!(count(&scene, 1, Shape::Line, Ink::Grid), 0);
    assert_eq!(count(&scene, 1, Shape::Square, Ink::Grid), 1);
    assert_eq!(count(&scene, 1, Shape::Circle, Ink::White), 1);
}

#[test]
fn without_room_or_without_a_game_no_positions_are_drawn() {
    let drawn = tic_tac_toe();
    for step in [0, 34, drawn.trace.steps()] {
        let scene = |viewport| drawn.scene(step, &viewport, &Style::default());
        assert!(shown(&scene(drawn.fit())).is_empty());
        assert!(!shown(&scene(all_of(&drawn, 60.0, 150.0))).is_empty());
        assert!(shown(&scene(all_of(&drawn, 60.0, 30.0))).is_empty());
    }
    let of_text = Drawn::new(trace(AIMA, TEXTBOOK));
    let scene = of_text.scene(9, &all_of(&of_text, 112.0, 150.0), &Style::default());
    assert!(shown(&scene).is_empty());
    // Too many coins are not drawn as dots.
    let many = Drawn::of_coins(17);
    let plies = Drawn::of_game(many.game.expect("there is one"), Some(2));
    let room = all_of(&plies, 112.0, 89.0);
    assert!(!shown(&plies.scene(0, &room, &Style::default())).is_empty());
    let game = Coins::new(200, vec![1, 2], Player::Max);
    let plies = Drawn::of_game(Rc::new(game), Some(2));
    assert!(shown(&plies.scene(0, &room, &Style::default())).is_empty());
}

#[test]
fn no_more_positions_are_drawn_than_fit_a_screen() {
    let drawn = stones(9, 3);
    assert!(drawn.trace.tree().len() > 1_000);
    for step in [0, drawn.trace.steps() / 2, drawn.trace.steps()] {
        let scene = drawn.scene(step, &all_of(&drawn, 120.0, 150.0), &Style::default());
        let shown = shown(&scene);
        assert_eq!(shown.len(), MOST);
        let frame = Frame::new(&drawn.trace, step);
        // The inner nodes of the open path have positions first. The leaf may have no position, because a
        // text may be in the way.
        for call in frame.path().iter().take(2) {
            assert!(shown.contains(&call.node), "step {step}");
        }
    }
}

#[test]
fn only_the_positions_of_pruned_nodes_are_greyed() {
    let drawn = tic_tac_toe();
    let tree = drawn.trace.tree();
    let style = Style {
        unfolded: tree.nodes().collect(),
        ..Style::default()
    };
    let last = drawn.trace.steps();
    let scene = drawn.scene(last, &all_of(&drawn, 160.0, 150.0), &style);
    let frame = Frame::new(&drawn.trace, last);
    let shown = shown(&scene);
    let is_pruned = |node: &NodeId| frame.status(*node) == Status::Pruned;
    for &node in &shown {
        let veils = count(&scene, node, Shape::Square, Ink::Dimmed);
        assert_eq!(veils, usize::from(is_pruned(&node)));
    }
    let pruned = shown.iter().filter(|node| is_pruned(node)).count();
    assert!(pruned > 10 && pruned < shown.len());
    let minimax = Drawn {
        trace: Trace::record(tree.clone(), MINIMAX),
        ..tic_tac_toe()
    };
    let scene = minimax.scene(last, &all_of(&drawn, 160.0, 150.0), &style);
    assert!(scene.marks.iter().all(|mark| mark.ink != Ink::Dimmed));
}

/// The folded nodes have no positions; the stub has one.
#[test]
fn a_stub_has_one_position() {
    let drawn = tic_tac_toe();
    let last = drawn.trace.steps();
    let viewport = all_of(&drawn, 160.0, 150.0);
    let frame = Frame::new(&drawn.trace, last);
    let folded = shown(&drawn.scene(last, &viewport, &Style::default()));
    let stub = |&node: &NodeId| secateur::picture::scene::stub(&frame, node);
    assert!(folded.iter().any(|node| stub(node) == Some(*node)));
    assert!(
        folded
            .iter()
            .all(|node| stub(node).is_none_or(|top| top == *node))
    );
}

/// The nodes whose positions are drawn, each with the area of its position.
fn positions(scene: &Scene) -> Vec<(NodeId, Area)> {
    let whole = |node: NodeId| {
        let of = |mark: &&Mark| mark.node == node && is_of_position(mark);
        let areas = scene.marks.iter().filter(of).map(area_of);
        let whole = areas.reduce(|a, b| {
            [
                a[0].min(b[0]),
                a[1].min(b[1]),
                a[2].max(b[2]),
                a[3].max(b[3]),
            ]
        });
        (node, whole.expect("it has marks"))
    };
    shown(scene).into_iter().map(whole).collect()
}

#[test]
fn positions_keep_off_nodes_texts_and_each_other() {
    for drawn in [Drawn::of_coins(5), tic_tac_toe(), stones(5, 2)] {
        for (unit, row_height) in [(24.0, 90.0), (48.0, 110.0), (112.0, 168.0), (224.0, 336.0)] {
            let viewport = all_of(&drawn, unit, row_height);
            for step in (0..=drawn.trace.steps()).step_by(37) {
                let scene = drawn.scene(step, &viewport, &Style::default());
                let positions = positions(&scene);
                let nodes = scene.marks.iter().filter(|mark| {
                    let flat = [Shape::Line, Shape::Curve, Shape::Head];
                    !is_of_position(mark) && !flat.contains(&mark.shape)
                });
                let nodes: Vec<Area> = nodes.map(area_of).collect();
                for (i, &(node, own)) in positions.iter().enumerate() {
                    let before = positions[..i].iter().map(|(_, other)| other);
                    let met = nodes.iter().chain(before).any(|other| meet(&own, other));
                    assert!(!met, "{node}");
                    let texts = scene.texts.iter().filter(|text| text.role != Role::Reach);
                    for text in texts {
                        let inside = own[0] < text.x && text.x < own[2];
                        assert!(!inside || text.y < own[1] || text.y > own[3], "{node}");
                    }
                }
            }
        }
    }
}

/// Leaves have positions below them if there is room for the positions of neighbours. Otherwise no leaf has
/// one.
#[test]
fn leaves_have_positions_where_neighbours_have_room() {
    let drawn = tic_tac_toe();
    let tree = drawn.trace.tree();
    let leaves = |unit| {
        let scene = drawn.scene(0, &all_of(&drawn, unit, 150.0), &Style::default());
        let shown = shown(&scene);
        shown.iter().filter(|&&node| tree.is_leaf(node)).count()
    };
    // A board takes 30 pixels, and the gap to the next board is 4 pixels.
    assert_eq!(leaves(33.9), 0);
    assert!(leaves(34.1) > 20);
}

/// No edge and no strike crosses a position.
#[test]
fn positions_keep_off_edges() {
    let mut seen = 0;
    for drawn in [tic_tac_toe(), stones(5, 2)] {
        for (unit, row_height) in [(24.0, 50.0), (34.0, 60.0), (48.0, 110.0)] {
            for step in [0, drawn.trace.steps()] {
                let viewport = all_of(&drawn, unit, row_height);
                let scene = drawn.scene(step, &viewport, &Style::default());
                let edges: Vec<&Mark> =
                    lines(&scene).filter(|mark| !is_of_position(mark)).collect();
                for (node, own) in positions(&scene) {
                    let runs = edges.iter().find(|edge| runs_through(edge, own));
                    assert_eq!(runs, None, "{node} at {step}, {unit}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Whether a line has a point in an area.
fn runs_through(line: &Mark, [left, top, right, bottom]: Area) -> bool {
    let points = (0..=200).map(|at| f64::from(at) / 200.0);
    points.into_iter().any(|share| {
        let x = line.x1 + (line.x2 - line.x1) * share;
        let y = line.y1 + (line.y2 - line.y1) * share;
        (left..right).contains(&x) && (top..bottom).contains(&y)
    })
}

#[test]
fn a_differing_node_with_a_position_is_tinted_once() {
    let drawn = tic_tac_toe();
    let minimax = Trace::record(drawn.trace.tree().clone(), MINIMAX);
    let viewport = all_of(&drawn, 160.0, 150.0);
    let last = drawn.trace.steps();
    let beside = (&minimax, minimax.steps());
    let scene = drawn.scene_beside(last, &viewport, &Style::default(), beside);
    let tinted: Vec<NodeId> = tints(&scene, false).map(|mark| mark.node).collect();
    let once: BTreeSet<NodeId> = tinted.iter().copied().collect();
    assert!(once.len() > 3);
    assert_eq!(tinted.len(), once.len());
}

#[test]
fn a_node_with_a_position_is_found_at_its_point() {
    let drawn = Drawn::of_coins(4);
    let viewport = all_of(&drawn, 112.0, 89.0);
    for node in drawn.trace.tree().nodes() {
        let at = viewport.point_of(&drawn.layout, node);
        let found = drawn.node_at(9, &viewport, &Style::default(), at);
        assert_eq!(found, Some(node));
    }
}

/// Strikes of neighbours do not touch, so that two strikes do not look like one.
#[test]
fn strikes_of_neighbours_stay_apart() {
    let drawn = Drawn::new(trace("((9) (1 2 3 4 5 6))", TEXTBOOK));
    for convention in [Convention::Aima, Convention::Cs188, Convention::Wikipedia] {
        for unit in [20.0, 27.0, 35.0, 50.0, 112.0] {
            let style = Style {
                convention,
                ..Style::default()
            };
            let viewport = all_of(&drawn, unit, 100.0);
            let scene = drawn.scene(drawn.trace.steps(), &viewport, &style);
            let mut cuts: Vec<Mark> = lines(&scene)
                .filter(|m| m.ink == Ink::Cut)
                .copied()
                .collect();
            assert!(cuts.len() >= 5);
            cuts.sort_by(|a, b| a.x1.total_cmp(&b.x1));
            for pair in cuts.windows(2).filter(|pair| pair[0].node != pair[1].node) {
                let [left, right] = [area_of(&pair[0]), area_of(&pair[1])];
                let gap = right[0] - left[2];
                assert!(gap >= 4.0, "{convention:?} {unit}: {gap}");
            }
        }
    }
}
