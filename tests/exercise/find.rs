//! A mistake planted in a run: the steps before it are those of the true run, taken from a trace.

use std::collections::BTreeSet;

use secateur::exercise::draw::wish::Wish;
use secateur::exercise::find::{FindTask, PlantedStep, Pointed, plant, steps};
use secateur::exercise::key::AnswerKey;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::{OptionError, Setting};
use secateur::search::{Mistake, Rules};
use secateur::trace::Trace;
use secateur::trace::event::EventDetails;
use secateur::tree::NodeId;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::draw::{seeded, tree_for};
use super::sheet::{key_of, task};
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};
use crate::common::settings::settings;

/// How many trees are tried.
const TREES: usize = native_or_wasm(2_000, 200);

const SMALL: Kind = STATIC.sized(30, 5);

/// The steps of the true run, from its trace.
fn traced(task: &Task) -> Vec<PlantedStep> {
    let trace = Trace::record(task.tree.clone(), task.rules);
    let mut steps = Vec::new();
    for event in trace.iter() {
        let node = event.node;
        match event.details {
            EventDetails::Enter(entry) if !trace.evaluated(node) => {
                steps.push(PlantedStep::Enter {
                    node,
                    window: entry.window,
                })
            }
            EventDetails::Evaluate { value } => steps.push(PlantedStep::Evaluate { node, value }),
            EventDetails::Compare {
                child,
                value,
                after,
                ..
            } => steps.push(PlantedStep::Compare {
                node,
                child,
                value,
                best: after,
            }),
            EventDetails::Cutoff(cutoff) if cutoff.pruned > 0 => {
                let children: Vec<_> = trace.tree().children(node).collect();
                let child = children[children.len() - cutoff.pruned];
                steps.push(PlantedStep::Cutoff { node, child });
            }
            EventDetails::Leave { value, .. } if !trace.evaluated(node) => {
                steps.push(PlantedStep::Leave { node, value });
            }
            _ => {}
        }
    }
    steps
}

fn point(finding: &FindTask, step: Option<usize>) -> Pointed {
    let given = step.map_or(Setting::Nothing, |step| Setting::Number(step as f64));
    finding.point(&given).expect("a step")
}

#[test]
fn the_steps_of_a_run_are_those_of_its_trace() {
    let mut random = Random::new(41);
    for _ in 0..TREES {
        let tree = random.tree(SMALL);
        let rules = random.rules(&tree);
        let task = Task::new(tree, rules);
        let key = AnswerKey::of(&task);
        assert_eq!(steps(&task, &key), traced(&task), "{:?}", task.rules);
    }
}

#[test]
fn only_the_first_wrong_step_is_a_correct_answer() {
    let mut random = Random::new(42);
    let mut reasons = BTreeSet::new();
    let mut planted = 0;
    for seed in 0..TREES as u64 {
        let tree = random.tree(SMALL);
        let rules = random.rules(&tree);
        let task = Task::new(tree, rules);
        let Ok(finding) = FindTask::read(&task, &settings(&json!({ "seed": seed }))) else {
            continue;
        };
        planted += 1;
        let (wrong, right) = (&finding.planted.steps, traced(&task));
        let first = wrong.iter().zip(&right).position(|(a, b)| a != b);
        let first = first.expect("a mistake");
        assert!(first >= 3);
        for step in 0..wrong.len() {
            let pointed = point(&finding, Some(step));
            assert_eq!(pointed.ok, step == first);
            let reason = match step.cmp(&first) {
                std::cmp::Ordering::Less => "step-right",
                std::cmp::Ordering::Greater => "wrong-before",
                std::cmp::Ordering::Equal => {
                    assert_eq!(pointed.due.as_ref(), right.get(first));
                    assert_eq!(pointed.at, Some(first));
                    reasons.insert(key_of(&pointed.reason));
                    assert!(pointed.reason.is_some(), "{:?}", wrong[first]);
                    let clamped = ["clamped", "not-clamped"];
                    let reason = key_of(&pointed.reason);
                    let worst = pointed.mistake == Some(Mistake::ReturnsWorst);
                    assert!(!worst || !clamped.contains(&reason.as_str()), "{reason}");
                    continue;
                }
            };
            assert_eq!(
                (key_of(&pointed.reason).as_str(), pointed.at),
                (reason, None)
            );
            assert!(pointed.due.is_none());
        }
        let shown = point(&finding, None);
        assert_eq!(
            (shown.verdict, shown.ok, shown.at),
            (Verdict::Missing, false, Some(first))
        );
        // The run as it is shown does not say where it goes wrong.
        let planted = serde_json::to_value(&finding.planted).expect("plain");
        let fields: Vec<&String> = planted.as_object().expect("fields").keys().collect();
        assert_eq!(fields, ["steps"]);
        assert_eq!(plant(&task, seed).expect("the same"), finding.planted);
    }
    assert!(planted > TREES / 3, "{planted}");
    for reason in [
        "test-holds",
        "test-fails",
        "not-handed-down",
        "other-player",
        "clamped",
        "not-clamped",
    ] {
        assert!(reasons.contains(reason), "{reason} in {reasons:?}");
    }
    // That a later child cuts off is no reason not to cut before it.
    assert!(!reasons.contains("cuts-off"));
}

