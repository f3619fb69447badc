//! Scenes as pictures, to a tenth of a pixel. Dozens of small sums decide where something is drawn, and a change of any
//! sum is visible here. Open the files: a browser shows them.

use std::rc::Rc;

use crate::common::drawn::{AIMA, Drawn};
use crate::common::golden::check;
use crate::common::rules::{SHALLOW, TEXTBOOK};
use crate::common::{irregular, trace};
use secateur::explain::view::View;
use secateur::figure::{Figure, Panel};
use secateur::frame::compare::counterpart;
use secateur::picture::scene::{Convention, ReachWords, Scene, Style, Viewport};
use secateur::search::{Rules, Window};
use secateur::source::games::{AnyGame, Board, Coins, FiveInARow, TicTacToe};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const VIEW: Viewport = Viewport {
    width: 640.0,
    height: 360.0,
    x: 60.0,
    y: 40.0,
    unit: 55.0,
    row_height: 90.0,
};

/// A tree with a shallow cutoff, which is struck through, a deep cutoff, whose arrow passes other nodes, and
/// a stub.
const MIXED: &str = "A(x:5 B(7 (6 (4 9) y) 8) (2 ((1 2 3) (4 5 6) (7 8 9)) -1.5))";

macro_rules! golden {
    ($name:ident, $scenes:expr) => {
        #[test]
        fn $name() {
            let file = concat!("scenes-", stringify!($name), ".svg");
            let expected = include_str!(concat!("../golden/scenes-", stringify!($name), ".svg"));
            check(file, expected, &drawn_together($scenes));
        }
    };
}

golden!(cutoffs, of_cutoffs());
golden!(conventions, of_conventions());
golden!(dense, of_dense());
golden!(games, of_games());
golden!(beside, of_beside());

/// Scenes as one picture, each with its title below it.
fn drawn_together(scenes: Vec<(String, Scene)>) -> String {
    let panels = scenes
        .into_iter()
        .map(|(caption, scene)| Panel { scene, caption });
    let figure = Figure {
        panels: panels.collect(),
        ..Figure::new(Scene::default(), VIEW)
    };
    figure.svg()
}

fn words() -> Style {
    Style {
        reach: ReachWords {
            shallow: "shallow".into(),
            deep: "deep".into(),
            window: "by the window".into(),
        },
        ..Style::default()
    }
}

/// The steps of all cutoffs, and the last step.
fn steps(drawn: &Drawn) -> Vec<u32> {
    let trace = &drawn.trace;
    let steps = 1..=trace.steps();
    steps
        .filter(|&step| matches!(trace.at(step).0, EventKind::Cutoff | EventKind::Finish))
        .collect()
}

fn of_cutoffs() -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    let window = Window::new(3.0, 6.0);
    for rules in [TEXTBOOK, SHALLOW, Rules { window, ..TEXTBOOK }] {
        let drawn = Drawn::new(trace(MIXED, rules));
        for step in steps(&drawn) {
            let selected = step.is_multiple_of(2).then_some(step / 2);
            let style = Style {
                selected,
                view: View::ALL[step as usize % 2],
                ..words()
            };
            let name = format!("{:?}, {:?} at {step}", rules.bounds, rules.window);
            scenes.push((name, drawn.scene(step, &VIEW, &style)));
        }
    }
    // Words are left out where there is little room.
    let drawn = Drawn::new(trace("(5 (((4 9))))", TEXTBOOK));
    let cut = steps(&drawn)[0];
    for (width, unit, text) in [(200.0, 20.0, 1.0), (90.0, 60.0, 1.5), (400.0, 110.0, 2.0)] {
        let style = Style { text, ..words() };
        let viewport = Viewport {
            width,
            unit,
            ..VIEW
        };
        let name = format!("{width} wide at {cut}");
        scenes.push((name, drawn.scene(cut, &viewport, &style)));
    }
    scenes
}

fn of_conventions() -> Vec<(String, Scene)> {
    let mut scenes = Vec::new();
    let drawn = Drawn::new(trace(AIMA, TEXTBOOK));
    for convention in [Convention::Aima, Convention::Cs188, Convention::Wikipedia] {
        for (step, unit) in [
            (0, 55.0),
            (24, 55.0),
            (30, 24.0),
            (drawn.trace.steps(), 11.0),
        ] {
            let viewport = Viewport { unit, ..VIEW };
            let style = Style {
                convention,
                ..words()
            };
            let name = format!("{convention:?} at {step}, {unit} apart");
            scenes.push((name, drawn.scene(step, &viewport, &style)));
        }
    }
    scenes
}

/// Columns of pixels, triangles, dense areas and stubs: the whole tree, a part of it, and the tree from far
/// away.
fn of_dense() -> Vec<(String, Scene)> {
    let drawn = Drawn::new(Trace::record(irregular(7, 5, 3), TEXTBOOK));
    let (columns, steps) = (drawn.layout.columns(), drawn.trace.steps());
    let mut scenes = Vec::new();
    for (unit, row_height) in [
        (200.0 / columns, 40.0),
        (1.5, 30.0),
        (9.0, 60.0),
        (0.05, 0.6),
    ] {
        let viewport = Viewport {
            width: 240.0,
            height: 200.0,
            x: 120.0 - columns * 0.4 * unit,
            y: 10.0,
            unit,
            row_height,
        };
        for step in [0, steps / 3, steps] {
            let selected = (step > 0).then_some(step % drawn.trace.tree().len() as NodeId);
            let style = Style {
                selected,
                ..words()
            };
            let name = format!("{unit:.2} apart at {step}");
            scenes.push((name, drawn.scene(step, &viewport, &style)));
        }
    }
    scenes
}

/// Positions of games beside their nodes.
fn of_games() -> Vec<(String, Scene)> {
    let board = |text| Board::parse(text).expect("a board");
    let noughts = TicTacToe::new(&board("xox ox. .o.")).expect("a position");
    let five = FiveInARow::new(&board("xxx. oo.. .... ...."), 4, None, Player::Max);
    let games: [(AnyGame, _); 3] = [
        (Rc::new(Coins::new(4, vec![1, 2], Player::Max)), None),
        (Rc::new(noughts), None),
        (Rc::new(five.expect("a position")), Some(1)),
    ];
    let mut scenes = Vec::new();
    for (game, plies) in games {
        let drawn = Drawn::of_game(game, plies);
        for (step, unit) in [(5, 90.0), (drawn.trace.steps(), 45.0)] {
            let viewport = Viewport { unit, ..VIEW };
            let scene = drawn.scene(step, &viewport, &words());
            let name = drawn.game().map_or("", |game| game.name());
            scenes.push((format!("{name} at {step}"), scene));
        }
    }
    scenes
}

/// Differences from another search, at single nodes and in columns of pixels.
fn of_beside() -> Vec<(String, Scene)> {
    let large = || irregular(5, 4, 1);
    let pairs = [
        (trace(MIXED, TEXTBOOK), trace(MIXED, SHALLOW), 40.0),
        (
            Trace::record(large(), SHALLOW),
            Trace::record(large(), TEXTBOOK),
            1.1,
        ),
    ];
    let mut scenes = Vec::new();
    for (one, other, unit) in pairs {
        let drawn = Drawn::new(one);
        let viewport = Viewport {
            unit,
            row_height: 50.0,
            ..VIEW
        };
        let step = drawn.trace.steps();
        let across = counterpart(&drawn.trace, step, &other);
        let scene = drawn.scene_beside(step, &viewport, &Style::default(), (&other, across));
        scenes.push((format!("{unit} apart"), scene));
    }
    scenes
}
