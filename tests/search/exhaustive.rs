//! Every tree of up to 8 nodes with leaf values 0, 1 and 2, and of 9 nodes with leaf values 0 and 1, in which players
//! take turns and either player is at the root. Searches are checked against a naive minimax, and the rules against each other.

use crate::common::rules::{BOUNDS, CUTS, MINIMAX, TEXTBOOK, all, hindered, same_visits};
use crate::common::{height, naive, native_or_wasm};
use secateur::search::{self, Algorithm, Deepening, Memory, Observer, Ordering, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::ValueRange;
use secateur::tree::{GameTree, NodeId, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The largest number of nodes. WebAssembly would take too long for more than 7.
const LARGEST: usize = native_or_wasm(9, 7);

/// The number of trees with 1, 2, …, 9 nodes. Narayana numbers count the shapes with k leaves, and each leaf
/// has one of three values; of two if there are 9 nodes, because with three there are five times as many trees as of
/// all smaller sizes together.
const TREES: [usize; 9] = [3, 3, 12, 57, 300, 1686, 9912, 60213, 41_586];

#[test]
fn every_small_tree_with_max_at_the_root_is_searched_correctly() {
    every_tree(Player::Max);
}

#[test]
fn every_small_tree_with_min_at_the_root_is_searched_correctly() {
    every_tree(Player::Min);
}

/// The searches with several visits: each algorithm without and with table and deepening.
fn again() -> Vec<Rules> {
    let tables = [
        (Memory::None, Ordering::Fixed),
        (Memory::Unlimited, Ordering::Table),
        (Memory::Slots(2), Ordering::Fixed),
    ];
    let algorithms = [
        (Algorithm::AlphaBeta, 0.0),
        (Algorithm::Pvs, 0.0),
        (Algorithm::Mtd, 1.0),
        (Algorithm::Mtd, f64::INFINITY),
        (Algorithm::Mtd, f64::NEG_INFINITY),
    ];
    let mut all = Vec::new();
    for (table, ordering) in tables {
        for deepening in [Deepening::Off, Deepening::On] {
            all.extend(algorithms.map(|(algorithm, guess)| Rules {
                algorithm,
                guess,
                table,
                ordering,
                deepening,
                ..TEXTBOOK
            }));
        }
    }
    all.retain(|rules| !rules.single_visit());
    all
}

/// Leaves have three values in trees of up to 7 nodes, and two values in trees of 8.
#[test]
fn every_small_tree_is_searched_correctly_with_several_visits() {
    let again = again();
    for (nodes, base) in (1..LARGEST).map(|nodes| (nodes, if nodes < 8 { 3_usize } else { 2 })) {
        for tree in [Player::Max, Player::Min]
            .into_iter()
            .flat_map(|root| small_trees(nodes, base, root))
        {
            let value = naive::minimax(&tree, 0);
            for rules in &again {
                let found = search::run(&tree, rules, &mut ()).ok();
                assert_eq!(found, value, "{rules:?}");
            }
        }
    }
}

fn every_tree(root: Player) {
    let rules = CUTS.map(|cut| BOUNDS.map(|bounds| same_visits(cut, bounds)));
    let hindered: Vec<Rules> = all().into_iter().filter(hindered).collect();
    for (nodes, expected) in (1..=LARGEST).zip(TREES) {
        let mut count = 0;
        let base = if nodes < 9 { 3_usize } else { 2 };
        for tree in small_trees(nodes, base, root) {
            check(&tree, &rules, &hindered);
            count += 1;
        }
        assert_eq!(count, expected, "trees of {nodes} nodes");
    }
}

/// Checks every claim about one tree. All rules with the same `cut` and `bounds` enter the same nodes, except
/// for fail-hard with `>`, which may enter more.
fn check(tree: &GameTree, rules: &[[Vec<Rules>; 2]; 2], hindered: &[Rules]) {
    let value = naive::minimax(tree, 0).expect("all values are known");
    let every_node = (1 << tree.len()) - 1;
    assert_eq!(visits(tree, &MINIMAX), (value, every_node));
    let [[deep, shallow], [deep_pass, shallow_pass]] = rules.each_ref().map(|of_cut| {
        of_cut.each_ref().map(|rules| {
            let found = visits(tree, &rules[0]);
            assert_eq!(found.0, value);
            assert!(rules.iter().all(|rules| visits(tree, rules) == found));
            found.1
        })
    });
    let subset = |a: u16, b: u16| a & !b == 0;
    assert!(subset(deep, shallow) && subset(deep_pass, shallow_pass));
    assert!(subset(deep, deep_pass) && subset(shallow, shallow_pass));
    if height(tree) <= 3 {
        assert_eq!((deep, deep_pass), (shallow, shallow_pass));
    }
    for rules in hindered {
        let (found, entered) = visits(tree, rules);
        assert!(found == value && subset(deep_pass, entered), "{rules:?}");
    }
    check_trace(tree, value);
}

/// Checks that the range of the root is exact and that the principal variation ends in a leaf of the root's
/// value.
fn check_trace(tree: &GameTree, value: f64) {
    let trace = Trace::record(tree.clone(), TEXTBOOK);
    assert_eq!(trace.range(0), ValueRange::exactly(value));
    let last = trace.variation().last().copied().unwrap_or(0);
    assert!(tree.is_leaf(last));
    assert_eq!(tree.value(last), Some(value));
}

/// The value that a search returns, and the set of nodes that it enters, as bits.
fn visits(tree: &GameTree, rules: &Rules) -> (f64, u16) {
    let mut entered = Entered(0);
    let value = search::run(tree, rules, &mut entered).expect("all values are known");
    (value, entered.0)
}

struct Entered(u16);

impl Observer for Entered {
    fn enter(&mut self, node: NodeId, _: Window) {
        let bit = 1 << node;
        assert_eq!(self.0 & bit, 0, "{node} is entered twice");
        self.0 |= bit;
    }
}

/// All trees with so many nodes and this player at the root, whose leaves have the values below `base`.
pub fn small_trees(nodes: usize, base: usize, root: Player) -> impl Iterator<Item = GameTree> {
    shapes(nodes).into_iter().flat_map(move |shape| {
        let leaves = shape.iter().filter(|&&step| step == Step::Leaf).count() as u32;
        (0..base.pow(leaves)).map(move |valuation| tree(&shape, valuation, base, root))
    })
}

/// A shape in preorder.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    Open,
    Leaf,
    Close,
}

/// All shapes with this many nodes.
fn shapes(nodes: usize) -> Vec<Vec<Step>> {
    if nodes == 1 {
        return vec![vec![Step::Leaf]];
    }
    let under = |forest: Vec<Step>| {
        let mut shape = vec![Step::Open];
        shape.extend(forest);
        shape.push(Step::Close);
        shape
    };
    forests(nodes - 1).into_iter().map(under).collect()
}

/// All sequences of one or more trees with this many nodes in total.
fn forests(nodes: usize) -> Vec<Vec<Step>> {
    let mut forests = shapes(nodes);
    for first in 1..nodes {
        for shape in shapes(first) {
            for rest in self::forests(nodes - first) {
                forests.push([shape.clone(), rest].concat());
            }
        }
    }
    forests
}

/// The tree of a shape whose leaf values are the digits of `valuation` to this base. Inner nodes have static values.
fn tree(shape: &[Step], mut valuation: usize, base: usize, root: Player) -> GameTree {
    let mut tree = TreeBuilder::new(root);
    for step in shape {
        match step {
            Step::Open => {
                let node = tree.open(None).expect("room");
                tree.set_value(node, f64::from(node % 3));
            }
            Step::Close => tree.close().expect("it has children"),
            Step::Leaf => {
                tree.leaf(Some((valuation % base) as f64)).expect("room");
                valuation /= base;
            }
        }
    }
    tree.finish().expect("one root")
}
