//! Puts unknown values into a tree for the question for which of them something holds.

use oorandom::Rand64;

use super::super::condition::locus::Locus;
use super::super::condition::question::{About, ConditionQuestion};
use super::super::key::AnswerKey;
use super::super::key::mistaken_keys::{mistaken, of_students};
use super::super::task::Task;
use super::wish::Wish;
use crate::search::Mistake;
use crate::tree::{GameTree, NodeId, number};

/// The names of the unknown values.
const SYMBOLS: [&str; 2] = ["x", "y"];

/// How many mistakes of students must give other answers.
pub(super) const APART: usize = 2;

/// How many pairs of leaves are tried in one tree.
const PAIRS: usize = 4;

/// The tree with one leaf unknown or two, chosen at random among those that leave a question whose answer depends on
/// them, and the mistakes that give another answer: enough of them where the question is about a run. `None` if no such
/// leaves are found.
pub(crate) fn hide(
    task: &Task,
    question: ConditionQuestion,
    wish: &Wish,
    random: &mut Rand64,
) -> Option<(GameTree, Vec<Mistake>)> {
    let tree = &task.tree;
    let leaves: Vec<NodeId> = tree.leaves().collect();
    let places = match wish.unknowns {
        2 => pairs(&leaves, random),
        _ => rotation(&leaves, random),
    };
    places.into_iter().find_map(|place| {
        let mut hidden = tree.clone();
        for (leaf, name) in place.into_iter().zip(SYMBOLS) {
            hidden = hidden.with_symbol(leaf, &symbol(tree, leaf, name, wish, random));
        }
        let task = Task::new(hidden, task.rules);
        let question = Locus::with_node(&task, question)?;
        let revealed = revealed_mistakes(&task, question)?;
        let enough = question.about == About::Root || revealed.len() >= APART;
        enough.then_some((task.tree, revealed))
    })
}

/// The mistakes that give another answer to a question; `None` if its answer does not depend on all unknown values.
fn revealed_mistakes(task: &Task, question: ConditionQuestion) -> Option<Vec<Mistake>> {
    let right = Locus::of(task, question).filter(Locus::depends)?;
    let revealed = |mistake: &Mistake| {
        right.differs_by(task, |task| mistaken(*mistake, task, &AnswerKey::of(task)))
    };
    Some(of_students().filter(revealed).collect())
}

/// The symbol of a leaf, with a bound that is the value that it had, if so wished.
fn symbol(tree: &GameTree, leaf: NodeId, name: &str, wish: &Wish, random: &mut Rand64) -> String {
    match tree.value(leaf) {
        Some(value) if wish.bounded => {
            let sign = ['≥', '≤'][random.rand_range(0..2) as usize];
            format!("{name}{sign}{}", number::print(value))
        }
        _ => name.into(),
    }
}

/// Each leaf alone, from one at random on.
fn rotation(leaves: &[NodeId], random: &mut Rand64) -> Vec<Vec<NodeId>> {
    let first = random.rand_range(0..leaves.len() as u64) as usize;
    let rotation = leaves.iter().cycle().skip(first).take(leaves.len());
    rotation.map(|&leaf| vec![leaf]).collect()
}

/// Some pairs of leaves, in the order of the tree.
fn pairs(leaves: &[NodeId], random: &mut Rand64) -> Vec<Vec<NodeId>> {
    let mut leaf = || leaves[random.rand_range(0..leaves.len() as u64) as usize];
    let mut pairs = Vec::new();
    for _ in 0..PAIRS {
        let (one, other) = (leaf(), leaf());
        if one != other {
            pairs.push(vec![one.min(other), one.max(other)]);
        }
    }
    pairs
}
