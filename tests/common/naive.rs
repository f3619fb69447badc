//! A minimax as simple as possible, independent of the searches under test.

use secateur::tree::{GameTree, NodeId, Player};

/// The minimax value of a node, or `None` if it depends on an unknown value.
pub fn minimax(tree: &GameTree, node: NodeId) -> Option<f64> {
    limited(tree, node, u32::MAX)
}

/// The best of some values for the player of a node, or `None` if one is unknown.
fn best(tree: &GameTree, node: NodeId, values: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let values = values.collect::<Option<Vec<f64>>>()?.into_iter();
    match tree.player(node) {
        Player::Max => values.reduce(f64::max),
        Player::Min => values.reduce(f64::min),
    }
}

/// The value of a node by its static value and those of the nodes below it, where the search stops after so many plies.
pub fn limited(tree: &GameTree, node: NodeId, plies: u32) -> Option<f64> {
    if plies == 0 || tree.is_leaf(node) {
        return tree.value(node);
    }
    let below = tree.children(node);
    best(
        tree,
        node,
        below.map(|child| limited(tree, child, plies - 1)),
    )
}

/// The minimax values of all nodes.
pub fn values(tree: &GameTree) -> Vec<Option<f64>> {
    tree.nodes().map(|node| minimax(tree, node)).collect()
}

/// The value of a node by a search to so many plies that goes on at noisy nodes: each player may be content with the
/// static value there.
pub fn quiet(tree: &GameTree, node: NodeId, plies: u32) -> Option<f64> {
    let own = tree.value(node).filter(|_| plies == 0);
    if tree.is_leaf(node) || plies == 0 && !tree.is_noisy(node) {
        return tree.value(node);
    }
    let below = tree.children(node);
    let below = below.map(|child| quiet(tree, child, plies.saturating_sub(1)));
    best(tree, node, own.map(Some).into_iter().chain(below))
}

/// The least and the greatest value of a leaf.
pub fn span(tree: &GameTree) -> (f64, f64) {
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let values = leaves.filter_map(|leaf| tree.value(leaf));
    let nothing = (f64::INFINITY, f64::NEG_INFINITY);
    values.fold(nothing, |(lo, hi), value| (lo.min(value), hi.max(value)))
}
