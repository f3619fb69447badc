//! How difficult an exercise is, measured from its answer key.

use serde::Serialize;
use ts_rs::TS;

use super::super::key::{AnswerKey, KeyCall};
use super::super::questions::Questions;
use super::super::task::Task;
use crate::tree::NodeId;

/// The measures of the difficulty of an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Measures {
    /// The nodes entered.
    pub entered: usize,
    /// The cutoffs that prune something.
    pub cutoffs: usize,
    /// The most plies from such a cutoff up to the holder of its bound; 0 if no node holds it.
    pub reach: usize,
    /// The cutoffs at which the value only equals the bound.
    pub ties: usize,
    /// The boxes to fill, and the edges cut.
    pub boxes: usize,
}

/// The least sum of weights of the levels 2, 3, 4 and 5.
const LEVELS: [usize; 4] = [30, 36, 42, 50];

impl Measures {
    /// Measures a task by its key.
    pub fn of(task: &Task, questions: &Questions, key: &AnswerKey) -> Measures {
        let tree = &task.tree;
        let mut measures = Measures::default();
        for node in tree.nodes() {
            measures.boxes += usize::from(questions.cuts && key.edge(node).cut);
            let Some(call) = key.call(node) else { continue };
            measures.entered += 1;
            if !call.evaluated {
                measures.boxes += questions.fields(tree.mover(node)).count();
            }
            if cuts(task, key, node) {
                measures.cutoffs += 1;
                measures.reach = measures.reach.max(reach(task, key, node));
                measures.ties += usize::from(tie(task, node, call));
            }
        }
        measures
    }

    /// The difficulty, 1 … 5.
    pub fn level(&self) -> u8 {
        let deep = self.reach.saturating_sub(1);
        let weight = self.entered + 5 * self.cutoffs + 8 * deep + 8 * self.ties + self.boxes;
        let passed = LEVELS.iter().filter(|&&least| weight >= least);
        1 + passed.count() as u8
    }
}

/// Whether the cutoff of a node prunes something.
pub(crate) fn cuts(task: &Task, key: &AnswerKey, node: NodeId) -> bool {
    task.tree.children(node).any(|child| key.edge(child).cut)
}

/// Whether the best value of a node only equals the bound of its opponent.
pub(crate) fn tie(task: &Task, node: NodeId, call: &KeyCall) -> bool {
    let opponent = task.tree.player(node).opponent();
    call.best == call.entry.bound_of(opponent)
}

/// The plies from a node up to the one that holds the bound of its opponent; 0 if no node does.
pub(crate) fn reach(task: &Task, key: &AnswerKey, node: NodeId) -> usize {
    let tree = &task.tree;
    let opponent = tree.player(node).opponent();
    let entry = |node| Some(key.call(node)?.entry.bound_of(opponent));
    let bound = entry(node);
    let mut above = tree.above(node).enumerate();
    let holder = above.find(|&(_, up)| entry(up) != bound);
    holder.map_or(0, |(plies, _)| plies + 1)
}
