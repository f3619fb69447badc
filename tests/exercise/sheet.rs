//! Answer sheets as a caller writes them.

use secateur::exercise::answer::{AnswerError, Answers};
use secateur::exercise::grade;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Item};
use secateur::opening::options::{Setting, Settings};
use secateur::search::Rules;

use crate::common;

pub fn task(text: &str, rules: Rules) -> Task {
    Task::new(common::tree(text), rules).with_words(common::typed::WORDS.clone())
}

/// The options of an exercise, such as `ask: values cuts; windows: entry`.
pub fn asked(text: &str) -> Questions {
    let option = |option: &str| {
        let (name, value) = option.split_once(':').expect("a name and a value");
        let value = match value.trim() {
            "true" => Setting::Flag(true),
            value => value
                .parse()
                .map_or_else(|_| Setting::Text(value.into()), Setting::Number),
        };
        (name.trim().to_string(), value)
    };
    let settings: Settings = text
        .split(';')
        .filter(|part| !part.trim().is_empty())
        .map(option)
        .collect();
    Questions::read(&settings).expect("options that exist")
}

/// One answer, such as `C value ≤ 2`, `C.1 cut` (the second child of C), or `move A`.
pub fn answer(task: &Task, line: &str) -> Setting {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let text = |text: &str| Setting::Text(text.into());
    if ["move", "count", "leaves", "cuts"].contains(&first) {
        return Setting::Table(vec![
            ("ask".into(), text(first)),
            ("given".into(), text(rest)),
        ]);
    }
    let node = match first.split_once('.') {
        None => text(first),
        Some((parent, number)) => {
            let parent = task.names.named(&task.tree, parent)[0];
            let number: usize = number.parse().expect("a number of a child");
            let child = task.tree.children(parent).nth(number).expect("a child");
            Setting::Number(child.into())
        }
    };
    let (field, given) = rest.split_once(' ').unwrap_or((rest, ""));
    let given = match field {
        "cut" => Setting::Flag(true),
        _ => text(given),
    };
    Setting::Table(vec![("node".into(), node), (field.into(), given)])
}

/// Reads answers, one a line.
pub fn answers(task: &Task, lines: &str) -> Answers {
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let list = lines.map(|line| answer(task, line)).collect();
    read(task, list).expect("answers in shape")
}

pub fn read(task: &Task, list: Vec<Setting>) -> Result<Answers, AnswerError> {
    Answers::read(task, &Setting::List(list))
}

pub fn graded(task: &Task, options: &str, lines: &str) -> Grade {
    grade(task, &asked(options), &answers(task, lines))
}

/// The items that are not right, as text: node, field, verdict and reason.
pub fn faults(task: &Task, grade: &Grade) -> Vec<String> {
    let name = |item: &Item| match item.node {
        None => "tree".into(),
        Some(node) => match task.names.name(&task.tree, node) {
            Some(name) => name,
            None => {
                let parent = task.tree.parent(node).expect("a leaf");
                let parent = task.names.name(&task.tree, parent).expect("a name");
                format!(
                    "{parent}.{}",
                    task.tree.child_number(node).expect("a child")
                )
            }
        },
    };
    let tell = |item: &Item| {
        let word = |value: serde_json::Value| value.as_str().unwrap_or_default().to_string();
        let field = word(serde_json::to_value(item.field).expect("plain"));
        let verdict = word(serde_json::to_value(item.verdict).expect("plain"));
        let reason = serde_json::to_value(&item.reason).expect("plain");
        let reason = reason["key"].as_str().unwrap_or_default().to_string();
        format!("{} {field} {verdict} {reason}", name(item))
            .trim()
            .to_string()
    };
    let items = grade.items.iter();
    items
        .filter(|item| item.verdict != secateur::exercise::verdict::Verdict::Right)
        .map(tell)
        .collect()
}
