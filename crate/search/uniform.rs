//! Uniform trees: of those it is known how few leaves can do.

use std::cmp::Ordering;
use std::ops::Range;

use serde::Serialize;

use super::{Rules, Window};
use crate::tree::{GameTree, NodeId};

/// A uniform tree, as far as it is searched: all inner nodes have as many children, and all leaves
/// lie as deep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Uniform {
    /// Children of an inner node.
    pub branching: u32,
    /// Plies.
    pub depth: u32,
    /// The fewest leaves by which its value can be proved, whatever the order: those of the best
    /// choices of either player, b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975).
    pub fewest: f64,
}

/// What `tree` is as a uniform tree on the full window, if it is one in which players take turns.
pub fn uniform(tree: &GameTree, rules: &Rules) -> Option<Uniform> {
    let mut uniformity = Uniformity::new(tree, rules);
    uniformity.advance(tree, 0..tree.len() as NodeId);
    uniformity.finish()
}

/// What is found out node by node about whether a tree is uniform.
pub struct Uniformity {
    /// The depth limit.
    limit: u32,
    /// How many children the root has, once it has been seen.
    branching: Option<u32>,
    /// The depth of the leaves, once one has been seen.
    depth: Option<u32>,
    /// Where the subtrees of the nodes above end.
    above: Vec<NodeId>,
    /// Nothing speaks against it yet.
    holds: bool,
}

impl Uniformity {
    /// Nothing is found out yet, but that only trees in which players take turns and that are
    /// searched on the full window are.
    pub fn new(tree: &GameTree, rules: &Rules) -> Uniformity {
        Uniformity {
            limit: rules.depth.unwrap_or(u32::MAX),
            branching: None,
            depth: None,
            above: Vec::new(),
            holds: tree.alternates() && rules.window == Window::FULL,
        }
    }

    /// Looks at the nodes that come next.
    pub fn advance(&mut self, tree: &GameTree, nodes: Range<NodeId>) {
        for node in nodes {
            if !self.holds {
                return;
            }
            self.holds = self.admits(tree, node);
        }
    }

    fn admits(&mut self, tree: &GameTree, node: NodeId) -> bool {
        while self.above.pop_if(|end| *end == node).is_some() {}
        let at = self.above.len() as u32;
        let leaf = tree.is_leaf(node);
        if !leaf {
            self.above.push(tree.end(node));
        }
        match at.cmp(&self.limit) {
            Ordering::Greater => true,
            Ordering::Less if !leaf => {
                let children = tree.child_count(node) as u32;
                *self.branching.get_or_insert(children) == children
            }
            _ => *self.depth.get_or_insert(at) == at,
        }
    }

    /// What it is, once all nodes have been looked at.
    pub fn finish(self) -> Option<Uniform> {
        let depth = self.depth.filter(|&depth| depth > 0 && self.holds)?;
        let branching = self.branching?;
        Some(Uniform {
            branching,
            depth,
            fewest: fewest_leaves(branching, depth),
        })
    }
}

/// The fewest leaves of a uniform tree that alpha–beta can evaluate on the full window, which the
/// best order reaches (Knuth & Moore 1975).
pub fn fewest_leaves(branching: u32, depth: u32) -> f64 {
    let leaves = |plies: u32| f64::from(branching).powi(plies as i32);
    leaves(depth.div_ceil(2)) + leaves(depth / 2) - 1.0
}
