//! The question for which values x of one unknown leaf something holds, answered by searching at every number of the
//! tree and of the window, and between them. Between two neighbours of these numbers every search goes the same way.

use std::ops::Range;

use super::super::key::AnswerKey;
use super::super::reason::Reason;
use super::super::task::Task;
use super::interval::Interval;
use super::question::{About, ConditionQuestion};
use super::runs_by_value::{RunsByValue, places, small, sorted};
use super::valued_run::CorrectAnswer;
use crate::tree::column::entry;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Holding {
    pub(crate) question: ConditionQuestion,
    /// The numbers at which the answer can change, in order.
    numbers: Vec<f64>,
    /// The answer before the first number, at it, between it and the second, and so on.
    answers: Vec<CorrectAnswer>,
    /// The numbers that x can be: of others nothing is asked.
    domain: Interval,
    /// All x for which it holds, or all values of the root.
    pub holds: Interval,
}

/// A number at which an answer is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Differs {
    /// A value of x, or of the root.
    pub at: f64,
    /// Whether it holds there, or the root can have this value.
    pub holds: bool,
}

impl ConditionQuestion {
    /// The same about the first node to which x makes a difference, or else about the last.
    pub(crate) fn with_node(self, task: &Task) -> Option<ConditionQuestion> {
        if self.about == About::Root || self.node.is_some() {
            return Some(self);
        }
        let runs = RunsByValue::of(task)?;
        let turns = |question: &ConditionQuestion| {
            let holding = Holding::from(&runs, *question);
            holding.is_some_and(|holding| holding.turns())
        };
        let first = self.at_nodes(&task.tree).find(turns);
        first.or_else(|| self.at_nodes(&task.tree).last())
    }
}

impl Holding {
    /// The answer by the rules of a task; `None` if there is none: the task needs one leaf with an unknown value, and
    /// at most 1,000 nodes.
    pub fn of(task: &Task, question: ConditionQuestion) -> Option<Holding> {
        match question.about {
            About::Root => Holding::of_root(task, question),
            _ => Holding::from(&RunsByValue::of(task)?, question),
        }
    }

    /// The answer if the search is another run.
    pub(crate) fn by(
        task: &Task,
        question: ConditionQuestion,
        run: impl Fn(&Task) -> Option<AnswerKey>,
    ) -> Option<Holding> {
        match question.about {
            // The question is about the value of the root in every run.
            About::Root => None,
            _ => Holding::from(&RunsByValue::by(task, run)?, question),
        }
    }

    fn from(runs: &RunsByValue, question: ConditionQuestion) -> Option<Holding> {
        let node = question.node?;
        let answers = runs.holds(question.about, node)?;
        let numbers = runs.numbers.clone();
        let domain = runs.domain;
        let holds = span(&numbers, &answers, inside(&numbers, domain))?;
        Some(Holding {
            question,
            domain,
            numbers,
            answers,
            holds,
        })
    }

    /// The values that the root can have by minimax: all unknown values held between two numbers.
    fn of_root(task: &Task, question: ConditionQuestion) -> Option<Holding> {
        if !small(task) || task.unknown().next().is_none() {
            return None;
        }
        let from = root_with(task, |domain| domain.from)?;
        let to = root_with(task, |domain| domain.to)?;
        Some(Holding {
            question,
            numbers: Vec::new(),
            answers: Vec::new(),
            domain: Interval::ALL,
            holds: Interval::closed(from, to),
        })
    }

    /// Whether it holds for some x and not for others, or the root can have several values.
    pub fn turns(&self) -> bool {
        match self.question.about {
            About::Root => self.holds.from < self.holds.to,
            _ => {
                self.within().any(|answer| answer.holds)
                    && self.within().any(|answer| !answer.may_hold)
            }
        }
    }

    /// Whether another answer to the same question about the same tree says the same.
    pub(crate) fn same(&self, other: &Holding) -> bool {
        self.within().eq(other.within()) && self.holds == other.holds
    }

