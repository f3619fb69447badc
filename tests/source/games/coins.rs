//! The coin game, against an independent solver.

use crate::common::names;
use secateur::explain::summary::tally;
use secateur::search::Rules;
use secateur::source::games::{Coins, Game};
use secateur::trace::Trace;
use secateur::tree::Player;

use super::{minimax, tree};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn max_takes_one_of_four_coins_and_wins() {
    let game = Coins::new(4, vec![1, 2], Player::Max);
    let trace = Trace::record(tree(&game, None), Rules::default());
    assert_eq!(trace.outcome(), Ok(1.0));
    let best = trace.best_child(0, trace.steps());
    let left = best.and_then(|best| trace.tree().move_to(best));
    assert_eq!(left, Some(3));
}

/// Sentences such as "1○ returns to 1○" would be ambiguous.
#[test]
fn no_node_has_the_name_of_its_parent() {
    let game = Coins::new(9, vec![1, 2, 4], Player::Min);
    let tree = tree(&game, None);
    let names = names(&tree)
        .with_moves(&tree, |played| game.move_text(played))
        .with_root(game.start_text());
    let name = |node| names.place(&tree, node).name.expect("it has one");
    assert_eq!(name(0), "9○");
    for node in tree.nodes() {
        let children: Vec<String> = tree.children(node).map(name).collect();
        let differ = |at: usize| !children[..at].contains(&children[at]);
        assert!(!children.contains(&name(node)), "{}", name(node));
        assert!((0..children.len()).all(differ), "{children:?}");
    }
}

#[test]
fn coins_agree_with_an_independent_solver() {
    for take in [
        &[1, 2][..],
        &[2, 1],
        &[1],
        &[1, 2, 3],
        &[1, 3, 4],
        &[2, 5],
        &[3],
    ] {
        for coins in 1..=12 {
            for first in [Player::Max, Player::Min] {
                let game = Coins::new(coins, take.to_vec(), first);
                let tree = tree(&game, None);
                let wins = mover_wins(coins, take);
                let value = if wins == (first == Player::Max) {
                    1.0
                } else {
                    -1.0
                };
                assert_eq!(minimax(&tree, None).value, Some(value), "{coins} {take:?}");
                assert_eq!(tally(&tree, &Rules::default()).value, Some(value));
            }
        }
    }
}

/// Whether the player to move wins, computed from the results of all smaller numbers of coins.
fn mover_wins(coins: u16, take: &[u16]) -> bool {
    let mut wins: Vec<bool> = Vec::new();
    for left in 0..=coins {
        let mut leaves = take.iter().filter_map(|take| left.checked_sub(*take));
        let win = leaves.any(|left| !wins[usize::from(left)]);
        wins.push(win);
    }
    wins[usize::from(coins)]
}
