//! One search from the root among several: an iteration of deepening, or a test of MTD.

use crate::exercise::key::AnswerKey;
use crate::exercise::reason::Reason;
use crate::exercise::task::Task;
use crate::search::{Mistake, Rules};
use crate::trace::event::ValueRange;

/// One search from the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PassRun {
    /// The step at which the root is entered.
    pub step: u32,
    /// The step at which its call returns.
    pub left: Option<u32>,
    /// The value that it returns.
    pub returned: f64,
    /// The range that is proved then.
    pub range: ValueRange,
    /// How many plies it searches.
    pub depth: Option<u32>,
    /// How many nodes it evaluates.
    pub evaluated: u32,
    /// How many the passes before it have evaluated.
    pub before: u32,
}

impl PassRun {
    /// The mistake by which it returns this value.
    pub fn likely(&self, task: &Task, read: f64) -> Option<Mistake> {
        let depth = self.depth?;
        let value = |depth| {
            let key = minimax(task, depth);
            key.call(0).map(|call| call.returned)
        };
        match read {
            _ if value(depth + 1) == Some(read) => Some(Mistake::TooDeep),
            _ if value(depth.saturating_sub(1)) == Some(read) => Some(Mistake::TooShallow),
            _ => None,
        }
    }

    /// The mistake by which it evaluates so many nodes.
    pub fn likely_count(&self, task: &Task, read: f64) -> Option<Mistake> {
        let depth = self.depth.unwrap_or_else(|| task.tree.height());
        let all = minimax(task, depth).leaves.len();
        (all as f64 == read).then_some(Mistake::Minimax)
    }

    /// Why so many nodes are wrong, if that is known.
    pub fn miscount(&self, read: f64) -> Option<Reason> {
        let all = f64::from(self.before + self.evaluated);
        (self.before > 0 && read == all).then_some(Reason::CountedBefore)
    }
}

/// The run of minimax of so many plies.
fn minimax(task: &Task, depth: u32) -> AnswerKey {
    let rules = Rules {
        depth: Some(depth),
        ..task.rules.minimax()
    };
    AnswerKey::by(&task.tree, &rules)
}
