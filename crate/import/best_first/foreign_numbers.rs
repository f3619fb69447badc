//! The numbers of the grown tree that the trace of another program has reported so far.

use crate::search::best_first::{Child, Proof, Rules, Scale, chosen, promise};
use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId};

/// The numbers by node.
#[derive(Debug)]
pub struct ForeignNumbers {
    visits: Vec<u32>,
    totals: Vec<f64>,
    /// NaN where nothing is proved.
    proved: Vec<f64>,
    proofs: Vec<Proof>,
    joined: Vec<bool>,
}

impl ForeignNumbers {
    /// Only the root is in the tree.
    pub fn new(tree: &GameTree, rules: &Rules) -> ForeignNumbers {
        let proves = rules.proves();
        let (counted, numbered) = match proves {
            true => (0, tree.len()),
            false => (tree.len(), 0),
        };
        let mut joined = vec![false; tree.len()];
        if let Some(root) = joined.first_mut() {
            *root = true;
        }
        ForeignNumbers {
            visits: vec![0; counted],
            totals: vec![0.0; counted],
            proved: vec![f64::NAN; counted],
            proofs: vec![Proof::OPEN; numbered],
            joined,
        }
    }

    /// Whether a node is in the tree.
    pub fn has_joined(&self, node: NodeId) -> bool {
        entry(&self.joined, node as usize)
    }

    /// Lets a node join the tree.
    pub fn join(&mut self, node: NodeId) {
        if let Some(joined) = self.joined.get_mut(node as usize) {
            *joined = true;
        }
    }

    /// The visits, the total and the proved value of a node: none in a search that counts no visits.
    pub fn child(&self, node: NodeId) -> Child {
        let at = node as usize;
        Child {
            node,
            visits: self.visits.get(at).copied().unwrap_or(0),
            total: self.totals.get(at).copied().unwrap_or(0.0),
            proved: self.proved_value(node),
        }
    }

    /// The proved value of a node.
    pub fn proved_value(&self, node: NodeId) -> Option<f64> {
        let value = self.proved.get(node as usize).copied();
        value.filter(|value| !value.is_nan())
    }

    /// The proof numbers of a node.
    pub fn proof(&self, node: NodeId) -> Proof {
        let proof = self.proofs.get(node as usize).copied();
        proof.unwrap_or(Proof::OPEN)
    }

    /// Takes visits and total of a node.
    pub fn count(&mut self, node: NodeId, visits: u32, total: f64) {
        let at = node as usize;
        if let (Some(known), Some(sum)) = (self.visits.get_mut(at), self.totals.get_mut(at)) {
            (*known, *sum) = (visits, total);
        }
    }

    /// Takes a proved value.
    pub fn prove(&mut self, node: NodeId, value: f64) {
        if let Some(proved) = self.proved.get_mut(node as usize) {
            *proved = value;
        }
    }

    /// Sets the proof numbers of a node.
    pub fn set_proof(&mut self, node: NodeId, proof: Proof) {
        if let Some(known) = self.proofs.get_mut(node as usize) {
            *known = proof;
        }
    }

    /// Whether there is nothing left to find out.
    pub fn is_settled(&self) -> bool {
        self.proved_value(0).is_some() || self.proof(0).verdict().is_some()
    }

    /// The child of the root that would be chosen now.
    pub fn choice(&self, tree: &GameTree, rules: &Rules, scale: &Scale) -> Option<NodeId> {
        if tree.is_leaf(0) || tree.is_chance(0) {
            return None;
        }
        let player = tree.player(0);
        if rules.proves() {
            let children = tree.children(0).filter(|&child| self.has_joined(child));
            return children.min_by_key(|&child| promise(player, self.proof(child)));
        }
        let children = tree.children(0).map(|child| self.child(child));
        chosen(rules.last, scale, player, self.proved_value(0), children)
    }
}
