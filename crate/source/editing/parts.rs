//! The parts of one node in a text, for the fields in which a person edits it.

use serde::Serialize;
use ts_rs::TS;

use super::{EditError, EditedText};
use crate::tree::{NodeId, Player};

/// The parts of a node in the text of its tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "NodeParts")]
pub struct Parts {
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

/// The parts of a node in a text.
///
/// # Errors
/// As [`edit`](super::edit).
pub fn parts(text: &str, root: Player, node: NodeId) -> Result<Parts, EditError> {
    let source = EditedText::of(text, root, node)?;
    let spans = source.spans(node);
    let slice = |part: Option<std::ops::Range<usize>>| {
        part.map_or_else(String::new, |part| source.slice(part).into())
    };
    let tree = &source.tree;
    let leaf = |node: &NodeId| tree.is_leaf(*node);
    Ok(Parts {
        name: slice(spans.name),
        value: slice(spans.value),
        min: (!tree.is_leaf(node) && !tree.is_chance(node))
            .then(|| tree.player(node) == Player::Min),
        before: source.before(node).is_some(),
        after: source.after(node).is_some(),
        previous: (0..node).rev().find(leaf),
        next: (node + 1..tree.nodes().end).find(leaf),
    })
}