/// A tree with unknown leaves, as in textbooks: some run with a mistake evaluates one.
const UNKNOWN: &str = "MAX(MIN(3 5 10) MIN(2 a b) MIN(2 7 3))";

#[test]
fn the_steps_of_a_run_that_meets_an_unknown_value_end_there() {
    let task = task(UNKNOWN, MINIMAX);
    let key = AnswerKey::of(&task);
    let steps = steps(&task, &key);
    assert!(!key.finished);
    let node = 7; // a
    let Some(PlantedStep::Enter { node: last, .. }) = steps.last() else {
        panic!("{:?}", steps.last());
    };
    assert_eq!((*last, task.tree.symbol(node)), (node, Some("a")));
    assert_eq!(steps.iter().filter(|step| step.node() == node).count(), 1);
}

#[test]
fn mistakes_that_evaluate_an_unknown_leaf_are_not_planted() {
    let task = task(UNKNOWN, TEXTBOOK);
    for seed in 0..200 {
        let planted = plant(&task, seed).expect("a mistake");
        assert!(matches!(
            planted.steps.last(),
            Some(PlantedStep::Leave { node: 0, .. })
        ));
    }
}

#[test]
fn random_trees_with_unknown_leaves_get_a_mistake_or_are_refused() {
    let mut random = Random::new(43);
    let kind = Kind {
        symbols: 8,
        ..SMALL
    };
    let every = all();
    let mut planted = 0;
    for seed in 0..TREES as u64 {
        let tree = random.tree(kind);
        let rules = every[seed as usize % every.len()];
        let task = Task::new(tree, rules);
        let finished = AnswerKey::of(&task).finished;
        match plant(&task, seed) {
            Ok(found) => {
                assert!(finished && found.steps.len() <= 4 * task.tree.len());
                planted += 1;
            }
            Err(refused) => assert!(refused.loosen.is_empty()),
        }
    }
    assert!(planted > TREES / 20, "{planted}");
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn a_large_tree_on_which_no_mistake_shows_is_refused_within_seconds() {
    // Minimax of equal values goes wrong at no node: each of them would have to be tried.
    let row = format!("({})", "1 ".repeat(9));
    let text = format!("({})", format!("({})", row.repeat(9)).repeat(100));
    let task = task(&text, MINIMAX);
    assert!(task.tree.len() > 9_000);
    let began = std::time::Instant::now();
    assert!(plant(&task, 1).is_err());
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn different_seeds_plant_different_mistakes_and_some_trees_allow_none() {
    let textbook = task("((3 12 8) (2 4 6) (14 5 2))", TEXTBOOK);
    let mistake = |seed| {
        let planted = plant(&textbook, seed).expect("a mistake");
        (planted.at, planted.steps)
    };
    let different: BTreeSet<String> = (0..40).map(|seed| format!("{:?}", mistake(seed))).collect();
    assert!(different.len() >= 8, "{}", different.len());
    assert!(plant(&task("3", TEXTBOOK), 0).is_err());
    assert!(plant(&task("(x 3)", TEXTBOOK), 0).is_err());
    assert!(plant(&task("((3 12 8) (2 4 6) (14 5 2))", MINIMAX), 1).is_ok());
}

/// The nodes that are cut as the first mistake, for some seeds.
fn cut_by_mistake(task: &Task) -> BTreeSet<NodeId> {
    let planted = (0..200).map(|seed| plant(task, seed).expect("a mistake"));
    let first = planted.map(|planted| planted.steps[planted.at].clone());
    first
        .filter_map(|step| match step {
            PlantedStep::Cutoff { node, .. } => Some(node),
            _ => None,
        })
        .collect()
}

#[test]
fn an_extra_cut_is_planted_only_where_a_bound_could_be_met() {
    // Nobody can believe that a root with the full window is cut, nor that its first child is. Below its other children
    // there is a bound.
    assert_eq!(cut_by_mistake(&task("(3 4 5 6)", TEXTBOOK)), [].into());
    let two_plies = task("((3 12 8) (4 14 6) (14 5 6))", TEXTBOOK);
    let [second, third] = [5, 9];
    assert_eq!(cut_by_mistake(&two_plies), [second, third].into());
}

#[test]
fn an_answer_that_is_no_step_is_refused() {
    let task = task("((3 12 8) (2 4 6) (14 5 2))", Rules::default());
    let finding = FindTask::read(&task, &Vec::new()).expect("a mistake");
    let last = finding.planted.steps.len() - 1;
    for given in [
        Setting::Number(-1.0),
        Setting::Number(0.5),
        Setting::Number(f64::NAN),
        Setting::Number(last as f64 + 1.0),
        Setting::Text("3".into()),
    ] {
        let Err(OptionError::BadOption {
            option, expected, ..
        }) = finding.point(&given)
        else {
            panic!("{given:?} is a step");
        };
        assert_eq!((option.as_str(), expected), ("step", format!("0 … {last}")));
    }
    assert!(finding.point(&Setting::Number(last as f64)).is_ok());
    assert!(FindTask::read(&task, &settings(&json!({ "sed": 1 }))).is_err());
}

#[test]
fn in_a_tree_with_chance_the_planted_mistake_is_an_average_or_a_rule() {
    let mut averages = 0;
    for seed in 0..TREES as u64 / 20 {
        let wish = Wish {
            chance: true,
            plies: 2,
            leaves: (4, 12),
            ..seeded(seed)
        };
        let rules = if seed % 2 == 0 { MINIMAX } else { TEXTBOOK };
        let drawn = tree_for(&wish, rules, &Questions::default());
        let task = task(&drawn.text, rules);
        let has_answer = |step: &PlantedStep| !matches!(step, PlantedStep::Compare { node, .. } if task.tree.is_chance(*node));
        let right: Vec<PlantedStep> = traced(&task).into_iter().filter(has_answer).collect();
        assert_eq!(steps(&task, &AnswerKey::of(&task)), right, "{}", drawn.text);
        let Ok(planted) = plant(&task, seed) else {
            continue;
        };
        let at = planted.at;
        assert_eq!(planted.steps[..at], right[..at]);
        assert_ne!(planted.steps[at], right[at]);
        let finding = FindTask::read(&task, &settings(&json!({ "seed": seed })));
        let pointed = point(&finding.expect("a run"), Some(at));
        assert!(pointed.ok && pointed.reason.is_some(), "{}", drawn.text);
        averages += usize::from(pointed.mistake == Some(Mistake::EqualChances));
    }
    assert!(averages > TREES / 60, "{averages}");
}
