//! The state of a best-first search at a step, as columns.

use serde::Serialize;
use ts_rs::TS;

use super::Column;
use crate::explain::best_first::counts;
use crate::frame::State;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Proof, promise};
use crate::search::counts::Counts;
use crate::tree::{NodeId, Player};

/// The state of the nodes `from` … `to` − 1 at a step of a best-first search, as columns.
#[derive(Serialize, TS)]
#[ts(rename = "BestFirstFrame")]
pub struct BestFirstColumns {
    /// The step.
    pub step: u32,
    /// The first node of the columns.
    pub from: NodeId,
    /// One past the last.
    pub to: NodeId,
    /// Index into STATUS of core.js.
    pub status: Column<u8>,
    /// The visits, of Monte-Carlo tree search; otherwise the updates.
    pub visits: Column<u32>,
    /// The mean of the rewards, which are MAX's; NaN without visits.
    pub mean: Column<f64>,
    /// The proof numbers; infinite where they are.
    pub proof: Column<f64>,
    /// The disproof numbers.
    pub disproof: Column<f64>,
    /// The path of the iteration, the root first.
    pub path: Column<NodeId>,
    /// The nodes of its playout, below the path.
    pub way: Column<NodeId>,
    /// The node of the event at this step; `None` at step 0.
    pub current: Option<NodeId>,
    /// The child of the root that would be chosen now.
    pub choice: Option<NodeId>,
    /// The number of the iteration, from 1; `None` before the first and at the end.
    pub iteration: Option<u32>,
    /// The counts up to this step: `entered` is the number of nodes in the tree.
    pub counts: Counts,
}

impl BestFirstColumns {
    /// The columns of the nodes `from` … `to` − 1.
    pub fn of(frame: &BestFirstFrame, from: NodeId, to: NodeId) -> BestFirstColumns {
        let mean = |node| frame.mean(node).filter(|_| !frame.proves());
        let numbers = |node| {
            let proof = frame.proof(node);
            [Player::Max, Player::Min].map(|player| {
                let number = Proof::finite_number(promise(player, proof));
                number.map_or(f64::INFINITY, f64::from)
            })
        };
        let [proof, disproof] = Column::of((from..to).map(numbers));
        BestFirstColumns {
            step: frame.step(),
            from,
            to,
            status: (from..to).map(|node| frame.status(node) as u8).collect(),
            visits: (from..to).map(|node| frame.visits(node)).collect(),
            mean: (from..to)
                .map(|node| mean(node).unwrap_or(f64::NAN))
                .collect(),
            proof,
            disproof,
            path: frame.path().to_vec().into(),
            way: frame.playout_path().into(),
            current: frame.current(),
            choice: frame.choice(),
            iteration: frame.iteration().map(|number| number + 1),
            counts: counts(frame),
        }
    }
}
