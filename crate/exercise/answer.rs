//! Answers of a student, checked for their shape: which box of which node, and the text as typed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::construct::LONGEST;
use super::questions::Field;
use super::reading::is_blank;
use super::task::{MOST, Task};
use crate::opening::options::{OptionError, OptionReader, Setting, Settings};
use crate::source::text::part;
use crate::tree::names::Names;
use crate::tree::{GameTree, NodeId};

/// How many characters of a text are kept: no answer is longer, and the result repeats them.
const KEPT: usize = 200;

/// Why answers are refused. The place is named, such as `answers[3].node`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AnswerError {
    /// A second answer to one box.
    AnsweredTwice {
        /// The second.
        option: String,
        /// The answer that the second one gives.
        found: String,
        /// The first.
        before: String,
    },
    /// An answer of a wrong shape.
    #[serde(untagged)]
    Option(OptionError),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::AnsweredTwice {
                option,
                found,
                before,
            } => {
                write!(f, "`{option}` is {found}, but its box already has {before}")
            }
            AnswerError::Option(error) => error.fmt(f),
        }
    }
}

impl Error for AnswerError {}

impl From<OptionError> for AnswerError {
    fn from(error: OptionError) -> AnswerError {
        AnswerError::Option(error)
    }
}

/// What a student entered in one box.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Given")]
#[serde(untagged)]
pub enum Response {
    /// A number.
    Number(f64),
    /// A text as typed, at most the beginning of it.
    Text(String),
    /// A tick.
    Flag(bool),
    /// Several.
    List(Vec<Response>),
}

/// The answers of a student.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers {
    /// The boxes of nodes that are filled.
    pub boxes: BTreeMap<(NodeId, Field), Response>,
    /// The nodes whose edges are marked as cut.
    pub marks: Vec<NodeId>,
    /// The answers about the whole tree.
    pub whole: BTreeMap<Field, Response>,
}

/// The fields of an answer about a node, by their names.
const FIELDS: [(&str, Field); 4] = [
    ("value", Field::Value),
    ("range", Field::Range),
    ("alpha", Field::Alpha),
    ("beta", Field::Beta),
];

/// The questions about the whole tree, by name.
pub(super) const WHOLE: [(&str, Field); 14] = [
    ("cuts", Field::Cuts),
    ("move", Field::Move),
    ("leaves", Field::Leaves),
    ("count", Field::Count),
    ("order", Field::Order),
    ("condition", Field::Condition),
    ("construct", Field::Construct),
    ("statement", Field::Statement),
    ("why", Field::Why),
    ("chosen", Field::Chosen),
    ("estimate", Field::Estimate),
    ("best", Field::Best),
    ("worth", Field::Worth),
    ("loss", Field::Loss),
];

impl Answers {
    /// Reads a list of answers. The error names the place, such as `answers[3].node`.
    pub fn read(task: &Task, list: &Setting) -> Result<Answers, AnswerError> {
        let Setting::List(list) = list else {
            return Err(bad("answers", list, "[ … ]"));
        };
        let mut reader = AnswerReader {
            task,
            answers: Answers::default(),
            places: BTreeMap::new(),
        };
        for (number, answer) in list.iter().enumerate() {
            let place = format!("answers[{number}]");
            match answer {
                Setting::Table(fields) => reader.answer(place, fields)?,
                other => return Err(bad(&place, other, "{ node, … } | { ask, given }")),
            }
        }
        reader.answers.marks.sort_unstable();
        Ok(reader.answers)
    }
}

struct AnswerReader<'a> {
    task: &'a Task,
    answers: Answers,
    /// Where each box was filled, by node and field; the whole tree has no node.
    places: BTreeMap<(Option<NodeId>, Field), String>,
}

