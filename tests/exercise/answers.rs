//! The shape of answers: refusals, and their places.

use secateur::exercise::answer::AnswerError;
use secateur::exercise::grade;
use secateur::exercise::task::Task;
use secateur::opening::options::{OptionError, Setting};
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::sheet::{asked, read, task};
use crate::common::drawn::AIMA;
use crate::common::rules::TEXTBOOK;
use crate::common::settings::{answer_to, setting, table, text};

fn aima() -> Task {
    task(AIMA, TEXTBOOK)
}

fn value_at(node: &str, value: &str) -> Setting {
    table([("node", text(node)), ("value", text(value))])
}

/// The place that is refused.
fn refused(list: Vec<Setting>) -> String {
    match read(&aima(), list) {
        Err(AnswerError::Option(OptionError::BadOption { option, .. })) => option,
        Err(AnswerError::Option(OptionError::UnknownOption { option, .. })) => format!("{option}?"),
        Err(AnswerError::AnsweredTwice { option, before, .. }) => format!("{option} = {before}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_malformed_answer_is_refused_with_its_place() {
    let with = |second| refused(vec![value_at("B", "3"), second]);
    for (second, place) in [
        (json!(3), "answers[1]"),
        (json!("B = 3"), "answers[1]"),
        (json!(null), "answers[1]"),
        (json!([]), "answers[1]"),
        (json!({}), "answers[1].node"),
        (json!({ "node": "C", "valeu": "3" }), "answers[1].valeu?"),
        (
            json!({ "node": "C", "__proto__": "3" }),
            "answers[1].__proto__?",
        ),
        (json!({ "node": "C", "value": {} }), "answers[1].value"),
        (json!({ "node": "C", "cut": "yes" }), "answers[1].cut"),
        (json!({ "node": "A", "cut": true }), "answers[1].node"),
        (json!({ "ask": "weather", "given": "3" }), "answers[1].ask"),
    ] {
        assert_eq!(with(setting(&second)), place);
    }
    let nodes = [
        text("Z"),
        text(""),
        text("__proto__"),
        text("#99"),
        text(&"x".repeat(1 << 20)),
        Setting::Number(13.0),
        Setting::Number(-1.0),
        Setting::Number(0.5),
        Setting::Number(f64::NAN),
        Setting::Nothing,
        Setting::Flag(true),
        Setting::Other,
        table([]),
    ];
    for wrong in nodes {
        let answer = table([("node", wrong), ("value", text("3"))]);
        assert_eq!(with(answer), "answers[1].node");
    }
    let twice = |answer: Setting| refused(vec![answer.clone(), answer]);
    assert_eq!(
        twice(value_at("B", "3")),
        "answers[1].value = answers[0].value"
    );
    let count = answer_to("count", text("3"));
    assert_eq!(twice(count), "answers[1].given = answers[0].given");
}

#[test]
fn an_ambiguous_name_is_refused_with_the_numbers_of_its_nodes() {
    let task = task("R(A(1 2) A(3 4))", TEXTBOOK);
    let found = read(&task, vec![value_at("A", "1")]);
    let Err(AnswerError::Option(OptionError::BadOption { expected, .. })) = found else {
        panic!("not refused");
    };
    assert_eq!(expected, "'#1' | '#4'");
}

#[test]
fn blank_answers_are_ignored_and_unreadable_ones_are_stored_as_typed() {
    let task = aima();
    let blank = setting(&json!({ "node": "B", "value": "  ", "range": null }));
    let answers = read(&task, vec![blank, value_at("B", "3")]);
    assert_eq!(answers.expect("one answer").boxes.len(), 1);

    let answers = read(&task, vec![value_at("B", &"7".repeat(1 << 20))]);
    let grade = grade(&task, &asked("ask: values"), &answers.expect("in shape"));
    let item = grade
        .items
        .iter()
        .find(|item| item.given.is_some())
        .expect("the box");
    let item = serde_json::to_value(item).expect("plain");
    assert_eq!(item["verdict"], "unread");
    assert_eq!(item["given"].as_str().map(str::len), Some(203));
    assert_eq!((grade.wrong, grade.missing), (0, 3));
}
