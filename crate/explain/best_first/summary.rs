//! The outcome of a best-first search.

use serde::Serialize;
use ts_rs::TS;

use super::explanation::{GoalValue, goal};
use crate::explain::summary::{Stop, Summary};
use crate::frame::State;
use crate::frame::best_first::BestFirstFrame;
use crate::search::counts::Counts;
use crate::trace::event::ValueRange;

/// The outcome of a best-first search, and its cost.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestFirstSummary {
    /// The part that every search has. `value` is the value that is proved; `entered` counts the nodes in the tree.
    #[serde(flatten)]
    pub summary: Summary,
    /// How many iterations were made.
    pub iterations: u32,
    /// The mean of the rewards of the root, which are MAX's.
    pub mean: Option<f64>,
    /// The answer of a proof-number search: whether the goal is reached.
    pub verdict: Option<bool>,
    /// Its goal.
    pub goal: Option<GoalValue>,
}

impl BestFirstSummary {
    /// The outcome by the last frame, of a tree with so many leaves, whose values span these.
    pub fn of(last: &BestFirstFrame, leaves: usize, span: Option<(f64, f64)>) -> BestFirstSummary {
        let tree = last.tree();
        let variation = tree.child_numbers(&last.best_path());
        let proved = last.numbers(0).proved.filter(|_| !last.proves());
        let stop = last.outcome().err().map(|stop| Stop::new(tree, stop));
        let summary = Summary {
            value: proved,
            range: proved.map_or(ValueRange::NOTHING, ValueRange::exactly),
            limit: None,
            best_move: variation.first().copied(),
            principal_variation: variation,
            stopped_by: stop,
            steps: last.steps(),
            nodes: tree.len(),
            leaves,
            rows: tree.height() as usize + 1,
            span,
            counts: counts(last),
            distinct: None,
        };
        BestFirstSummary {
            summary,
            iterations: last.iterations(),
            mean: last.mean(0).filter(|_| !last.proves()),
            verdict: last.verdict(0),
            goal: last.proves().then(|| goal(last)),
        }
    }
}

/// How much a search has done by a step.
pub fn counts(frame: &BestFirstFrame) -> Counts {
    Counts {
        entered: frame.joined(),
        evaluated: frame.evaluated(),
        ..Counts::default()
    }
}
