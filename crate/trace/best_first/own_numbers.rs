//! The numbers of another program’s search that do not follow from its events: visits, values found, scores.

use crate::tree::NodeId;
use crate::tree::sorting::{item_of, value_of};

/// A playout or an evaluation, as another program tells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Its step.
    pub step: u32,
    /// The leaf whose value is read.
    pub leaf: NodeId,
    /// Its value; `None` if the trace omits it.
    pub value: Option<f64>,
    /// The reward; `None` if the trace omits it.
    pub reward: Option<f64>,
}

/// The numbers that another program says beside its events.
#[derive(Debug, Default)]
pub struct OwnNumbers {
    /// The visits after each update.
    pub visits: Vec<u32>,
    /// The playouts and evaluations, by step.
    pub evaluations: Vec<Evaluation>,
    /// The scores of children that are selected, by step.
    pub scores: Vec<(u32, f64)>,
}

impl OwnNumbers {
    /// The playout or evaluation at a step.
    pub fn evaluation_at(&self, step: u32) -> Option<&Evaluation> {
        item_of(&self.evaluations, step, |evaluation| evaluation.step)
    }

    /// The last playout or evaluation of the steps `from` … `to`.
    pub fn last_evaluation(&self, from: u32, to: u32) -> Option<&Evaluation> {
        let end = self
            .evaluations
            .partition_point(|evaluation| evaluation.step <= to);
        let last = self.evaluations.get(end.checked_sub(1)?);
        last.filter(|evaluation| evaluation.step >= from)
    }

    /// The score at a step.
    pub fn score_at(&self, step: u32) -> Option<f64> {
        value_of(&self.scores, step)
    }
}
