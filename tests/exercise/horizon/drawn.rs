//! Trees drawn for the question.

use secateur::exercise::draw::wish::Wish;
use secateur::search::{Mistake, Quiescence, Rules};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::moves::{MISTAKES, Moves};
use super::{HORIZON, TREES};
use crate::common;
use crate::common::rules::to_depth;
use crate::exercise::draw::{seeded, tree_for};

fn wish(seed: u64, plies: u32) -> Wish {
    Wish {
        plies,
        leaves: (8, 24),
        ..seeded(seed)
    }
}

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
            let drawn = tree_for(&wish(seed, plies), rules, &HORIZON);
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
                let mistaken = moves.mistaken(depth, mistake);
                assert_ne!(mistaken.as_ref(), Some(&right), "{}", drawn.text);
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
                tells: Some(mistake),
                ..wish(seed, plies)
            };
            let drawn = tree_for(&wish, to_depth(2), &HORIZON);
            assert!(drawn.tells.contains(&mistake));
            let moves = Moves {
                tree: &common::tree(&drawn.text),
                quiescent: false,
            };
            let mistaken = moves.mistaken(2, mistake);
            assert_ne!(mistaken, Some(moves.correct(2)), "{}", drawn.text);
        }
    }
}
