//! The outcome of a decision, with which a question is answered.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::NodeId;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "BestFirstDecided")]
pub enum Outcome {
    /// The node that is chosen or reached.
    Node {
        /// The node.
        node: NodeId,
    },
    /// The C from which another child is chosen.
    Turn {
        /// The least such C.
        value: f64,
        /// That child; `None` in the answer of a student, which does not say it.
        child: Option<NodeId>,
    },
    /// The numbers on the path, two for each node from the root down.
    Numbers {
        /// Visits and total, or proof and disproof number.
        numbers: Vec<f64>,
    },
}
