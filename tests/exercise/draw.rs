//! Trees drawn for exercises: each condition of the wish holds, also in the independent runs.

use secateur::exercise::draw::wish::{Condition, Cuts, Wish};
use secateur::exercise::questions::{OrderGoal, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::{Drawn, draw};
use secateur::opening::options::Setting;
use secateur::search::{Algorithm, Cut, Deepening, Memory, Mistake, Returns, Rules};
use secateur::tree::Player;

use super::oracle::{Ask, Node, Record, record, simple};
use crate::common;

/// How many seeds are tried.
pub const SEEDS: u64 = if cfg!(target_arch = "wasm32") {
    500
} else {
    10_000
};

fn drawn(wish: &Wish, rules: Rules) -> (Drawn, Node, Record) {
    let drawn = draw(wish, Player::Max, rules, &Questions::default());
    let drawn = drawn.unwrap_or_else(|none| panic!("{wish:?} {none:?}"));
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
        let wish = Wish {
            seed,
            ..Wish::default()
        };
        let (drawn, root, record) = drawn(&wish, Rules::default());
        let mut values: Vec<f64> = root.all().iter().filter_map(|node| node.value).collect();
        let leaves = values.len();
        values.sort_by(f64::total_cmp);
        values.dedup();
        assert!(
            (8..=16).contains(&leaves) && values.len() == leaves,
            "{seed}: {}",
            drawn.text
        );
        assert!(
            values.iter().all(|value| (0.0..=99.0).contains(value)),
            "{seed}: {}",
            drawn.text
        );
        assert!(depth(&root) >= 3, "{seed}: {}", drawn.text);
        let cutoffs = cutoffs(&root, &record);
        assert!(
            cutoffs.iter().any(|(node, _)| node.max),
            "{seed}: {}",
            drawn.text
        );
        assert!(
            cutoffs.iter().any(|(node, _)| !node.max),
            "{seed}: {}",
            drawn.text
        );
        let inner = cutoffs
            .iter()
            .flat_map(|(_, cut)| cut)
            .any(|node| !node.children.is_empty());
        assert!(inner, "{seed}: {}", drawn.text);
        let sheet = record.sheet(&root, &Ask::VALUES_AND_CUTS);
        let minimax = self::record(&root, &Rules::default().minimax());
        let exchanged = self::record(&root.exchanged(), &Rules::default());
        let mirrored = self::record(&root.mirrored(), &Rules::default());
        let others =
            [minimax, exchanged, mirrored].map(|other| other.sheet(&root, &Ask::VALUES_AND_CUTS));
        assert!(
            others.iter().filter(|other| **other != sheet).count() >= 2,
            "{seed}: {}",
            drawn.text
        );
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
        let wish = Wish {
            seed,
            ..Wish::default()
        };
        let tie = Wish { tie: true, ..wish };
        let (tree, root, reach) = drawn(&tie, Rules::default());
        let pass = record(
            &root,
            &Rules {
                cut: Cut::Pass,
                ..Rules::default()
            },
        );
        assert_ne!(reach.cuts, pass.cuts, "{}", tree.text);

        let deep = Wish {
            deep: true,
            plies: 4,
            leaves: (16, 24),
            ..wish
        };
        let (tree, ..) = drawn(
            &deep,
            Rules {
                returns: Returns::Hard,
                ..Rules::default()
            },
        );
        assert!(tree.measures.reach > 1, "{}", tree.text);

        let negative = Wish {
            negative: true,
            values: (-9, 9),
            ..wish
        };
        let (tree, root, _) = drawn(&negative, Rules::default());
        assert!(
            root.all()
                .iter()
                .any(|node| node.value < Some(0.0) && node.value.is_some()),
            "{}",
            tree.text
        );

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
        let wish = Wish {
            seed,
            ..Wish::default()
        };
        for goal in [OrderGoal::Fewest, OrderGoal::Most] {
            let questions = Questions {
                order: Some(goal),
                ..Questions::NOTHING
            };
            let drawn = draw(&wish, Player::Max, Rules::default(), &questions);
            let drawn = drawn.unwrap_or_else(|none| panic!("{goal:?} {seed} {none:?}"));
            let task = Task::new(common::tree(&drawn.text), Rules::default());
            let given = record(&simple(&task.tree), &task.rules).leaves.len() as u32;
            let questions = questions.settled(&task).expect("small");
            assert_ne!(
                questions.order,
                Some(OrderGoal::Exactly(given)),
                "{}",
                drawn.text
            );
        }
    }
}

