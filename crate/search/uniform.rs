//! Uniform trees: for these the least number of leaves is known.

use std::cmp::Ordering;
use std::ops::Range;

use serde::Serialize;
use ts_rs::TS;

use super::{Rules, Window};
use crate::tree::{GameTree, NodeId};

/// A uniform tree down to the depth limit: all inner nodes have equally many children, and all leaves the same depth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Uniform {
    /// Children of an inner node.
    pub branching: u32,
    /// Plies.
    pub depth: u32,
    /// The fewest leaves that prove its value, in any order: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Knuth & Moore 1975).
    pub fewest: f64,
}

/// The parameters of `tree`, if it is uniform, the players alternate, and the window is full.
pub fn uniform(tree: &GameTree, rules: &Rules) -> Option<Uniform> {
    let mut uniformity = Uniformity::new(tree, rules);
    uniformity.advance(tree, 0..tree.len() as NodeId);
    uniformity.finish()
}

/// Finds out node by node whether a tree is uniform.
pub struct Uniformity {
    /// The depth limit.
    limit: u32,
    /// The number of children of the root, once it has been seen.
    branching: Option<u32>,
    /// The depth of the leaves, once one has been seen.
    depth: Option<u32>,
    /// Where the subtrees of the nodes above end.
    above: Vec<NodeId>,
    /// Whether the tree can still be uniform.
    holds: bool,
}

impl Uniformity {
    /// No node has been seen. Only trees in which the players alternate, searched on the full window, qualify.
    pub fn new(tree: &GameTree, rules: &Rules) -> Uniformity {
        Uniformity {
            limit: rules.depth.unwrap_or(u32::MAX),
            branching: None,
            depth: None,
            above: Vec::new(),
            holds: tree.alternates()
                && tree.chance().is_none()
                && rules.window == Window::FULL
                && !(rules.quiescent() && tree.has_noise()),
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

    /// The result, once all nodes have been seen.
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
