//! The question for which values of two unknown leaves something holds, answered by searching for each order in which they
//! can lie among each other and the numbers of the tree and of the window: a search only compares.

use super::super::key::AnswerKey;
use super::super::reason::Reason;
use super::super::task::Task;
use super::formula::{Sample, formula};
use super::interval::Interval;
use super::question::ConditionQuestion;
use super::region::Region;
use super::runs_by_value::{numbers, places, sorted};
use super::valued_run::{CorrectAnswer, ValuedRun};
use crate::tree::NodeId;

/// The most nodes of a tree, and the most numbers in it, for which the question is answered: the tree is searched about
/// four times for each pair of numbers.
pub const MOST: usize = 100;
const MOST_NUMBERS: usize = 20;
/// The most numbers that an answer compares with beside those of the tree.
const MOST_GIVEN: usize = 6;
/// At how many points at most another run is compared.
const MOST_TRIED: usize = 60;
/// The most comparisons of an answer that is easy to write.
const MOST_COMPARED: usize = 4;

/// The two leaves with an unknown value; `None` if there are less or more, or if chance moves.
pub fn unknowns(task: &Task) -> Option<[NodeId; 2]> {
    let tree = &task.tree;
    if tree.len() > MOST || tree.chance().is_some() {
        return None;
    }
    let mut unknown = task.unknown();
    let both = [unknown.next()?, unknown.next()?];
    let names = both.map(|leaf| task.unknown_name(leaf));
    (unknown.next().is_none() && names[0] != names[1]).then_some(both)
}

/// The answer to a question about two unknown values.
#[derive(Debug)]
pub struct Plane {
    question: ConditionQuestion,
    leaves: [NodeId; 2],
    numbers: Vec<f64>,
    points: Vec<([f64; 2], CorrectAnswer)>,
    /// The points for which it holds.
    pub holds: Region,
}

impl Plane {
    /// The answer by the rules of a task; `None` if there is none, or none that is short.
    pub fn of(task: &Task, question: ConditionQuestion) -> Option<Plane> {
        Plane::from(&PlaneRuns::of(task, question.whole)?, question)
    }

    /// The question about the first node to which both values make a difference; `None` if there is no such node.
    pub(crate) fn with_node(task: &Task, question: ConditionQuestion) -> Option<ConditionQuestion> {
        let runs = PlaneRuns::of(task, question.whole)?;
        question.at_nodes(&task.tree).find(|question| {
            let plane = Plane::from(&runs, *question);
            plane.is_some_and(|plane| plane.holds.is_about_both())
        })
    }

    fn from(plane: &PlaneRuns, question: ConditionQuestion) -> Option<Plane> {
        let node = question.node?;
        let mut points = Vec::new();
        for (at, run) in &plane.runs {
            points.push((*at, run.holds(question.about, node)?));
        }
        let exact: Vec<Sample> = points.iter().map(|&(at, due)| (at, due.holds)).collect();
        Some(Plane {
            question,
            leaves: plane.leaves,
            numbers: plane.numbers.clone(),
            holds: formula(&exact, &plane.numbers)?,
            points,
        })
    }

    /// Whether another run gives another answer. Some of the points are tried.
    pub(crate) fn differs_by(&self, task: &Task, run: impl Fn(&Task) -> Option<AnswerKey>) -> bool {
        let Some(node) = self.question.node else {
            return false;
        };
        let step = self.points.len().div_ceil(MOST_TRIED).max(1);
        let mut points = self.points.iter().step_by(step);
        points.any(|&(at, due)| {
            let other = run_by(task, self.leaves, at, &run);
            let answer = other.and_then(|other| other.holds(self.question.about, node));
            answer.is_some_and(|answer| due.refutes(answer.holds))
        })
    }

    /// Whether it depends on both values, in few words.
    pub(crate) fn depends_on_both(&self) -> bool {
        let comparisons: usize = self.holds.any.iter().map(Vec::len).sum();
        self.holds.is_about_both() && comparisons <= MOST_COMPARED
    }

    pub(crate) fn names(&self, task: &Task) -> [String; 2] {
        self.leaves.map(|leaf| task.unknown_name(leaf).to_string())
    }

    /// The numbers that both values can be.
    pub(crate) fn domains(&self, task: &Task) -> [Interval; 2] {
        self.leaves.map(|leaf| task.domain(leaf))
    }

