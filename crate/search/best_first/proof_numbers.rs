//! Proof-number search (Allis 1994): MAX is OR, MIN is AND, and the question is whether the root is worth a goal.
//!
//! An iteration goes down to the most-proving node, by the least proof number at OR and the least disproof number at AND,
//! expands it, and carries the numbers up until nothing changes.

use super::numbers::{INFINITE, Numbers, Proof};
use super::observer::Observer;
use super::reward::Scale;
use super::rules::{Goal, Rules};
use crate::search::UnknownValue;
use crate::tree::{GameTree, NodeId, Player};

/// A proof-number search under way.
#[derive(Clone, Debug)]
pub struct ProofNumbers {
    rules: Rules,
    scale: Scale,
    /// By node.
    proofs: Vec<Proof>,
    /// By node: whether its children are in the tree.
    expanded: Vec<bool>,
    path: Vec<NodeId>,
    iteration: u32,
}

impl ProofNumbers {
    /// A search that has made no iteration yet.
    pub fn new(tree: &GameTree, rules: &Rules) -> ProofNumbers {
        ProofNumbers {
            rules: *rules,
            scale: Scale::new(tree, rules),
            proofs: vec![Proof::OPEN; tree.len()],
            expanded: vec![false; tree.len()],
            path: Vec::new(),
            iteration: 0,
        }
    }

    /// How many iterations are made.
    pub fn iterations(&self) -> u32 {
        self.iteration
    }

    /// Whether the root is proved or disproved, or no iteration is left.
    pub fn is_over(&self) -> bool {
        self.verdict().is_some() || self.iteration >= self.rules.most()
    }

    /// Whether the root reaches the goal; `None` if that is not known.
    pub fn verdict(&self) -> Option<bool> {
        self.proofs[0].verdict()
    }

    /// Makes one iteration. Returns how much work it was, in children looked at.
    ///
    /// # Errors
    /// The node whose value is unknown.
    pub fn iterate<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
    ) -> Result<usize, UnknownValue> {
        observer.begin();
        let mut work = self.descend(tree, observer);
        let node = self.path.last().copied().unwrap_or(0);
        if tree.is_leaf(node) {
            self.evaluate(tree, node, observer)?;
        } else {
            observer.expand(node + 1);
            self.expanded[node as usize] = true;
            for leaf in tree.children(node).filter(|&child| tree.is_leaf(child)) {
                work += 1;
                self.evaluate(tree, leaf, observer)?;
            }
            work += self.back_up(tree, observer);
        }
        self.iteration += 1;
        Ok(work)
    }

    /// Goes down to the most-proving node.
    fn descend<O: Observer>(&mut self, tree: &GameTree, observer: &mut O) -> usize {
        let (mut node, mut work) = (0, 1);
        self.path.clear();
        self.path.push(node);
        while self.expanded[node as usize] {
            let player = tree.player(node);
            let children = tree.children(node).inspect(|_| work += 1);
            let numbered =
                children.map(|child| (promise(player, self.proofs[child as usize]), child));
            let Some((_, child)) = numbered.min_by_key(|&(number, _)| number) else {
                break;
            };
            observer.select(child);
            self.path.push(child);
            node = child;
        }
        work
    }

    /// Reads the value of a leaf, which proves or disproves it.
    fn evaluate<O: Observer>(
        &mut self,
        tree: &GameTree,
        leaf: NodeId,
        observer: &mut O,
    ) -> Result<(), UnknownValue> {
        let value = tree.value(leaf).ok_or(UnknownValue { node: leaf })?;
        observer.evaluate(leaf);
        let proof = Proof::settled(reaches(&self.scale, self.rules.goal, value));
        self.proofs[leaf as usize] = proof;
        observer.update(leaf, Numbers::Proof(proof));
        Ok(())
    }

    /// Computes the numbers of the node that is expanded, and of those above as long as they change.
    fn back_up<O: Observer>(&mut self, tree: &GameTree, observer: &mut O) -> usize {
        let mut work = 0;
        for at in (0..self.path.len()).rev() {
            let node = self.path[at];
            let proofs = tree.children(node).map(|child| self.proofs[child as usize]);
            let proof = combined(tree.player(node), proofs.inspect(|_| work += 1));
            let changes = proof != self.proofs[node as usize];
            // The update of the expanded node is reported even if its numbers stay the same.
            if !changes && at + 1 < self.path.len() {
                break;
            }
            self.proofs[node as usize] = proof;
            observer.update(node, Numbers::Proof(proof));
        }
        work
    }

    /// The child of the root that the search holds to be best now: the one with which MAX proves the goal most easily, or
    /// MIN disproves it.
    pub fn choice(&self, tree: &GameTree) -> Option<NodeId> {
        let player = tree.player(0);
        let children = tree.children(0).filter(|_| self.expanded[0]);
        children.min_by_key(|&child| promise(player, self.proofs[child as usize]))
    }
}

/// Whether a value reaches the goal.
pub fn reaches(scale: &Scale, goal: Goal, value: f64) -> bool {
    match goal {
        Goal::Middle => value > f64::midpoint(scale.least, scale.greatest),
        Goal::Least(least) => value >= least,
    }
}

/// The number by which `player` chooses among children: the least is the most promising.
pub fn promise(player: Player, proof: Proof) -> u32 {
    match player {
        Player::Max => proof.proof,
        Player::Min => proof.disproof,
    }
}

/// The numbers of a node of `player` from those of its children.
pub fn combined(player: Player, children: impl Iterator<Item = Proof>) -> Proof {
    let start = Proof {
        proof: INFINITE,
        disproof: 0,
    };
    let turned = |Proof { proof, disproof }| Proof {
        proof: disproof,
        disproof: proof,
    };
    let least_and_sum = |all: Proof, child: Proof| Proof {
        proof: all.proof.min(child.proof),
        disproof: all.disproof.saturating_add(child.disproof),
    };
    match player {
        Player::Max => children.fold(start, least_and_sum),
        Player::Min => turned(children.map(turned).fold(start, least_and_sum)),
    }
}
