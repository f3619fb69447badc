//! Trees drawn for the question.

use secateur::exercise::draw;
use secateur::exercise::draw::wish::Wish;
use secateur::search::{Mistake, Quiescence, Rules};
use secateur::tree::Player;

use super::moves::{MISTAKES, Moves};
use super::{HORIZON, TREES, to_depth};
use crate::common;

#[test]
fn on_about_half_of_the_drawn_trees_the_search_chooses_wrongly() {
    for (depth, plies, quiescence) in [
        (1, 3, Quiescence::Off),
        (2, 3, Quiescence::Off),
        (2, 3, Quiescence::On),
        (2, 4, Quiescence::Off),
    ] {
        let rules = Rules {
            quiescence,
            ..to_depth(depth)
        };
        let (mut errs, mut noisy, trees) = (0, 0, 2 * TREES as u64 / 10);
        for seed in 0..trees {
            let wish = Wish {
                seed,
                plies,
                leaves: (8, 24),
                ..Wish::default()
            };
            let drawn = draw(&wish, Player::Max, rules, &HORIZON);
            let drawn = drawn.unwrap_or_else(|none| panic!("{seed} {none:?}"));
            assert!(drawn.tells.len() >= 2, "{drawn:?}");
            let tree = common::tree(&drawn.text);
            let moves = Moves {
                tree: &tree,
                quiescent: quiescence == Quiescence::On,
            };
            noisy += usize::from(tree.nodes().any(|node| tree.is_noisy(node)));
            let right = moves.correct(depth);
            errs += u64::from(right.loss > 0.0);
            for mistake in drawn.tells {
                assert_ne!(
                    moves.mistaken(depth, mistake),
                    Some(right.clone()),
                    "{}",
                    drawn.text
                );
            }
        }
        println!("depth {depth} of {plies}: {errs} of {trees} err");
        assert!((trees * 4 / 10..trees * 6 / 10).contains(&errs), "{errs}");
        assert_eq!(noisy > 0, quiescence == Quiescence::On);
    }
}

#[test]
fn a_tree_is_drawn_for_each_mistake_asked_for() {
    for mistake in MISTAKES {
        // A node more than a ply below the limit needs a tree of four plies.
        let plies = if mistake == Mistake::NoLimit { 4 } else { 3 };
        for seed in 0..20 {
            let wish = Wish {
                seed,
                plies,
                leaves: (8, 24),
                tells: Some(mistake),
                ..Wish::default()
            };
            let drawn = draw(&wish, Player::Max, to_depth(2), &HORIZON);
            let drawn = drawn.unwrap_or_else(|none| panic!("{seed} {mistake:?} {none:?}"));
            assert!(drawn.tells.contains(&mistake));
            let moves = Moves {
                tree: &common::tree(&drawn.text),
                quiescent: false,
            };
            assert_ne!(
                moves.mistaken(2, mistake),
                Some(moves.correct(2)),
                "{}",
                drawn.text
            );
        }
    }
}
