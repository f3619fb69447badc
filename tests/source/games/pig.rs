//! Pig, against an independent solver.

use super::tree;
use secateur::search::{Rules, Window};
use secateur::source::games::{Game, Pig};
use secateur::trace::Trace;
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The value of a turn to MAX, by the rules alone: `own` points of the player who rolls, `other` of the opponent, the `sum` of
/// this turn, and how many turns are `left`. `sign` is 1 if MAX rolls.
fn rolled(own: i32, other: i32, sum: i32, left: i32, sign: f64, of: (i32, i32)) -> f64 {
    let (total, sides) = of;
    let passed = |gained: i32| {
        let points = own + gained;
        if points >= total || left == 1 {
            return sign * f64::from((points - other).signum());
        }
        rolled(other, points, 0, left - 1, -sign, of)
    };
    let side = |side: i32| match side {
        1 => passed(0),
        _ if own + sum + side >= total => passed(sum + side),
        _ => {
            let again = rolled(own, other, sum + side, left, sign, of);
            let passing = passed(sum + side);
            if sign > 0.0 {
                again.max(passing)
            } else {
                again.min(passing)
            }
        }
    };
    (1..=sides).map(side).sum::<f64>() / f64::from(sides)
}

#[test]
fn pig_agrees_with_an_independent_solver() {
    let values = Some(Window::new(-1.0, 1.0));
    for (total, sides, turns) in [(2, 2, 1), (4, 3, 1), (6, 2, 1), (5, 3, 1), (4, 2, 2)] {
        for (first, sign) in [(Player::Max, 1.0), (Player::Min, -1.0)] {
            let tree = tree(&Pig::new(total, sides, turns, first), None);
            let of = (i32::from(total), i32::from(sides));
            let truth = rolled(0, 0, 0, 2 * i32::from(turns), sign, of);
            let plain = Trace::record(tree.clone(), Rules::default());
            let star1 = Trace::record(
                tree,
                Rules {
                    values,
                    ..Rules::default()
                },
            );
            let found = plain.outcome().expect("known");
            assert!(
                (found - truth).abs() < 1e-12,
                "{total} {sides} {turns}: {found} {truth}"
            );
            assert_eq!(star1.outcome(), Ok(found));
            let entered = |trace: &Trace| trace.counts(trace.steps()).entered;
            assert!(entered(&star1) <= entered(&plain));
        }
    }
}

#[test]
fn the_die_is_rolled_before_anybody_decides() {
    let game = Pig::new(4, 3, 1, Player::Max);
    let tree = tree(&game, None);
    assert!(tree.is_chance(0));
    let first: Vec<_> = tree.children(0).collect();
    let names: Vec<_> = first
        .iter()
        .filter_map(|&node| tree.move_to(node))
        .collect();
    assert_eq!(
        names.iter().map(|&m| game.move_text(m)).collect::<Vec<_>>(),
        ["d1", "d2", "d3"]
    );
    assert_eq!(
        tree.chance().and_then(|chance| chance.weight(first[0])),
        Some("1/3")
    );
    // A 1 passes the die to MIN; after another side MAX rolls again or holds.
    assert!(tree.is_chance(first[0]));
    assert!(!tree.is_chance(first[1]) && tree.player(first[1]) == Player::Max);
}
