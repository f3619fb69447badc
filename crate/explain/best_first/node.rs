//! One node of a best-first search at one step, as a panel or a screen reader tells it.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::best_first::BestFirstFrame;
use crate::frame::{State, Status};
use crate::tree::NodeId;
use crate::tree::names::{Names, Place};

/// One node at one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestFirstNode {
    /// The names of the node.
    pub place: Place,
    /// Plies below the root.
    pub depth: usize,
    /// Its parent; `None` at the root.
    pub parent: Option<NodeId>,
    /// How many children it has.
    pub children: usize,
    /// Nodes of its subtree, itself included.
    pub size: u32,
    /// Its status.
    pub status: Status,
    /// Whether the event of the step is its own.
    pub current: bool,
    /// Whether it is on the best path, once the search has ended.
    pub variation: bool,
    /// The value of a leaf, or the static value.
    pub own: Option<f64>,
    /// Its numbers; `None` while it is not in the tree.
    pub grown: Option<NodeNumbers>,
}

/// The numbers of a node in the tree.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "by", rename_all = "lowercase", rename_all_fields = "camelCase")]
#[ts(rename = "Grown")]
pub enum NodeNumbers {
    /// Of Monte-Carlo tree search.
    Visits {
        /// How often an iteration has gone through it.
        visits: u32,
        /// The total of the rewards, which are MAX's.
        total: f64,
        /// The mean; `None` without visits.
        mean: Option<f64>,
        /// The proved value.
        proved: Option<f64>,
    },
    /// Of proof-number search.
    Proof {
        /// The proof number; `None`: infinite.
        proof: Option<u32>,
        /// The disproof number; `None`: infinite.
        disproof: Option<u32>,
        /// Whether it is proved, or disproved.
        verdict: Option<bool>,
    },
}

/// Everything known of one node.
pub fn inspect(frame: &BestFirstFrame, names: &Names, node: NodeId) -> BestFirstNode {
    let tree = frame.tree();
    let numbers = frame.numbers(node);
    let (proof, disproof) = frame.proof(node).finite();
    let grown = match frame.proves() {
        true => NodeNumbers::Proof {
            proof,
            disproof,
            verdict: frame.verdict(node),
        },
        false => NodeNumbers::Visits {
            visits: numbers.visits,
            total: numbers.total,
            mean: frame.mean(node),
            proved: numbers.proved,
        },
    };
    BestFirstNode {
        place: names.place(tree, node),
        depth: tree.depth(node) as usize,
        parent: tree.parent(node),
        children: tree.child_count(node),
        size: tree.size(node),
        status: frame.status(node),
        current: frame.current() == Some(node),
        variation: frame.best_path().contains(&node),
        own: tree.value(node),
        grown: frame.grown(node).then_some(grown),
    }
}
