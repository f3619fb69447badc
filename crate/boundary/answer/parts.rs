//! The parts of a node in the text of its tree.

use serde::Serialize;
use ts_rs::TS;

use crate::source::editing::Parts;
use crate::tree::{NodeId, Player};

/// The parts of a node in the text of its tree.
#[derive(Serialize, TS)]
pub struct NodeParts {
    /// The name as written, empty if there is none.
    pub name: String,
    /// The number or symbol of a leaf, or the static value of an inner node; empty if there is none.
    pub value: String,
    /// Whether MIN moves at an inner node; `None` at a leaf.
    pub min: Option<bool>,
    /// Whether there is a sibling before it.
    pub before: bool,
    /// Whether there is a sibling after it.
    pub after: bool,
    /// The nearest leaf before it.
    pub previous: Option<NodeId>,
    /// The nearest leaf after it.
    pub next: Option<NodeId>,
}

impl From<Parts> for NodeParts {
    fn from(parts: Parts) -> NodeParts {
        NodeParts {
            name: parts.name,
            value: parts.value,
            min: parts.player.map(|player| player == Player::Min),
            before: parts.before,
            after: parts.after,
            previous: parts.previous_leaf,
            next: parts.next_leaf,
        }
    }
}
