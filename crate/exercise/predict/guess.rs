//! The answer of a student to a question, as typed and as read.

use super::answer::Outcome;
use super::course::Course;
use super::question::{Decision, Question};
use crate::exercise::answer::node_of;
use crate::exercise::content::Content;
use crate::exercise::reading::{ReadingError, is_blank, read, read_number};
use crate::opening::options::{OptionError, OptionReader, Setting};
use crate::search::Window;

impl Course<'_> {
    /// Reads the answer to a question; `Ok(None)`: nothing is said.
    pub(super) fn guess(
        &self,
        question: &Question,
        setting: &Setting,
    ) -> Result<Result<Option<Outcome>, ReadingError>, OptionError> {
        let fields = match setting {
            Setting::Nothing => return Ok(Ok(None)),
            Setting::Table(fields) => fields,
            other => {
                let expected = "{ value } | { alpha, beta } | { node }";
                return Err(OptionError::bad("guess", other, expected));
            }
        };
        let mut reader = OptionReader::new("guess.", fields);
        let mut typed = |name| reader.typed(name).filter(|text| !is_blank(text));
        let guess = match question.ask {
            Decision::Returns | Decision::Pass | Decision::Evaluates => {
                typed("value").map(|text| self.value(&text)).transpose()
            }
            Decision::Table => typed("value").map(|text| self.entry(&text)).transpose(),
            Decision::Bound | Decision::Test => {
                self.window(question, [typed("alpha"), typed("beta")])
            }
            Decision::Next | Decision::Holder | Decision::Again => Ok(self.node(&mut reader)),
        };
        reader.finish(guess)
    }

    fn value(&self, text: &str) -> Result<Outcome, ReadingError> {
        let task = self.run.task;
        let value = task.with_rounding(read(text, &task.words)?, text);
        Ok(Outcome::Value { value })
    }

    /// The value with which the table answers, or that it does not.
    fn entry(&self, text: &str) -> Result<Outcome, ReadingError> {
        let answer = match text {
            "none" => None,
            _ => Some(read_number(text, &self.run.task.words)?),
        };
        Ok(Outcome::Table { answer })
    }

    /// The window after a decision. A bound that stays need not be typed.
    fn window(
        &self,
        question: &Question,
        [alpha, beta]: [Option<String>; 2],
    ) -> Result<Option<Outcome>, ReadingError> {
        let bound = |typed: Option<String>, now, due| match typed {
            None => Ok(now),
            Some(text) => self.bound(&text, [due, now]),
        };
        let (now, due) = (question.window, question.moment.window());
        Ok(Some(Outcome::Window(Window::new(
            bound(alpha, now.alpha, due.alpha)?,
            bound(beta, now.beta, due.beta)?,
        ))))
    }

    /// A bound as typed; a rounded number is that one of some for which it can stand.
    fn bound(&self, text: &str, numbers: [f64; 2]) -> Result<f64, ReadingError> {
        let number = read_number(text, &self.run.task.words)?;
        let read = self.run.task.with_rounding(Content::Number(number), text);
        Ok(read.resolve(&numbers).number().unwrap_or(number))
    }

    fn node(&self, reader: &mut OptionReader) -> Option<Outcome> {
        let node = match reader.get("node")? {
            Setting::Text(text) if text == "none" => None,
            setting => match node_of(self.run.task, setting) {
                Ok(node) => Some(node),
                Err(expected) => {
                    return reader.refused("node", setting, format!("{expected} | 'none'"));
                }
            },
        };
        Some(Outcome::Node { node })
    }
}
