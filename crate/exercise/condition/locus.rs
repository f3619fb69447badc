//! The values of unknown leaves for which something holds: of one leaf, or of two.

use super::super::answer::Response;
use super::super::content::Content;
use super::super::key::AnswerKey;
use super::super::questions::{Field, Questions};
use super::super::reading::ReadingError;
use super::super::reason::Reason;
use super::super::task::Task;
use super::super::verdict::{Item, Verdict};
use super::holding::Holding;
use super::interval::Interval;
use super::plane::{Plane, unknowns};
use super::question::{About, ConditionQuestion};
use super::runs_by_value::MOST;
use super::sketch::Sketch;
use crate::opening::options::{OptionError, Setting};

/// The answer to the question for which values of unknown leaves something holds.
#[derive(Debug)]
pub(crate) enum Locus {
    /// Numbers.
    Line(Holding),
    /// Points of a plane.
    Plane(Plane),
}

impl Questions {
    /// The same with the node that a condition is asked of. The error names the condition that the question needs.
    pub fn pointed(self, task: &Task) -> Result<Questions, OptionError> {
        let Some(question) = self.condition else {
            return Ok(self);
        };
        let question = Locus::with_node(task, question);
        let answered = question.filter(|&question| Locus::of(task, question).is_some());
        match answered {
            None => Err(OptionError::bad(
                "ask",
                Setting::Text("condition".into()),
                format!("((3 x) (2 4)), ((3 5) (x 2) (y 4)), 1 … {MOST}"),
            )),
            condition => Ok(Questions { condition, ..self }),
        }
    }
}

impl Locus {
    /// The answer by the rules of a task; `None` if there is none.
    pub fn of(task: &Task, question: ConditionQuestion) -> Option<Locus> {
        match is_about_two(task, question) {
            true => Plane::of(task, question).map(Locus::Plane),
            false => Holding::of(task, question).map(Locus::Line),
        }
    }

    /// The same question about a node to which the unknown values make a difference.
    pub fn with_node(task: &Task, question: ConditionQuestion) -> Option<ConditionQuestion> {
        match question.node {
            None if is_about_two(task, question) => Plane::with_node(task, question),
            _ => question.with_node(task),
        }
    }

    /// Whether it depends on all unknown values.
    pub fn depends(&self) -> bool {
        match self {
            Locus::Line(holding) => holding.turns(),
            Locus::Plane(plane) => plane.depends_on_both(),
        }
    }

    /// Whether another run gives another answer.
    pub fn differs_by(&self, task: &Task, run: impl Fn(&Task) -> Option<AnswerKey>) -> bool {
        match self {
            Locus::Line(holding) => {
                let other = Holding::by(task, holding.question, run);
                other.is_some_and(|other| !other.same(holding))
            }
            Locus::Plane(plane) => plane.differs_by(task, run),
        }
    }

    /// The box of the question.
    pub fn item(
        &self,
        task: &Task,
        response: Option<Response>,
        read: Option<Result<Content, ReadingError>>,
    ) -> Item {
        let verdict = match &read {
            None => (Verdict::Missing, None),
            Some(Err(unread)) => (Verdict::Unread, Some(Reason::from(*unread))),
            Some(Ok(read)) => match self.wrong(task, read) {
                None => (Verdict::Right, None),
                reason => (Verdict::Wrong, reason),
            },
        };
        Item {
            given: response,
            read: read.and_then(Result::ok),
            expected: Some(self.content()),
            ..Item::judged(None, Field::Condition, verdict)
        }
    }

    /// The picture of its box; `None` if there is one unknown value.
    pub fn sketch(&self, task: &Task, item: &Item) -> Option<Sketch> {
        match self {
            Locus::Line(_) => None,
            Locus::Plane(plane) => Some(Sketch::of(
                plane.names(task),
                plane.domains(task),
                &plane.holds,
                item.read.as_ref().map(Content::region),
                item.reason.as_ref(),
            )),
        }
    }

    /// Why an answer is wrong.
    fn wrong(&self, task: &Task, read: &Content) -> Option<Reason> {
        match self {
            Locus::Line(holding) => {
                let differs = holding.differs(Interval::from(read))?;
                Some(holding.reason(differs))
            }
            Locus::Plane(plane) => plane.wrong(task, &read.region()),
        }
    }

    fn content(&self) -> Content {
        match self {
            Locus::Line(holding) => match holding.question.about {
                About::Root if holding.holds != Interval::ALL => {
                    Content::within(holding.holds.from, holding.holds.to)
                }
                _ => Content::from(holding.holds),
            },
            Locus::Plane(plane) => Content::from(plane.holds.clone()),
        }
    }
}

/// Whether a question asks for points of a plane.
fn is_about_two(task: &Task, question: ConditionQuestion) -> bool {
    question.about != About::Root && unknowns(task).is_some()
}
