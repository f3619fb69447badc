//! The answer of a student to a question, as typed and as read.

use super::course::Course;
use super::outcome::Outcome;
use super::question::{Decision, Question};
use crate::exercise::answer::node_in;
use crate::exercise::content::{Content, decimals};
use crate::exercise::reading::token::simplified;
use crate::exercise::reading::{ReadingError, is_blank, read_number};
use crate::opening::options::{OptionError, OptionReader, Setting};

/// A number as typed, and how far it may be off.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TypedNumber {
    number: f64,
    off: f64,
}

impl TypedNumber {
    /// Decimals, two at least, may be off by one in the last place; all else only as a computer rounds.
    fn new(number: f64, text: &str) -> TypedNumber {
        let rounded = 1e-9 * number.abs().max(1.0);
        let unit = |decimals: usize| 10_f64.powi(-(decimals.min(12) as i32));
        let off = decimals(&simplified(text)).map_or(0.0, unit);
        TypedNumber {
            number,
            off: off + rounded,
        }
    }

    /// Whether a number is meant, perhaps rounded or cut off too early.
    fn is_begun(self, number: f64) -> bool {
        let completed = Content::Number(self.number).completed(&[number]);
        self.is(number) || completed == Content::Number(number)
    }

    /// Whether a number is meant.
    fn is(self, number: f64) -> bool {
        let off = (self.number - number).abs();
        self.number == number || off.is_finite() && off <= self.off
    }
}

/// An answer as read: a node, or numbers.
#[derive(Clone, Debug)]
pub(super) struct GuessOutcome {
    /// The answer as it is reported.
    pub outcome: Outcome,
    numbers: Vec<TypedNumber>,
}

impl GuessOutcome {
    /// Whether this means an outcome.
    pub(super) fn is(&self, other: &Outcome) -> bool {
        self.means(other, TypedNumber::is)
    }

    /// Whether this means an outcome, but for digits that are left out.
    pub(super) fn is_begun(&self, other: &Outcome) -> bool {
        self.means(other, TypedNumber::is_begun)
    }

    fn means(&self, other: &Outcome, is: impl Fn(TypedNumber, f64) -> bool) -> bool {
        let means = |numbers: &[f64]| {
            let mut pairs = self.numbers.iter().zip(numbers);
            self.numbers.len() == numbers.len() && pairs.all(|(&typed, &number)| is(typed, number))
        };
        match (&self.outcome, other) {
            (Outcome::Node { node }, Outcome::Node { node: other }) => node == other,
            (Outcome::Turn { .. }, Outcome::Turn { value, .. }) => means(&[*value]),
            (Outcome::Numbers { .. }, Outcome::Numbers { numbers }) => means(numbers),
            _ => false,
        }
    }
}

impl Course<'_> {
    /// Reads the answer to a question; `Ok(None)`: nothing is said.
    pub(super) fn guess(
        &self,
        question: &Question,
        setting: &Setting,
    ) -> Result<Result<Option<GuessOutcome>, ReadingError>, OptionError> {
        let fields = match setting {
            Setting::Nothing => return Ok(Ok(None)),
            Setting::Table(fields) => fields,
            other => {
                let expected = "{ node } | { value } | { numbers }";
                return Err(OptionError::bad("guess", other, expected));
            }
        };
        let mut reader = OptionReader::new("guess.", fields);
        let guess = match question.ask {
            Decision::Child | Decision::Leaf => Ok(self.node(&mut reader)),
            Decision::Exploration => self.value(&mut reader),
            Decision::Backup => self.numbers(&mut reader, question),
        };
        reader.finish(guess)
    }

    fn node(&self, reader: &mut OptionReader) -> Option<GuessOutcome> {
        let setting = reader.get("node")?;
        match node_in(self.trace.tree(), self.names, setting) {
            Ok(node) => Some(GuessOutcome {
                outcome: Outcome::Node { node },
                numbers: Vec::new(),
            }),
            Err(expected) => reader.refused("node", setting, expected),
        }
    }

    fn value(&self, reader: &mut OptionReader) -> Result<Option<GuessOutcome>, ReadingError> {
        let Some(text) = reader.typed("value").filter(|text| !is_blank(text)) else {
            return Ok(None);
        };
        let typed = self.number(&text)?;
        Ok(Some(GuessOutcome {
            outcome: Outcome::Turn {
                value: typed.number,
                child: None,
            },
            numbers: vec![typed],
        }))
    }

    /// Numbers one after the other; a blank field keeps the old number.
    fn numbers(
        &self,
        reader: &mut OptionReader,
        question: &Question,
    ) -> Result<Option<GuessOutcome>, ReadingError> {
        let now = &question.numbers;
        let list = match reader.get("numbers") {
            None => return Ok(None),
            Some(Setting::List(list)) if list.len() == now.len() => list,
            Some(other) => {
                let expected = format!("a list of {}", now.len());
                return Ok(reader.refused("numbers", other, expected));
            }
        };
        let mut numbers = Vec::new();
        for (setting, &now) in list.iter().zip(now) {
            let text = reader
                .as_typed("numbers", setting)
                .filter(|text| !is_blank(text));
            numbers.push(match text {
                Some(text) => self.number(&text)?,
                None => TypedNumber {
                    number: now,
                    off: 0.0,
                },
            });
        }
        Ok(Some(GuessOutcome {
            outcome: Outcome::Numbers {
                numbers: numbers.iter().map(|typed| typed.number).collect(),
            },
            numbers,
        }))
    }

    fn number(&self, text: &str) -> Result<TypedNumber, ReadingError> {
        Ok(TypedNumber::new(read_number(text, &self.words)?, text))
    }
}
