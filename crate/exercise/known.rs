//! What is known before the search begins: that all values lie between two numbers, or the window of the root. Then more
//! edges may be cut, and those are asked.

use super::key::Key;
use crate::search::Window;
use crate::tree::NodeId;

/// What is known beforehand. Either way the root begins with this window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Known {
    /// All values lie in it, its ends included.
    Values(Window),
    /// It is the window of the root.
    Window(Window),
}

impl Known {
    /// The window of the root.
    pub fn window(self) -> Window {
        match self {
            Known::Values(window) | Known::Window(window) => window,
        }
    }
}

/// The edges that are cut whatever is known: they are given. Those that the search no longer comes to are left out.
pub(super) fn given(without: &Key, with: &Key) -> Vec<NodeId> {
    let nodes = 0..without.edges.len() as NodeId;
    let given = |&node: &NodeId| without.edge(node).cut && with.call(node).is_none();
    nodes.filter(given).collect()
}

/// The edges that are cut in addition.
pub(super) fn added(without: &Key, with: &Key) -> usize {
    let nodes = 0..with.edges.len() as NodeId;
    nodes
        .filter(|&node| with.edge(node).cut && !without.edge(node).cut)
        .count()
}