    /// The answers where x can be.
    fn within(&self) -> impl Iterator<Item = &CorrectAnswer> {
        let answers = self.answers.get(inside(&self.numbers, self.domain));
        debug_assert!(answers.is_some());
        answers.unwrap_or_default().iter()
    }

    /// Why an answer is wrong.
    pub(crate) fn reason(&self, Differs { at, holds }: Differs) -> Reason {
        match (self.question.about, holds) {
            (About::Root, true) => Reason::CanBe { at },
            (About::Root, false) => Reason::CannotBe { at },
            (_, true) => Reason::HoldsAt { at },
            (_, false) => Reason::FailsAt { at },
        }
    }

    /// A number at which an answer is wrong; `None` if it is right everywhere.
    pub fn differs(&self, answer: Interval) -> Option<Differs> {
        let ends = [self.holds.from, self.holds.to, answer.from, answer.to];
        let numbers = sorted(self.numbers.iter().copied().chain(ends));
        let mut tried = places(&numbers);
        tried.retain(|x| self.domain.contains(*x));
        if self.question.whole {
            // The root can have a value of the tree that is not whole; x cannot.
            let of_root = self.question.about == About::Root;
            let right_ends = [self.holds.from, self.holds.to];
            tried.retain(|x| x.fract() == 0.0 || of_root && right_ends.contains(x));
        }
        // At one of the numbers it is easiest to see.
        tried.sort_by_key(|x| !numbers.contains(x));
        let wrong = |&x: &f64| self.answer_at(x).refutes(answer.contains(x));
        let at = tried.into_iter().find(wrong)?;
        let holds = self.answer_at(at).holds;
        Some(Differs { at, holds })
    }

    fn answer_at(&self, x: f64) -> CorrectAnswer {
        if self.question.about == About::Root {
            return CorrectAnswer::only(self.holds.contains(x));
        }
        let before = self.numbers.partition_point(|&number| number < x);
        let place = 2 * before + usize::from(self.numbers.get(before) == Some(&x));
        entry(&self.answers, place)
    }
}

/// The value of the root by minimax if each unknown value is this one of its domain; `None` if there is none.
fn root_with(task: &Task, value: impl Fn(Interval) -> f64) -> Option<f64> {
    let mut tree = task.tree.clone();
    for leaf in task.unknown() {
        tree = tree.with_value(leaf, value(task.domain(leaf)));
    }
    let key = AnswerKey::by(&tree, &task.rules.minimax());
    match key.finished {
        true => Some(key.call(0)?.best),
        false => None,
    }
}

/// The places at which a value can be that is known to lie in some domain, whose ends are among the numbers.
fn inside(numbers: &[f64], domain: Interval) -> Range<usize> {
    let places = places(numbers);
    let within = |x: &f64| domain.contains(*x);
    let first = places.iter().position(within);
    let last = places.iter().rposition(within);
    debug_assert!(first.is_some());
    match (first, last) {
        (Some(first), Some(last)) => first..last + 1,
        _ => 0..0,
    }
}

/// The numbers for which it holds, as far as x can be there; `None` if they do not lie side by side.
fn span(numbers: &[f64], answers: &[CorrectAnswer], inside: Range<usize>) -> Option<Interval> {
    let holds = |place: &usize| entry(answers, *place).holds;
    let (Some(first), Some(last)) = (inside.clone().find(holds), inside.clone().rfind(holds))
    else {
        return Some(Interval::NONE);
    };
    if !(first..last).all(|place| holds(&place)) {
        return None;
    }
    // Outside the possible values of x there is no end.
    let (begins, ends) = (first > inside.start, last + 1 < inside.end);
    // Places with odd numbers are those of the numbers themselves.
    let between = |place: usize| place.is_multiple_of(2);
    Some(Interval {
        from: match begins {
            true => entry(numbers, (first - 1) / 2),
            false => f64::NEG_INFINITY,
        },
        to: match ends {
            true => entry(numbers, last / 2),
            false => f64::INFINITY,
        },
        open: [begins && between(first), ends && between(last)],
    })
}
