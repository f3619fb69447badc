//! The columns of a tree, and the errors of its builder.

use crate::common;
use crate::common::random::{ANY, trees};
use crate::common::tree;
use secateur::tree::{GameTree, MAX_NODES, NodeId, Player, TreeBuilder, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn nodes_are_numbered_in_preorder() {
    let tree = tree("((1 (2)) 3 (4 5))");
    assert_eq!(tree.len(), 9);
    let parents: Vec<Option<NodeId>> = tree.nodes().map(|node| tree.parent(node)).collect();
    let expected = [
        None,
        Some(0),
        Some(1),
        Some(1),
        Some(3),
        Some(0),
        Some(0),
        Some(6),
        Some(6),
    ];
    assert_eq!(parents, expected);
    let ends: Vec<NodeId> = tree.nodes().map(|node| tree.end(node)).collect();
    assert_eq!(ends, [9, 5, 3, 5, 5, 6, 9, 8, 9]);
    assert!(tree.children(0).eq([1, 5, 6]));
    assert_eq!(tree.children(5).next(), None);
    assert_eq!(
        (tree.size(1), tree.child_number(6), tree.child_number(0)),
        (4, Some(2), None)
    );
    assert_eq!(tree.path_to(4), [0, 1, 3, 4]);
}

#[test]
fn players_take_turns_unless_the_tree_names_one() {
    let tree = tree("MIN((1) MIN(2 MAX(3)))");
    let players: Vec<Player> = tree.nodes().map(|node| tree.player(node)).collect();
    let (max, min) = (Player::Max, Player::Min);
    assert_eq!(players, [min, max, min, min, max, max, min]);
}

#[test]
fn subtrees_are_ranges() {
    for tree in trees(ANY, 200, 1) {
        for node in tree.nodes() {
            let inside = |other: NodeId| tree.path_to(other).contains(&node);
            assert!(
                tree.nodes()
                    .all(|other| tree.contains(node, other) == inside(other))
            );
            let sizes: u32 = tree.children(node).map(|child| tree.size(child)).sum();
            assert_eq!(tree.size(node), sizes + 1);
            assert_eq!(tree.is_leaf(node), tree.children(node).count() == 0);
            for (number, child) in tree.children(node).enumerate() {
                assert_eq!(tree.parent(child), Some(node));
                assert_eq!(tree.child_number(child), Some(number));
            }
        }
    }
}

#[test]
fn reordering_keeps_names() {
    let tree = tree("A(B=1(x C=y) D:2)");
    let reversed = tree.reordered(|_, children| children.reverse());
    assert_eq!(reversed, common::tree("A(D:2 B=1(C=y x))"));
    assert_eq!(tree.reordered(|_, _| ()), tree);
}

#[test]
fn unfinished_trees_are_refused() {
    let built = |build: fn(&mut TreeBuilder) -> Result<(), TreeError>| {
        let mut tree = TreeBuilder::new(Player::Max);
        build(&mut tree)?;
        tree.finish()
    };
    let unfinished = Err(TreeError::Unfinished);
    let not_one = Err(TreeError::NotOneRoot);
    assert_eq!(built(|_| Ok(())), not_one);
    assert_eq!(built(|tree| tree.open(None).map(drop)), unfinished);
    assert_eq!(
        built(|tree| tree.open(None).and_then(|_| tree.close())),
        unfinished
    );
    assert_eq!(built(TreeBuilder::close), not_one);
    assert_eq!(
        built(|tree| tree.leaf(None).and_then(|_| tree.leaf(None)).map(drop)),
        not_one
    );
    assert_eq!(
        built(|tree| tree.leaf(None).and_then(|_| tree.open(None)).map(drop)),
        not_one
    );
    assert_eq!(
        built(|tree| tree.leaf(None).map(drop)).map(|tree| tree.len()),
        Ok(1)
    );
}

#[test]
fn a_tree_has_no_more_nodes_than_the_limit() {
    let mut tree = TreeBuilder::new(Player::Max);
    tree.open(None).expect("room");
    for _ in 1..MAX_NODES {
        tree.leaf(Some(1.0)).expect("room");
    }
    let too_many = TreeError::TooManyNodes { limit: MAX_NODES };
    assert_eq!(tree.leaf(Some(1.0)), Err(too_many));
    assert_eq!(tree.open(None), Err(too_many));
    tree.close().expect("it has children");
    assert_eq!(
        tree.finish().map(|tree: GameTree| tree.len()),
        Ok(MAX_NODES)
    );
}
