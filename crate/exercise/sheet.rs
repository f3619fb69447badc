//! An answer sheet that has been read, beside the true run and the run continued from it.

use std::collections::BTreeMap;

use super::added::given;
use super::answer::{Answers, Given};
use super::asked::{Asked, Field, Windows};
use super::content::Content;
use super::follow::{Boxes, follow};
use super::horizon::Outlook;
use super::key::{Key, changes};
use super::locus::Locus;
use super::marks::Marks;
use super::reading::{self, Unread};
use super::task::Task;
use super::words::Words;
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
    /// The edges that are given as cut.
    pub given: Vec<NodeId>,
    /// Whether the student has marked any edge.
    pub marked: bool,
    /// The answer to the question about unknown leaves.
    pub locus: Option<Locus>,
    /// The answer to the question about the depth limit.
    pub outlook: Option<Outlook>,
    /// The content read from each box.
    pub read: BTreeMap<(NodeId, Field), Result<Content, Unread>>,
}

impl<'a> Sheet<'a> {
    /// `without`: the run without the knowledge given beforehand.
    pub(super) fn new(
        task: &'a Task,
        asked: &Asked,
        answers: &'a Answers,
        without: Option<&Key>,
    ) -> Sheet<'a> {
        let asked = Asked {
            windows: asked.windows.filter(|_| task.rules.bounded()),
            ..*asked
        };
        let (tree, truth) = (&task.tree, Key::of(task));
        let given = without.map_or(Vec::new(), |without| given(without, &truth));
        let own = answers.marks.iter().filter(|node| !given.contains(node));
        let own: Vec<NodeId> = own.filter(|_| asked.cuts).copied().collect();
        let mut marked = [own.as_slice(), &given].concat();
        marked.sort_unstable();
        let marks = Marks::new(tree, &marked, asked.edges_alone);
        let boxes = answers.boxes.iter().map(|(&(node, field), given)| {
            let mover = tree.mover(node);
            (mover, (node, asked.mirrored(mover, field)), given)
        });
        let boxes = boxes.filter(|&(mover, (_, field), _)| asked.has(field, mover));
        let read = boxes.map(|(mover, place, given)| {
            let read = read(&task.words, &asked, place.1, given);
            let read = read.map(|read| task.rounded(read, &typed(given)));
            (place, read.map(|read| asked.converted(mover, read)))
        });
        let read: BTreeMap<_, _> = read.collect();
        let readable = read.iter();
        let readable = readable.filter_map(|(&place, read)| Some((place, read.clone().ok()?)));
        let boxes: Boxes = readable.collect();
        let marked = !own.is_empty();
        let said = marked.then_some(&marks);
        let own = asked.follow.then(|| follow(task, &asked, &boxes, said));
        let own = own.map(|own| own.without_cuts(&given));
        Sheet {
            task,
            asked,
            answers,
            truth: truth.without_cuts(&given),
            own,
            marks,
            given,
            marked,
            locus: asked
                .condition
                .and_then(|question| Locus::of(task, question)),
            outlook: asked.horizon.then(|| Outlook::of(task)).flatten(),
            read,
        }
    }

    /// Whether anything is said about cuts.
    pub fn says_cuts(&self) -> bool {
        self.marked || self.answers.whole.contains_key(&Field::Cuts)
    }

    /// Whether a box of the subtree of a node is filled.
    pub fn fills(&self, node: NodeId) -> bool {
        let boxes = (node, Field::Value)..(self.task.tree.end(node), Field::Value);
        self.read.range(boxes).next().is_some()
    }
}

/// Reads the answer for a box.
fn read(words: &Words, asked: &Asked, field: Field, given: &Given) -> Result<Content, Unread> {
    let history = asked.windows == Some(Windows::History);
    match (field, given) {
        (_, Given::Flag(_)) => Err(Unread::Unreadable),
        (_, Given::Number(number)) if number.is_nan() => Err(Unread::Unreadable),
        (Field::Alpha | Field::Beta, _) if history => {
            numbers(words, given).map(|numbers| Content::Numbers(changes(numbers)))
        }
        (_, Given::Number(number)) => Ok(Content::Number(*number)),
        (Field::Alpha | Field::Beta, Given::Text(text)) => {
            reading::read_number(text, words).map(Content::Number)
        }
        (_, Given::Text(text)) => reading::read(text, words),
        (_, Given::List(_)) => match numbers(words, given)?.as_slice() {
            &[from, to] if field == Field::Range && from <= to => Ok(Content::within(from, to)),
            _ => Err(Unread::Unreadable),
        },
    }
}

/// An answer as text.
fn typed(given: &Given) -> String {
    match given {
        Given::Text(text) => text.clone(),
        Given::Number(number) => number.to_string(),
        Given::List(list) => list.iter().map(typed).collect::<Vec<_>>().join(" "),
        Given::Flag(_) => String::new(),
    }
}

/// Reads numbers one after the other.
fn numbers(words: &Words, given: &Given) -> Result<Vec<f64>, Unread> {
    match given {
        Given::Number(number) if !number.is_nan() => Ok(vec![*number]),
        Given::Text(text) => reading::read_list(text, words),
        Given::List(list) => {
            let number = |item: &Given| match item {
                Given::Number(number) if !number.is_nan() => Ok(*number),
                Given::Text(text) => reading::read_number(text, words),
                _ => Err(Unread::Unreadable),
            };
            list.iter().map(number).collect()
        }
        _ => Err(Unread::Unreadable),
    }
}
