//! The smallest proof set of a proof-number search: the fewest nodes of the grown tree that have to be proved for the root to
//! be. At MAX one child is enough, that with the least proof number; at MIN all children are needed (Allis 1994).

use std::ops::Range;

use super::BestFirstFrame;
use crate::search::best_first::{INFINITE, Proof, combined};
use crate::tree::{NodeId, Player};

/// The most nodes of a set and of the tree that leads to it.
const MOST: usize = 100_000;

/// The smallest proof set at a step. Of several the one with the first children.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProofSet {
    /// The nodes from the root to those of the set, in order; those that are proved are left out.
    pub tree: Vec<NodeId>,
    /// The set, in order: nodes that are not expanded.
    pub nodes: Vec<NodeId>,
}

impl ProofSet {
    /// The set at a step. It is empty if the root is proved. `None` if the root cannot be proved, if the set or the tree that
    /// leads to it is too large, and for other searches.
    pub fn of(frame: &BestFirstFrame) -> Option<ProofSet> {
        let numbers = PathProofs::of(frame);
        if !frame.proves() || numbers.of_node(0).proof == INFINITE {
            return None;
        }
        let mut set = ProofSet::default();
        let mut open = vec![0];
        while let Some(node) = open.pop() {
            if numbers.of_node(node).proof == 0 {
                continue;
            }
            set.tree.push(node);
            if set.tree.len() > MOST {
                return None;
            }
            match frame.expanded(node) {
                false => set.nodes.push(node),
                true => numbers.add_needed(node, &mut open),
            }
        }
        set.tree.sort_unstable();
        set.nodes.sort_unstable();
        Some(set)
    }

    /// Whether a node is in the tree that leads to the set, and whether it is in the set.
    pub fn holds(&self, node: NodeId) -> [bool; 2] {
        self.among(node..node + 1)
    }

    /// Whether there are nodes of the tree, and of the set, among `nodes`.
    pub fn among(&self, nodes: Range<NodeId>) -> [bool; 2] {
        [&self.tree, &self.nodes].map(|all| {
            let first = all.partition_point(|&node| node < nodes.start);
            all.get(first).is_some_and(|&node| node < nodes.end)
        })
    }
}

/// The proof numbers at a step. While an iteration goes up, the nodes of its path have old numbers; here they follow from
/// those of their children.
struct PathProofs<'a> {
    frame: &'a BestFirstFrame<'a>,
    /// The expanded nodes of the path and their numbers, the root last.
    path: Vec<(NodeId, Proof)>,
}

impl PathProofs<'_> {
    fn of<'a>(frame: &'a BestFirstFrame<'a>) -> PathProofs<'a> {
        let mut numbers = PathProofs {
            frame,
            path: Vec::new(),
        };
        let expanded = frame.path().iter().filter(|&&node| frame.expanded(node));
        for &node in expanded.rev() {
            let tree = frame.tree();
            let children = tree.children(node).map(|child| numbers.of_node(child));
            let proof = combined(tree.player(node), children);
            numbers.path.push((node, proof));
        }
        numbers
    }

    fn of_node(&self, node: NodeId) -> Proof {
        let newer = self.path.iter().find(|(other, _)| *other == node);
        newer.map_or_else(|| self.frame.proof(node), |&(_, proof)| proof)
    }

    /// Adds the children of an expanded node that have to be proved.
    fn add_needed(&self, node: NodeId, open: &mut Vec<NodeId>) {
        let tree = self.frame.tree();
        match tree.player(node) {
            Player::Max => {
                let children = tree.children(node);
                open.extend(children.min_by_key(|&child| self.of_node(child).proof));
            }
            Player::Min => open.extend(tree.children(node)),
        }
    }
}
