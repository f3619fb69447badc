//! Trees drawn with unknown leaves: the answer depends on them, also in the independent runs.

use secateur::exercise::condition::holding::Holding;
use secateur::exercise::condition::plane::{Plane, unknowns};
use secateur::exercise::condition::question::{About, ConditionQuestion};
use secateur::exercise::content::Content;
use secateur::exercise::draw::wish::Wish;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::search::Rules;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::draw::{SEEDS, seeded, tree_for};
use super::oracle::{record, simple};
use super::plane::{graded, holds};
use crate::common;

fn asked(about: About) -> Questions {
    Questions {
        condition: Some(ConditionQuestion {
            about,
            ..ConditionQuestion::default()
        }),
        ..Questions::NOTHING
    }
}

#[test]
fn a_tree_for_a_condition_has_one_unknown_leaf_that_affects_the_answer() {
    for (about, seeds) in [
        (About::Unseen, SEEDS / 50),
        (About::Best, SEEDS / 100),
        (About::Root, SEEDS / 100),
    ] {
        for seed in 0..seeds {
            let questions = asked(about);
            let drawn = tree_for(&seeded(seed), Rules::default(), &questions);
            let task = Task::new(common::tree(&drawn.text), Rules::default());
            let questions = questions.pointed(&task).expect("one unknown leaf");
            let question = questions.condition.expect("a question");
            let holding = Holding::of(&task, question).expect("an answer");
            assert!(holding.turns(), "{}", drawn.text);
            let told = about == About::Root || drawn.tells.len() >= 2;
            assert!(told, "{}", drawn.text);
        }
    }
}

#[test]
fn each_of_two_unknown_leaves_affects_the_answer() {
    for about in [About::Unseen, About::Best] {
        for seed in 0..SEEDS / 250 {
            let wish = Wish {
                unknowns: 2,
                ..seeded(seed)
            };
            let drawn = tree_for(&wish, Rules::default(), &asked(about));
            assert!(drawn.tells.len() >= 2, "{}", drawn.text);
            let task = Task::new(common::tree(&drawn.text), Rules::default());
            let leaves = unknowns(&task).expect("two unknown leaves");
            let questions = asked(about).pointed(&task).expect("a question");
            let question = questions.condition.expect("a question");
            // The answer can change at the values of the tree.
            let tree = &task.tree;
            let values: Vec<f64> = tree.nodes().filter_map(|node| tree.value(node)).collect();
            let tried = || values.iter().flat_map(|value| [value - 0.5, value + 0.5]);
            // Any known values stand for the unknown ones.
            let [first, second] = leaves;
            let known = simple(&task.tree.with_value(first, 0.0).with_value(second, 0.0));
            let outcome = |[x, y]: [f64; 2]| {
                let root = known.with(&[(first, x), (second, y)]);
                holds(&record(&root, &task.rules), question)
            };
            let decides = |turn: fn(f64, f64) -> [f64; 2]| {
                tried().any(|one| {
                    let mut all = tried().map(|other| outcome(turn(one, other)));
                    let first = all.next();
                    all.any(|outcome| Some(outcome) != first)
                })
            };
            assert!(decides(|one, other| [one, other]), "{}", drawn.text);
            assert!(decides(|one, other| [other, one]), "{}", drawn.text);
            let region = Plane::of(&task, question).expect("an answer").holds;
            let comparisons: usize = region.any.iter().map(Vec::len).sum();
            assert!((2..=4).contains(&comparisons) || region.is_about_both());
            let grade = graded(&task, &questions, "");
            assert_eq!(grade.items[0].expected, Some(Content::from(region)));
        }
    }
}

#[test]
fn a_wish_for_bounds_gives_each_unknown_value_a_bound() {
    for unknowns in [1, 2] {
        for about in [About::Unseen, About::Root] {
            let wish = Wish {
                unknowns,
                bounded: true,
                ..Wish::default()
            };
            let text = tree_for(&wish, Rules::default(), &asked(about)).text;
            let bounds = text.matches(['≥', '≤']).count();
            assert_eq!(bounds, unknowns as usize, "{text}");
            let task = Task::new(common::tree(&text), Rules::default());
            let questions = asked(about).pointed(&task).expect("a question");
            let grade = graded(&task, &questions, "always");
            assert_ne!(grade.items[0].verdict, Verdict::Right, "{text}");
        }
    }
}
