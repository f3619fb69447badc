//! The trees that are measured, by name.

use oorandom::Rand64;
use secateur::source::games::{Board, TicTacToe, expand};
use secateur::source::generate::{RandomTree, generate};
use secateur::tree::{GameTree, Player, TreeBuilder};

const SEED: u64 = 1;

pub fn named(name: &str) -> Option<GameTree> {
    let mut words = name.split(' ');
    let kind = words.next()?;
    let mut number = || words.next()?.parse().ok();
    match kind {
        "uniform" => uniform(number()?, number()?),
        "recursive" => recursive(number()?),
        "tic-tac-toe" => expand(&TicTacToe::new(&Board::empty(3)).ok()?, None).ok(),
        _ => None,
    }
}

fn uniform(branching: u32, depth: u32) -> Option<GameTree> {
    let recipe = RandomTree {
        branching,
        depth,
        values: (-1000, 1000),
        seed: SEED,
        irregular: false,
        ties: None,
    };
    generate(&recipe, Player::Max).ok()
}

/// A random recursive tree: the parent of each node is drawn from all nodes before it.
fn recursive(nodes: u32) -> Option<GameTree> {
    let mut random = Rand64::new(SEED.into());
    let mut children = vec![Vec::new(); nodes as usize];
    for node in 1..nodes {
        let parent = random.rand_range(0..u64::from(node));
        children[parent as usize].push(node);
    }
    let mut tree = TreeBuilder::new(Player::Max);
    // A stack of nodes still to be added. `None` closes the node whose children come before it.
    let mut pending = vec![Some(0_u32)];
    while let Some(next) = pending.pop() {
        let Some(node) = next else {
            tree.close().ok()?;
            continue;
        };
        let below = &children[node as usize];
        if below.is_empty() {
            tree.leaf(Some(random.rand_range(0..2000) as f64)).ok()?;
        } else {
            tree.open(None).ok()?;
            pending.push(None);
            pending.extend(below.iter().rev().copied().map(Some));
        }
    }
    tree.finish().ok()
}
