//! A prediction: the answer of a student to a question, and the right answer.

use serde::Serialize;
use ts_rs::TS;

use super::child_comparison::{ChildComparison, TestResult};
use super::course::Course;
use super::question::{Decision, Moment, Question};
use super::task_run::TaskRun;
use crate::exercise::content::Content;
use crate::exercise::key::matches_value;
use crate::exercise::key::mistaken_keys::{mistaken, of_students};
use crate::exercise::question_at::question_at;
use crate::exercise::questions::{Field, Questions};
use crate::exercise::reading::ReadingError;
use crate::exercise::reason::{self, CutTest, Reason};
use crate::exercise::verdict::Verdict;
use crate::opening::options::{OptionError, Setting};
use crate::search::{Mistake, Window};
use crate::tree::NodeId;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "Decided")]
pub enum Outcome {
    /// The value that a call returns: a number, or the proved range.
    Value {
        /// The number or range.
        value: Content,
    },
    /// The window of the node after the comparison.
    Window(Window),
    /// A node; `None`: none, because the search ends, or because the bound is that of the root's own window.
    Node {
        /// The node.
        node: Option<NodeId>,
    },
    /// The value with which the table answers a call; `None`: it does not.
    Table {
        /// The value.
        answer: Option<f64>,
    },
}

impl Outcome {
    /// The same with a rounded value replaced by that of another outcome if it can stand for it.
    fn resolve(&self, other: &Outcome) -> Outcome {
        match (self, other) {
            (Outcome::Value { value: read }, Outcome::Value { value }) => Outcome::Value {
                value: read.resolve(value.number().as_slice()),
            },
            _ => self.clone(),
        }
    }
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Prediction {
    /// `Right`, `Wrong`, `Missing` if there is no answer, or `Unread`.
    #[ts(type = "Extract<Verdict, 'right' | 'wrong' | 'missing' | 'unread'>")]
    pub verdict: Verdict,
    /// Whether it is right.
    pub ok: bool,
    /// The answer as read.
    pub read: Option<Outcome>,
    /// The right answer; `None` if the student's cannot be read, which can be mended.
    pub expected: Option<Outcome>,
    /// The reason.
    pub reason: Option<Reason>,
    /// A known mistake by which the search would give this answer.
    pub likely: Option<Mistake>,
    /// The steps whose meaning says why.
    pub why: Vec<u32>,
    /// The last step that can be shown now: that of the decision, or the one at which the next question is asked.
    pub until: u32,
}

impl Course<'_> {
    /// Judges the answer to the question of this number: `{ value }`, `{ alpha, beta }` or `{ node }`, each as typed.
    /// `node: 'none'` says that it is none. Nothing at all asks for the answer.
    pub fn predict(&self, number: usize, setting: &Setting) -> Result<Prediction, OptionError> {
        let question = question_at(&self.questions, number)?;
        let guess = self.guess(question, setting)?;
        Ok(self.judge(number, question, guess))
    }

    fn judge(
        &self,
        number: usize,
        question: &Question,
        guess: Result<Option<Outcome>, ReadingError>,
    ) -> Prediction {
        let expected = outcome(&self.run, question);
        let prediction = Prediction {
            verdict: Verdict::Missing,
            ok: false,
            read: None,
            expected: Some(expected.clone()),
            reason: self.reason(question),
            likely: None,
            why: self.why(question),
            until: self.until(number, question),
        };
        match guess {
            Err(unread) => Prediction {
                verdict: Verdict::Unread,
                expected: None,
                reason: Some(Reason::from(unread)),
                why: Vec::new(),
                until: question.step,
                ..prediction
            },
            Ok(None) => prediction,
            Ok(Some(read)) if self.agrees(question, &read, &expected) => Prediction {
                verdict: Verdict::Right,
                ok: true,
                read: Some(read),
                ..prediction
            },
            Ok(Some(read)) => {
                let wrong = || self.reason_if_wrong(question, &read, &expected);
                let reason = prediction.reason.or_else(wrong);
                // The reason and the named mistake must not differ.
                let admits = |mistake: &Mistake| {
                    let reason = reason.as_ref();
                    reason.is_none_or(|reason| reason.admits(*mistake))
                };
                Prediction {
                    verdict: Verdict::Wrong,
                    likely: self.likely(question, &read, admits),
                    reason,
                    read: Some(read),
                    ..prediction
                }
            }
        }
    }

