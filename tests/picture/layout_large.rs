//! Layouts of the largest trees: their memory, and columns that stay exact even at the highest zoom.

use crate::common::uniform_recipe;
use secateur::picture::layout::{COUSINS, Layout, SIBLINGS};
use secateur::source::generate::{RandomTree, generate};
use secateur::tree::{GameTree, NodeId, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The most bytes per node.
const MOST: usize = 24;

/// A pixel in columns, at a zoom where a column has room for a node with its value and its name.
const PIXEL: f64 = 1.0 / 100.0;

/// Only the native run lays out the largest trees. In a browser with debug assertions, tree and layout would
/// take half a gigabyte and a minute, and floating-point numbers behave the same there.
const LARGEST: bool = cfg!(not(target_arch = "wasm32"));

/// All leaves of a uniform tree are in the last row. Siblings are one column apart, and cousins are one and a
/// half columns apart. All of these columns are multiples of a quarter, which have no rounding errors.
#[test]
fn uniform_trees_do_not_drift() {
    let tree = random(3, if LARGEST { 14 } else { 11 }, 1, false);
    let layout = Layout::new(&tree);
    let leaves = &layout.rows().last().expect("a row").nodes;
    for (number, &leaf) in leaves.iter().enumerate() {
        let place = number as f64 * SIBLINGS + (number / 3) as f64 * (COUSINS - SIBLINGS);
        assert_eq!(layout.column(leaf), place, "leaf {number}");
    }
    check_middles(&tree, &layout, PIXEL);
    check_size(&tree, &layout);
}

#[test]
fn ragged_trees_do_not_drift() {
    let tree = irregular();
    assert!(tree.len() > if LARGEST { 9_900_000 } else { 190_000 });
    let layout = Layout::new(&tree);
    check_gaps(&tree, &layout, PIXEL);
    check_middles(&tree, &layout, PIXEL);
    check_size(&tree, &layout);
}

/// A thousandth of a pixel at the highest zoom, where a column is 224 pixels wide.
const DRIFT: f64 = 1.0 / 224.0 / 1000.0;

#[test]
fn the_nodes_of_a_large_ragged_tree_do_not_drift() {
    let tree = ragged(9_990_000);
    let layout = Layout::new(&tree);
    check_gaps(&tree, &layout, DRIFT);
    check_middles(&tree, &layout, DRIFT);
}

/// Far from the left edge columns are large numbers. A subtree must look there as it does alone.
#[test]
fn a_subtree_looks_the_same_wherever_it_stands() {
    let tree = irregular();
    let layout = Layout::new(&tree);
    let mut compared = 0;
    let middling = |&node: &NodeId| (500..1000).contains(&tree.size(node));
    for node in tree.nodes().filter(middling).step_by(10) {
        let alone = Layout::new(&subtree(&tree, node));
        for below in 0..tree.size(node) {
            let place = layout.column(node + below) - layout.column(node);
            let expected = alone.column(below) - alone.column(0);
            assert!((place - expected).abs() < PIXEL, "{below} below {node}");
            let row = layout.row(node + below) - layout.row(node);
            assert_eq!(row, alone.row(below));
        }
        compared += 1;
    }
    assert!(compared > if LARGEST { 1000 } else { 20 }, "{compared}");
}

fn check_gaps(tree: &GameTree, layout: &Layout, error: f64) {
    for row in layout.rows() {
        for pair in row.nodes.windows(2) {
            let apart = layout.column(pair[1]) - layout.column(pair[0]);
            let family = tree.parent(pair[0]) == tree.parent(pair[1]);
            let least = if family { SIBLINGS } else { COUSINS };
            assert!(apart > least - error, "{pair:?}");
        }
    }
}

fn check_middles(tree: &GameTree, layout: &Layout, error: f64) {
    for node in tree.nodes().filter(|&node| !tree.is_leaf(node)) {
        let last = tree.children(node).last().expect("it has children");
        let middle = (layout.column(node + 1) + layout.column(last)) / 2.0;
        assert!((layout.column(node) - middle).abs() < error, "{node}");
    }
}

fn check_size(tree: &GameTree, layout: &Layout) {
    assert!(layout.bytes() <= tree.len() * MOST);
    assert!(layout.bytes() >= tree.len() * size_of::<f64>());
}

/// A random tree, irregular, of the size that is tested.
fn irregular() -> GameTree {
    match LARGEST {
        true => random(5, 17, 2, true),
        false => random(4, 21, 5, true),
    }
}

fn random(branching: u32, depth: u32, seed: u64, irregular: bool) -> GameTree {
    let recipe = RandomTree {
        irregular,
        ..uniform_recipe(branching, depth, (0, 9), seed)
    };
    generate(&recipe, Player::Max).expect("within the limits")
}

/// A tree of about `nodes` nodes, in which leaves and subtrees of all sizes are siblings.
fn ragged(nodes: usize) -> GameTree {
    let mut tree = TreeBuilder::new(Player::Max);
    let mut random = oorandom::Rand32::new(3);
    tree.open(None).expect("a root");
    tree.leaf(None).expect("within the limits");
    while tree.len() < nodes {
        match random.rand_range(0..10) {
            0..3 if tree.depth() < 40 => {
                tree.open(None).expect("within the limits");
                tree.leaf(None).expect("within the limits");
            }
            0..7 => {
                tree.leaf(None).expect("within the limits");
            }
            _ if tree.depth() > 1 => tree.close().expect("it has children"),
            _ => {}
        }
    }
    while tree.depth() > 0 {
        tree.close().expect("it has children");
    }
    tree.finish().expect("whole")
}

fn subtree(tree: &GameTree, root: NodeId) -> GameTree {
    let mut new = TreeBuilder::new(Player::Max);
    let mut open: Vec<NodeId> = Vec::new();
    for node in root..tree.end(root) {
        if tree.is_leaf(node) {
            new.leaf(None).expect("a leaf where there was one");
        } else {
            new.open(None).expect("an inner node");
            open.push(node);
        }
        while open.pop_if(|top| tree.end(*top) == node + 1).is_some() {
            new.close().expect("it has children");
        }
    }
    new.finish().expect("the same shape is as whole")
}
