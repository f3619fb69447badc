//! Trees drawn for exercises: each condition of the wish holds, also in the independent runs.

use secateur::exercise::draw::wish::{Condition, Cuts, Wish};
use secateur::exercise::questions::{OrderGoal, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::{Drawn, draw};
use secateur::search::{Algorithm, Deepening, Memory, Mistake, Rules};
use secateur::tree::Player;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::{Ask, Node, Record, record, simple};
use crate::common;
use crate::common::native_or_wasm;
use crate::common::rules::{HARD, STRICT, to_depth};
use crate::common::settings::settings;

/// How many seeds are tried.
pub const SEEDS: u64 = native_or_wasm(10_000, 500);

/// The tree that is drawn for a wish.
pub fn tree_for(wish: &Wish, rules: Rules, questions: &Questions) -> Drawn {
    let drawn = draw(wish, Player::Max, rules, questions);
    drawn.unwrap_or_else(|none| panic!("{wish:?} {none:?}"))
}

/// The usual wish, with a seed.
pub fn seeded(seed: u64) -> Wish {
    Wish {
        seed,
        ..Wish::default()
    }
}

fn drawn(wish: &Wish, rules: Rules) -> (Drawn, Node, Record) {
    let drawn = tree_for(wish, rules, &Questions::default());
    let root = simple(&common::tree(&drawn.text));
    let record = record(&root, &rules);
    (drawn, root, record)
}

fn depth(node: &Node) -> usize {
    node.children
        .iter()
        .map(|child| 1 + depth(child))
        .max()
        .unwrap_or(0)
}

/// The nodes that cut, with the children they leave out.
fn cutoffs<'a>(root: &'a Node, record: &Record) -> Vec<(&'a Node, Vec<&'a Node>)> {
    let cut = |node: &'a Node| {
        let cut: Vec<&Node> = node
            .children
            .iter()
            .filter(|child| record.cuts.contains(&child.id))
            .collect();
        (!cut.is_empty()).then_some((node, cut))
    };
    root.all().into_iter().filter_map(cut).collect()
}

#[test]
fn a_tree_for_a_first_exercise_meets_all_its_conditions() {
    let mut texts = std::collections::BTreeSet::new();
    let mut levels = [0; 6];
    for seed in 0..SEEDS {
        let (drawn, root, record) = drawn(&seeded(seed), Rules::default());
        let holds = |condition: bool| assert!(condition, "{seed}: {}", drawn.text);
        let mut values: Vec<f64> = root.all().iter().filter_map(|node| node.value).collect();
        let leaves = values.len();
        values.sort_by(f64::total_cmp);
        values.dedup();
        holds((8..=16).contains(&leaves) && values.len() == leaves);
        holds(values.iter().all(|value| (0.0..=99.0).contains(value)));
        holds(depth(&root) >= 3);
        let cutoffs = cutoffs(&root, &record);
        holds(cutoffs.iter().any(|(node, _)| node.max));
        holds(cutoffs.iter().any(|(node, _)| !node.max));
        let mut cut = cutoffs.iter().flat_map(|(_, cut)| cut);
        holds(cut.any(|node| !node.children.is_empty()));
        let sheet = record.sheet(&root, &Ask::VALUES_AND_CUTS);
        let minimax = self::record(&root, &Rules::default().minimax());
        let exchanged = self::record(&root.exchanged(), &Rules::default());
        let mirrored = self::record(&root.mirrored(), &Rules::default());
        let others =
            [minimax, exchanged, mirrored].map(|other| other.sheet(&root, &Ask::VALUES_AND_CUTS));
        holds(others.iter().filter(|other| **other != sheet).count() >= 2);
        assert!(drawn.tells.len() >= 2);
        levels[usize::from(drawn.difficulty)] += 1;
        texts.insert(drawn.text);
    }
    assert_eq!(texts.len() as u64, SEEDS, "no tree comes twice");
    assert_eq!(levels[0], 0);
    assert!(levels[1..].iter().all(|&count| count > 0), "{levels:?}");
}

#[test]
fn a_drawn_tree_meets_each_condition_of_the_wish() {
    for seed in 0..SEEDS / 100 {
        let wish = seeded(seed);
        let tie = Wish { tie: true, ..wish };
        let (tree, root, reach) = drawn(&tie, Rules::default());
        let strict = record(&root, &STRICT);
        assert_ne!(reach.cuts, strict.cuts, "{}", tree.text);

        let deep = Wish {
            deep: true,
            plies: 4,
            leaves: (16, 24),
            ..wish
        };
        let (tree, ..) = drawn(&deep, HARD);
        assert!(tree.measures.reach > 1, "{}", tree.text);

        let negative = Wish {
            negative: true,
            values: (-9, 9),
            ..wish
        };
        let (tree, root, _) = drawn(&negative, Rules::default());
        let mut values = root.all().into_iter().filter_map(|node| node.value);
        assert!(values.any(|value| value < 0.0), "{}", tree.text);

        let uncut = Wish {
            cuts: Cuts::None,
            ..wish
        };
        let (tree, _, record) = drawn(&uncut, Rules::default());
        assert!(record.cuts.is_empty(), "{}", tree.text);

        for level in 1..=5 {
            let wish = Wish {
                difficulty: Some(level),
                ..wish
            };
            assert_eq!(drawn(&wish, Rules::default()).0.difficulty, level);
        }
    }
}

