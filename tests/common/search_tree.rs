//! The grown tree of a proof-number search, and the least sets of its leaves that settle the root: all sets are tried.

use std::collections::HashMap;

use secateur::search::best_first::{INFINITE, Proof, combined};
use secateur::tree::{GameTree, NodeId, Player};

/// The grown tree with its numbers, and the last way down.
#[derive(Default)]
pub struct SearchTree {
    pub proofs: HashMap<NodeId, Proof>,
    /// The nodes whose children are in the tree.
    pub expanded: Vec<NodeId>,
    pub down: NodeId,
}

impl SearchTree {
    /// The numbers of a node by the definition, from those of the leaves of the grown tree.
    pub fn by_recursion(&self, tree: &GameTree, node: NodeId) -> Proof {
        if !self.expanded.contains(&node) {
            return self.proofs.get(&node).copied().unwrap_or(Proof::OPEN);
        }
        let children = tree
            .children(node)
            .map(|child| self.by_recursion(tree, child));
        combined(tree.player(node), children)
    }

    fn leaves(&self, tree: &GameTree, node: NodeId, leaves: &mut Vec<NodeId>) {
        if !self.expanded.contains(&node) {
            return leaves.push(node);
        }
        for child in tree.children(node) {
            self.leaves(tree, child, leaves);
        }
    }

    /// Whether the node is proved if all leaves of `set` are proved and the other open ones are not.
    pub fn proved(&self, tree: &GameTree, node: NodeId, set: &dyn Fn(NodeId) -> bool) -> bool {
        if !self.expanded.contains(&node) {
            let verdict = self.proofs.get(&node).and_then(|proof| proof.verdict());
            return verdict.unwrap_or(set(node));
        }
        let mut children = tree
            .children(node)
            .map(|child| self.proved(tree, child, set));
        match tree.player(node) {
            Player::Max => children.any(|proved| proved),
            Player::Min => children.all(|proved| proved),
        }
    }
}

/// The least sets of open leaves that settle the root in a sense: their size, and the leaves that are in any of them.
pub fn least(search: &SearchTree, tree: &GameTree, proving: bool) -> (u32, Vec<NodeId>) {
    let mut leaves = Vec::new();
    search.leaves(tree, 0, &mut leaves);
    leaves.retain(|leaf| {
        search
            .proofs
            .get(leaf)
            .is_none_or(|proof| proof.verdict().is_none())
    });
    let (mut size, mut members) = (INFINITE, Vec::new());
    for set in 0_u32..1 << leaves.len() {
        let within = |leaf: NodeId| {
            let at = leaves.iter().position(|&other| other == leaf);
            at.is_some_and(|at| set >> at & 1 == 1)
        };
        // All leaves of the set get the answer, the others the opposite one.
        let proved = search.proved(tree, 0, &|leaf| within(leaf) == proving);
        if proved != proving || set.count_ones() > size {
            continue;
        }
        if set.count_ones() < size {
            (size, members) = (set.count_ones(), Vec::new());
        }
        members.extend(leaves.iter().copied().filter(|&leaf| within(leaf)));
    }
    (size, members)
}
