//! An answer sheet that has been read, beside the true run and the run continued from it.

use std::collections::BTreeMap;

use super::super::answer::{Answers, Response};
use super::super::condition::locus::Locus;
use super::super::content::Content;
use super::super::horizon::HorizonChoice;
use super::super::key::known_cuts::known_cuts;
use super::super::key::{AnswerKey, changes};
use super::super::questions::{AskedWindows, Field, Questions};
use super::super::reading::words::Words;
use super::super::reading::{self, ReadingError};
use super::super::task::Task;
use super::continued_run::{Boxes, continued_run};
use super::marks::Marks;
use crate::tree::NodeId;

type ReadBoxes = BTreeMap<(NodeId, Field), Result<Content, ReadingError>>;

/// An answer sheet that has been read, beside the true run and the run continued from it.
pub(crate) struct AnswerSheet<'a> {
    pub task: &'a Task,
    pub questions: Questions,
    pub answers: &'a Answers,
    pub truth: AnswerKey,
    /// The run continued from the student's own answers, if it counts.
    pub own: Option<AnswerKey>,
    pub marks: Marks,
    /// The edges that are given as cut.
    pub known_cuts: Vec<NodeId>,
    /// Whether the student has marked any edge.
    pub marked: bool,
    /// The answer to the question about unknown leaves.
    pub locus: Option<Locus>,
    /// The answer to the question about the depth limit.
    pub horizon_choice: Option<HorizonChoice>,
    /// The content read from each box.
    pub read: ReadBoxes,
}

impl<'a> AnswerSheet<'a> {
    /// `without`: the run without the knowledge given beforehand.
    pub(crate) fn new(
        task: &'a Task,
        questions: &Questions,
        answers: &'a Answers,
        without: Option<&AnswerKey>,
    ) -> AnswerSheet<'a> {
        let questions = Questions {
            windows: questions.windows.filter(|_| task.rules.bounded()),
            ..*questions
        };
        let (tree, truth) = (&task.tree, AnswerKey::of(task));
        let known_cuts = without.map_or(Vec::new(), |without| known_cuts(without, &truth));
        let own_marks: Vec<NodeId> = match questions.cuts {
            true => {
                let marks = answers.marks.iter().copied();
                marks.filter(|node| !known_cuts.contains(node)).collect()
            }
            false => Vec::new(),
        };
        let mut all_marks = [own_marks.as_slice(), &known_cuts].concat();
        all_marks.sort_unstable();
        let marks = Marks::new(tree, &all_marks, questions.edges_alone);
        let marked = !own_marks.is_empty();
        let read = read_boxes(task, &questions, answers);
        let own = questions.follow.then(|| {
            let readable = read.iter();
            let readable = readable.filter_map(|(&place, read)| Some((place, read.clone().ok()?)));
            let boxes: Boxes = readable.collect();
            let own = continued_run(task, &questions, &boxes, marked.then_some(&marks));
            own.without_cuts(&known_cuts)
        });
        AnswerSheet {
            task,
            questions,
            answers,
            truth: truth.without_cuts(&known_cuts),
            own,
            marks,
            known_cuts,
            marked,
            locus: questions
                .condition
                .and_then(|question| Locus::of(task, question)),
            horizon_choice: questions.horizon.then(|| HorizonChoice::of(task)).flatten(),
            read,
        }
    }

    /// Whether anything is said about cuts.
    pub fn answers_cuts(&self) -> bool {
        self.marked || self.answers.whole.contains_key(&Field::Cuts)
    }

    /// Whether a box of the subtree of a node is filled.
    pub fn fills(&self, node: NodeId) -> bool {
        let boxes = (node, Field::Value)..(self.task.tree.end(node), Field::Value);
        self.read.range(boxes).next().is_some()
    }
}

/// Reads the boxes that are asked, as MAX sees them.
fn read_boxes(task: &Task, questions: &Questions, answers: &Answers) -> ReadBoxes {
    let mut boxes = ReadBoxes::new();
    for (&(node, shown_field), response) in &answers.boxes {
        let mover = task.tree.mover(node);
        let field = questions.mirror(mover, shown_field);
        if questions.has(field, mover) {
            let read = read(&task.words, questions, field, response);
            let read = read.map(|read| task.with_rounding(read, &text(response)));
            boxes.insert(
                (node, field),
                read.map(|read| questions.convert(mover, read)),
            );
        }
    }
    boxes
}

fn read(
    words: &Words,
    questions: &Questions,
    field: Field,
    response: &Response,
) -> Result<Content, ReadingError> {
    let history = questions.windows == Some(AskedWindows::History);
    match (field, response) {
        (_, Response::Flag(_)) => Err(ReadingError::Unreadable),
        (_, Response::Number(number)) if number.is_nan() => Err(ReadingError::Unreadable),
        (Field::Alpha | Field::Beta, _) if history => {
            numbers(words, response).map(|numbers| Content::Numbers(changes(numbers)))
        }
        (_, Response::Number(number)) => Ok(Content::Number(*number)),
        (Field::Alpha | Field::Beta, Response::Text(text)) => {
            reading::read_number(text, words).map(Content::Number)
        }
        (_, Response::Text(text)) => reading::read(text, words),
        (_, Response::List(_)) => match numbers(words, response)?.as_slice() {
            &[from, to] if field == Field::Range && from <= to => Ok(Content::within(from, to)),
            _ => Err(ReadingError::Unreadable),
        },
    }
}

fn text(response: &Response) -> String {
    match response {
        Response::Text(text) => text.clone(),
        Response::Number(number) => number.to_string(),
        Response::List(list) => list.iter().map(text).collect::<Vec<_>>().join(" "),
        Response::Flag(_) => String::new(),
    }
}

/// Reads numbers one after the other.
fn numbers(words: &Words, response: &Response) -> Result<Vec<f64>, ReadingError> {
    match response {
        Response::Number(number) if !number.is_nan() => Ok(vec![*number]),
        Response::Text(text) => reading::read_list(text, words),
        Response::List(list) => {
            let number = |item: &Response| match item {
                Response::Number(number) if !number.is_nan() => Ok(*number),
                Response::Text(text) => reading::read_number(text, words),
                _ => Err(ReadingError::Unreadable),
            };
            list.iter().map(number).collect()
        }
        _ => Err(ReadingError::Unreadable),
    }
}