#[test]
fn a_tree_for_an_ordering_exercise_does_not_start_in_the_wanted_order() {
    for seed in 0..SEEDS / 100 {
        for goal in [OrderGoal::Fewest, OrderGoal::Most] {
            let questions = Questions {
                order: Some(goal),
                ..Questions::NOTHING
            };
            let drawn = tree_for(&seeded(seed), Rules::default(), &questions);
            let task = Task::new(common::tree(&drawn.text), Rules::default());
            let given = record(&simple(&task.tree), &task.rules).leaves.len() as u32;
            let asked = questions.settled(&task).expect("small").order;
            assert_ne!(asked, Some(OrderGoal::Exactly(given)), "{}", drawn.text);
        }
    }
}

#[test]
fn the_same_wish_draws_the_same_tree() {
    let text = |seed| drawn(&seeded(seed), Rules::default()).0;
    assert_eq!(text(7), text(7));
    assert_ne!(text(7).text, text(8).text);
}

#[test]
fn an_impossible_wish_is_refused_with_the_conditions_to_loosen() {
    let wish = Wish::default();
    let shallow = Wish {
        plies: 1,
        leaves: (2, 8),
        deep: true,
        cuts: Cuts::Any,
        ..wish
    };
    let few = Wish {
        leaves: (3, 3),
        ..wish
    };
    let low = Wish {
        values: (0, 3),
        ..wish
    };
    let negative = Wish {
        negative: true,
        ..wish
    };
    for (wish, condition) in [
        (few, Condition::Leaves),
        (low, Condition::Values),
        (negative, Condition::Negative),
        (shallow, Condition::Deep),
    ] {
        let drawn = draw(&wish, Player::Max, Rules::default(), &Questions::default());
        assert_eq!(drawn.map_err(|none| none.loosen), Err(vec![condition]));
    }
}

#[test]
fn a_wish_for_leaves_is_a_range_within_the_limits() {
    let wish = |ends: Value| {
        let wish = Wish::read(&settings(&json!({ "leaves": ends })));
        wish.map(|wish| wish.leaves)
    };
    for (least, most) in [(1, 64), (8, 8), (8, 12)] {
        assert_eq!(wish(json!([least, most])), Ok((least, most)));
    }
    let refused = [
        json!([12, 8]),
        json!([0, 5]),
        json!([1, 65]),
        json!([1.5, 3]),
        json!([3]),
        json!([1, 2, 3]),
    ];
    for ends in refused {
        assert!(wish(ends.clone()).is_err(), "{ends}");
    }
}

#[test]
fn a_tree_for_a_depth_limit_has_estimates_and_exposes_too_deep_a_search() {
    for seed in 0..SEEDS / 100 {
        let wish = Wish {
            cuts: Cuts::Any,
            tells: Some(Mistake::TooDeep),
            ..seeded(seed)
        };
        let drawn = tree_for(&wish, to_depth(2), &Questions::default());
        assert!(drawn.tells.contains(&Mistake::TooDeep), "{}", drawn.text);
        let tree = common::tree(&drawn.text);
        let by = |plies| {
            let values = tree.nodes().filter(|&node| common::depth(&tree, node) < 2);
            let rest = |node| plies - common::depth(&tree, node);
            values
                .map(|node| common::naive::limited(&tree, node, rest(node)))
                .collect::<Vec<_>>()
        };
        let (right, deeper) = (by(2), by(3));
        assert!(right.iter().all(Option::is_some), "{}", drawn.text);
        assert_ne!(right, deeper, "{}", drawn.text);
    }
}

#[test]
fn a_tree_for_iterations_has_a_static_value_at_each_inner_node_but_the_root() {
    for seed in 0..SEEDS / 100 {
        for deepening in [Deepening::Off, Deepening::On] {
            let rules = Rules {
                deepening,
                ..Rules::default()
            };
            let drawn = tree_for(&seeded(seed), rules, &Questions::default());
            let tree = common::tree(&drawn.text);
            let judges = deepening == Deepening::On;
            for node in tree.nodes() {
                let has = node > 0 && (judges || tree.is_leaf(node));
                assert_eq!(tree.value(node).is_some(), has, "{}", drawn.text);
            }
        }
    }
}

#[test]
fn null_windows_and_a_table_draw_the_same_tree_as_plain_rules() {
    for seed in 0..SEEDS / 100 {
        let by = |rules| tree_for(&seeded(seed), rules, &Questions::default());
        let plain = by(Rules::default());
        for algorithm in [Algorithm::Pvs, Algorithm::Mtd] {
            let rules = Rules {
                algorithm,
                table: Memory::Unlimited,
                ..Rules::default()
            };
            assert_eq!(by(rules), plain);
        }
    }
}

#[test]
fn the_names_of_mistakes_are_those_of_the_page() {
    use secateur::exercise::key::mistaken_keys::NAMED;
    let tells = |name| Wish::read(&settings(&json!({ "tells": name }))).map(|wish| wish.tells);
    for (name, mistake) in NAMED {
        assert_eq!(serde_json::to_value(mistake).ok(), Some(name.into()));
        assert_eq!(tells(name), Ok(Some(mistake)));
    }
    assert!(tells("stale-best").is_err());
}
