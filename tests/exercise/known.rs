//! Knowledge given beforehand, and the cuts that it adds, compared with the independent run.

use std::collections::BTreeSet;

use secateur::exercise::grade;
use secateur::exercise::key::known::KnownFact;
use secateur::exercise::questions::{Field, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Verdict};
use secateur::opening::options::Setting;
use secateur::search::{Rules, Window};
use secateur::source::notation::print;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::draw::{seeded, tree_for};
use super::oracle::{record, simple};
use super::sheet::{read, task};
use crate::common;
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::TEXTBOOK;
use crate::common::settings::{answer_to, settings, table, text};

const TREES: usize = native_or_wasm(2_000, 200);

const SMALL: Kind = STATIC.sized(24, 5);

/// The grade of a sheet with these edges marked.
fn graded(task: &Task, questions: &Questions, cuts: &BTreeSet<usize>, none: bool) -> Grade {
    let cut = |&node: &usize| {
        let node = Setting::Number(node as f64);
        table([("node", node), ("cut", Setting::Flag(true))])
    };
    let mut answers: Vec<Setting> = cuts.iter().map(cut).collect();
    if none {
        answers.push(answer_to("cuts", text("none")));
    }
    grade(task, questions, &read(task, answers).expect("in shape"))
}

#[test]
fn only_the_cuts_added_by_the_given_knowledge_are_asked() {
    let mut random = Random::new(43);
    let (mut some, mut none) = (0, 0);
    for number in 0..TREES {
        let tree = random.tree(SMALL);
        let rules = Rules {
            window: Window::FULL,
            ..random.rules(&tree)
        };
        if !rules.bounded() {
            continue;
        }
        let window = random.window(&tree);
        let root = simple(&tree);
        let without = record(&root, &rules).cuts;
        let with = record(&root, &Rules { window, ..rules });
        let added: BTreeSet<usize> = with.cuts.difference(&without).copied().collect();
        let task = Task::new(tree, rules);
        let questions = Questions {
            cuts: true,
            known: Some(KnownFact::Window(window)),
            ..Questions::NOTHING
        };
        let about = || format!("tree {number}: {} {rules:?} {window:?}", print(&task.tree));
        let full = graded(&task, &questions, &added, added.is_empty());
        let points = (full.points, full.max);
        let all = added.len().max(1);
        assert_eq!(points, (all, all), "{}", about());
        let right = full.items.iter().all(|item| item.verdict == Verdict::Right);
        assert!(right, "{}", about());
        let items = full.items.iter().filter(|item| item.field == Field::Cut);
        assert!(
            items.clone().all(|item| item.step.is_none()),
            "the steps are those of a different search"
        );
        let asked_of: BTreeSet<usize> =
            items.filter_map(|item| Some(item.node? as usize)).collect();
        assert_eq!(asked_of, added, "{}", about());
        // Marking what is given as well changes nothing.
        let given: BTreeSet<usize> = full.given.iter().map(|&node| node as usize).collect();
        assert!(given.is_subset(&without), "{}", about());
        let marked = added.union(&given).copied().collect();
        let more = graded(&task, &questions, &marked, added.is_empty());
        assert_eq!((more.points, more.max), points, "{}", about());
        let empty = graded(&task, &questions, &BTreeSet::new(), false);
        assert_eq!(empty.points, 0, "{}", about());
        for &edge in &added {
            let mut fewer = added.clone();
            fewer.remove(&edge);
            let grade = graded(&task, &questions, &fewer, false);
            let mut items = grade.items.iter();
            let missing = items.find(|item| item.node == Some(edge as u32));
            let found = (missing.map(|item| item.verdict), grade.points);
            let expected = (Some(Verdict::Missing), full.points - 1);
            assert_eq!(found, expected, "{}", about());
        }
        some += usize::from(!added.is_empty());
        none += usize::from(added.is_empty());
    }
    assert!(some > TREES / 10 && none > TREES / 10, "{some} {none}");
}

#[test]
fn given_bounds_of_all_values_must_be_true() {
    // C returns 0, the least there is: nothing better can come for MIN.
    let task = task("((3 12 8) (0 4 6) (10 5 2))", Rules::default());
    let settled = |task: &Task, kind: &str, ends: [f64; 2]| {
        let asked = json!({ "ask": "cuts", "known": { kind: ends } });
        Questions::of(task, &settings(&asked))
    };
    let refused = |asked: Result<Questions, _>| {
        serde_json::to_value(asked.expect_err("refused")).expect("plain")["option"] == "known"
    };
    assert!(settled(&task, "window", [4.0, 6.0]).is_ok());
    assert!(refused(settled(&task, "values", [0.0, 10.0])));
    assert!(refused(settled(&task, "values", [12.0, 0.0])));
    assert!(refused(settled(&task, "value", [0.0, 12.0])));
    let minimax = self::task("(1 2)", Rules::default().minimax());
    assert!(refused(settled(&minimax, "values", [0.0, 12.0])));
    let task = self::task("((0 3 8) (2 10 6) (10 5 10))", Rules::default());
    let asked = settled(&task, "values", [0.0, 10.0]).expect("true");
    let grade = graded(&task, &asked, &BTreeSet::new(), false);
    let nodes: Vec<u32> = grade.items.iter().filter_map(|item| item.node).collect();
    assert_eq!(nodes, [3, 4], "the value of B is at least 0");
}

#[test]
fn a_tree_for_given_knowledge_has_cuts_that_depend_on_it() {
    for seed in 0..TREES as u64 / 20 {
        let window = Window::new(0.0, 10.0);
        let other = Window::new(20.0, 60.0);
        for known in [KnownFact::Values(window), KnownFact::Window(other)] {
            let questions = Questions {
                cuts: true,
                known: Some(known),
                ..Questions::NOTHING
            };
            let drawn = tree_for(&seeded(seed), TEXTBOOK, &questions);
            let root = simple(&common::tree(&drawn.text));
            let without = record(&root, &TEXTBOOK).cuts;
            let window = known.window();
            let with = record(&root, &Rules { window, ..TEXTBOOK }).cuts;
            assert!(!with.is_subset(&without), "{}", drawn.text);
            let values = || root.all().into_iter().filter_map(|node| node.value);
            let within = values().all(|value| (0.0..=10.0).contains(&value));
            let may = within || known == KnownFact::Window(other);
            assert!(may, "{}", drawn.text);
        }
    }
}
