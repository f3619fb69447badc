//! The answer of a student to a question, as typed and as read.

use super::course::Course;
use super::outcome::Outcome;
use super::question::{Decision, Question};
use crate::exercise::answer::node_in;
use crate::exercise::content::decimals;
use crate::exercise::reading::token::simplified;
use crate::exercise::reading::{Unread, is_blank, read_number};
use crate::opening::options::{OptionError, Reader, Setting};

/// A number as typed: what it may be off.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Typed {
    number: f64,
    off: f64,
}

impl Typed {
    /// Decimals, two at least, may be off by one in the last place; all else only as a computer rounds.
    fn new(number: f64, text: &str) -> Typed {
        let rounded = 1e-9 * number.abs().max(1.0);
        let unit = |decimals: usize| 10_f64.powi(-(decimals.min(12) as i32));
        let off = decimals(&simplified(text)).map_or(0.0, unit);
        Typed {
            number,
            off: off + rounded,
        }
    }

    /// Whether a number is meant.
    fn is(self, number: f64) -> bool {
        let off = (self.number - number).abs();
        self.number == number || off.is_finite() && off <= self.off
    }
}

/// An answer as read: a node, or numbers.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// As it is told.
    pub outcome: Outcome,
    typed: Vec<Typed>,
}

impl Guess {
    /// Whether this means an outcome.
    pub(super) fn is(&self, other: &Outcome) -> bool {
        let means = |numbers: &[f64]| {
            let all = self.typed.iter().zip(numbers);
            self.typed.len() == numbers.len() && all.into_iter().all(|(typed, &of)| typed.is(of))
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
    ) -> Result<Result<Option<Guess>, Unread>, OptionError> {
        let fields = match setting {
            Setting::Nothing => return Ok(Ok(None)),
            Setting::Table(fields) => fields,
            other => {
                return Err(OptionError::BadOption {
                    option: "guess".into(),
                    found: other.to_string(),
                    expected: "{ node } | { value } | { numbers }".into(),
                });
            }
        };
        let mut reader = Reader::new("guess.", fields);
        let guess = match question.ask {
            Decision::Child | Decision::Leaf => Ok(self.node(&mut reader)),
            Decision::Exploration => self.value(&mut reader),
            Decision::Backup => self.numbers(&mut reader, question),
        };
        reader.finish(guess)
    }

    fn node(&self, reader: &mut Reader) -> Option<Guess> {
        let setting = reader.get("node")?;
        match node_in(self.trace.tree(), self.names, setting) {
            Ok(node) => Some(Guess {
                outcome: Outcome::Node { node },
                typed: Vec::new(),
            }),
            Err(expected) => {
                reader.bad("node", setting, expected);
                None
            }
        }
    }

    fn value(&self, reader: &mut Reader) -> Result<Option<Guess>, Unread> {
        let text = reader.get("value").and_then(text);
        let Some(text) = text.filter(|text| !is_blank(text)) else {
            return Ok(None);
        };
        let typed = self.typed(&text)?;
        Ok(Some(Guess {
            outcome: Outcome::Turn {
                value: typed.number,
                child: None,
            },
            typed: vec![typed],
        }))
    }

    /// Numbers one after the other; what is blank stays as it is.
    fn numbers(&self, reader: &mut Reader, question: &Question) -> Result<Option<Guess>, Unread> {
        let now = &question.numbers;
        let list = match reader.get("numbers") {
            None => return Ok(None),
            Some(Setting::List(list)) if list.len() == now.len() => list,
            Some(other) => {
                reader.bad("numbers", other, format!("a list of {}", now.len()));
                return Ok(None);
            }
        };
        let mut typed = Vec::new();
        for (setting, &now) in list.iter().zip(now) {
            let text = text(setting).filter(|text| !is_blank(text));
            typed.push(match text {
                Some(text) => self.typed(&text)?,
                None => Typed {
                    number: now,
                    off: 0.0,
                },
            });
        }
        Ok(Some(Guess {
            outcome: Outcome::Numbers {
                numbers: typed.iter().map(|typed| typed.number).collect(),
            },
            typed,
        }))
    }

    fn typed(&self, text: &str) -> Result<Typed, Unread> {
        Ok(Typed::new(read_number(text, &self.words)?, text))
    }
}

/// A text or a number as text.
fn text(setting: &Setting) -> Option<String> {
    match setting {
        Setting::Text(text) => Some(text.clone()),
        Setting::Number(number) => Some(number.to_string()),
        _ => None,
    }
}
