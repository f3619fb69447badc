//! The search: one textbook function per algorithm, told to an [`Observer`] as it runs.
//!
//! Nothing here knows that anybody records, draws or explains what it does.

mod alpha_beta;
mod minimax;
mod observer;
mod rules;
mod window;

pub use observer::Observer;
pub use rules::{Algorithm, Bounds, Cut, Returns, Rules, Update};
pub use window::Window;

use crate::tree::{GameTree, NodeId};

/// The search reached a node whose value nobody knows: a symbol, or an inner node at the depth
/// limit that has no static value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownValue {
    /// The node.
    pub node: NodeId,
}

/// Searches the whole tree by `rules` and returns what the call for the root returns.
///
/// `()` observes nothing and costs nothing.
pub fn run<O: Observer>(
    tree: &GameTree,
    rules: &Rules,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    match rules.algorithm {
        Algorithm::Minimax => minimax::search(tree, rules, observer),
        Algorithm::AlphaBeta => alpha_beta::search(tree, rules, observer),
    }
}

/// The value of a node that is not searched further.
fn evaluate<O: Observer>(
    tree: &GameTree,
    node: NodeId,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    let value = tree.value(node).ok_or(UnknownValue { node })?;
    observer.evaluate(node, value);
    Ok(value)
}
