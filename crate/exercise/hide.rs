//! Puts an unknown value into a tree for the question for which x something holds.

use oorandom::Rand64;

use super::holding::Holding;
use super::key::Key;
use super::mistakes::{OF_STUDENTS, mistaken};
use super::question::{About, Question};
use super::task::Task;
use crate::search::Mistake;
use crate::tree::{GameTree, NodeId};

/// The name of the unknown value.
const SYMBOL: &str = "x";

/// A tree with an unknown leaf.
pub(super) struct Hidden {
    pub tree: GameTree,
    /// The mistakes that give another answer.
    pub tells: Vec<Mistake>,
}

/// The tree with one leaf unknown, chosen at random among those that leave a question whose answer depends on x; `None`
/// if there is none. `apart`: how many mistakes must give another answer, where the question is about a run.
pub(super) fn hide(
    task: &Task,
    question: Question,
    apart: usize,
    random: &mut Rand64,
) -> Option<Hidden> {
    let tree = &task.tree;
    let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let first = random.rand_range(0..leaves.len() as u64) as usize;
    let turned = leaves.iter().cycle().skip(first).take(leaves.len());
    let mut hidden = turned.map(|&leaf| Task::new(tree.with_symbol(leaf, SYMBOL), task.rules));
    hidden.find_map(|task| {
        let question = question.pointed(&task)?;
        let right = Holding::of(&task, question).filter(Holding::turns)?;
        let tells = |mistake: &Mistake| {
            let other = Holding::by(&task, question, |task| {
                mistaken(*mistake, task, &Key::of(task))
            });
            other.is_some_and(|other| !other.same(&right))
        };
        let tells: Vec<Mistake> = OF_STUDENTS.into_iter().filter(tells).collect();
        let enough = question.about == About::Root || tells.len() >= apart;
        enough.then_some(Hidden {
            tree: task.tree,
            tells,
        })
    })
}
