//! Answer sheets as a caller writes them.

use secateur::exercise::answer::{AnswerError, Answers};
use secateur::exercise::grade;
use secateur::exercise::questions::Questions;
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Item, Verdict};
use secateur::opening::options::{Setting, Settings};
use secateur::search::Rules;
use serde_json::Value;

use crate::common;
use crate::common::settings::{answer_to, table, text};

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

/// The questions about the whole tree.
const OF_THE_TREE: [&str; 9] = [
    "move", "count", "leaves", "cuts", "chosen", "estimate", "best", "worth", "loss",
];

/// One answer, such as `C value ≤ 2`, `C.1 cut` (the second child of C), or `move A`.
pub fn answer(task: &Task, line: &str) -> Setting {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    if OF_THE_TREE.contains(&first) {
        return answer_to(first, text(rest));
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
    table([("node", node), (field, given)])
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

/// The grade of one answer to a question about the whole tree.
pub fn answered(task: &Task, questions: &Questions, ask: &str, given: Setting) -> Grade {
    let answers = read(task, vec![answer_to(ask, given)]).expect("in shape");
    grade(task, questions, &answers)
}

/// The key of a reason; empty if there is none.
pub fn key_of(reason: &Option<Reason>) -> String {
    let reason = serde_json::to_value(reason).expect("plain");
    word(&reason["key"])
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().into()
}

/// The items that are not right, as text: node, field, verdict and reason.
pub fn faults(task: &Task, grade: &Grade) -> Vec<String> {
    let name = |node| match task.names.name(&task.tree, node) {
        Some(name) => name,
        None => {
            let parent = task.tree.parent(node).expect("a leaf");
            let parent = task.names.name(&task.tree, parent).expect("a name");
            let number = task.tree.child_number(node).expect("a child");
            format!("{parent}.{number}")
        }
    };
    let tell = |item: &Item| {
        let place = item.node.map_or("tree".into(), name);
        let field = word(&serde_json::to_value(item.field).expect("plain"));
        let verdict = word(&serde_json::to_value(item.verdict).expect("plain"));
        let fault = format!("{place} {field} {verdict} {}", key_of(&item.reason));
        fault.trim().to_string()
    };
    let items = grade.items.iter();
    items
        .filter(|item| item.verdict != Verdict::Right)
        .map(tell)
        .collect()
}
