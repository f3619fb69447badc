//! The verdict on the step that a student points at.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::planted::{Planted, plant, seed};
use super::step::PlantedStep;
use crate::exercise::content::Content;
use crate::exercise::draw::NoneDrawn;
use crate::exercise::key::AnswerKey;
use crate::exercise::questions::{AskedWindows, Field, Questions};
use crate::exercise::reason::{self, Reason};
use crate::exercise::task::Task;
use crate::exercise::verdict::Verdict;
use crate::opening::options::{OptionError, Setting, Settings};
use crate::search::{Mistake, Window};

/// Why nothing can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum FindError {
    Option(OptionError),
    None(NoneDrawn),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for FindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindError::Option(error) => error.fmt(f),
            FindError::None(_) => f.write_str("no run with such a mistake was found"),
        }
    }
}

impl Error for FindError {}

/// A run with a mistake that is to be found.
#[derive(Debug)]
pub struct FindTask<'a> {
    task: &'a Task,
    /// The run.
    pub planted: Planted,
}

/// The verdict on a step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Pointed {
    /// `Right`, `Wrong`, or `Missing` if the answer was asked for.
    #[ts(type = "Extract<Verdict, 'right' | 'wrong' | 'missing'>")]
    pub verdict: Verdict,
    /// Whether it is right.
    pub ok: bool,
    /// The number of the step that is wrong first, from 0; `None` as long as it is to be looked for.
    pub at: Option<usize>,
    /// The mistake; `None` as long as it is to be looked for.
    pub mistake: Option<Mistake>,
    /// The step that should stand there.
    pub due: Option<PlantedStep>,
    /// The reason of the first mistake, or of the step that was pointed at.
    pub reason: Option<Reason>,
}

impl<'a> FindTask<'a> {
    /// Reads the options, and plants the mistake.
    pub fn read(task: &'a Task, settings: &Settings) -> Result<FindTask<'a>, FindError> {
        let seed = seed(settings).map_err(FindError::Option)?;
        let planted = plant(task, seed).map_err(FindError::None)?;
        Ok(FindTask { task, planted })
    }

    /// Judges a step, by its number from 0. Nothing at all asks for the answer.
    pub fn point(&self, setting: &Setting) -> Result<Pointed, OptionError> {
        let Planted {
            steps, at, mistake, ..
        } = &self.planted;
        let last = steps.len().saturating_sub(1);
        let number = match (setting, setting.integer(0, last as u64)) {
            (Setting::Nothing, _) => None,
            (_, Some(number)) => Some(number as usize),
            _ => return Err(OptionError::bad("step", setting, format!("0 … {last}"))),
        };
        let elsewhere = |reason| Pointed {
            verdict: Verdict::Wrong,
            ok: false,
            at: None,
            mistake: None,
            due: None,
            reason: Some(reason),
        };
        Ok(match number {
            Some(number) if number < *at => elsewhere(Reason::StepRight),
            Some(number) if number > *at => elsewhere(Reason::WrongBefore),
            number => Pointed {
                verdict: match number {
                    Some(_) => Verdict::Right,
                    None => Verdict::Missing,
                },
                ok: number.is_some(),
                at: Some(*at),
                mistake: Some(*mistake),
                due: self.planted.truth.get(*at).cloned(),
                reason: self.why(),
            },
        })
    }

    /// Why the first wrong step is wrong.
    fn why(&self) -> Option<Reason> {
        let Planted {
            steps, truth, at, ..
        } = &self.planted;
        let key = AnswerKey::of(self.task);
        let wrong = |node, field, questions: &Questions, number: f64, beside: Option<f64>| {
            let beside = beside.map(Content::Number);
            let read = Content::Number(number);
            let beside = beside.as_ref();
            reason::wrong(self.task, questions, &key, node, field, &read, beside)
        };
        match (steps.get(*at)?, truth.get(*at)?) {
            (_, PlantedStep::Cutoff { child, .. }) => reason::missed_cut(self.task, &key, *child),
            (PlantedStep::Cutoff { child, .. }, _) => reason::not_cut(self.task, &key, *child),
            (PlantedStep::Leave { node, value }, _) => {
                wrong(*node, Field::Value, &Questions::VALUES, *value, None)
            }
            (PlantedStep::Enter { node, window }, PlantedStep::Enter { window: due, .. }) => {
                let Window { alpha, beta } = *window;
                match alpha == due.alpha {
                    false => wrong(*node, Field::Alpha, &ENTRY, alpha, Some(beta)),
                    true => wrong(*node, Field::Beta, &ENTRY, beta, Some(alpha)),
                }
            }
            _ => None,
        }
    }
}

/// The questions by which the grader judges the window with which a call begins.
const ENTRY: Questions = Questions {
    windows: Some(AskedWindows::Entry),
    ..Questions::NOTHING
};
