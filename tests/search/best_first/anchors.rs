//! Numbers that are printed in textbooks or follow from them by hand.

use secateur::search::best_first::{BestFirst, Child, Parent, Rules, Scale, combined, turns};
use secateur::search::best_first::{Proof, Reward};
use secateur::tree::{GameTree, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::tree;

fn raw(exploration: f64) -> Rules {
    Rules {
        exploration,
        reward: Reward::Raw,
        ..Rules::of(BestFirst::MonteCarlo)
    }
}

fn scale_of(tree: &GameTree, rules: &Rules) -> Scale {
    Scale::new(tree, rules)
}

/// Children with these visits and totals.
fn children(numbers: &[(u32, f64)]) -> Vec<Child> {
    let children = numbers.iter().zip(1..);
    children
        .map(|(&(visits, total), node)| Child {
            node,
            visits,
            total,
            proved: None,
        })
        .collect()
}

/// The scores of children of a MAX node, and the number of the one that is chosen.
fn scores(exploration: f64, visits: u32, numbers: &[(u32, f64)]) -> (Vec<String>, u32) {
    let rules = raw(exploration);
    let scale = scale_of(&tree("(0 1)"), &rules);
    let parent = Parent {
        rules: &rules,
        scale: &scale,
        player: Player::Max,
        visits,
        children: numbers.len(),
    };
    let children = children(numbers);
    let score = |child| Some(format!("{:.5}", parent.score(child)?.sum()));
    let sums: Option<Vec<String>> = children.iter().map(score).collect();
    let chosen = parent.selected(children.iter().copied());
    (
        sums.expect("all visited"),
        chosen.expect("one is open").node,
    )
}

/// Russell and Norvig, 4th edition, figure 5.10: wins and visits of the player who moved there.
#[test]
fn ucb1_scores_are_those_of_the_textbook_figure() {
    let figure = [(79, 60.0), (10, 1.0), (11, 2.0)];
    let (sums, chosen) = scores(1.4, 100, &figure);
    assert_eq!(sums, ["1.09751", "1.05006", "1.08766"]);
    assert_eq!(chosen, 1);
    let (sums, chosen) = scores(1.5, 100, &figure);
    assert_eq!(sums, ["1.12165", "1.11792", "1.15237"]);
    assert_eq!(chosen, 3);
    assert_eq!(scores(1.424_26, 100, &figure).1, 1);
    assert_eq!(scores(1.424_28, 100, &figure).1, 3);
}

/// From this C on the third child of that figure is chosen instead of the first.
#[test]
fn the_exploration_constant_that_turns_the_choice_is_found() {
    let weight = |visits: f64| (100.0_f64.ln() / visits).sqrt();
    let line = |(node, visits, wins)| (node, wins / visits, weight(visits));
    let lines = [(1, 79.0, 60.0), (2, 10.0, 1.0), (3, 11.0, 2.0)].map(line);
    let turns = turns(&lines);
    let scores: Vec<_> = turns
        .iter()
        .map(|(c, child)| (format!("{c:.5}"), *child))
        .collect();
    assert_eq!(scores[0], ("0.00000".into(), 1));
    assert_eq!(scores[1], ("1.42427".into(), 3));
    // Far out the child with the fewest visits has the highest score.
    assert_eq!(scores.last().map(|turn| turn.1), Some(2));
    for c in (0..400).map(|tenth| f64::from(tenth) / 10.0) {
        let highest = lines.iter().copied().reduce(|best, next| {
            if next.1 + c * next.2 > best.1 + c * best.2 {
                next
            } else {
                best
            }
        });
        let by_turns = turns.iter().take_while(|turn| turn.0 <= c).last();
        assert_eq!(by_turns.map(|turn| turn.1), highest.map(|line| line.0));
    }
}

#[test]
fn ucb1_prefers_a_child_with_few_visits_to_one_with_many() {
    let numbers = [(150, 150.0 * 4.5), (2, 2.0 * 4.0), (200, 200.0 * 4.3)];
    let (sums, chosen) = scores(std::f64::consts::SQRT_2, 352, &numbers);
    assert_eq!(sums, ["4.77961", "6.42149", "4.54215"]);
    assert_eq!(chosen, 2);
}

/// Three playouts: one through a finds 20, two through b find 30 and 4.
#[test]
fn three_playouts_give_the_scores_computed_by_hand() {
    let (sums, chosen) = scores(0.1, 3, &[(1, 20.0), (2, 34.0)]);
    assert_eq!(sums, ["20.10481", "17.07412"]);
    assert_eq!(chosen, 1);
}

/// A reward of 1 to MAX is 0 to MIN where rewards are scaled, and −1 where they are raw.
#[test]
fn min_sees_a_scaled_reward_as_its_rest_and_a_raw_one_negated() {
    let tree = tree("(0 1)");
    let scaled = scale_of(&tree, &Rules::of(BestFirst::MonteCarlo));
    assert_eq!(scaled.seen(Player::Min, 0.75), 0.25);
    assert_eq!(scaled.seen(Player::Max, 0.75), 0.75);
    assert_eq!(scale_of(&tree, &raw(1.0)).seen(Player::Min, 0.75), -0.75);
}

/// An OR node of three AND nodes with three, two and four children that are not expanded.
#[test]
fn an_or_node_has_the_least_proof_and_the_sum_of_disproof_numbers() {
    let fresh = |count| combined(Player::Min, std::iter::repeat_n(Proof::OPEN, count));
    let ands = [3, 2, 4].map(fresh);
    assert_eq!(ands.map(|and| and.proof), [3, 2, 4]);
    assert_eq!(ands.map(|and| and.disproof), [1, 1, 1]);
    let root = combined(Player::Max, ands.into_iter());
    assert_eq!((root.proof, root.disproof), (2, 3));
}
