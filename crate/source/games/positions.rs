//! Nodes of a game's tree with the same position, so that a table can have one entry for all of them.

use std::collections::HashMap;
use std::convert::Infallible;

use super::Game;
use crate::tree::{GameTree, NodeId, Sliced};

/// Plays all moves of a tree again, in whatever order it is, and numbers the positions: each has the number of the
/// first node at which it stands.
///
/// A tree that does not reach the end of the game stops everywhere after the same number of plies. There the same
/// position has other subtrees at other depths, so that depth counts as part of the position.
pub struct Positioning<G: Game> {
    game: G,
    /// Whether positions at different depths are different.
    apart: bool,
    /// The positions from the root to the last node, each with the end of its subtree.
    path: Vec<(NodeId, G::Position)>,
    known: HashMap<(G::Key, usize), NodeId>,
    numbers: Vec<NodeId>,
}

/// The same for any of the games.
pub type AnyPositioning = Box<dyn Numbering>;

/// Numbers the positions of a tree.
pub trait Numbering: Sliced<GameTree, Output = Vec<NodeId>, Error = Infallible> {
    /// How many different positions there are so far.
    fn found(&self) -> usize;
}

impl<G: Game> Positioning<G> {
    /// For a tree that was expanded to so many `plies`; `None`: to the end of the game.
    pub fn new(game: G, plies: Option<u32>) -> Positioning<G> {
        Positioning {
            game,
            apart: plies.is_some(),
            path: Vec::new(),
            known: HashMap::new(),
            numbers: Vec::new(),
        }
    }

    /// The position at the next node.
    fn play(&mut self, tree: &GameTree, node: NodeId) -> G::Position {
        while self.path.pop_if(|(end, _)| *end <= node).is_some() {}
        let Some((_, above)) = self.path.last() else {
            return self.game.start();
        };
        let mut position = above.clone();
        if let Some(played) = tree.move_to(node) {
            self.game.play(&mut position, played);
        }
        position
    }
}

impl<G: Game> Sliced<GameTree> for Positioning<G> {
    type Output = Vec<NodeId>;
    type Error = Infallible;

    /// Plays so many moves. Returns the number of the position of each node.
    fn advance(
        &mut self,
        tree: &GameTree,
        nodes: usize,
    ) -> Result<Option<Vec<NodeId>>, Infallible> {
        if self.numbers.is_empty() {
            self.numbers.reserve_exact(tree.len());
        }
        let begin = self.numbers.len();
        let end = begin.saturating_add(nodes).min(tree.len());
        for node in begin as NodeId..end as NodeId {
            let position = self.play(tree, node);
            let depth = if self.apart { self.path.len() } else { 0 };
            let key = (self.game.key(&position), depth);
            self.numbers.push(*self.known.entry(key).or_insert(node));
            self.path.push((tree.end(node), position));
        }
        Ok((end == tree.len()).then(|| std::mem::take(&mut self.numbers)))
    }

    fn share(&self, tree: &GameTree) -> f64 {
        self.numbers.len() as f64 / tree.len() as f64
    }
}

impl<G: Game> Numbering for Positioning<G> {
    fn found(&self) -> usize {
        self.known.len()
    }
}
