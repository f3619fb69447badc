//! Proved values against minimax, and searches that have nothing to search.

use secateur::search::UnknownValue;
use secateur::search::best_first::{BestFirst, Goal, Playout, Reward, Rules, Run, Selection};
use secateur::source::notation::print;
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::naive::{minimax, span};
use crate::common::random::{ANY, trees};
use crate::common::rules::solving;
use crate::common::{native_or_wasm, tree};
use crate::search::exhaustive::small_trees;

fn searched(tree: &GameTree, rules: &Rules) -> (Run, Option<NodeId>) {
    let mut run = Run::new(tree, rules);
    let ended = run
        .advance(tree, &mut (), usize::MAX)
        .expect("all values are known");
    (run, ended.expect("a finished search"))
}

/// The minimax value of each child of the root, and of the root.
fn values(tree: &GameTree) -> (f64, Vec<(NodeId, f64)>) {
    let value = |node| minimax(tree, node).expect("all values are known");
    let children = tree.children(0).map(|child| (child, value(child)));
    (value(0), children.collect())
}

/// The search ends with the root proved, and chooses a child with the value of minimax, on all trees of up to seven nodes.
#[test]
fn the_solver_proves_the_minimax_value() {
    let sizes = 1..=native_or_wasm(7, 5);
    let mut proved = 0;
    let roots = [Player::Max, Player::Min];
    let trees = sizes.flat_map(|size| roots.map(|root| small_trees(size, 3, root)));
    for tree in trees.flatten() {
        for rules in solving(500) {
            let (run, choice) = searched(&tree, &rules);
            assert!(run.iterations() < 500, "{} is not proved", print(&tree));
            let (value, children) = values(&tree);
            let mut best = children.iter().filter(|(_, worth)| *worth == value);
            let right = match choice {
                None => best.next().is_none(),
                Some(choice) => best.any(|&(child, _)| child == choice),
            };
            assert!(right, "{}", print(&tree));
            proved += 1;
        }
    }
    assert!(proved > 100);
}

/// Without ties, enough iterations choose the best move.
#[test]
fn many_iterations_choose_the_best_move() {
    for tree in trees(ANY, 30, 11) {
        let (value, children) = values(&tree);
        let best: Vec<_> = children
            .iter()
            .filter(|(_, worth)| *worth == value)
            .collect();
        let gap = children
            .iter()
            .map(|(_, worth)| (worth - value).abs())
            .filter(|&gap| gap > 0.0)
            .fold(f64::INFINITY, f64::min);
        if best.len() != 1 || tree.len() > 200 || gap < 1.0 {
            continue;
        }
        let rules = Rules {
            iterations: Some(200_000),
            ..Rules::of(BestFirst::MonteCarlo)
        };
        let (_, choice) = searched(&tree, &rules);
        assert_eq!(choice, Some(best[0].0));
    }
}

/// The question is whether the root reaches the goal.
#[test]
fn proof_numbers_answer_as_minimax_does() {
    for tree in trees(ANY, 200, 12) {
        for goal in [
            Goal::Middle,
            Goal::Least(0.0),
            Goal::Least(3.0),
            Goal::Least(-100.0),
        ] {
            let rules = Rules {
                goal,
                ..Rules::of(BestFirst::ProofNumbers)
            };
            let (run, _) = searched(&tree, &rules);
            let Run::ProofNumbers(run) = run else {
                panic!("by proof numbers");
            };
            let (value, (lo, hi)) = (minimax(&tree, 0).expect("known"), span(&tree));
            let expected = match goal {
                Goal::Middle => value > (lo + hi) / 2.0,
                Goal::Least(least) => value >= least,
            };
            assert_eq!(run.verdict(), Some(expected));
        }
    }
}

#[test]
fn a_root_that_is_a_leaf_has_no_choice() {
    let leaf = tree("5");
    for algorithm in [BestFirst::MonteCarlo, BestFirst::ProofNumbers] {
        let rules = Rules {
            iterations: Some(3),
            ..Rules::of(algorithm)
        };
        assert_eq!(searched(&leaf, &rules).1, None);
    }
}

/// Without exploration and with equal leaves, or by static values with two iterations.
#[test]
fn with_extreme_rules_the_first_child_is_chosen() {
    let flat = tree("((1 1) (1 1))");
    for selection in [Selection::Ucb1, Selection::Mean] {
        let rules = Rules {
            exploration: 0.0,
            selection,
            iterations: Some(100),
            ..Rules::of(BestFirst::MonteCarlo)
        };
        assert_eq!(searched(&flat, &rules).1, Some(1));
    }
    let rated = tree("=7(=3(1 2) =9(4 0))");
    let rules = Rules {
        playout: Playout::Value,
        reward: Reward::Raw,
        iterations: Some(2),
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let (run, choice) = searched(&rated, &rules);
    assert_eq!(run.iterations(), 2);
    assert_eq!(choice, Some(1));
}

/// The stop names the leaf.
#[test]
fn an_unknown_value_stops_the_search() {
    let unknown = tree("((3 a) (2 1))");
    let rules = Rules {
        playout: Playout::Last,
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let mut run = Run::new(&unknown, &rules);
    assert_eq!(
        run.advance(&unknown, &mut (), usize::MAX),
        Err(UnknownValue { node: 3 })
    );
}