    /// Why an answer is wrong: a point for which it is; `None` if it is right everywhere.
    pub(crate) fn wrong(&self, task: &Task, answer: &Region) -> Option<Reason> {
        let ([x, y], holds) = self.counterexample(task, answer)?;
        let [first, second] = self.names(task);
        Some(match holds {
            true => Reason::HoldsFor {
                first,
                x,
                second,
                y,
            },
            false => Reason::FailsFor {
                first,
                x,
                second,
                y,
            },
        })
    }

    /// A point for which an answer is wrong, and whether it holds there.
    fn counterexample(&self, task: &Task, answer: &Region) -> Option<Sample> {
        // At the numbers of the tree it is easiest to see.
        let known = |at: &[f64; 2]| at.iter().all(|number| self.numbers.contains(number));
        let mut points = self.points.clone();
        points.sort_by_key(|(at, _)| !known(at));
        let mut points = points.into_iter().chain(self.points_beside(task, answer));
        let (at, due) = points.find(|(at, due)| due.refutes(answer.contains(*at)))?;
        Some((at, due.holds))
    }

    /// The points that only the numbers of an answer tell apart, if it has numbers that the tree does not have. Each is
    /// searched as it is asked for.
    fn points_beside(
        &self,
        task: &Task,
        answer: &Region,
    ) -> impl Iterator<Item = ([f64; 2], CorrectAnswer)> {
        let mut given = sorted(answer.numbers());
        given.retain(|number| !self.numbers.contains(number));
        given.truncate(MOST_GIVEN);
        let points = match given.is_empty() {
            true => Vec::new(),
            false => {
                let numbers = sorted(self.numbers.iter().copied().chain(given));
                sample(task, self.leaves, &numbers, self.question.whole)
            }
        };
        points.into_iter().filter_map(move |at| {
            let run = run_at(task, self.leaves, at)?;
            Some((at, run.holds(self.question.about, self.question.node?)?))
        })
    }
}

type PointRun = ([f64; 2], ValuedRun);

/// The run for one point by the rules of a task.
fn run_at(task: &Task, leaves: [NodeId; 2], at: [f64; 2]) -> Option<ValuedRun> {
    run_by(task, leaves, at, |task| Some(AnswerKey::of(task)))
}

fn run_by(
    task: &Task,
    [first, second]: [NodeId; 2],
    at: [f64; 2],
    run: impl Fn(&Task) -> Option<AnswerKey>,
) -> Option<ValuedRun> {
    let task = task.with_value(first, at[0]).with_value(second, at[1]);
    ValuedRun::of(&task, run(&task))
}

/// The runs for all points that a search can tell apart.
struct PlaneRuns {
    leaves: [NodeId; 2],
    /// The numbers of the tree and of the window.
    numbers: Vec<f64>,
    runs: Vec<PointRun>,
}

impl PlaneRuns {
    fn of(task: &Task, whole: bool) -> Option<PlaneRuns> {
        let leaves = unknowns(task)?;
        let numbers = numbers(task);
        if numbers.len() > MOST_NUMBERS {
            return None;
        }
        let mut runs = Vec::new();
        for at in sample(task, leaves, &numbers, whole) {
            runs.push((at, run_at(task, leaves, at)?));
        }
        Some(PlaneRuns {
            leaves,
            numbers,
            runs,
        })
    }
}

/// Points in each order in which two values can lie among each other and some numbers; of whole numbers only, if so
/// wished, and only where both can be.
fn sample(task: &Task, leaves: [NodeId; 2], numbers: &[f64], whole: bool) -> Vec<[f64; 2]> {
    let [first, second] = leaves.map(|leaf| task.domain(leaf));
    let mut between = Vec::new();
    if whole {
        // Two whole numbers between the same two can differ, if there are two.
        for place in places(numbers) {
            let second = place + 1.0;
            let next = numbers.iter().find(|&&number| number > place);
            if next.is_none_or(|&next| second < next) {
                between.push(second);
            }
        }
    }
    let counts =
        |value: f64, domain: Interval| domain.contains(value) && (!whole || value.fract() == 0.0);
    let mut points = Vec::new();
    for x in places(&sorted(numbers.iter().copied().chain(between))) {
        for y in places(&sorted(numbers.iter().copied().chain([x]))) {
            if counts(x, first) && counts(y, second) {
                points.push([x, y]);
            }
        }
    }
    points
}