    /// The known mistake by which a search gives this answer, of those that `admits` leaves.
    fn likely(
        &self,
        question: &Question,
        read: &Outcome,
        admits: impl Fn(&Mistake) -> bool,
    ) -> Option<Mistake> {
        let task = self.run.task;
        let likely = match (&question.moment, read) {
            (Moment::Compared(comparison), _) => match comparison.test {
                None => self.likely_after(question, comparison, read, &admits),
                Some(TestResult::Again) if !comparison.last => {
                    let node = Some(task.tree.end(comparison.child));
                    (*read == Outcome::Node { node }).then_some(Mistake::NotSearchedAgain)
                }
                Some(TestResult::Again | TestResult::Enough) => None,
            },
            (Moment::Tested(test), Outcome::Window(read)) => test.likely(*read),
            (Moment::Asked(lookup), Outcome::Table { answer }) => {
                lookup.likely(*answer, &task.rules)
            }
            (Moment::Began(pass), Outcome::Value { value }) => {
                let number = value.number()?;
                match question.ask {
                    Decision::Evaluates => pass.likely_count(task, &self.run.positions(), number),
                    _ => pass.likely(task, number),
                }
            }
            _ => None,
        };
        likely.filter(admits)
    }

    /// The first known mistake by which a search gives this answer after the same comparison.
    fn likely_after(
        &self,
        question: &Question,
        comparison: &ChildComparison,
        read: &Outcome,
        admits: impl Fn(&Mistake) -> bool,
    ) -> Option<Mistake> {
        let (task, truth) = (self.run.task, self.run.key()?);
        let gives = |mistake: &Mistake| {
            let Some(key) = mistaken(*mistake, task, truth) else {
                return false;
            };
            let run = TaskRun::by(task, key);
            let same = |other: &ChildComparison| {
                (other.node, other.child) == (comparison.node, comparison.child)
            };
            let Some(same) = run.comparisons().into_iter().find(same) else {
                return false;
            };
            if !is_seen(question.ask, comparison, &same, *mistake) {
                return false;
            }
            let moment = Moment::Compared(same);
            let question = Question {
                moment,
                ..*question
            };
            let expected = outcome(&run, &question);
            read.resolve(&expected) == expected
        };
        of_students().filter(admits).find(gives)
    }

    fn agrees(&self, question: &Question, read: &Outcome, expected: &Outcome) -> bool {
        let returned = match &question.moment {
            Moment::Compared(comparison) => Some((comparison.returned, comparison.range)),
            Moment::Began(pass) if question.ask == Decision::Pass => {
                Some((pass.returned, pass.range))
            }
            _ => None,
        };
        match (read, returned) {
            (Outcome::Value { value }, Some((returned, range))) => {
                let meant = value.resolve(&[returned, range.lo, range.hi]);
                matches_value(&meant, returned, range)
            }
            _ => read == expected,
        }
    }

    /// Why an answer is wrong.
    fn reason_if_wrong(
        &self,
        question: &Question,
        read: &Outcome,
        expected: &Outcome,
    ) -> Option<Reason> {
        let task = self.run.task;
        match (read, expected, &question.moment) {
            (Outcome::Value { value }, _, Moment::Compared(_)) => {
                let (node, field) = (question.node, Field::Value);
                match self.run.key() {
                    Some(key) => {
                        reason::wrong(task, &Questions::VALUES, key, node, field, value, None)
                    }
                    None => Some(reason::other_value(task, &Questions::VALUES, node)),
                }
            }
            (Outcome::Value { value }, _, Moment::Began(pass))
                if question.ask == Decision::Evaluates =>
            {
                pass.miscount(value.number()?)
            }
            (Outcome::Window(read), Outcome::Window(expected), Moment::Compared(_)) => {
                let now = question.window;
                let player = task.tree.player(question.node);
                let bound = expected.bound_of(player);
                let other = player.opponent();
                let exchanged = *expected != now
                    && read.bound_of(player) == now.bound_of(player)
                    && read.bound_of(other) == bound;
                let rounded = || {
                    let completed = |read, due| {
                        let read = Content::Number(read).completed(&[due]);
                        read == Content::Number(due)
                    };
                    task.tree.chance().is_some()
                        && completed(read.alpha, expected.alpha)
                        && completed(read.beta, expected.beta)
                };
                match exchanged {
                    true => Some(Reason::Exchanged),
                    false => rounded().then_some(Reason::Rounded),
                }
            }
            _ => None,
        }
    }

