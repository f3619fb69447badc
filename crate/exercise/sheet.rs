//! An answer sheet that has been read, beside the true run and the run continued from it.

use std::collections::BTreeMap;

use super::answer::{Answers, Given};
use super::asked::{Asked, Field, Windows};
use super::content::Content;
use super::follow::{Boxes, follow};
use super::key::{Key, changes};
use super::marks::Marks;
use super::reading::{self, Unread};
use super::task::Task;
use crate::tree::NodeId;

/// An answer sheet that has been read, beside the true run and the run continued from it.
pub(super) struct Sheet<'a> {
    pub task: &'a Task,
    pub asked: Asked,
    pub answers: &'a Answers,
    pub truth: Key,
    /// The run continued from the student's own answers, if it counts.
    pub own: Option<Key>,
    pub marks: Marks,
    /// What was read of each box.
    pub read: BTreeMap<(NodeId, Field), Result<Content, Unread>>,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(task: &'a Task, asked: &Asked, answers: &'a Answers) -> Sheet<'a> {
        let asked = Asked {
            windows: asked.windows.filter(|_| task.rules.bounded()),
            ..*asked
        };
        let (tree, truth) = (&task.tree, Key::of(task));
        let marked = if asked.cuts {
            answers.marks.as_slice()
        } else {
            &[]
        };
        let marks = Marks::new(tree, marked, asked.edges_alone);
        let boxes = answers.boxes.iter();
        let boxes = boxes.filter(|&(&(node, field), _)| asked.has(field, tree.player(node)));
        let read = boxes.map(|(&place, given)| (place, read(&asked, place.1, given)));
        let read: BTreeMap<_, _> = read.collect();
        let readable = read.iter();
        let readable = readable.filter_map(|(&place, read)| Some((place, read.clone().ok()?)));
        let boxes: Boxes = readable.collect();
        let own = asked.follow.then(|| follow(task, &asked, &boxes, &marks));
        Sheet {
            task,
            asked,
            answers,
            truth,
            own,
            marks,
            read,
        }
    }

    /// Whether anything is said about cuts.
    pub fn says_cuts(&self) -> bool {
        !self.marks.is_empty() || self.answers.whole.contains_key(&Field::Cuts)
    }

    /// Whether a box of the subtree of a node is filled.
    pub fn fills(&self, node: NodeId) -> bool {
        let boxes = (node, Field::Value)..(self.task.tree.end(node), Field::Value);
        self.read.range(boxes).next().is_some()
    }
}

/// Reads what was given for a box.
fn read(asked: &Asked, field: Field, given: &Given) -> Result<Content, Unread> {
    let history = asked.windows == Some(Windows::History);
    match (field, given) {
        (_, Given::Flag(_)) => Err(Unread::Unreadable),
        (_, Given::Number(number)) if number.is_nan() => Err(Unread::Unreadable),
        (Field::Alpha | Field::Beta, _) if history => {
            numbers(given).map(|numbers| Content::Numbers(changes(numbers)))
        }
        (_, Given::Number(number)) => Ok(Content::Number(*number)),
        (Field::Alpha | Field::Beta, Given::Text(text)) => {
            reading::read_number(text).map(Content::Number)
        }
        (_, Given::Text(text)) => reading::read(text),
        (_, Given::List(_)) => match numbers(given)?.as_slice() {
            &[from, to] if field == Field::Range && from <= to => Ok(Content::within(from, to)),
            _ => Err(Unread::Unreadable),
        },
    }
}

/// Reads numbers one after the other.
fn numbers(given: &Given) -> Result<Vec<f64>, Unread> {
    match given {
        Given::Number(number) if !number.is_nan() => Ok(vec![*number]),
        Given::Text(text) => reading::read_list(text),
        Given::List(list) => {
            let number = |item: &Given| match item {
                Given::Number(number) if !number.is_nan() => Ok(*number),
                Given::Text(text) => reading::read_number(text),
                _ => Err(Unread::Unreadable),
            };
            list.iter().map(number).collect()
        }
        _ => Err(Unread::Unreadable),
    }
}
