//! Random trees: the same seed gives the same tree, with the size and the share of ties asked for.

use std::collections::BTreeMap;

use crate::common::{alternates, depth, height, uniform_recipe};
use secateur::source::generate::{RandomTree, RandomTreeError, generate};
use secateur::source::notation::print;
use secateur::tree::{GameTree, MAX_NODES, Player, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const SMALL: RandomTree = uniform_recipe(3, 2, (0, 99), 1);

fn made(recipe: RandomTree) -> GameTree {
    generate(&recipe, Player::Max).expect("within the limits")
}

fn leaves(tree: &GameTree) -> Vec<f64> {
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    leaves.filter_map(|node| tree.value(node)).collect()
}

/// The number of occurrences of each value, by the bits of the value.
fn times(values: &[f64]) -> BTreeMap<u64, usize> {
    let mut times = BTreeMap::new();
    for value in values {
        *times.entry(value.to_bits()).or_default() += 1;
    }
    times
}

/// Saved links and course pages contain seeds, so these trees must never change.
#[test]
fn a_seed_gives_the_same_tree_in_every_release() {
    for (recipe, expected) in [
        (SMALL, "MAX((24 34 25) (70 95 79) (39 31 93))"),
        (
            RandomTree { seed: 2, ..SMALL },
            "MAX((77 96 56) (87 65 54) (47 68 13))",
        ),
        (
            RandomTree {
                values: (-9, 9),
                ties: Some(0.0),
                ..SMALL
            },
            "MAX((-5 -4 9) (0 -7 -3) (4 -8 -1))",
        ),
        (
            RandomTree {
                values: (-9, 9),
                ties: Some(0.5),
                ..SMALL
            },
            "MAX((-5 -5 9) (-1 -1 -5) (-1 -1 -6))",
        ),
        (
            RandomTree {
                depth: 3,
                seed: 11,
                irregular: true,
                ..SMALL
            },
            "MAX(((36)) 86 ((16 96) (97 15 5) (62 10 67)))",
        ),
    ] {
        assert_eq!(print(&made(recipe)), expected);
        assert_eq!(made(recipe), made(recipe));
    }
}

#[test]
fn different_seeds_give_different_trees() {
    let trees: std::collections::BTreeSet<String> = (0..200)
        .map(|seed| print(&made(RandomTree { seed, ..SMALL })))
        .collect();
    assert_eq!(trees.len(), 200);
}

#[test]
fn uniform_trees_have_their_size() {
    for branching in 1..=5_u32 {
        for plies in 0..=5 {
            let tree = made(RandomTree {
                branching,
                depth: plies,
                ..SMALL
            });
            let nodes: u32 = (0..=plies).map(|row| branching.pow(row)).sum();
            assert_eq!(tree.len(), nodes as usize);
            assert_eq!(leaves(&tree).len(), branching.pow(plies) as usize);
            for node in tree.nodes() {
                let children = if depth(&tree, node) == plies {
                    0
                } else {
                    branching
                };
                assert_eq!(tree.children(node).count(), children as usize);
            }
        }
    }
}

#[test]
fn the_root_has_the_player_asked_for() {
    for player in [Player::Max, Player::Min] {
        let tree = generate(&SMALL, player).expect("within the limits");
        assert_eq!(tree.player(0), player);
        assert!(alternates(&tree));
    }
}

#[test]
fn irregular_trees_vary_in_branching_and_depth() {
    let recipe = RandomTree {
        branching: 4,
        depth: 5,
        irregular: true,
        ..SMALL
    };
    let trees: Vec<GameTree> = (0..200)
        .map(|seed| made(RandomTree { seed, ..recipe }))
        .collect();
    let mut counts = [0; 5];
    let (mut early, mut last) = (0, 0);
    for tree in &trees {
        assert!(height(tree) <= 5);
        assert!(!tree.is_leaf(0));
        for node in tree.nodes() {
            counts[tree.children(node).count()] += 1;
            let leaf = usize::from(tree.is_leaf(node));
            *(if depth(tree, node) < 5 {
                &mut early
            } else {
                &mut last
            }) += leaf;
        }
    }
    assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
    assert!(early > 500 && last > 500);
    assert!(trees.iter().filter(|tree| height(tree) == 5).count() > 150);
}

#[test]
fn values_lie_in_the_range_asked_for() {
    let recipe = RandomTree {
        branching: 10,
        depth: 3,
        values: (-2, 2),
        ..SMALL
    };
    let times = times(&leaves(&made(recipe)));
    let expected = [-2.0_f64, -1.0, 0.0, 1.0, 2.0].map(f64::to_bits);
    assert!(
        expected
            .iter()
            .all(|value| (140..260).contains(&times[value])),
        "{times:?}"
    );
    assert_eq!(times.len(), 5);
    let single = made(RandomTree {
        values: (7, 7),
        ..SMALL
    });
    assert_eq!(leaves(&single), [7.0; 9]);
    let most = 9_007_199_254_740_991;
    let wide = leaves(&made(RandomTree {
        values: (-most, most),
        ..SMALL
    }));
    assert!(wide.iter().all(|value| value.abs() <= most as f64));
    assert!(wide.iter().any(|value| value.abs() > 1e12));
}

#[test]
fn a_share_of_zero_gives_no_ties() {
    let recipe = RandomTree {
        branching: 10,
        depth: 3,
        values: (1, 1000),
        ties: Some(0.0),
        ..SMALL
    };
    let mut values = leaves(&made(recipe));
    values.sort_by(f64::total_cmp);
    assert!(
        values.into_iter().eq((1..=1000).map(f64::from)),
        "each value just once"
    );
}

#[test]
fn trees_have_the_share_of_ties_asked_for() {
    for share in [0.1, 0.25, 0.5, 0.9] {
        let values = (0, 1_000_000);
        let recipe = RandomTree {
            branching: 20,
            depth: 3,
            values,
            ties: Some(share),
            ..SMALL
        };
        let values = leaves(&made(recipe));
        let repeats = values.len() - times(&values).len();
        let found = repeats as f64 / values.len() as f64;
        assert!((found - share).abs() < 0.02, "{found} for {share}");
    }
    let same = made(RandomTree {
        ties: Some(1.0),
        ..SMALL
    });
    assert_eq!(times(&leaves(&same)).len(), 1);
}

#[test]
fn too_few_values_for_a_tree_without_ties_are_refused() {
    let recipe = RandomTree {
        values: (1, 8),
        ties: Some(0.0),
        ..SMALL
    };
    let error = RandomTreeError::TooFewValues { available: 8 };
    assert_eq!(generate(&recipe, Player::Max), Err(error));
    made(RandomTree {
        values: (1, 9),
        ..recipe
    });
    made(RandomTree {
        ties: None,
        ..recipe
    });
}

/// The size of a uniform tree is known before any memory is taken, so each of these errors comes at once. An irregular tree
/// that keeps growing ends at the limit.
#[test]
fn trees_that_are_too_large_or_too_deep_are_refused() {
    let nodes = TreeError::TooManyNodes { limit: MAX_NODES };
    for (branching, depth, irregular, error) in [
        (10, 7, false, nodes),
        (2, 1000, false, nodes),
        (2, 23, false, nodes),
        (10_000_000, 1, false, nodes),
        (u32::MAX, 1000, false, nodes),
        (3000, 4, true, nodes),
        (1, 1001, false, TreeError::TooDeep { limit: 1000 }),
    ] {
        let recipe = RandomTree {
            branching,
            depth,
            irregular,
            ..SMALL
        };
        let error = RandomTreeError::Tree(error);
        assert_eq!(generate(&recipe, Player::Max), Err(error), "{recipe:?}");
    }
    let deepest = made(RandomTree {
        branching: 1,
        depth: 1000,
        ..SMALL
    });
    assert_eq!(deepest.len(), 1001);
}
