//! The weights of the boxes: a student who knows plain minimax alone reaches at most a quarter of the points.

use std::collections::BTreeSet;

use super::super::answer::{Answers, Response};
use super::super::key::AnswerKey;
use super::super::questions::{Field, Questions};
use super::super::task::Task;
use super::super::verdict::Item;
use super::sheet::AnswerSheet;
use crate::explain::view::View;
use crate::tree::NodeId;

/// How much more the boxes that tell alpha–beta from minimax weigh together than all others, at least.
const TIMES: usize = 3;

pub(crate) struct Weights {
    /// The boxes that bring a point to a sheet of plain minimax.
    plain: BTreeSet<(Option<NodeId>, Field)>,
    /// The points of every other box.
    pub revealing: usize,
}

impl Weights {
    /// Every box brings one point.
    pub const EVEN: Weights = Weights {
        plain: BTreeSet::new(),
        revealing: 1,
    };

    /// The weights for a task: a sheet filled by plain minimax is graded.
    pub fn of_task(task: &Task, questions: &Questions) -> Weights {
        if !task.rules.bounded() {
            return Weights::EVEN;
        }
        let questions = Questions {
            order: None,
            condition: None,
            construct: None,
            statement: None,
            horizon: false,
            follow: true,
            view: View::Max,
            ..*questions
        };
        let answers = plain(task, &questions);
        let items = AnswerSheet::new(task, &questions, &answers, None).items();
        let due = items.iter().filter(|item| item.expected.is_some());
        let (alike, revealing): (Vec<&Item>, Vec<&Item>) = due.partition(|item| item.ok);
        Weights {
            plain: alike.iter().map(|item| (item.node, item.field)).collect(),
            revealing: match revealing.len() {
                0 => 1,
                count => (TIMES * alike.len()).div_ceil(count).max(1),
            },
        }
    }

    /// The points that a box brings if it is right.
    pub fn of(&self, item: &Item) -> usize {
        match item.expected {
            None => 0,
            // Plain minimax, as deep, has them right.
            Some(_) if item.field.of_horizon() => 1,
            Some(_) if self.plain.contains(&(item.node, item.field)) => 1,
            Some(_) => self.revealing,
        }
    }
}

/// The answers of plain minimax. It has no windows, and cuts nothing.
fn plain(task: &Task, questions: &Questions) -> Answers {
    let key = AnswerKey::by(&task.tree, &task.rules.minimax());
    let mut answers = Answers::default();
    for node in task.tree.nodes() {
        let fields = questions.fields(task.tree.mover(node));
        for field in fields.filter(|field| matches!(field, Field::Value | Field::Range)) {
            let content = key.content(questions, node, field);
            let ends = content.and_then(|content| content.ends());
            let response = ends.map(|ends| ((node, field), response(ends)));
            answers.boxes.extend(response);
        }
    }
    let leaves = key.leaves.iter().map(|&leaf| Response::Number(leaf.into()));
    let best = key.best_moves(task).first().copied();
    answers.whole.extend([
        (Field::Cuts, Response::Flag(false)),
        (
            Field::Move,
            best.map_or(Response::Flag(false), |best| Response::Number(best.into())),
        ),
        (Field::Count, Response::Number(key.leaves.len() as f64)),
        (Field::Leaves, Response::List(leaves.collect())),
    ]);
    answers
}

/// A number or a range.
fn response((from, to): (f64, f64)) -> Response {
    match from == to {
        true => Response::Number(from),
        false => Response::List(vec![Response::Number(from), Response::Number(to)]),
    }
}
