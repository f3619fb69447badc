//! Whether two trees are the same one.

use super::GameTree;

/// Whether both are the same tree, in any order. Names are ignored.
pub fn same_tree(one: &GameTree, other: &GameTree) -> bool {
    let value = |tree: &GameTree, node| tree.value(node).map(f64::to_bits);
    same_shape(one, other)
        && one.nodes().all(|node| {
            let twin = other.as_searched(one.as_given(node));
            twin.is_some_and(|twin| value(one, node) == value(other, twin))
        })
}

/// Whether both are the same tree but for the values.
pub fn same_shape(one: &GameTree, other: &GameTree) -> bool {
    let weight = |tree: &GameTree, node| tree.chance().map(|chance| chance.share(node));
    one.len() == other.len()
        && one.nodes().all(|node| {
            other.as_searched(one.as_given(node)).is_some_and(|twin| {
                let parents = one.parent(node).map(|parent| one.as_given(parent));
                parents == other.parent(twin).map(|parent| other.as_given(parent))
                    && one.player(node) == other.player(twin)
                    && weight(one, node) == weight(other, twin)
                    && one.is_noisy(node) == other.is_noisy(twin)
            })
        })
}
