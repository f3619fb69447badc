//! The cut test of a chance node: between what its average can still lie.

use super::super::task::Task;
use super::AnswerKey;
use crate::search::{ValueBounds, Window};
use crate::tree::{NodeId, Player};

/// A chance node after one of its children.
pub(crate) struct Average {
    pub node: NodeId,
    child: NodeId,
    /// The sum so far.
    pub sum: f64,
    values: ValueBounds,
    pub window: Window,
}

impl Average {
    /// The node after the child; `None` if a run does not come there.
    pub fn of(task: &Task, key: &AnswerKey, node: NodeId, child: NodeId) -> Option<Average> {
        let values = ValueBounds::new(&task.tree, &task.rules);
        let mut sum = 0.0;
        for child in task.tree.children(node).take_while(|&other| other <= child) {
            sum = values.joined(&task.tree, child, sum, key.call(child)?.passed_on.0);
        }
        Some(Average {
            node,
            child,
            sum,
            values,
            window: key.call(node)?.entry,
        })
    }

    /// Whether a cut is possible: what is left is known to lie on one side of a number, and that side has a bound.
    pub fn possible(&self, task: &Task) -> bool {
        let (least, most) = self.ends(task);
        let (high, low) = (self.window.beta, self.window.alpha);
        least.is_finite() && high.is_finite() || most.is_finite() && low.is_finite()
    }

    /// The player whose bound the average meets, and the least, or the greatest, that it can be.
    pub fn met(&self, task: &Task) -> (Player, f64) {
        let sum = self.sum;
        self.values.met(&task.tree, self.child, sum, self.window)
    }

    /// The least and the greatest that the average can be.
    pub fn ends(&self, task: &Task) -> (f64, f64) {
        let sum = (self.sum, self.sum);
        self.values.with_rest(&task.tree, self.child, sum)
    }
}
