//! Proved values against minimax, and searches that have nothing to search.

use secateur::search::best_first::{
    BestFirst, Expand, Goal, Playout, Reward, Rules, Run, Selection,
};
use secateur::search::{Rules as Calls, UnknownValue, run};
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::random::{ANY, trees};
use crate::common::tree;

/// All trees of so many nodes, as text: each leaf is a hole.
fn shapes(nodes: usize) -> Vec<String> {
    match nodes {
        1 => vec!["_".into()],
        _ => forests(nodes - 1)
            .into_iter()
            .map(|forest| format!("({forest})"))
            .collect(),
    }
}

fn forests(nodes: usize) -> Vec<String> {
    let mut all = Vec::new();
    for first in 1..=nodes {
        for tree in shapes(first) {
            match nodes - first {
                0 => all.push(tree),
                rest => all.extend(
                    forests(rest)
                        .into_iter()
                        .map(|forest| format!("{tree} {forest}")),
                ),
            }
        }
    }
    all
}

/// A shape with each choice of these values at its leaves.
fn filled(shape: &str, values: &[&str]) -> Vec<String> {
    match shape.find('_') {
        None => vec![shape.into()],
        Some(_) => values
            .iter()
            .flat_map(|value| filled(&shape.replacen('_', value, 1), values))
            .collect(),
    }
}

fn searched(tree: &GameTree, rules: &Rules) -> (Run, Option<NodeId>) {
    let mut run = Run::new(tree, rules);
    let ended = run
        .advance(tree, &mut (), usize::MAX)
        .expect("all values are known");
    (run, ended.expect("a finished search"))
}

/// The minimax value of each child of the root, and of the root.
fn values(tree: &GameTree) -> (f64, Vec<(NodeId, f64)>) {
    fn value(tree: &GameTree, node: NodeId) -> f64 {
        let children = tree.children(node).map(|child| value(tree, child));
        match tree.value(node) {
            Some(value) if tree.is_leaf(node) => value,
            _ => children.fold(tree.player(node).worst(), |a, b| {
                tree.player(node).better(a, b)
            }),
        }
    }
    (
        value(tree, 0),
        tree.children(0)
            .map(|child| (child, value(tree, child)))
            .collect(),
    )
}

/// The search ends with the root proved, and chooses a child with the value of minimax, on all trees of up to seven nodes.
#[test]
fn the_solver_proves_the_minimax_value() {
    let sizes = if cfg!(target_arch = "wasm32") {
        1..=5
    } else {
        1..=7
    };
    let mut proved = 0;
    for size in sizes {
        for shape in shapes(size) {
            for text in filled(&shape, &["0", "1", "2"]) {
                for root in [Player::Max, Player::Min] {
                    let tree = secateur::source::notation::parse(&text, root).expect("a tree");
                    for expand in [Expand::One, Expand::All] {
                        let rules = Rules {
                            solver: true,
                            expand,
                            iterations: Some(500),
                            ..Rules::of(BestFirst::MonteCarlo)
                        };
                        let (run, choice) = searched(&tree, &rules);
                        assert!(run.iterations() < 500, "{text} is not proved");
                        let (value, children) = values(&tree);
                        let best: Vec<NodeId> = children
                            .iter()
                            .filter(|(_, worth)| *worth == value)
                            .map(|&(child, _)| child)
                            .collect();
                        assert!(
                            choice.is_none() && best.is_empty()
                                || choice.is_some_and(|choice| best.contains(&choice)),
                            "{text} {root:?}"
                        );
                        proved += 1;
                    }
                }
            }
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
            let value = run_value(&tree);
            let leaves = tree
                .nodes()
                .filter(|&node| tree.is_leaf(node))
                .filter_map(|leaf| tree.value(leaf));
            let (lo, hi) = leaves.fold((f64::INFINITY, f64::NEG_INFINITY), |(lo, hi), v| {
                (lo.min(v), hi.max(v))
            });
            let expected = match goal {
                Goal::Middle => value > (lo + hi) / 2.0,
                Goal::Least(least) => value >= least,
            };
            assert_eq!(run.verdict(), Some(expected));
        }
    }
}

fn run_value(tree: &GameTree) -> f64 {
    run(tree, &Calls::default(), &mut ()).expect("all values are known")
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