#[test]
fn the_same_wish_draws_the_same_tree() {
    let wish = Wish {
        seed: 7,
        ..Wish::default()
    };
    let rules = Rules::default();
    assert_eq!(drawn(&wish, rules).0, drawn(&wish, rules).0);
    assert_ne!(
        drawn(&wish, rules).0.text,
        drawn(&Wish { seed: 8, ..wish }, rules).0.text
    );
}

#[test]
fn an_impossible_wish_is_refused_with_the_conditions_to_loosen() {
    let loosen = |wish: Wish| {
        draw(&wish, Player::Max, Rules::default(), &Questions::default())
            .map_err(|none| none.loosen)
    };
    let wish = Wish::default();
    assert_eq!(
        loosen(Wish {
            leaves: (3, 3),
            ..wish
        }),
        Err(vec![Condition::Leaves])
    );
    assert_eq!(
        loosen(Wish {
            values: (0, 3),
            ..wish
        }),
        Err(vec![Condition::Values])
    );
    assert_eq!(
        loosen(Wish {
            negative: true,
            ..wish
        }),
        Err(vec![Condition::Negative])
    );
    let shallow = Wish {
        plies: 1,
        leaves: (2, 8),
        deep: true,
        cuts: Cuts::Any,
        ..wish
    };
    assert_eq!(loosen(shallow), Err(vec![Condition::Deep]));
}

#[test]
fn a_wish_for_leaves_is_a_range_within_the_limits() {
    let wish = |ends: &[f64]| {
        let ends = ends.iter().map(|&end| Setting::Number(end)).collect();
        Wish::read(&vec![("leaves".into(), Setting::List(ends))]).map(|wish| wish.leaves)
    };
    for (least, most) in [(1, 64), (8, 8), (8, 12)] {
        assert_eq!(wish(&[least.into(), most.into()]), Ok((least, most)));
    }
    let refused: [&[f64]; 6] = [
        &[12.0, 8.0],
        &[0.0, 5.0],
        &[1.0, 65.0],
        &[1.5, 3.0],
        &[3.0],
        &[1.0, 2.0, 3.0],
    ];
    for ends in refused {
        assert!(wish(ends).is_err(), "{ends:?}");
    }
}

#[test]
fn a_tree_for_a_depth_limit_has_estimates_and_exposes_too_deep_a_search() {
    for seed in 0..SEEDS / 100 {
        let rules = Rules {
            depth: Some(2),
            ..Rules::default()
        };
        let wish = Wish {
            seed,
            cuts: Cuts::Any,
            tells: Some(Mistake::TooDeep),
            ..Wish::default()
        };
        let drawn = draw(&wish, Player::Max, rules, &Questions::default());
        let drawn = drawn.unwrap_or_else(|none| panic!("{seed} {none:?}"));
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
            let wish = Wish {
                seed,
                ..Wish::default()
            };
            let rules = Rules {
                deepening,
                ..Rules::default()
            };
            let drawn = draw(&wish, Player::Max, rules, &Questions::default());
            let drawn = drawn.unwrap_or_else(|none| panic!("{seed} {none:?}"));
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
        let wish = Wish {
            seed,
            ..Wish::default()
        };
        let by = |rules| draw(&wish, Player::Max, rules, &Questions::default());
        let plain = by(Rules::default());
        assert!(plain.is_ok());
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
    use secateur::exercise::key::mistaken_keys::{NAMES, OF_STUDENTS};
    for (name, mistake) in NAMES.into_iter().zip(OF_STUDENTS) {
        assert_eq!(serde_json::to_value(mistake).ok(), Some(name.into()));
        let settings = vec![("tells".into(), Setting::Text(name.into()))];
        let tells = Wish::read(&settings).map(|wish| wish.tells);
        assert_eq!(tells, Ok(Some(mistake)));
    }
    let none = vec![("tells".into(), Setting::Text("stale-best".into()))];
    assert!(Wish::read(&none).is_err());
}
