//! The smallest proof set at every step, against all sets of leaves of the grown tree.

use secateur::frame::best_first::{BestFirstFrame, ProofSet};
use secateur::picture::layout::Layout;
use secateur::picture::scene::{Ink, Raster, Shape, Style, Viewport, scene_on, show_cover};
use secateur::search::best_first::{BestFirst, INFINITE, Rules};
use secateur::trace::best_first::{BestFirstTrace, EventKind};
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::random::{ANY, LARGE, trees};
use crate::common::search_tree::{SearchTree, least};
use crate::common::{names, native_or_wasm, tree};

const TREES: usize = native_or_wasm(80, 15);

fn proving(tree: &GameTree) -> BestFirstTrace {
    BestFirstTrace::record(tree.clone(), Rules::of(BestFirst::ProofNumbers))
}

/// The search tree by the events up to a step.
fn grow(search: &mut SearchTree, trace: &BestFirstTrace, step: u32) {
    match trace.at(step) {
        (EventKind::Expand, first) => {
            let parent = trace.tree().parent(first);
            search.expanded.push(parent.expect("no root"));
        }
        (EventKind::Update, node) => {
            search.proofs.insert(node, trace.proof(node, step));
        }
        _ => {}
    }
}

#[test]
fn the_proof_set_is_a_smallest_one_at_every_step() {
    let (mut sets, mut within) = (0, 0);
    for tree in trees(ANY, TREES, 41) {
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        if leaves > 10 {
            continue;
        }
        let trace = proving(&tree);
        let mut search = SearchTree::default();
        for step in 1..=trace.steps() {
            grow(&mut search, &trace, step);
            let frame = BestFirstFrame::new(&trace, step);
            let (size, _) = least(&search, &tree, true);
            let Some(set) = ProofSet::of(&frame) else {
                assert_eq!(size, INFINITE, "{step}");
                continue;
            };
            assert_eq!(set.nodes.len() as u32, size, "{step}");
            assert!(search.proved(&tree, 0, &|leaf| set.nodes.contains(&leaf)));
            // The tree that leads to it: the set, and all that is above it.
            for &node in &set.tree {
                assert!(node == 0 || set.tree.contains(&tree.parent(node).expect("no root")));
                assert_eq!(set.nodes.contains(&node), !search.expanded.contains(&node));
            }
            assert!(set.nodes.iter().all(|node| set.tree.contains(node)));
            sets += usize::from(size > 1);
            // In the middle of an iteration the root may have an old number.
            within += usize::from(frame.proof(0).proof != size);
        }
    }
    assert!(sets > TREES && within > 0, "{sets}, {within}");
}

#[test]
fn members_of_the_proof_set_are_found_in_ranges_of_nodes() {
    for tree in trees(LARGE, 6, 42) {
        let trace = proving(&tree);
        let frame = BestFirstFrame::new(&trace, trace.steps() / 2);
        let Some(set) = ProofSet::of(&frame) else {
            continue;
        };
        for from in (0..tree.len() as NodeId).step_by(7) {
            let range = from..from + from % 13;
            let any = |all: &[NodeId]| all.iter().any(|node| range.contains(node));
            assert_eq!(set.among(range.clone()), [any(&set.tree), any(&set.nodes)]);
        }
    }
}

/// B needs three proofs, C two and D four.
#[test]
fn the_proof_set_is_the_children_of_the_child_that_needs_fewest_proofs() {
    let tree = tree("A(B(E(5 2) F(6 1) G(7 4)) C(H(8 3) I(9 6)) D(J(2 1) K(7 5) L(4 8) M(9 3)))");
    let trace = proving(&tree);
    let frame = BestFirstFrame::new(&trace, 12);
    let set = ProofSet::of(&frame).expect("it can be proved");
    let named = |name: &str| names(&tree).find(&tree, name, 1).nodes[0];
    assert_eq!(set.nodes, [named("H"), named("I")]);
    assert_eq!(set.tree, [0, named("C"), named("H"), named("I")]);
    let viewport = Viewport {
        width: 900.0,
        height: 500.0,
        x: 40.0,
        y: 60.0,
        unit: 45.0,
        row_height: 110.0,
    };
    let layout = Layout::new(&tree);
    let raster = Raster::new(&tree, &layout, &viewport);
    let style = Style::default();
    let mut scene = scene_on(&raster, &frame, &layout, &names(&tree), None, &style);
    let ringed = |scene: &secateur::picture::scene::Scene| {
        let marks = scene.marks.iter();
        let rings = marks.filter(|mark| mark.ink == Ink::Extra && mark.shape == Shape::Square);
        let mut nodes: Vec<NodeId> = rings.map(|mark| mark.node).collect();
        nodes.sort_unstable();
        nodes
    };
    assert!(ringed(&scene).is_empty());
    show_cover(&mut scene, &raster, &set, &style);
    assert_eq!(ringed(&scene), set.nodes);
    assert!(scene.marks.iter().any(|mark| mark.ink == Ink::Minimal));
}

#[test]
fn only_a_proof_number_search_has_a_proof_set() {
    let trace = BestFirstTrace::record(tree("((1 2) (3 4))"), Rules::of(BestFirst::MonteCarlo));
    assert_eq!(
        ProofSet::of(&BestFirstFrame::new(&trace, trace.steps())),
        None
    );
    // A root that is proved needs nothing more.
    let trace = proving(&tree("(3 (1 2))"));
    let set = ProofSet::of(&BestFirstFrame::new(&trace, trace.steps()));
    assert_eq!(set, Some(ProofSet::default()));
}
