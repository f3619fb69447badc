//! A task at random, with the sheet of a student as typed.

use secateur::exercise::answer::Answers;
use secateur::exercise::grade;
use secateur::exercise::questions::{AskedWindows, Field, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Verdict};
use secateur::opening::options::Setting;

use crate::common::random::{Kind, Random, STATIC};
use crate::common::settings::{answer_to, table, text};
use crate::exercise::oracle::{self, Ask, Node, Sheet, Which, simple};

/// Trees of the size of an exercise.
const SMALL: Kind = STATIC.sized(24, 5);

/// A task with the same tree for the independent grader, and the questions.
pub struct Case {
    pub task: Task,
    pub root: Node,
    pub ask: Ask,
    pub questions: Questions,
}

pub fn case(random: &mut Random) -> Case {
    let tree = random.tree(SMALL);
    let rules = random.rules(&tree);
    let root = simple(&tree);
    let task = Task::new(tree, rules);
    let windows = [
        None,
        Some(Which::Final),
        Some(Which::Entry),
        Some(Which::History),
        Some(Which::Own),
    ];
    let ask = Ask {
        values: !random.once_in(4),
        ranges: random.once_in(3),
        windows: random.pick(&windows).filter(|_| rules.bounded()),
        cuts: !random.once_in(4),
        best: random.once_in(3),
        leaves: random.once_in(3),
        follow: !random.once_in(5),
    };
    let questions = Questions {
        values: ask.values,
        ranges: ask.ranges,
        windows: ask.windows.map(|which| match which {
            Which::Final => AskedWindows::Final,
            Which::Entry => AskedWindows::Entry,
            Which::History => AskedWindows::History,
            Which::Own => AskedWindows::Own,
        }),
        cuts: ask.cuts,
        best_move: ask.best,
        leaves: ask.leaves,
        follow: ask.follow,
        ..Questions::NOTHING
    };
    Case {
        task,
        root,
        ask,
        questions,
    }
}

/// A number as someone could type it.
fn typed(random: &mut Random, number: f64) -> String {
    let sign = if number < 0.0 {
        random.pick(&["-", "−", "–"])
    } else {
        random.pick(&["", "+"])
    };
    if number.is_infinite() {
        return format!("{sign}{}", random.pick(&["∞", "inf", "oo"]));
    }
    let digits = number.abs().to_string();
    // With three decimals a comma could be that of thousands.
    let few = |(_, fraction): (&str, &str)| fraction.len() < 3;
    let comma = digits.split_once('.').is_some_and(few) && random.once_in(2);
    let digits = if comma {
        digits.replace('.', ",")
    } else {
        digits
    };
    format!("{sign}{digits}")
}

fn number(random: &mut Random, number: f64) -> Setting {
    match random.once_in(2) {
        true => Setting::Number(number),
        false => Setting::Text(typed(random, number)),
    }
}

fn range(random: &mut Random, (lo, hi): (f64, f64)) -> Setting {
    let [from, to] = [lo, hi].map(|end| typed(random, end));
    Setting::Text(match (lo.is_infinite(), hi.is_infinite()) {
        _ if lo == hi => from,
        (true, false) => format!("{}{to}", random.pick(&["≤", "<= ", "-inf … "])),
        (false, true) => match random.once_in(3) {
            true => format!("{from}+"),
            false => format!("{} {from}", random.pick(&["≥", ">="])),
        },
        _ => match random.once_in(2) {
            true => format!("{from} … {to}"),
            false => format!("[{from}; {to}]"),
        },
    })
}

fn list(random: &mut Random, numbers: &[f64]) -> Setting {
    if let &[one] = numbers {
        // A list of one with a comma could be two.
        return Setting::Number(one);
    }
    let numbers: Vec<String> = numbers
        .iter()
        .map(|&number| typed(random, number))
        .collect();
    Setting::Text(numbers.join(random.pick(&["; ", " → ", ";"])))
}

