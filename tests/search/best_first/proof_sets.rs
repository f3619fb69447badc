//! Proof numbers against their definition: the least number of leaves of the grown tree that have to be proved, or
//! disproved, for the root to be. All sets of leaves are tried.

use std::collections::HashMap;

use secateur::search::best_first::{
    BestFirst, INFINITE, Numbers, Observer, Proof, Rules, Run, combined,
};
use secateur::tree::{GameTree, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::random::{ANY, trees};

const TREES: usize = if cfg!(target_arch = "wasm32") {
    20
} else {
    120
};

/// The grown tree with its numbers, and the last way down.
#[derive(Default)]
struct Grown {
    proofs: HashMap<NodeId, Proof>,
    /// The nodes whose children are in the tree.
    expanded: Vec<NodeId>,
    down: NodeId,
}

struct Watching<'a> {
    tree: &'a GameTree,
    grown: Grown,
}

impl Observer for Watching<'_> {
    fn begin(&mut self) {
        self.grown.down = 0;
    }

    fn select(&mut self, child: NodeId) {
        self.grown.down = child;
    }

    fn expand(&mut self, first: NodeId) {
        self.grown
            .expanded
            .push(self.tree.parent(first).expect("no root"));
    }

    fn update(&mut self, node: NodeId, numbers: Numbers) {
        let Numbers::Proof(proof) = numbers else {
            panic!("proof numbers");
        };
        self.grown.proofs.insert(node, proof);
    }
}

impl Grown {
    /// The numbers of a node by the definition, from those of the leaves of the grown tree.
    fn by_recursion(&self, tree: &GameTree, node: NodeId) -> Proof {
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
    fn proved(&self, tree: &GameTree, node: NodeId, set: &dyn Fn(NodeId) -> bool) -> bool {
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
fn least(grown: &Grown, tree: &GameTree, proving: bool) -> (u32, Vec<NodeId>) {
    let mut leaves = Vec::new();
    grown.leaves(tree, 0, &mut leaves);
    leaves.retain(|leaf| {
        grown
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
        let proved = grown.proved(tree, 0, &|leaf| within(leaf) == proving);
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

#[test]
fn numbers_are_the_sizes_of_least_sets() {
    let mut seen = 0;
    for tree in trees(ANY, TREES, 21) {
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        if leaves > 12 {
            continue;
        }
        let mut run = Run::new(&tree, &Rules::of(BestFirst::ProofNumbers));
        let mut watching = Watching {
            tree: &tree,
            grown: Grown::default(),
        };
        while !run.over() {
            let before = (
                least(&watching.grown, &tree, true),
                least(&watching.grown, &tree, false),
            );
            run.advance(&tree, &mut watching, 1)
                .expect("all values are known");
            let grown = &watching.grown;
            // The node that was expanded, or evaluated, was in a least set of each kind.
            for (_, members) in [&before.0, &before.1] {
                assert!(
                    members.contains(&grown.down),
                    "{} is no most-proving node",
                    grown.down
                );
            }
            let root = grown.by_recursion(&tree, 0);
            assert_eq!(grown.proofs.get(&0).copied().unwrap_or(Proof::OPEN), root);
            for (&node, &proof) in &grown.proofs {
                assert_eq!(proof, grown.by_recursion(&tree, node));
            }
            assert_eq!(root.proof, least(grown, &tree, true).0);
            assert_eq!(root.disproof, least(grown, &tree, false).0);
            seen += 1;
        }
    }
    assert!(seen > TREES);
}