impl AnswerReader<'_> {
    fn answer(&mut self, place: String, fields: &Settings) -> Result<(), AnswerError> {
        let prefix = [&place, "."].concat();
        let mut reader = OptionReader::new(&prefix, fields);
        if reader.get("ask").is_some() {
            let field = reader.word("ask", None, &WHOLE.map(|(name, field)| (name, Some(field))));
            let setting = reader.get("given");
            reader.finish(())?;
            return match (field, setting) {
                (Some(field), Some(given)) => {
                    self.answer_of_tree([&prefix, "given"].concat(), field, given)
                }
                _ => Ok(()),
            };
        }
        let node = self.node(&prefix, &mut reader)?;
        for (name, field) in FIELDS {
            let Some(setting) = reader.get(name) else {
                continue;
            };
            let place = [prefix.as_str(), name].concat();
            if let Some(response) = simple(&place, setting)? {
                self.claim(place, Some(node), field, setting)?;
                self.answers.boxes.insert((node, field), response);
            }
        }
        self.mark(&prefix, node, &mut reader)?;
        Ok(reader.finish(())?)
    }

    /// Marks the edge to a node as cut, if the answer says so.
    fn mark(
        &mut self,
        prefix: &str,
        node: NodeId,
        reader: &mut OptionReader,
    ) -> Result<(), AnswerError> {
        match reader.get("cut") {
            None | Some(Setting::Flag(false)) => {}
            Some(Setting::Flag(true)) if node == 0 => {
                let place = [prefix, "node"].concat();
                return Err(bad(&place, &Setting::Number(0.0), "1 2 3 …"));
            }
            Some(setting @ Setting::Flag(true)) => {
                let place = [prefix, "cut"].concat();
                self.claim(place, Some(node), Field::Cut, setting)?;
                self.answers.marks.push(node);
            }
            Some(other) => reader.bad("cut", other, "true | false".into()),
        }
        Ok(())
    }

    /// The node of an answer: a number, or a name that only one node has.
    fn node(&self, prefix: &str, reader: &mut OptionReader) -> Result<NodeId, AnswerError> {
        let setting = reader.get("node").unwrap_or(&Setting::Nothing);
        let refused = |expected: String| bad(&[prefix, "node"].concat(), setting, &expected);
        node_of(self.task, setting).map_err(refused)
    }

    fn answer_of_tree(
        &mut self,
        place: String,
        field: Field,
        setting: &Setting,
    ) -> Result<(), AnswerError> {
        let response = match setting {
            Setting::List(list) if list.len() > MOST => {
                return Err(bad(&place, setting, &format!("[…], 0 … {MOST}")));
            }
            Setting::List(list) => {
                let items = list.iter().map(|item| simple(&place, item));
                let items: Result<Vec<Option<Response>>, AnswerError> = items.collect();
                Some(Response::List(items?.into_iter().flatten().collect()))
            }
            // One more than the longest, so that a longer answer cannot be read.
            Setting::Text(text)
                if matches!(field, Field::Construct | Field::Why) && !is_blank(text) =>
            {
                Some(Response::Text(text.chars().take(LONGEST + 1).collect()))
            }
            other => simple(&place, other)?,
        };
        if let Some(response) = response {
            self.claim(place, None, field, setting)?;
            self.answers.whole.insert(field, response);
        }
        Ok(())
    }

    /// Notes the place that fills a box, and refuses a second answer to it.
    fn claim(
        &mut self,
        place: String,
        node: Option<NodeId>,
        field: Field,
        setting: &Setting,
    ) -> Result<(), AnswerError> {
        match self.places.get(&(node, field)) {
            Some(before) => Err(AnswerError::AnsweredTwice {
                option: place,
                found: setting.to_string(),
                before: before.clone(),
            }),
            None => {
                self.places.insert((node, field), place);
                Ok(())
            }
        }
    }
}

/// The node that a number or a name means. The error names the expected form.
pub(super) fn node_of(task: &Task, setting: &Setting) -> Result<NodeId, String> {
    node_in(&task.tree, &task.names, setting)
}

/// The same in a tree with names.
pub(super) fn node_in(tree: &GameTree, names: &Names, setting: &Setting) -> Result<NodeId, String> {
    let last = tree.len() - 1;
    let named = match setting {
        Setting::Number(_) => {
            let node = setting.integer(0, last as u64);
            let node = node.map(|node| node as NodeId);
            return node.ok_or_else(|| format!("0 … {last}"));
        }
        Setting::Text(name) => names.named(tree, name),
        _ => Vec::new(),
    };
    match named.as_slice() {
        [node] => Ok(*node),
        [] => Err(format!("'A' | 'A B' | '#7' | 0 … {last}")),
        several => {
            let few = several.iter().take(4);
            let numbers: Vec<String> = few
                .map(|&node| format!("'#{}'", tree.as_given(node)))
                .collect();
            Err(numbers.join(" | "))
        }
    }
}

/// A number, a text or a tick; `None` for a blank text.
fn simple(place: &str, setting: &Setting) -> Result<Option<Response>, AnswerError> {
    Ok(match setting {
        Setting::Nothing => None,
        Setting::Number(number) => Some(Response::Number(*number)),
        Setting::Text(text) if is_blank(text) => None,
        Setting::Text(text) => Some(shorten(text)),
        Setting::Flag(flag) => Some(Response::Flag(*flag)),
        Setting::List(list) => {
            let items = list.iter().take(KEPT).map(|item| match item {
                Setting::Number(number) => Ok(Response::Number(*number)),
                Setting::Text(text) => Ok(shorten(text)),
                other => Err(bad(place, other, "'3' | 3")),
            });
            Some(Response::List(items.collect::<Result<_, _>>()?))
        }
        other => return Err(bad(place, other, "'3' | 3")),
    })
}

/// A text, shortened if it is too long to be an answer.
fn shorten(text: &str) -> Response {
    Response::Text(match text.char_indices().nth(KEPT) {
        Some((end, _)) => format!("{}…", part(text, ..end)),
        None => text.into(),
    })
}

fn bad(option: &str, setting: &Setting, expected: &str) -> AnswerError {
    AnswerError::Option(OptionError::bad(option, setting, expected))
}
