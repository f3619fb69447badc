//! The tidy tree: nodes do not overlap, parents stand above the middle of their children, and equal trees
//! look alike wherever they stand.

use crate::common;
use crate::common::random::{ANY, Kind, trees};
use crate::common::{deepest, rebuilt, tree, uniform_recipe};
use secateur::picture::layout::{COUSINS, Layout, LayoutBuilder, SIBLINGS};
use secateur::source::generate::generate;
use secateur::source::notation::print;
use secateur::source::order::{Order, ordered};
use secateur::tree::{GameTree, NodeId, Player, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The largest rounding error of a sum over a few dozen columns.
const ROUNDING: f64 = 1e-9;

fn check(text: &str, expected: &[f64]) {
    let tree = tree(text);
    assert_eq!(columns(&tree), expected, "{text}");
}

#[test]
fn small_trees_have_the_expected_columns() {
    check("7", &[0.0]);
    check("(1 2)", &[0.5, 0.0, 1.0]);
    check("(1 2 3)", &[1.0, 0.0, 1.0, 2.0]);
    check("(((1)))", &[0.0, 0.0, 0.0, 0.0]);
    check("((1 2) (3 4))", &[1.75, 0.5, 0.0, 1.0, 3.0, 2.5, 3.5]);
    check("(1 ((2 3 4)))", &[0.5, 0.0, 1.0, 1.0, 0.0, 1.0, 2.0]);
}

#[test]
fn small_subtrees_between_large_ones_are_spread_evenly() {
    let tree = tree("((1 2 3 4 5) 6 7 8 (1 2 3 4 5))");
    let layout = Layout::new(&tree);
    let children: Vec<f64> = tree.children(0).map(|node| layout.column(node)).collect();
    let gaps: Vec<f64> = children.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let equal = |gap: &f64| (gap - gaps[0]).abs() < ROUNDING;
    assert!(gaps.iter().all(equal), "{gaps:?}");
}

#[test]
fn nodes_of_a_row_keep_apart() {
    let (mut siblings, mut cousins) = (0, 0);
    for tree in some_trees() {
        let layout = Layout::new(&tree);
        for row in layout.rows() {
            for pair in row.nodes.windows(2) {
                let apart = layout.column(pair[1]) - layout.column(pair[0]);
                let family = tree.parent(pair[0]) == tree.parent(pair[1]);
                let least = if family { SIBLINGS } else { COUSINS };
                assert!(apart >= least - ROUNDING, "{pair:?} in {}", print(&tree));
                let tight = usize::from(apart < least + ROUNDING);
                *(if family { &mut siblings } else { &mut cousins }) += tight;
            }
        }
    }
    // So many neighbours are no farther apart than needed.
    assert!(siblings > 1000 && cousins > 1000);
}

#[test]
fn parents_stand_in_the_middle_over_their_children() {
    for tree in some_trees() {
        let layout = Layout::new(&tree);
        for node in tree.nodes().filter(|&node| !tree.is_leaf(node)) {
            let column = |child: Option<NodeId>| layout.column(child.expect("it has children"));
            let first = column(tree.children(node).next());
            let last = column(tree.children(node).last());
            let middle = (first + last) / 2.0;
            assert!((layout.column(node) - middle).abs() < ROUNDING);
        }
    }
}

#[test]
fn rows_hold_the_nodes_of_one_depth_from_left_to_right() {
    for tree in some_trees() {
        let layout = Layout::new(&tree);
        let height = common::height(&tree) as usize;
        assert_eq!(layout.rows().len(), height + 1);
        let mut nodes: Vec<NodeId> = Vec::new();
        for (depth, row) in layout.rows().iter().enumerate() {
            assert!(row.nodes.is_sorted());
            let before = |&a: &NodeId, &b: &NodeId| layout.column(a) < layout.column(b);
            assert!(row.nodes.is_sorted_by(before));
            for &node in &row.nodes {
                assert_eq!(layout.row(node), depth);
                assert_eq!(common::depth(&tree, node) as usize, depth);
            }
            let to_move = |player| {
                let mut inner = row.nodes.iter().filter(|&&node| !tree.is_leaf(node));
                inner.any(|&node| tree.player(node) == player)
            };
            let players = [Player::Max, Player::Min].map(to_move);
            assert_eq!([row.max, row.min], players);
            nodes.extend(&row.nodes);
        }
        nodes.sort_unstable();
        assert!(nodes.into_iter().eq(tree.nodes()));
    }
}

#[test]
fn the_leftmost_node_is_at_zero() {
    for tree in some_trees() {
        let columns = columns(&tree);
        let least = columns.iter().copied().fold(f64::INFINITY, f64::min);
        let most = columns.iter().copied().fold(0.0, f64::max);
        assert!(least.abs() < ROUNDING);
        assert_eq!(Layout::new(&tree).columns(), most);
    }
}

#[test]
fn subtrees_of_equal_shape_have_the_same_layout() {
    for tree in some_trees() {
        let other = rebuilt(&tree, |_| Player::Min, |node| Some(f64::from(node)));
        assert_eq!(columns(&other), columns(&tree));
    }
}

#[test]
fn the_mirrored_tree_has_the_mirrored_layout() {
    for tree in some_trees() {
        let mirrored = ordered(&tree, Order::Reversed, None);
        let (layout, other) = (Layout::new(&tree), Layout::new(&mirrored));
        let wide = layout.columns();
        let same = |a: f64, b: f64| assert!((a - b).abs() < ROUNDING, "{}", print(&tree));
        same(other.columns(), wide);
        for (row, mirrored) in layout.rows().iter().zip(other.rows()) {
            for (&node, &twin) in row.nodes.iter().zip(mirrored.nodes.iter().rev()) {
                same(layout.column(node), wide - other.column(twin));
            }
        }
    }
}

#[test]
fn the_deepest_tree_is_laid_out() {
    let tree = tree(&deepest());
    let layout = Layout::new(&tree);
    assert_eq!(layout.rows().len(), 1001);
    assert_eq!(layout.columns(), 1.0);
    assert_eq!((layout.column(0), layout.row(1001)), (0.5, 1000));
}

#[test]
fn a_wide_tree_and_a_large_one_have_the_expected_width() {
    let wide = format!("({})", "1 ".repeat(100_000));
    assert_eq!(Layout::new(&tree(&wide)).columns(), 99_999.0);
    let large = uniform(10, 5);
    // Ten leaves of one parent take nine columns. The gap to the next ten leaves is one and a half columns.
    let columns = Layout::new(&large).columns();
    let expected = 10_000.0 * 9.0 + 9_999.0 * COUSINS;
    assert!((columns - expected).abs() < 1e-5, "{columns}");
}

fn uniform(branching: u32, depth: u32) -> GameTree {
    let recipe = uniform_recipe(branching, depth, (0, 9), 1);
    generate(&recipe, Player::Max).expect("within the limits")
}

fn columns(tree: &GameTree) -> Vec<f64> {
    let layout = Layout::new(tree);
    tree.nodes().map(|node| layout.column(node)).collect()
}

fn some_trees() -> impl Iterator<Item = GameTree> {
    let bushy = Kind { nodes: 150, ..ANY };
    let others = trees(ANY, 400, 1).chain(trees(bushy, 100, 2));
    others.chain(trees(ANY, 100, 3).map(|tree| repeated(&tree)))
}

/// A tree in which some subtrees have the shape of the subtree before them.
fn repeated(tree: &GameTree) -> GameTree {
    let one = print(tree);
    common::tree(&format!(
        "({one} {one} 1 {one} ({one} {one} {one}) {one} 1 1 {one} {one})"
    ))
}

#[test]
fn a_layout_made_in_slices_is_the_same() {
    for tree in some_trees() {
        for nodes in [1, 7, 40] {
            let mut builder = LayoutBuilder::new(&tree);
            let mut slices = 1;
            let layout = loop {
                let Ok(layout) = builder.advance(&tree, nodes);
                match layout {
                    Some(layout) => break layout,
                    None => slices += 1,
                }
            };
            let places: Vec<f64> = tree.nodes().map(|node| layout.column(node)).collect();
            assert_eq!(places, columns(&tree));
            assert!(slices >= 2 && slices <= 2 * tree.len());
        }
    }
}

#[test]
fn the_area_of_a_subtree_is_that_of_its_nodes() {
    for tree in some_trees() {
        let layout = Layout::new(&tree);
        for node in tree.nodes() {
            let area = layout.area(&tree, node);
            let inside = node..tree.end(node);
            let columns = || inside.clone().map(|n| layout.column(n));
            assert_eq!(area.left, columns().fold(f64::INFINITY, f64::min));
            assert_eq!(area.right, columns().fold(f64::NEG_INFINITY, f64::max));
            let rows = inside.clone().map(|n| layout.row(n));
            assert_eq!(area.top, layout.row(node));
            assert_eq!(Some(area.bottom), rows.max());
        }
    }
}
