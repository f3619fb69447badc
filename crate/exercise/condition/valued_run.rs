//! A run of a task whose unknown leaves have values, as far as conditions ask for it.

use super::super::key::AnswerKey;
use super::super::task::Task;
use super::question::About;
use crate::tree::NodeId;

/// The right answer to the question whether something holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct CorrectAnswer {
    /// Whether it holds.
    pub holds: bool,
    /// Whether an answer by which it holds is right too.
    pub may_hold: bool,
}

impl CorrectAnswer {
    /// The only right answer.
    pub fn only(holds: bool) -> CorrectAnswer {
        CorrectAnswer {
            holds,
            may_hold: holds,
        }
    }

    /// Whether an answer is wrong.
    pub fn refutes(self, holds: bool) -> bool {
        holds != self.holds && holds != self.may_hold
    }
}

/// A run whose unknown leaves have values.
pub(crate) struct ValuedRun {
    /// By node: whether it is entered.
    entered: Vec<bool>,
    /// The children of the root.
    moves: Vec<NodeId>,
    /// The moves that are best, the one that the search found before all.
    best: Vec<NodeId>,
}

impl ValuedRun {
    /// The run with this key; `None` if it meets an unknown value.
    pub fn of(task: &Task, key: Option<AnswerKey>) -> Option<ValuedRun> {
        let key = key.filter(|key| key.finished)?;
        Some(ValuedRun {
            entered: key.calls.iter().map(Option::is_some).collect(),
            moves: task.tree.children(0).collect(),
            best: key.best_moves(task),
        })
    }

    /// Whether something holds of a node; `None` if it is nothing of it.
    pub fn holds(&self, about: About, node: NodeId) -> Option<CorrectAnswer> {
        match about {
            About::Unseen => {
                let entered = *self.entered.get(node as usize)?;
                Some(CorrectAnswer::only(!entered))
            }
            About::Best if self.moves.contains(&node) => Some(CorrectAnswer {
                holds: self.best.first() == Some(&node),
                may_hold: self.best.contains(&node),
            }),
            About::Best | About::Root => None,
        }
    }
}