/// The answers of a sheet, written in one way or another.
fn written(random: &mut Random, case: &Case, sheet: &Sheet) -> Vec<Setting> {
    let history = case.ask.windows == Some(Which::History);
    let mut answers = Vec::new();
    let mut add = |random: &mut Random, node: usize, field: &str, given: Setting| {
        let named = case.task.names.name(&case.task.tree, node as u32);
        let node = match named {
            Some(name) if random.once_in(2) => Setting::Text(name),
            _ => Setting::Number(node as f64),
        };
        answers.push(table([("node", node), (field, given)]));
    };
    for (&node, &value) in &sheet.values {
        let given = number(random, value);
        add(random, node, "value", given);
    }
    for (&node, &proved) in &sheet.ranges {
        let given = range(random, proved);
        add(random, node, "range", given);
    }
    for (field, column) in [("alpha", &sheet.alphas), ("beta", &sheet.betas)] {
        for (&node, bounds) in column {
            let given = match history {
                true => list(random, bounds),
                false => number(random, bounds[0]),
            };
            add(random, node, field, given);
        }
    }
    for &node in &sheet.cuts {
        add(random, node, "cut", Setting::Flag(true));
    }
    let node = |&node: &usize| Setting::Number(node as f64);
    if sheet.none {
        answers.push(answer_to("cuts", text("none")));
    }
    if case.ask.best {
        let best = sheet.best.as_ref().map_or(text("none"), node);
        answers.push(answer_to("move", best));
    }
    if let Some(leaves) = &sheet.leaves {
        let leaves = leaves.iter().map(node).collect();
        answers.push(answer_to("leaves", Setting::List(leaves)));
    }
    random
        .shuffled(&(0..answers.len()).collect::<Vec<_>>())
        .into_iter()
        .map(|at| answers[at].clone())
        .collect()
}

pub fn graded(random: &mut Random, case: &Case, sheet: &Sheet) -> Grade {
    let list = Setting::List(written(random, case, sheet));
    let answers = Answers::read(&case.task, &list).unwrap_or_else(|error| panic!("{error:?}"));
    grade(&case.task, &case.questions, &answers)
}

/// The result as the independent grader writes it.
pub fn result_of(grade: &Grade) -> oracle::Result {
    let name = |field| match field {
        Field::Value => "value",
        Field::Range => "range",
        Field::Alpha => "alpha",
        Field::Beta => "beta",
        Field::Cut => "cut",
        Field::Cuts => "cuts",
        Field::Move => "move",
        Field::Leaves => "leaves",
        _ => "other",
    };
    let verdict = |verdict| match verdict {
        Verdict::Right => "right",
        Verdict::Follows => "follows",
        Verdict::Wrong => "wrong",
        Verdict::Missing => "missing",
        Verdict::Extra => "extra",
        Verdict::Uncounted => "uncounted",
        Verdict::Unread => "unread",
    };
    let items = grade.items.iter().map(|item| {
        let place = (item.node.map(|node| node as usize), name(item.field));
        (place, (verdict(item.verdict), item.step.unwrap_or(0)))
    });
    oracle::Result {
        verdicts: items.collect(),
        points: grade.points,
        max: grade.max,
    }
}

/// Changes some boxes of a sheet: other numbers, boxes left empty, boxes filled that should be empty, marks.
pub fn corrupt(random: &mut Random, case: &Case, sheet: &mut Sheet, times: u64) {
    let nodes = case.root.all();
    let inner: Vec<usize> = nodes
        .iter()
        .filter(|node| !node.children.is_empty())
        .map(|node| node.id)
        .collect();
    if inner.is_empty() {
        return;
    }
    let values: Vec<f64> = nodes.iter().filter_map(|node| node.value).collect();
    for _ in 0..times {
        let node = random.pick(&inner);
        let value = random.pick(&values) + random.pick(&[0.0, 0.0, 1.0, -1.0]);
        let infinite = random.pick(&[value, f64::INFINITY, f64::NEG_INFINITY]);
        let ranges = [
            (value, value),
            (value, f64::INFINITY),
            (f64::NEG_INFINITY, value),
            (value, value + 1.0),
        ];
        match random.below(8) {
            0 | 1 if case.ask.values => {
                sheet.values.insert(node, value);
            }
            2 if case.ask.values => {
                sheet.values.remove(&node);
            }
            3 if case.ask.ranges => {
                sheet.ranges.insert(node, random.pick(&ranges));
            }
            4 if case.ask.windows.is_some() => {
                let own = case.ask.windows == Some(Which::Own);
                let max = nodes.iter().any(|other| other.id == node && other.max);
                let alpha = if own { max } else { random.once_in(2) };
                let column = match alpha {
                    true => &mut sheet.alphas,
                    false => &mut sheet.betas,
                };
                column.insert(node, vec![infinite]);
            }
            5 if case.ask.cuts => {
                let edge = 1 + random.below(nodes.len() as u64 - 1);
                sheet.cuts.insert(edge as usize);
            }
            6 if case.ask.cuts => {
                let all: Vec<usize> = sheet.cuts.iter().copied().collect();
                if !all.is_empty() {
                    sheet.cuts.remove(&random.pick(&all));
                }
            }
            7 if case.ask.cuts => sheet.none = !sheet.none,
            _ if case.ask.best => {
                let moves: Vec<usize> = case.root.children.iter().map(|child| child.id).collect();
                sheet.best = Some(random.pick(&moves));
            }
            _ => {
                let leaves = sheet.leaves.take();
                sheet.leaves = leaves.map(|leaves| leaves.into_iter().skip(1).collect());
            }
        }
    }
}
