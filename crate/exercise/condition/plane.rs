//! The question for which values of two unknown leaves something holds, answered by searching for each order in which they
//! can lie among each other and the numbers of the tree and of the window: a search only compares.

use super::super::key::Key;
use super::super::reason::Reason;
use super::super::task::Task;
use super::formula::{Point, formula};
use super::interval::Interval;
use super::question::Question;
use super::region::Region;
use super::sweep::{places, sorted};
use super::valued_run::{DueAnswer, ValuedRun};
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
    let mut unknown = task.unknown();
    let small = tree.len() <= MOST && tree.chance().is_none();
    let both = [unknown.next().filter(|_| small)?, unknown.next()?];
    let names = both.map(|leaf| task.unknown_name(leaf));
    (unknown.next().is_none() && names[0] != names[1]).then_some(both)
}

/// The answer to a question about two unknown values.
#[derive(Debug)]
pub struct Plane {
    question: Question,
    leaves: [NodeId; 2],
    numbers: Vec<f64>,
    points: Vec<([f64; 2], DueAnswer)>,
    /// The points for which it holds.
    pub holds: Region,
}

impl Plane {
    /// The answer by the rules of a task; `None` if there is none, or none that is short.
    pub fn of(task: &Task, question: Question) -> Option<Plane> {
        let (leaves, numbers, runs) = runs(task, question.whole)?;
        Plane::from(leaves, &numbers, &runs, question)
    }

    /// The question about the first node to which both values make a difference; `None` if there is no such node.
    pub(crate) fn with_node(task: &Task, question: Question) -> Option<Question> {
        let (leaves, numbers, runs) = runs(task, question.whole)?;
        question.at_nodes(&task.tree).find(|question| {
            let plane = Plane::from(leaves, &numbers, &runs, *question);
            plane.is_some_and(|plane| plane.holds.is_about_both())
        })
    }

    fn from(
        leaves: [NodeId; 2],
        numbers: &[f64],
        runs: &[PointRun],
        question: Question,
    ) -> Option<Plane> {
        let node = question.node?;
        let answer = |(at, run): &PointRun| Some((*at, run.holds(question.about, node)?));
        let points: Option<Vec<_>> = runs.iter().map(answer).collect();
        let points = points?;
        let exact: Vec<Point> = points.iter().map(|&(at, due)| (at, due.holds)).collect();
        Some(Plane {
            question,
            leaves,
            numbers: numbers.to_vec(),
            holds: formula(&exact, numbers)?,
            points,
        })
    }

    /// Whether another run gives another answer. Some of the points are tried.
    pub(crate) fn differs_by(&self, task: &Task, run: impl Fn(&Task) -> Option<Key>) -> bool {
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
    pub(crate) fn tells(&self) -> bool {
        let comparisons: usize = self.holds.any.iter().map(Vec::len).sum();
        self.holds.is_about_both() && comparisons <= MOST_COMPARED
    }

    /// The names of both values.
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
    fn counterexample(&self, task: &Task, answer: &Region) -> Option<Point> {
        let wrong = |(at, due): &([f64; 2], DueAnswer)| due.refutes(answer.contains(*at));
        // At the numbers of the tree it is easiest to see.
        let known = |at: &[f64; 2]| at.iter().all(|number| self.numbers.contains(number));
        let mut points = self.points.clone();
        points.sort_by_key(|(at, _)| !known(at));
        let mut points = points.into_iter().chain(self.points_beside(task, answer));
        points.find(wrong).map(|(at, due)| (at, due.holds))
    }

    /// The points that only the numbers of an answer tell apart, if it has numbers that the tree does not have. Each is
    /// searched as it is asked for.
    fn points_beside(
        &self,
        task: &Task,
        answer: &Region,
    ) -> impl Iterator<Item = ([f64; 2], DueAnswer)> {
        let given = sorted(answer.numbers()).into_iter();
        let own = given.filter(|number| !self.numbers.contains(number));
        let own: Vec<f64> = own.take(MOST_GIVEN).collect();
        let points = match own.is_empty() {
            true => Vec::new(),
            false => {
                let numbers = sorted(self.numbers.iter().copied().chain(own));
                sample(task, self.leaves, &numbers, self.question.whole)
            }
        };
        points.into_iter().filter_map(move |at| {
            let run = run_at(task, self.leaves, at)?;
            Some((at, run.holds(self.question.about, self.question.node?)?))
        })
    }
}

/// A point and its run.
type PointRun = ([f64; 2], ValuedRun);

/// The run for one point by the rules of a task.
fn run_at(task: &Task, leaves: [NodeId; 2], at: [f64; 2]) -> Option<ValuedRun> {
    run_by(task, leaves, at, |task| Some(Key::of(task)))
}

fn run_by(
    task: &Task,
    [first, second]: [NodeId; 2],
    at: [f64; 2],
    run: impl Fn(&Task) -> Option<Key>,
) -> Option<ValuedRun> {
    let task = task.with_value(first, at[0]).with_value(second, at[1]);
    ValuedRun::of(&task, run(&task))
}

/// The runs for all points that a search can tell apart, with the numbers of the tree and of the window.
#[allow(clippy::type_complexity, reason = "three results of one walk")]
fn runs(task: &Task, whole: bool) -> Option<([NodeId; 2], Vec<f64>, Vec<PointRun>)> {
    let leaves = unknowns(task)?;
    let (tree, window) = (&task.tree, task.rules.window);
    let values = tree.nodes().filter_map(|node| tree.value(node));
    let ends = leaves.map(|leaf| task.domain(leaf));
    let ends = ends.into_iter().flat_map(|domain| [domain.from, domain.to]);
    let numbers = sorted(values.chain([window.alpha, window.beta]).chain(ends));
    if numbers.len() > MOST_NUMBERS {
        return None;
    }
    let points = sample(task, leaves, &numbers, whole).into_iter();
    let runs = points.map(|at| Some((at, run_at(task, leaves, at)?)));
    let runs: Option<Vec<PointRun>> = runs.collect();
    Some((leaves, numbers, runs?))
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
    let firsts = places(&sorted(numbers.iter().copied().chain(between)));
    let counts = |value: &f64| !whole || value.fract() == 0.0;
    let firsts = firsts.into_iter().filter(counts);
    let points = firsts.flat_map(|x| {
        let seconds = places(&sorted(numbers.iter().copied().chain([x])));
        seconds
            .into_iter()
            .filter(move |y| counts(y))
            .map(move |y| [x, y])
    });
    points
        .filter(|&[x, y]| first.contains(x) && second.contains(y))
        .collect()
}
