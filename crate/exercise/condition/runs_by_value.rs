//! The runs for all values x of one unknown leaf: one for x before the first number of the tree, one at it, one between
//! it and the second, and so on.

use super::super::key::AnswerKey;
use super::super::task::Task;
use super::interval::Interval;
use super::question::About;
use super::valued_run::{CorrectAnswer, ValuedRun};
use crate::tree::NodeId;

/// The most nodes of a tree for which the question is answered: the tree is searched about twice for each.
pub const MOST: usize = 1_000;

/// The one leaf with an unknown value; `None` if there is none, or several, or if chance moves: there the search can
/// change its way between two numbers of the tree, too.
pub fn unknown(task: &Task) -> Option<NodeId> {
    let mut unknown = task.unknown();
    match (unknown.next(), unknown.next()) {
        (Some(leaf), None) if small(task) => Some(leaf),
        _ => None,
    }
}

/// Whether the question is answered for a task.
pub(crate) fn small(task: &Task) -> bool {
    task.tree.len() <= MOST && task.tree.chance().is_none()
}

/// The runs, as far as conditions ask for them.
pub(crate) struct RunsByValue {
    /// All finite numbers of the tree, of the window and of the known bounds of the value, in order.
    pub numbers: Vec<f64>,
    /// The numbers that the value can be.
    pub domain: Interval,
    runs: Vec<ValuedRun>,
}

impl RunsByValue {
    /// The runs by the rules of a task; `None` if it does not have one unknown leaf, or is too large.
    pub fn of(task: &Task) -> Option<RunsByValue> {
        RunsByValue::by(task, |task| Some(AnswerKey::of(task)))
    }

    pub fn by(task: &Task, run: impl Fn(&Task) -> Option<AnswerKey>) -> Option<RunsByValue> {
        let leaf = unknown(task)?;
        let numbers = numbers(task);
        let run = |x| {
            let task = task.with_value(leaf, x);
            ValuedRun::of(&task, run(&task))
        };
        let runs: Option<Vec<ValuedRun>> = places(&numbers).into_iter().map(run).collect();
        Some(RunsByValue {
            runs: runs?,
            domain: task.domain(leaf),
            numbers,
        })
    }

    /// Where something holds of a node; `None` if it is nothing of it.
    pub fn holds(&self, about: About, node: NodeId) -> Option<Vec<CorrectAnswer>> {
        let holds = |run: &ValuedRun| run.holds(about, node);
        self.runs.iter().map(holds).collect()
    }
}

/// The finite numbers of a tree, of the window and of the known bounds of unknown values, in order.
pub(crate) fn numbers(task: &Task) -> Vec<f64> {
    let (tree, window) = (&task.tree, task.rules.window);
    let values = tree.nodes().filter_map(|node| tree.value(node));
    let domains = task.unknown().map(|leaf| task.domain(leaf));
    let ends = domains.flat_map(|domain| [domain.from, domain.to]);
    sorted(values.chain([window.alpha, window.beta]).chain(ends))
}

/// A place before the first of some numbers, it, one between it and the second, and so on. Places that are not among
/// the numbers are whole numbers where there are any.
pub(crate) fn places(numbers: &[f64]) -> Vec<f64> {
    let (Some(&first), Some(&last)) = (numbers.first(), numbers.last()) else {
        return vec![0.0];
    };
    // One less or more, or twice as far where that makes no difference.
    let beyond = |number: f64, away: f64| match number + away {
        near if near == number => 2.0 * number + away,
        near => near,
    };
    let mut places = vec![beyond(first.floor(), -1.0).max(f64::MIN)];
    for pair in numbers.windows(2) {
        places.extend([pair[0], between(pair[0], pair[1])]);
    }
    places.extend([last, beyond(last.ceil(), 1.0).min(f64::MAX)]);
    places
}

/// A number between two others, a whole one if there is any.
fn between(one: f64, other: f64) -> f64 {
    let next = one.floor() + 1.0;
    match one < next && next < other {
        true => next,
        false => one / 2.0 + other / 2.0,
    }
}

/// The finite ones of some numbers, in order, each once.
pub(crate) fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.filter(|number| number.is_finite()).collect();
    numbers.sort_by(f64::total_cmp);
    numbers.dedup();
    numbers
}
