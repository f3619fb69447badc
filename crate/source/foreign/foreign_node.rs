//! The common form of all texts of other programs: their nodes in preorder.

use crate::source::notation::written_name;
use crate::tree::Mover;

/// A node as another program tells it.
#[derive(Debug, Default)]
pub(super) struct ForeignNode {
    /// Plies below the root.
    pub(super) depth: usize,
    /// Its name; empty: none.
    pub(super) name: String,
    /// The player who moves there, or chance.
    pub(super) mover: Option<Mover>,
    /// Its probability below a chance node, as written.
    pub(super) weight: String,
    /// Its number, as written; empty: it has none.
    pub(super) value: String,
    /// Its place in the text, in bytes.
    pub(super) at: usize,
}

/// The node of a number that has children and no name, which our notation cannot write.
pub(super) fn nameless(nodes: &[ForeignNode]) -> Option<&ForeignNode> {
    let below = nodes.iter().skip(1);
    let pair = nodes.iter().zip(below).find(|(node, next)| {
        next.depth > node.depth && node.name.is_empty() && !node.value.is_empty()
    });
    pair.map(|(node, _)| node)
}

/// The nodes in our notation. A node without children is a leaf, and without a number a symbol.
pub(super) fn notation(nodes: &[ForeignNode]) -> String {
    let mut text = String::new();
    let mut open = 0;
    for (node, next) in nodes
        .iter()
        .zip(nodes.iter().skip(1).map(Some).chain([None]))
    {
        while open > node.depth {
            text.push(')');
            open -= 1;
        }
        if !text.is_empty() && !text.ends_with('(') {
            text.push(' ');
        }
        match next.is_some_and(|next| next.depth > node.depth) {
            true => {
                inner(&mut text, node);
                open = node.depth + 1;
            }
            false => leaf(&mut text, node),
        }
    }
    text.push_str(&")".repeat(open));
    text
}

fn inner(text: &mut String, node: &ForeignNode) {
    if !node.weight.is_empty() {
        text.push_str(&format!("{}:", node.weight));
    }
    match node.mover {
        Some(Mover::Max) => text.push_str("MAX "),
        Some(Mover::Min) => text.push_str("MIN "),
        Some(Mover::Chance) => text.push_str("CHANCE "),
        None => {}
    }
    if !node.name.is_empty() {
        text.push_str(&written_name(&node.name));
        if !node.value.is_empty() {
            text.push_str(&format!("={}", node.value));
        }
    } else if text.ends_with(' ') && node.mover.is_some() {
        // `MAX(…)`, not `MAX (…)`: both are read, the first is how the notation is printed.
        text.pop();
    }
    text.push('(');
}

fn leaf(text: &mut String, node: &ForeignNode) {
    if !node.weight.is_empty() {
        text.push_str(&format!("{}:", node.weight));
    }
    match (node.name.is_empty(), node.value.is_empty()) {
        (true, _) => text.push_str(&node.value),
        (false, true) => text.push_str(&written_name(&node.name)),
        (false, false) => text.push_str(&format!("{}={}", written_name(&node.name), node.value)),
    }
}
