//! Searches with several visits, compared event by event with a second program. Rules, table, depth, windows and aspiration
//! are tried together.

use secateur::search::{
    Algorithm, Cut, Deepening, Positions, Quiescence, Rules, Run, Search, Update, Widen, Window,
};
use secateur::source::games::{Coins, Play};
use secateur::source::notation::print;
use secateur::tree::{GameTree, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::observer_log::{ObserverCall, Writer};
use crate::common::program::Program;
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules::repeating;

const SMALL: Kind = Kind {
    nodes: 20,
    depth: 5,
    ..STATIC
};

/// Compares the events of the search with those of the program, and returns how many there are.
fn check(tree: &GameTree, rules: &Rules, positions: &Positions) -> usize {
    let mut writer = Writer::default();
    let mut run = Run::knowing(rules, positions.clone());
    while let Ok(None) = run.advance(tree, &mut writer, 1) {}
    let mut program = Program::new(tree, rules, positions);
    program.run();
    for (step, (found, expected)) in writer.0.iter().zip(&program.events).enumerate() {
        assert_eq!(found, expected, "{step} of {} by {rules:?}", print(tree));
    }
    assert_eq!(
        writer.0.len(),
        program.events.len(),
        "{} by {rules:?}",
        print(tree)
    );
    program.events.len()
}

#[test]
fn searches_are_those_of_a_second_program() {
    on_trees(SMALL);
}

#[test]
fn searches_with_quiescence_are_those_of_a_second_program() {
    on_trees(Kind {
        noise: true,
        ..SMALL
    });
}

fn on_trees(kind: Kind) {
    let (mut events, mut aspiring) = (0, 0);
    for (number, rules) in repeating().into_iter().enumerate() {
        let seed = 4000 + number as u64;
        let mut random = Random::new(seed);
        for tree in trees(kind, 24, seed) {
            let depth = random.pick(&[None, None, Some(0), Some(1), Some(2), Some(3), Some(9)]);
            let window = match random.once_in(3) && rules.bounded() {
                true => random.window(&tree),
                false => Window::FULL,
            };
            let guess = match random.once_in(3) && rules.guess.is_finite() {
                true => random.window(&tree).alpha,
                false => rules.guess,
            };
            let alike = rules.aspiration.or(Some(1.0));
            let aspiration = match rules.deepening == Deepening::On && random.once_in(2) {
                true => random.pick(&[alike, Some(0.5), Some(0.25), Some(3.0)]),
                false => rules.aspiration,
            };
            let aspiration = aspiration.filter(|_| rules.algorithm != Algorithm::Mtd);
            aspiring += usize::from(aspiration.is_some() && rules.bounded());
            let quiescence = match kind.noise {
                true => Quiescence::On,
                false => Quiescence::Off,
            };
            let rules = Rules {
                depth,
                quiescence,
                window,
                guess,
                aspiration,
                widen: random.pick(&[Widen::Open, Widen::Double]),
                cut: random.pick(&[rules.cut, Cut::Pass]),
                update: random.pick(&[rules.update, Update::Before]),
                ..rules
            };
            events += check(&tree, &rules.effective(), &Positions::default());
        }
    }
    assert!(events > 100_000 && aspiring > 200, "{events} {aspiring}");
}

/// Nodes with the same position share a table entry and its best move.
#[test]
fn searches_of_games_are_those_of_a_second_program() {
    let game = Coins::new(7, vec![1, 2, 3], Player::Max);
    let tree = game.expand(None).expect("a tree");
    let Ok(Some(numbers)) = game.positioning(None).advance(&tree, usize::MAX) else {
        panic!("no positions");
    };
    let positions = Positions(numbers.into());
    for rules in repeating() {
        for depth in [None, Some(2), Some(4)] {
            let rules = Rules { depth, ..rules };
            assert!(check(&tree, &rules.effective(), &positions) > 0);
        }
    }
}

/// Neighbouring numbers have as many decimals as the numbers of the tree, of the root's windows and of the guess. If these
/// have too many decimals, the neighbours are adjacent floats.
#[test]
fn null_windows_lie_between_neighbouring_numbers() {
    let null = |text: &str, rules: Rules| {
        let (events, _) = crate::common::observer_log::log_of(&crate::common::tree(text), &rules);
        let windows = events.iter().filter_map(|event| match *event {
            ObserverCall::Enter { node, window } if node > 0 => Some(window),
            _ => None,
        });
        let mut nulls: Vec<[f64; 2]> = Vec::new();
        for Window { alpha, beta } in windows.filter(|window| window.beta.is_finite()) {
            if alpha.is_finite() && !nulls.contains(&[alpha, beta]) {
                nulls.push([alpha, beta]);
            }
        }
        nulls
    };
    let pvs = Rules {
        algorithm: Algorithm::Pvs,
        ..crate::common::rules::TEXTBOOK
    };
    let above = |text: &str| null(text, pvs)[0];
    assert_eq!(above("(3 2)"), [3.0, 4.0]);
    assert_eq!(above("(0.3 0.2)"), [0.3, 0.4]);
    assert_eq!(above("(0.30 -0.25)"), [0.3, 0.31]);
    assert_eq!(above("(2 0.000000001)"), [2.0, 2.000000001]);
    assert_eq!(above("(2 0.0000000001)"), [2.0, 2f64.next_up()]);
    assert_eq!(
        above("(4503599627370496.5 1)")[1],
        4_503_599_627_370_496.5f64.next_up()
    );
    assert_eq!(above("(9007199254740990 1)")[1], 9_007_199_254_740_991.0);
    assert_eq!(
        above("(-2251799813685248.5 1)"),
        [-2_251_799_813_685_248.5, -2_251_799_813_685_248.0]
    );
    assert_eq!(above("MIN(3 2.5)"), [2.9, 3.0]);
    // With an aspiration of half a point the bounds of the root have a decimal, too.
    let rules = Rules {
        deepening: Deepening::On,
        aspiration: Some(0.5),
        ..pvs
    };
    let windows = null("=1(0 =1(2))", rules);
    assert!(windows.contains(&[0.5, 0.6]), "{windows:?}");
    let mtd = |text: &str, guess: f64| {
        let rules = Rules {
            algorithm: Algorithm::Mtd,
            guess,
            ..pvs
        };
        null(text, rules)[0]
    };
    assert_eq!(mtd("(3 2)", 2.5), [2.4, 2.5]);
    // Beyond all numbers: there MTD begins with the guesses of SSS* and DUAL*.
    let first = |text: &str, guess: f64| {
        let rules = Rules {
            algorithm: Algorithm::Mtd,
            guess,
            ..pvs
        };
        let (events, _) = crate::common::observer_log::log_of(&crate::common::tree(text), &rules);
        let window = events.iter().find_map(|event| match *event {
            ObserverCall::Enter { window, .. } => Some([window.alpha, window.beta]),
            _ => None,
        });
        window.expect("the root is entered")
    };
    let (least, most) = (f64::NEG_INFINITY, f64::INFINITY);
    assert_eq!(first("((3 7.5) 2)", most), [7.6, most]);
    assert_eq!(first("((3 7.5) 2)", least), [least, -0.1]);
    assert_eq!(first("((3 7.5) -2)", least), [least, -2.1]);
}
