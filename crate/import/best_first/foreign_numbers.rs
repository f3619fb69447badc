//! The numbers of the grown tree that the trace of another program has reported so far.

use crate::search::best_first::{Proof, Rewards, Rules, Scale, promise};
use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId};

/// The numbers by node.
#[derive(Debug)]
pub struct ForeignNumbers {
    /// Of a search that counts no visits, of no node.
    pub rewards: Rewards,
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
            rewards: Rewards::new(counted, true),
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

    /// The proof numbers of a node.
    pub fn proof(&self, node: NodeId) -> Proof {
        let proof = self.proofs.get(node as usize).copied();
        proof.unwrap_or(Proof::OPEN)
    }

    /// Sets the proof numbers of a node.
    pub fn set_proof(&mut self, node: NodeId, proof: Proof) {
        if let Some(known) = self.proofs.get_mut(node as usize) {
            *known = proof;
        }
    }

    /// Whether there is nothing left to find out.
    pub fn is_settled(&self) -> bool {
        self.rewards.proved(0).is_some() || self.proof(0).verdict().is_some()
    }

    /// The child of the root that would be chosen now.
    pub fn choice(&self, tree: &GameTree, rules: &Rules, scale: &Scale) -> Option<NodeId> {
        if !rules.proves() {
            return self.rewards.choice(tree, rules, scale);
        }
        let player = tree.player(0);
        let children = tree.children(0).filter(|&child| self.has_joined(child));
        children.min_by_key(|&child| promise(player, self.proof(child)))
    }
}
