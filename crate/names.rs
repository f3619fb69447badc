//! How nodes are called in sentences and beside their marks.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

use crate::layout::Layout;
use crate::tree::{GameTree, Move, NodeId, Player};

/// The most inner nodes that are given letters, A … ZZ. More would not help anybody to find one.
const MAX_LETTERED: usize = 26 * 27;

/// Names of all nodes: labels and symbols; in the tree of a game the moves that led to them; and
/// letters for the inner nodes that have none of these.
#[derive(Debug)]
pub struct Names {
    letters: HashMap<NodeId, String>,
    moves: BTreeMap<Move, String>,
}

impl Names {
    /// Gives letters row by row from the root, passing over those that are labels already. They
    /// follow the tree as given, so that a node is called the same in every order.
    pub fn new(tree: &GameTree, layout: &Layout) -> Names {
        let named = |node| tree.label(node).is_some() || tree.move_to(node).is_some();
        let unnamed = |&node: &NodeId| !tree.is_leaf(node) && !named(node);
        let rows = layout.rows().iter().flat_map(|row| &row.nodes);
        let mut nodes: Vec<_> = rows.copied().filter(unnamed).collect();
        if nodes.len() > MAX_LETTERED {
            return Names {
                letters: HashMap::new(),
                moves: BTreeMap::new(),
            };
        }
        nodes.sort_by_key(|&node| (layout.row(node), tree.given(node)));
        let taken: HashSet<&str> = tree
            .nodes()
            .filter_map(|node| tree.label(node).or(tree.symbol(node)))
            .collect();
        let free = (0..)
            .map(letters)
            .filter(|name| !taken.contains(name.as_str()));
        Names {
            letters: nodes.into_iter().zip(free).collect(),
            moves: BTreeMap::new(),
        }
    }

    /// The same names, and for each move in the tree of a game its text.
    pub fn with_moves(mut self, tree: &GameTree, text: impl Fn(Move) -> String) -> Names {
        for played in tree.nodes().filter_map(|node| tree.move_to(node)) {
            self.moves.entry(played).or_insert_with(|| text(played));
        }
        self
    }

    /// The name of a node. An unnamed inner node of a large tree is called by its number; an
    /// unnamed leaf has no name.
    pub fn name(&self, tree: &GameTree, node: NodeId) -> Option<String> {
        let given = tree.label(node).or(tree.symbol(node));
        let given = given.or(self.move_to(tree, node));
        let given = given.or(self.letters.get(&node).map(String::as_str));
        match given {
            Some(name) => Some(name.into()),
            None if tree.is_leaf(node) => None,
            None => Some(format!("#{}", tree.given(node))),
        }
    }

    /// The text of the move that led to a node of a game.
    pub fn move_to(&self, tree: &GameTree, node: NodeId) -> Option<&str> {
        let text = self.moves.get(&tree.move_to(node)?);
        text.map(String::as_str)
    }

    /// What a sentence needs to speak of a node.
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
        }
    }
}

/// A node as a sentence speaks of it: "C", or "child 2 of B".
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// The node.
    pub node: NodeId,
    /// Its name; `None` for an unnamed leaf.
    pub name: Option<String>,
    /// The name of its parent.
    pub parent: Option<String>,
    /// Which child it is, from 1; 0 at the root.
    pub ordinal: usize,
    /// Whether it is a leaf.
    pub leaf: bool,
    /// Its static value.
    pub value: Option<f64>,
    /// Who is to move.
    pub player: Player,
}

/// A … Z, AA … ZZ and so on.
fn letters(index: usize) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => last.into(),
        more => letters(more - 1) + &last.to_string(),
    }
}
