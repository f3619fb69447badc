//! The trees and searches that an exercise accepts.

use crate::common;
use crate::common::settings::settings;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::{MOST, Task, TaskError};
use secateur::opening::options::Setting;
use secateur::opening::{RequestError, SourceError};
use secateur::search::Rules;
use secateur::tree::TreeError;
use secateur::tree::names::Names;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A task about a tree, as that of an open search.
fn of(text: &str, rules: Rules) -> Result<Task, SourceError> {
    let tree = common::tree(text);
    let names = Names::new(&tree);
    Task::of(&tree, &rules, &names)
}

#[test]
fn a_tree_that_is_too_large_is_refused_and_one_with_chance_is_not() {
    assert!(of("?(3 5)", Rules::default()).is_ok());
    let leaves = |count: usize| format!("({})", "1 ".repeat(count));
    assert!(of(&leaves(MOST - 1), Rules::default()).is_ok());
    let large = of(&leaves(MOST), Rules::default()).err();
    assert_eq!(large, Some(TreeError::TooManyNodes { limit: MOST }.into()));
}

#[test]
fn a_search_with_quiescence_allows_no_questions_about_its_nodes() {
    let refused = TaskError::Source(SourceError::Request(RequestError::QuiescenceInExercise));
    let on = ("quiescence".into(), Setting::Text("on".into()));
    let limited = [on.clone(), ("depth".into(), Setting::Number(2.0))];
    let found = Questions::default().options(&limited.clone().into());
    assert_eq!(found.err(), Some(refused));
    // The value and the choice of the search can be asked, but nothing of its nodes, and no decision.
    let horizon = Questions {
        horizon: true,
        ..Questions::NOTHING
    };
    let rules = horizon.options(&limited.into()).expect("rules").rules;
    let task = of("(=4!(1 9) =3(8 7))", rules).expect("a task");
    assert!(horizon.fitting(&task).is_ok());
    let more = Questions {
        values: true,
        ..horizon
    };
    for refused in [more.fitting(&task), task.single_visit(), task.quiet()] {
        assert_eq!(
            refused.err(),
            Some(RequestError::QuiescenceInExercise.into())
        );
    }
    // Without a depth limit no node stands pat.
    assert!(Questions::default().options(&vec![on]).is_ok());
}

#[test]
fn a_search_with_several_visits_is_refused_for_answer_sheets() {
    let refused = TaskError::Source(SourceError::Request(RequestError::SearchedAgainInExercise));
    let sheet = |name: &str, word: &str| {
        let options = Questions::default().options(&settings(&json!({ name: word })));
        let task = of("((3 5) (2 4))", options.expect("rules").rules).expect("a task");
        task.single_visit().map(|_| ()).map_err(TaskError::from)
    };
    for (name, value) in [
        ("algorithm", "pvs"),
        ("algorithm", "mtd"),
        ("deepening", "on"),
        ("table", "unlimited"),
        ("listing", "pvs"),
        ("listing", "alpha-beta-memory"),
    ] {
        // Questions before decisions can be about it.
        let sheet = sheet(name, value);
        assert_eq!(sheet.err(), Some(refused.clone()), "{name} {value}");
    }
    for (name, word) in [("algorithm", "minimax"), ("cut", ">"), ("deepening", "off")] {
        assert_eq!(sheet(name, word), Ok(()), "{name} {word}");
    }
}
