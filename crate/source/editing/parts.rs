//! The parts of one node in a text, for the fields in which a person edits it.

use super::{EditError, EditedText};
use crate::tree::{NodeId, Player};

/// The parts of one node in a text, and its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The name as written, empty if there is none.
    pub name: String,
    /// The number or symbol of a leaf, or the static value of an inner node, as written; empty if there is none.
    pub value: String,
    /// The player at an inner node; `None` at a leaf and at a chance node.
    pub player: Option<Player>,
    /// Whether a sibling stands before it.
    pub before: bool,
    /// Whether a sibling stands after it.
    pub after: bool,
    /// The nearest leaf before it.
    pub previous_leaf: Option<NodeId>,
    /// The nearest leaf after it.
    pub next_leaf: Option<NodeId>,
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
        player: (!tree.is_leaf(node) && !tree.is_chance(node)).then(|| tree.player(node)),
        before: source.before(node).is_some(),
        after: source.after(node).is_some(),
        previous_leaf: (0..node).rev().find(leaf),
        next_leaf: (node + 1..tree.nodes().end).find(leaf),
    })
}
