//! The score of a child, by which Monte-Carlo tree search chooses.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::best_first::BestFirstFrame;
use crate::tree::NodeId;
use crate::tree::names::Place;

/// A score, in its parts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ToldScore")]
pub struct ScoreParts {
    /// The mean, as the player at the parent sees it.
    pub mean: f64,
    /// The exploration term.
    pub exploration: f64,
    /// The sum.
    pub sum: f64,
}

/// The best score of another child.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Rival {
    /// The child.
    pub child: Place,
    /// Its score.
    #[serde(flatten)]
    pub score: ScoreParts,
}

/// The score of a child before its iteration changes it, with another C if one is given; `None` without visits.
pub(super) fn score_of(
    frame: &BestFirstFrame,
    node: NodeId,
    child: NodeId,
    exploration: Option<f64>,
) -> Option<ScoreParts> {
    let score = frame.child_score(node, child)?;
    let score = exploration.map_or(score, |c| score.with(c));
    Some(ScoreParts {
        mean: score.mean,
        exploration: score.exploration,
        sum: score.sum(),
    })
}
