//! The visits, the totals of rewards and the proved values of the nodes of a grown tree.

use super::reward::Scale;
use super::rules::Rules;
use super::score::{Child, chosen};
use crate::tree::{GameTree, NodeId};

/// The numbers by node. Of a node without a place among them nothing is known.
#[derive(Clone, Debug)]
pub struct Rewards {
    visits: Vec<u32>,
    /// The totals of rewards, which are MAX's.
    totals: Vec<f64>,
    /// The values that are proved, NaN for the others; empty where none can be.
    proved: Vec<f64>,
}

impl Rewards {
    /// Those of so many nodes, none of which has been visited; `proves`: values can be proved.
    pub fn new(nodes: usize, proves: bool) -> Rewards {
        Rewards {
            visits: vec![0; nodes],
            totals: vec![0.0; nodes],
            proved: vec![f64::NAN; if proves { nodes } else { 0 }],
        }
    }

    /// The visits of a node.
    pub fn visits(&self, node: NodeId) -> u32 {
        self.visits.get(node as usize).copied().unwrap_or(0)
    }

    /// The proved value of a node.
    pub fn proved(&self, node: NodeId) -> Option<f64> {
        let value = self.proved.get(node as usize).copied();
        value.filter(|value| !value.is_nan())
    }

    /// All numbers of a node.
    pub fn child(&self, node: NodeId) -> Child {
        Child {
            node,
            visits: self.visits(node),
            total: self.totals.get(node as usize).copied().unwrap_or(0.0),
            proved: self.proved(node),
        }
    }

    /// Sets visits and total of a node.
    pub fn count(&mut self, node: NodeId, visits: u32, total: f64) {
        let at = node as usize;
        if let (Some(known), Some(sum)) = (self.visits.get_mut(at), self.totals.get_mut(at)) {
            (*known, *sum) = (visits, total);
        }
    }

    /// Sets the proved value of a node.
    pub fn prove(&mut self, node: NodeId, value: f64) {
        if let Some(proved) = self.proved.get_mut(node as usize) {
            *proved = value;
        }
    }

    /// The child of the root to be chosen now.
    pub fn choice(&self, tree: &GameTree, rules: &Rules, scale: &Scale) -> Option<NodeId> {
        if tree.is_leaf(0) || tree.is_chance(0) {
            return None;
        }
        let children = tree.children(0).map(|child| self.child(child));
        chosen(rules.last, scale, tree.player(0), self.proved(0), children)
    }
}
