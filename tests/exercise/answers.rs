//! The shape of answers: refusals, and their places.

use secateur::exercise::answer::AnswerError;
use secateur::exercise::grade;
use secateur::exercise::task::Task;
use secateur::opening::options::{OptionError, Setting, Settings};
use secateur::search::Rules;

use super::sheet::{asked, read, task};

fn aima() -> Task {
    task("((3 12 8) (2 4 6) (14 5 2))", Rules::default())
}

fn table(fields: &[(&str, Setting)]) -> Setting {
    let fields = fields
        .iter()
        .map(|(name, value)| (name.to_string(), value.clone()));
    Setting::Table(fields.collect::<Settings>())
}

fn text(text: &str) -> Setting {
    Setting::Text(text.into())
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
    let good = || table(&[("node", text("B")), ("value", text("3"))]);
    let with = |setting| refused(vec![good(), setting]);
    for setting in [
        Setting::Number(3.0),
        text("B = 3"),
        Setting::Nothing,
        Setting::List(vec![]),
    ] {
        assert_eq!(with(setting), "answers[1]");
    }
    let node = |node: Setting| with(table(&[("node", node), ("value", text("3"))]));
    let nodes = [
        text("Z"),
        text(""),
        text("__proto__"),
        text("#99"),
        text("x".repeat(1 << 20).as_str()),
        Setting::Number(13.0),
        Setting::Number(-1.0),
        Setting::Number(0.5),
        Setting::Number(f64::NAN),
        Setting::Nothing,
        Setting::Flag(true),
        Setting::Other,
        table(&[]),
    ];
    for wrong in nodes {
        assert_eq!(node(wrong), "answers[1].node");
    }
    assert_eq!(with(table(&[])), "answers[1].node");
    let b = |name, value| table(&[("node", text("C")), (name, value)]);
    assert_eq!(with(b("valeu", text("3"))), "answers[1].valeu?");
    assert_eq!(with(b("__proto__", text("3"))), "answers[1].__proto__?");
    assert_eq!(with(b("value", table(&[]))), "answers[1].value");
    assert_eq!(with(b("cut", text("yes"))), "answers[1].cut");
    assert_eq!(
        with(table(&[("node", text("A")), ("cut", Setting::Flag(true))])),
        "answers[1].node"
    );
    assert_eq!(with(good()), "answers[1].value = answers[0].value");
    assert_eq!(
        with(table(&[("ask", text("weather")), ("given", text("3"))])),
        "answers[1].ask"
    );
    let count = || table(&[("ask", text("count")), ("given", text("3"))]);
    assert_eq!(
        refused(vec![count(), count()]),
        "answers[1].given = answers[0].given"
    );
}

#[test]
fn an_ambiguous_name_is_refused_with_the_numbers_of_its_nodes() {
    let task = task("R(A(1 2) A(3 4))", Rules::default());
    let answer = table(&[("node", text("A")), ("value", text("1"))]);
    let Err(AnswerError::Option(OptionError::BadOption { expected, .. })) =
        read(&task, vec![answer])
    else {
        panic!("not refused");
    };
    assert_eq!(expected, "'#1' | '#4'");
}

#[test]
fn blank_answers_are_ignored_and_unreadable_ones_are_stored_as_typed() {
    let task = aima();
    let fields = [
        ("node", text("B")),
        ("value", text("  ")),
        ("range", Setting::Nothing),
    ];
    let answers = read(
        &task,
        vec![
            table(&fields),
            table(&[("node", text("B")), ("value", text("3"))]),
        ],
    );
    assert_eq!(answers.expect("one answer").boxes.len(), 1);

    let long = "7".repeat(1 << 20);
    let answers = read(
        &task,
        vec![table(&[("node", text("B")), ("value", text(&long))])],
    );
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