    /// Why it is so, where no step says it.
    fn reason(&self, question: &Question) -> Option<Reason> {
        match &question.moment {
            Moment::Compared(comparison) => self.failed_test(question, comparison),
            Moment::Asked(lookup) => lookup.reason(),
            Moment::Tested(_) | Moment::Began(_) => None,
        }
    }

    /// The cut test that does not hold, if that decides that the search goes on.
    fn failed_test(&self, question: &Question, comparison: &ChildComparison) -> Option<Reason> {
        if question.ask != Decision::Next || comparison.cut {
            return None;
        }
        let task = self.run.task;
        if let Some(average) = self.run.average(comparison) {
            let tested = average.possible(task);
            return tested.then(|| reason::average_open(task, &average));
        }
        let player = task.tree.player(comparison.node);
        let bound = comparison.before.bound_of(player.opponent());
        let tested = bound.is_finite();
        tested.then(|| Reason::GoesOn(CutTest::of(task, player, comparison.best, bound)))
    }

    /// The steps whose meaning says why.
    fn why(&self, question: &Question) -> Vec<u32> {
        match &question.moment {
            Moment::Compared(comparison) => match question.ask {
                Decision::Returns => {
                    let steps = [comparison.step].into_iter().chain(comparison.left);
                    steps.filter(|&step| step > question.step).collect()
                }
                Decision::Next if self.failed_test(question, comparison).is_some() => Vec::new(),
                Decision::Next | Decision::Holder => vec![comparison.step + 1],
                Decision::Again if comparison.cut => vec![comparison.step, comparison.step + 1],
                _ => vec![comparison.step],
            },
            Moment::Asked(lookup) if lookup.reason().is_some() => Vec::new(),
            Moment::Asked(lookup) => vec![lookup.step + 1],
            Moment::Tested(test) => vec![test.step],
            Moment::Began(pass) => pass.left.into_iter().collect(),
        }
    }

    fn until(&self, number: usize, question: &Question) -> u32 {
        let decided = match (&question.moment, question.ask) {
            (Moment::Compared(comparison), Decision::Returns) => {
                comparison.left.unwrap_or(comparison.step)
            }
            (Moment::Compared(comparison), _) => comparison.step + u32::from(comparison.cut),
            (Moment::Asked(lookup), _) => lookup.step + u32::from(lookup.is_decided()),
            (Moment::Tested(test), _) => test.step,
            (Moment::Began(pass), _) => pass.left.unwrap_or(pass.step),
        };
        let next = self.questions.get(number + 1);
        next.map_or(decided, |next| decided.min(next.step))
    }
}

/// Whether the run with a mistake has the state that the question shows. Otherwise an answer is no sign of that mistake.
fn is_seen(
    ask: Decision,
    shown: &ChildComparison,
    other: &ChildComparison,
    mistake: Mistake,
) -> bool {
    match ask {
        Decision::Bound => other.before == shown.before,
        Decision::Holder => other.cut && other.before == shown.before,
        Decision::Next if mistake == Mistake::PlayersExchanged => other.before == shown.before,
        _ => true,
    }
}

/// The answer to a question in a run.
fn outcome(run: &TaskRun, question: &Question) -> Outcome {
    let value = |number| Outcome::Value {
        value: Content::Number(number),
    };
    let node = |node| Outcome::Node { node };
    match (&question.moment, question.ask) {
        (Moment::Compared(comparison), Decision::Returns) => value(comparison.returned),
        (Moment::Compared(comparison), Decision::Holder) => node(run.holder(comparison)),
        (Moment::Compared(comparison), Decision::Next | Decision::Again) => {
            node(run.entered_after(comparison.step))
        }
        (Moment::Compared(comparison), _) => Outcome::Window(comparison.after),
        (Moment::Tested(test), _) => Outcome::Window(test.window),
        (Moment::Asked(lookup), _) => Outcome::Table {
            answer: lookup.answer,
        },
        (Moment::Began(pass), Decision::Evaluates) => value(f64::from(pass.evaluated)),
        (Moment::Began(pass), _) => value(pass.returned),
    }
}
