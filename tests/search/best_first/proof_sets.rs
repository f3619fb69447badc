//! Proof numbers against their definition: the least number of leaves of the search tree that have to be proved, or
//! disproved, for the root to be.

use secateur::search::best_first::{BestFirst, Numbers, Observer, Proof, Rules, Run};
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::native_or_wasm;
use crate::common::random::{ANY, trees};
use crate::common::search_tree::{SearchTree, least};

const TREES: usize = native_or_wasm(120, 20);

struct Recorder<'a> {
    tree: &'a GameTree,
    search: SearchTree,
}

impl Observer for Recorder<'_> {
    fn begin(&mut self) {
        self.search.down = 0;
    }

    fn select(&mut self, child: NodeId) {
        self.search.down = child;
    }

    fn expand(&mut self, first: NodeId) {
        self.search
            .expanded
            .push(self.tree.parent(first).expect("no root"));
    }

    fn update(&mut self, node: NodeId, numbers: Numbers) {
        let Numbers::Proof(proof) = numbers else {
            panic!("proof numbers");
        };
        self.search.proofs.insert(node, proof);
    }
}

#[test]
fn proof_numbers_are_the_sizes_of_smallest_sets() {
    let mut seen = 0;
    for tree in trees(ANY, TREES, 21) {
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        if leaves > 12 {
            continue;
        }
        let mut run = Run::new(&tree, &Rules::of(BestFirst::ProofNumbers));
        let mut recorder = Recorder {
            tree: &tree,
            search: SearchTree::default(),
        };
        while !run.is_over() {
            let before = (
                least(&recorder.search, &tree, true),
                least(&recorder.search, &tree, false),
            );
            run.advance(&tree, &mut recorder, 1)
                .expect("all values are known");
            let search = &recorder.search;
            // The node that was expanded or evaluated was in a smallest set of each kind.
            for (_, members) in [&before.0, &before.1] {
                assert!(
                    members.contains(&search.down),
                    "{} is no most-proving node",
                    search.down
                );
            }
            let root = search.by_recursion(&tree, 0);
            assert_eq!(search.proofs.get(&0).copied().unwrap_or(Proof::OPEN), root);
            for (&node, &proof) in &search.proofs {
                assert_eq!(proof, search.by_recursion(&tree, node));
            }
            assert_eq!(root.proof, least(search, &tree, true).0);
            assert_eq!(root.disproof, least(search, &tree, false).0);
            seen += 1;
        }
    }
    assert!(seen > TREES);
}
