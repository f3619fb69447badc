//! No text covers another text, a node, the position of a game, the head of an arrow or the end of another node's edge,
//! in trees with long numbers and names, in games and in random trees, at the sizes of a phone, a laptop and a
//! projector. `tests/js/overlaps.test.js` tests the examples of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::common::drawn::{Area, Drawn, area_of, area_of_text, meet, texts};
use crate::common::random::{ANY, Kind, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::trace;
use secateur::frame::{Frame, Status};
use secateur::picture::scene::{
    Advances, Align, Convention, Ink, Mark, ReachWords, Role, Scene, Shape, Style, Text, Viewport,
    Windows,
};
use secateur::source::games::{AnyGame, Board, Coins, FiveInARow, TicTacToe};
use secateur::trace::Trace;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The trees of the page's examples, and some trees with long numbers and names.
const EXAMPLES: [&str; 16] = [
    "((3 12 8) (2 4 6) (14 5 2))",
    "((3 12 8) (5 4 6) (14 1 11))",
    "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))",
    "(((3 5) (6 9)) ((1 2) (0 -1)))",
    "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))",
    "(5 (((4 9))))",
    "(m:6 (((n:4 x) 5) 8))",
    "MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}",
    "(((3 17 2) (12 15 7) (25 0 9)) ((2 5 3) (14 8 21) (18 6 11)) ((1 19 4) (10 22 13) (16 24 20)))",
    "((6 8) (5 7 9))",
    "MIN((4 2) (5 1 3))",
    "((10) (10 0))",
    "MIN((11 900) (7 3))",
    "((-100000 1e308 -100000) (1e308 -100000 1e-7) (123456789 5 0.5))",
    "averylongname(anotherverylongname(b:1 acurious:2) c(leafwithalongname:3 d:4 ofanylength:5))",
    "((-3 -12 -8) (-2 -4 -6))",
];

/// The width and height of the stage in pixels.
const SIZES: [(f64, f64); 6] = [
    (366.0, 300.0),
    (390.0, 330.0),
    (450.0, 400.0),
    (600.0, 450.0),
    (930.0, 450.0),
    (1400.0, 700.0),
];

/// The assumed width of every character, in ems.
const WIDE: f64 = 0.636;

/// The viewport in which the page shows the whole tree in a stage of this size.
fn fitted(drawn: &Drawn, (width, height): (f64, f64)) -> Viewport {
    let rows = (drawn.layout.rows().len() - 1).max(1) as f64;
    let columns = drawn.layout.columns();
    let unit = ((width - 12.0) / (columns + 1.0)).min(140.0);
    // Numbers that stand below narrow leaves have room there.
    let numbers = if (16.0 / 3.0..16.0).contains(&unit) {
        22.0
    } else {
        0.0
    };
    let row_height = ((height - 54.0 - numbers) / rows).min(300.0);
    Viewport {
        width,
        height,
        x: (width - columns * unit) / 2.0,
        y: (height + 6.0 - numbers - rows * row_height) / 2.0,
        unit,
        row_height,
    }
}

fn area(text: &Text) -> Area {
    area_of_text(text, WIDE)
}

/// Whether nothing but the value of its own node may stand over a mark.
fn is_solid(mark: &Mark) -> bool {
    use Shape::{Circle, Down, Fan, Head, Square, Up};
    let drawn = matches!(mark.shape, Up | Down | Square | Circle | Fan | Head);
    drawn && mark.ink != Ink::Selected && mark.mix == 0 && (mark.x2 >= 2.0 || is_of_position(mark))
}

/// Whether a mark is part of the position of a game.
fn is_of_position(mark: &Mark) -> bool {
    matches!(mark.ink, Ink::Grid | Ink::Piece)
}

/// Whether a text crosses a line of the open path, the variation or a cutoff.
fn crosses(place: &Area, line: &Mark) -> bool {
    let strong = [Ink::Open, Ink::Current, Ink::Cut, Ink::Variation];
    line.shape == Shape::Line && strong.contains(&line.ink) && {
        let mut along = (0..=64).map(|part| f64::from(part) / 64.0);
        along.any(|share| {
            let x = line.x1 + (line.x2 - line.x1) * share;
            let y = line.y1 + (line.y2 - line.y1) * share;
            meet(place, &[x, y, x, y])
        })
    }
}

/// Whether a window or a range of one node ends so near before the name of another that it seems to belong to that node.
fn seems_to_belong(
    (text, [_, top, right, bottom]): (&Text, &Area),
    (name, area): (&Text, &Area),
) -> bool {
    let window_after_name =
        matches!(text.role, Role::Window | Role::Bound) && name.role == Role::Name;
    let level = *top < area[3] && area[1] < *bottom;
    window_after_name && text.node != name.node && level && (0.0..6.0).contains(&(area[0] - right))
}

/// Fails if anything overlaps. Returns the number of texts.
fn check(scene: &Scene, viewport: &Viewport, what: &str) -> usize {
    let texts: Vec<(&Text, Area)> = scene.texts.iter().map(|text| (text, area(text))).collect();
    // Of a node that is no more than a dot, the edge has no end that could be read.
    let solid = scene.marks.iter().filter(|mark| is_solid(mark));
    let seen: BTreeSet<NodeId> = solid.map(|mark| mark.node).collect();
    for (at, (text, place)) in texts.iter().enumerate() {
        let place_text = format!("{text:?} in {what}, {viewport:?}");
        for (other, beside) in &texts[at + 1..] {
            assert!(!meet(place, beside), "{other:?} over {place_text}");
            let (one, two) = ((*text, place), (*other, beside));
            let belong = seems_to_belong(one, two) || seems_to_belong(two, one);
            assert!(!belong, "{other:?} just before {place_text}");
        }
        for mark in &scene.marks {
            let own = mark.node == text.node;
            let inside = own && text.role == Role::Value && !is_of_position(mark);
            let solid = is_solid(mark) || is_of_position(mark);
            let covers = solid && !inside && meet(place, &area_of(mark));
            assert!(!covers, "{mark:?} under {place_text}");
            // A value beside its box would be centred on something else.
            let [left, _, right, _] = area_of(mark);
            let burst = solid && inside && (place[0] < left - 0.5 || place[2] > right + 0.5);
            let beside = !meet(place, &area_of(mark));
            assert!(!burst || beside, "{mark:?} narrower than {place_text}");
            let line = mark.shape == Shape::Line && mark.ink != Ink::Cut;
            let edge = line && seen.contains(&mark.node) && !own;
            let ends = edge && meet(place, &[mark.x2, mark.y2, mark.x2, mark.y2]);
            assert!(!ends, "the end of {mark:?} under {place_text}");
            let crossed = text.role == Role::Reach && crosses(place, mark);
            assert!(!crossed, "{mark:?} crossed by {place_text}");
        }
        let inside = place[0] >= -1.0 && place[2] <= viewport.width + 1.0;
        assert!(inside, "out of view: {place_text}");
    }
    texts.len()
}

fn words([shallow, deep, window]: [&str; 3]) -> ReachWords {
    ReachWords {
        shallow: shallow.into(),
        deep: deep.into(),
        window: window.into(),
    }
}

/// All numbers of the leaves of a row have one size.
fn assert_one_size(drawn: &Drawn, scene: &Scene, number: usize) {
    let tree = drawn.trace.tree();
    let mut sizes: BTreeMap<usize, f64> = BTreeMap::new();
    for text in texts(scene, Role::Value).filter(|text| tree.is_leaf(text.node)) {
        let row = drawn.layout.row(text.node);
        let size = *sizes.entry(row).or_insert(text.size);
        let same = (size - text.size).abs() < 0.01;
        assert!(same, "{text:?} beside {size}, tree {number}");
    }
}

/// Names stand at the left of their nodes or above, windows at the right, and the ranges and values beside the nodes of a
/// row all at one side. Texts of leaves stand in the middle. Only the window and the range of an open node, which is alone
/// in its row, may stand at the other side.
fn assert_one_side(drawn: &Drawn, scene: &Scene, step: u32, number: usize) {
    let tree = drawn.trace.tree();
    let frame = Frame::new(&drawn.trace, step);
    let mut sides: BTreeMap<usize, Align> = BTreeMap::new();
    for text in &scene.texts {
        let node = text.node;
        let side = match text.role {
            Role::Player | Role::Reach | Role::Count | Role::Weight | Role::Type => continue,
            Role::Window | Role::Bound | Role::Value if frame.status(node) == Status::Open => {
                continue;
            }
            _ if tree.is_leaf(node) => Align::Middle,
            Role::Name => Align::End,
            Role::Value if text.align == Align::Middle => continue,
            Role::Value | Role::Bound => *sides.entry(drawn.layout.row(node)).or_insert(text.align),
            Role::Window => Align::Start,
        };
        assert_eq!(text.align, side, "{text:?} at {step} of tree {number}");
    }
}

/// Checks a tree at all sizes, each at a different step, in a different convention and with different
/// windows.
fn check_tree(drawn: &Drawn, number: usize) -> usize {
    let conventions = [Convention::Aima, Convention::Cs188, Convention::Wikipedia];
    let windows = [Windows::Path, Windows::All, Windows::History];
    let steps = drawn.trace.steps() as usize + 1;
    let mut count = 0;
    for (at, &size) in SIZES.iter().enumerate() {
        let style = Style {
            convention: conventions[(number + at) % 3],
            windows: windows[(number + at / 2) % 3],
            advances: Advances::new(vec![WIDE; Advances::COUNT]),
            reach: words(["shallow", "deep", "root's window"]),
            meaning: words([
                "shallow: the parent's bound",
                "deep: a farther ancestor's",
                "",
            ]),
            ..Style::default()
        };
        let step = (steps * (at + 1) / 6 + number * 7) % steps;
        let viewport = fitted(drawn, size);
        let scene = drawn.scene(step as u32, &viewport, &style);
        count += check(&scene, &viewport, &format!("tree {number} at {step}"));
        assert_one_size(drawn, &scene, number);
        assert_one_side(drawn, &scene, step as u32, number);
    }
    count
}

#[test]
fn no_text_is_over_anything_in_the_examples() {
    let mut texts = 0;
    for text in EXAMPLES {
        let drawn = Drawn::new(trace(text, TEXTBOOK));
        for number in 0..6 {
            texts += check_tree(&drawn, number);
        }
    }
    assert!(texts > 5000, "{texts}");
}

/// All games, each small enough to have its positions drawn.
#[test]
fn no_text_is_over_anything_in_games() {
    let board = |text| Board::parse(text).expect("a board");
    let coins = |coins| -> AnyGame { Rc::new(Coins::new(coins, vec![1, 2], Player::Max)) };
    let ended = TicTacToe::new(&board("xo. .x. ..o")).expect("a position");
    let row = FiveInARow::new(&board("... .x. ..o"), 3, None, Player::Max).expect("a position");
    let games = [
        (coins(3), None),
        (coins(4), None),
        (coins(5), None),
        (Rc::new(ended), None),
        (Rc::new(row.clone()), Some(1)),
        (Rc::new(row), Some(2)),
    ];
    let (mut texts, mut positions) = (0, 0);
    for (game, plies) in games {
        let drawn = Drawn::of_game(game, plies);
        for number in 0..12 {
            texts += check_tree(&drawn, number);
        }
        let wide = fitted(&drawn, SIZES[5]);
        let scene = drawn.scene(0, &wide, &Style::default());
        positions += usize::from(scene.marks.iter().any(is_of_position));
    }
    assert!(texts > 5000 && positions >= 4, "{texts}, {positions}");
}

#[test]
fn no_text_is_over_anything_in_random_trees() {
    let mut texts = 0;
    let kind = Kind {
        labels: true,
        ..ANY
    };
    for (number, tree) in trees(kind, 1000, 5).enumerate() {
        texts += check_tree(&Drawn::new(Trace::record(tree, TEXTBOOK)), number);
    }
    assert!(texts > 50_000, "{texts}");
}

/// Two searches compared on a phone and on a tablet: a window does not lie across the edge of the open path that leads to
/// its node.
#[test]
fn windows_stand_beside_the_open_path() {
    let mut windows = 0;
    for (text, size) in [
        (EXAMPLES[0], (366.0, 250.0)),
        (EXAMPLES[0], (336.0, 430.0)),
        (EXAMPLES[4], (366.0, 250.0)),
        (EXAMPLES[4], (336.0, 430.0)),
    ] {
        let drawn = Drawn::new(trace(text, TEXTBOOK));
        let viewport = fitted(&drawn, size);
        for step in 0..=drawn.trace.steps() {
            let scene = drawn.scene(step, &viewport, &Style::default());
            for shown in texts(&scene, Role::Window) {
                windows += 1;
                let place = area(shown);
                let mut own = scene.marks.iter().filter(|mark| mark.node == shown.node);
                let crossed = own.any(|mark| crosses(&place, mark));
                assert!(!crossed, "{shown:?} at {step} of {text}, {viewport:?}");
            }
        }
    }
    assert!(windows > 500, "{windows}");
}

/// Every leaf has its number in the tree of Wikipedia on a phone, and in a tree of 27 leaves on half of a
/// tablet's or a laptop's screen.
#[test]
fn every_leaf_has_its_number() {
    for (text, size, least) in [
        (EXAMPLES[4], SIZES[0], 11.0),
        (EXAMPLES[8], SIZES[0], 12.0),
        (EXAMPLES[8], SIZES[2], 9.0),
        (EXAMPLES[8], SIZES[3], 13.0),
        (EXAMPLES[8], SIZES[4], 16.0),
    ] {
        let drawn = Drawn::new(trace(text, TEXTBOOK));
        let style = Style {
            advances: Advances::new(vec![WIDE; Advances::COUNT]),
            ..Style::default()
        };
        let scene = drawn.scene(0, &fitted(&drawn, size), &style);
        let tree = drawn.trace.tree();
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        let values: Vec<f64> = texts(&scene, Role::Value).map(|text| text.size).collect();
        assert_eq!(values.len(), leaves, "{text} in {size:?}");
        assert!(values.iter().all(|&size| size >= least), "{values:?}");
    }
}
