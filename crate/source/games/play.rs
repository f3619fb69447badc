//! A game whose rules are not known at the call.

use std::rc::Rc;

use serde::Serialize;
use ts_rs::TS;

use super::expansion::expand;
use super::{AnyPositioning, Cells, Expanding, Expansion, Game, Positioning};
use crate::tree::{GameTree, Limits, Move, NodeId, Player, TreeError};

/// Any game, shared by all that play it.
pub type AnyGame = Rc<dyn Play>;

/// The expansion of a game.
pub type AnyExpansion = Box<dyn Expanding>;

/// Any [`Game`].
pub trait Play {
    /// How a caller names it.
    fn name(&self) -> &'static str;

    /// See [`expand`].
    ///
    /// # Errors
    /// The tree is too large or too deep.
    fn expand(&self, depth: Option<u32>) -> Result<GameTree, TreeError>;

    /// The same in slices.
    fn expansion(&self, depth: Option<u32>, limits: Limits) -> AnyExpansion;

    /// Finds out which nodes of a tree expanded from this game, to so many plies, have the same position.
    fn positioning(&self, plies: Option<u32>) -> AnyPositioning;

    /// See [`Game::move_text`].
    fn move_text(&self, played: Move) -> String;

    /// See [`Game::start_text`].
    fn start_text(&self) -> Option<String>;

    /// The picture of the position at a node of a tree expanded from this game.
    fn drawing(&self, tree: &GameTree, node: NodeId) -> Cells;

    /// The position at a node of a tree expanded from this game.
    fn position_at(&self, tree: &GameTree, node: NodeId) -> Drawing;

    /// See [`Game::showing`].
    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId>;
}

impl<G: Game + Clone + 'static> Play for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn expand(&self, depth: Option<u32>) -> Result<GameTree, TreeError> {
        expand(self, depth)
    }

    fn expansion(&self, depth: Option<u32>, limits: Limits) -> AnyExpansion {
        Box::new(Expansion::new(self.clone(), depth, limits))
    }

    fn positioning(&self, plies: Option<u32>) -> AnyPositioning {
        Box::new(Positioning::new(self.clone(), plies))
    }

    fn move_text(&self, played: Move) -> String {
        Game::move_text(self, played)
    }

    fn start_text(&self) -> Option<String> {
        Game::start_text(self)
    }

    fn drawing(&self, tree: &GameTree, node: NodeId) -> Cells {
        let last = tree.move_to(node);
        Game::drawing(self, &position(self, tree, node), last)
    }

    fn position_at(&self, tree: &GameTree, node: NodeId) -> Drawing {
        let position = position(self, tree, node);
        Drawing {
            game: G::NAME,
            text: self.position_text(&position),
            moves: line(tree, node)
                .map(|played| Game::move_text(self, played))
                .collect(),
            player: self.player(&position),
            over: self.outcome(&position).is_some(),
            drawing: Game::drawing(self, &position, tree.move_to(node)),
        }
    }

    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        Game::showing(self, tree, text)
    }
}

/// The position at a node of a tree expanded from `game`, in whatever order it is.
pub fn position<G: Game>(game: &G, tree: &GameTree, node: NodeId) -> G::Position {
    let mut position = game.start();
    for played in line(tree, node) {
        game.play(&mut position, played);
    }
    position
}

/// The moves from the root to a node.
fn line(tree: &GameTree, node: NodeId) -> impl Iterator<Item = Move> {
    let path = tree.path_to(node).into_iter();
    path.filter_map(|node| tree.move_to(node))
}

/// The position at a node, for a picture of it and the words beside it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Drawing {
    /// Which game it is.
    #[ts(type = "GameOptions['game']")]
    pub game: &'static str,
    /// The position in signs: the coins that are left, or the board as it could be typed.
    pub text: String,
    /// The moves from the root, in signs such as 'b2', or '3○' for a move that leaves three coins.
    pub moves: Vec<String>,
    /// The player to move, or the one who would be.
    pub player: Player,
    /// Whether the game is over.
    pub over: bool,
    /// The drawing.
    #[serde(flatten)]
    pub drawing: Cells,
}
