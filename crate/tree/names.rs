//! The names of nodes in sentences and beside their marks.

use std::collections::BinaryHeap;

use serde::Serialize;
use ts_rs::TS;

use super::labels::Labels;
use super::node_set::NodeSet;
use super::{GameTree, Move, Mover, NodeId, Player};

/// The most inner nodes that are named by letters, A … ZZ. Longer names would not help to find a node.
const MAX_LETTERED: usize = 26 * 27;

/// Names of all nodes: labels and symbols; in the tree of a game the moves that led to them; and
/// letters for the inner nodes that have none of these.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub(super) letters: Labels,
    pub(super) moves: Labels,
}

impl Names {
    /// Assigns letters row by row from the root, except those in use as labels. They follow the tree as given, so that
    /// a node has the same name in every order.
    pub fn new(tree: &GameTree) -> Names {
        let Some(unnamed) = unnamed_nodes(tree) else {
            return Names::default();
        };
        let mut taken = Vec::new();
        for (_, name) in tree.given_names() {
            taken.extend(index(name));
        }
        let taken = NodeSet::from(taken);
        let mut names = Names::default();
        let mut next = 0;
        for (_, given) in BinaryHeap::from(unnamed).into_sorted_vec() {
            while taken.contains(&next) {
                next += 1;
            }
            if let Some(node) = tree.as_searched(given) {
                names.letters.insert(node, &letters(next));
            }
            next += 1;
        }
        names
    }

    /// Adds the text of each move in the tree of a game.
    pub fn with_moves(mut self, tree: &GameTree, text: impl Fn(Move) -> String) -> Names {
        let mut seen = vec![false; usize::from(Move::MAX) + 1];
        for &played in tree.moves().iter().skip(1) {
            if !std::mem::replace(&mut seen[usize::from(played)], true) {
                self.moves.insert(played.into(), &text(played));
            }
        }
        self
    }

    /// Names the root by `text` instead of a letter.
    pub fn with_root(mut self, text: Option<String>) -> Names {
        if let Some(text) = text {
            self.letters.insert(0, &text);
        }
        self
    }

    /// The name of a node. The name of an unnamed inner node of a large tree is its number; an unnamed leaf has none.
    pub fn name(&self, tree: &GameTree, node: NodeId) -> Option<String> {
        let given = tree.label(node).or(tree.symbol(node));
        let given = given.or(self.move_to(tree, node));
        let given = given.or(self.letters.get(node));
        match given {
            Some(name) => Some(name.into()),
            None if tree.is_leaf(node) => None,
            None => Some(format!("#{}", tree.as_given(node))),
        }
    }

    /// The text of the move that led to a node of a game.
    pub fn move_to(&self, tree: &GameTree, node: NodeId) -> Option<&str> {
        self.moves.get(tree.move_to(node)?.into())
    }

    /// The parameters by which a sentence names a node.
    pub fn place(&self, tree: &GameTree, node: NodeId) -> Place {
        let parent = tree.parent(node);
        Place {
            node,
            name: self.name(tree, node),
            parent: parent.and_then(|parent| self.name(tree, parent)),
            ordinal: tree.child_number(node).map_or(0, |number| number + 1),
            leaf: tree.is_leaf(node),
            value: tree.value(node),
            player: tree.player(node),
            mover: tree.mover(node),
        }
    }
}

/// How a sentence names a node: "C", or "child 2 of B".
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Place {
    /// The node.
    pub node: NodeId,
    /// Its label or symbol, the move of a game that leads to it, or the letter of an inner node without a label; `None`
    /// for a leaf without a label.
    pub name: Option<String>,
    /// The name of its parent; `None` at the root.
    pub parent: Option<String>,
    /// Which child it is, from 1; 0 at the root.
    pub ordinal: usize,
    /// Whether it is a leaf.
    pub leaf: bool,
    /// The value that the tree gives it; `None` if none.
    pub value: Option<f64>,
    /// The player to move; where chance moves, the player who moved last.
    #[serde(skip)]
    pub player: Player,
    /// The mover.
    #[serde(rename = "player")]
    pub mover: Mover,
}

/// The inner nodes without a label, each by its row and its number in the tree as given; `None` if they are too
/// many for letters. In the tree of a game all nodes but the root are named by moves.
fn unnamed_nodes(tree: &GameTree) -> Option<Vec<(u32, NodeId)>> {
    let nodes = if tree.moves().is_empty() {
        tree.nodes()
    } else {
        0..1
    };
    let mut unnamed = Vec::new();
    for node in nodes {
        if tree.is_leaf(node) || tree.label(node).is_some() {
            continue;
        }
        if unnamed.len() == MAX_LETTERED {
            return None;
        }
        unnamed.push((tree.depth(node), tree.as_given(node)));
    }
    Some(unnamed)
}

/// A … Z, AA … ZZ and so on.
fn letters(index: u32) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => last.into(),
        more => letters(more - 1) + &last.to_string(),
    }
}

/// The index of a name that [`letters`] would give.
fn index(name: &str) -> Option<u32> {
    let digit = |letter: u8| {
        letter
            .is_ascii_uppercase()
            .then(|| u32::from(letter - b'A') + 1)
    };
    let mut digits = name.bytes().map(digit);
    let number = digits.try_fold(0_u32, |number, digit| {
        number.checked_mul(26)?.checked_add(digit?)
    });
    number?.checked_sub(1)
}
