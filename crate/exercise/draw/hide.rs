//! Puts unknown values into a tree for the question for which of them something holds.

use oorandom::Rand64;

use super::super::condition::locus::Locus;
use super::super::condition::question::{About, Question};
use super::super::key::Key;
use super::super::key::mistakes::{OF_STUDENTS, mistaken};
use super::super::task::Task;
use super::wish::Wish;
use crate::search::Mistake;
use crate::tree::{GameTree, NodeId, number};

/// The names of the unknown values.
const SYMBOLS: [&str; 2] = ["x", "y"];

/// How many pairs of leaves are tried in one tree.
const PAIRS: usize = 4;

/// The tree with one leaf unknown or two, chosen at random among those that leave a question whose answer depends on
/// them, and the mistakes that give another answer; `None` if none are found. `apart`: how many mistakes must give another answer, where the question is about a
/// run.
pub(crate) fn hide(
    task: &Task,
    question: Question,
    wish: &Wish,
    apart: usize,
    random: &mut Rand64,
) -> Option<(GameTree, Vec<Mistake>)> {
    let tree = &task.tree;
    let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let places = match wish.unknowns {
        2 => pairs(&leaves, random),
        _ => rotation(&leaves, random),
    };
    places.into_iter().find_map(|place| {
        let symbols = place.into_iter().zip(SYMBOLS);
        let symbols = symbols.map(|(leaf, name)| (leaf, symbol(tree, leaf, name, wish, random)));
        let symbols: Vec<(NodeId, String)> = symbols.collect();
        let hide =
            |tree: GameTree, (leaf, symbol): &(NodeId, String)| tree.with_symbol(*leaf, symbol);
        let tree = symbols.iter().fold(tree.clone(), hide);
        let task = Task::new(tree, task.rules);
        let question = Locus::with_node(&task, question)?;
        let right = Locus::of(&task, question).filter(Locus::depends)?;
        let tells = |mistake: &Mistake| {
            right.differs_by(&task, |task| mistaken(*mistake, task, &Key::of(task)))
        };
        let tells: Vec<Mistake> = OF_STUDENTS.into_iter().filter(tells).collect();
        let enough = question.about == About::Root || tells.len() >= apart;
        enough.then_some((task.tree, tells))
    })
}

/// The symbol of a leaf, with a bound that is the value that it had, if so wished.
fn symbol(tree: &GameTree, leaf: NodeId, name: &str, wish: &Wish, random: &mut Rand64) -> String {
    match tree.value(leaf).filter(|_| wish.bounded) {
        None => name.into(),
        Some(value) => {
            let sign = if random.rand_range(0..2) == 0 {
                '≥'
            } else {
                '≤'
            };
            format!("{name}{sign}{}", number::print(value))
        }
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
    let mut one = || random.rand_range(0..leaves.len() as u64) as usize;
    let pairs = (0..PAIRS).map(|_| [one(), one()]);
    let pairs: Vec<_> = pairs.filter(|[one, other]| one != other).collect();
    let leaf = |at: usize| leaves.get(at).copied();
    let sorted = pairs
        .into_iter()
        .map(|[one, other]| [one.min(other), one.max(other)]);
    sorted
        .map(|pair| pair.into_iter().filter_map(leaf).collect())
        .collect()
}
