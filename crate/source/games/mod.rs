//! Games, and their expansion into a [`GameTree`].
//!
//! A [`Game`] knows its rules and where it starts. [`expand`] plays every legal move in a fixed
//! order, down to a depth. The nodes of the tree keep the moves that led to them and no positions:
//! [`position`] plays the moves from the root again, so even a tree put in another order has them.

mod board;
mod coins;
mod drawing;
mod expansion;
mod five_in_a_row;
mod pig;
mod positions;
mod showing;
mod tic_tac_toe;

pub use board::{Board, BoardError, Sign};
pub use coins::Coins;
pub use drawing::{Cell, Drawing};
pub use expansion::{Expanding, Expansion, count, expand};
pub use five_in_a_row::{FiveInARow, MAX_SIZE, MAX_WIN, MIN_SIZE, MIN_WIN, WIN};
pub use pig::{MOST_SIDES, MOST_TOTAL, MOST_TURNS, Pig};
pub use positions::{AnyPositioning, Numbering, Positioning};
pub use tic_tac_toe::TicTacToe;

use std::hash::Hash;

use serde::Serialize;

use crate::tree::{GameTree, Limits, Move, NodeId, Player, TreeError};

/// The rules and the start position of a game of two players with perfect information.
pub trait Game {
    /// The state of the game.
    type Position: Clone;

    /// What decides how the game goes on: who is to move, and what that player can do.
    type Key: Eq + Hash;

    /// What positions have in common from which the game goes on in the same way, to the same values.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// The position at the root.
    fn start(&self) -> Self::Position;

    /// Who is to move.
    fn player(&self, position: &Self::Position) -> Player;

    /// Whether chance moves, to each of the next positions with the same weight. The player is then who rolls the die.
    fn chance(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Adds the legal moves, always in the same order. There is at least one unless the game is over.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Move>);

    /// Plays a legal move.
    fn play(&self, position: &mut Self::Position, played: Move);

    /// The value for MAX of a game that is over; `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<f64>;

    /// The static evaluation of a position for MAX, strictly between a loss and a win.
    fn evaluate(&self, position: &Self::Position) -> f64;

    /// The notation of a move, such as `b2`.
    fn move_text(&self, played: Move) -> String;

    /// The name of the root, if its position has one as short as a move.
    fn start_text(&self) -> Option<String> {
        None
    }

    /// The notation of a position, as a user could type it.
    fn position_text(&self, position: &Self::Position) -> String;

    /// The drawing of a position that the move `last` led to.
    fn drawing(&self, position: &Self::Position, last: Option<Move>) -> Drawing;

    /// A small number that identifies the position, if all paths to it are equally long. Its subtree is then expanded
    /// once and copied.
    fn number(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// An upper bound for the number of nodes to `depth` plies, or to the end, if one is known to be within the limits.
    /// Otherwise the nodes are counted before any memory is taken.
    fn most_nodes(&self, _depth: Option<u32>) -> Option<usize> {
        None
    }
}

/// The position at a node of a tree expanded from `game`, in whatever order it is.
pub fn position<G: Game>(game: &G, tree: &GameTree, node: NodeId) -> G::Position {
    let moves: Vec<Move> = line(tree, node).collect();
    played(game, &moves)
}

/// The moves from the root to a node.
fn line(tree: &GameTree, node: NodeId) -> impl Iterator<Item = Move> {
    let path = tree.path_to(node).into_iter();
    path.filter_map(|node| tree.move_to(node))
}

/// What is asked of a game once its tree is made.
pub trait Play {
    /// How a caller names it.
    fn name(&self) -> &'static str;

    /// Finds out which nodes of a tree expanded from this game, to so many plies, have the same position.
    fn positioning(&self, plies: Option<u32>) -> AnyPositioning;

    /// See [`Game::move_text`].
    fn move_text(&self, played: Move) -> String;

    /// See [`Game::start_text`].
    fn start_text(&self) -> Option<String>;

    /// The picture of the position at a node of a tree expanded from this game.
    fn drawing(&self, tree: &GameTree, node: NodeId) -> Drawing;

    /// The position at a node of a tree expanded from this game.
    fn shown(&self, tree: &GameTree, node: NodeId) -> Shown;

    /// The nodes of a tree expanded from this game that show a position.
    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId>;
}

/// Any of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Coins are taken; who takes the last wins.
    Coins(Coins),
    /// Three in a row on a board of nine.
    TicTacToe(TicTacToe),
    /// Some in a row on a larger board.
    FiveInARow(FiveInARow),
    /// A die is rolled for points.
    Pig(Pig),
}

/// The expansion of any of the games.
pub type AnyExpansion = Box<dyn Expanding>;

impl AnyGame {
    /// See [`expand`].
    pub fn expand(&self, depth: Option<u32>) -> Result<GameTree, TreeError> {
        match self {
            AnyGame::Coins(game) => expand(game, depth),
            AnyGame::TicTacToe(game) => expand(game, depth),
            AnyGame::FiveInARow(game) => expand(game, depth),
            AnyGame::Pig(game) => expand(game, depth),
        }
    }

    /// The same in slices.
    pub fn expansion(&self, depth: Option<u32>, limits: Limits) -> AnyExpansion {
        match self.clone() {
            AnyGame::Coins(game) => begun(game, depth, limits),
            AnyGame::TicTacToe(game) => begun(game, depth, limits),
            AnyGame::FiveInARow(game) => begun(game, depth, limits),
            AnyGame::Pig(game) => begun(game, depth, limits),
        }
    }
}

impl Play for AnyGame {
    fn name(&self) -> &'static str {
        match self {
            AnyGame::Coins(_) => "coins",
            AnyGame::TicTacToe(_) => "tic-tac-toe",
            AnyGame::FiveInARow(_) => "five-in-a-row",
            AnyGame::Pig(_) => "pig",
        }
    }

    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        showing::showing(self, tree, text)
    }

    fn positioning(&self, plies: Option<u32>) -> AnyPositioning {
        match self.clone() {
            AnyGame::Coins(game) => Box::new(Positioning::new(game, plies)),
            AnyGame::TicTacToe(game) => Box::new(Positioning::new(game, plies)),
            AnyGame::FiveInARow(game) => Box::new(Positioning::new(game, plies)),
            AnyGame::Pig(game) => Box::new(Positioning::new(game, plies)),
        }
    }

    fn move_text(&self, played: Move) -> String {
        match self {
            AnyGame::Coins(game) => game.move_text(played),
            AnyGame::TicTacToe(game) => game.move_text(played),
            AnyGame::FiveInARow(game) => game.move_text(played),
            AnyGame::Pig(game) => game.move_text(played),
        }
    }

    fn start_text(&self) -> Option<String> {
        match self {
            AnyGame::Coins(game) => game.start_text(),
            AnyGame::TicTacToe(game) => game.start_text(),
            AnyGame::FiveInARow(game) => game.start_text(),
            AnyGame::Pig(game) => game.start_text(),
        }
    }

    fn drawing(&self, tree: &GameTree, node: NodeId) -> Drawing {
        let moves: Vec<Move> = line(tree, node).collect();
        match self {
            AnyGame::Coins(game) => drawing(game, &moves),
            AnyGame::TicTacToe(game) => drawing(game, &moves),
            AnyGame::FiveInARow(game) => drawing(game, &moves),
            AnyGame::Pig(game) => drawing(game, &moves),
        }
    }

    fn shown(&self, tree: &GameTree, node: NodeId) -> Shown {
        let moves: Vec<Move> = line(tree, node).collect();
        let shown = match self {
            AnyGame::Coins(game) => shown(game, &moves),
            AnyGame::TicTacToe(game) => shown(game, &moves),
            AnyGame::FiveInARow(game) => shown(game, &moves),
            AnyGame::Pig(game) => shown(game, &moves),
        };
        Shown {
            game: self.name(),
            moves: moves.iter().map(|&m| self.move_text(m)).collect(),
            ..shown
        }
    }
}

/// What is shown of a game and differs between games.
fn shown<G: Game>(game: &G, moves: &[Move]) -> Shown {
    let position = played(game, moves);
    Shown {
        game: "",
        text: game.position_text(&position),
        moves: Vec::new(),
        player: game.player(&position),
        over: game.outcome(&position).is_some(),
        drawing: game.drawing(&position, moves.last().copied()),
    }
}

fn drawing<G: Game>(game: &G, moves: &[Move]) -> Drawing {
    game.drawing(&played(game, moves), moves.last().copied())
}

fn played<G: Game>(game: &G, moves: &[Move]) -> G::Position {
    let mut position = game.start();
    for &played in moves {
        game.play(&mut position, played);
    }
    position
}

fn begun<G: Game + 'static>(game: G, depth: Option<u32>, limits: Limits) -> AnyExpansion {
    let expansion = Expansion::new(&game, depth, limits);
    Box::new((game, expansion))
}

/// The position at a node, for a picture of it and what stands beside.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// Which game it is.
    pub game: &'static str,
    /// The position in signs.
    pub text: String,
    /// The moves from the root, in signs.
    pub moves: Vec<String>,
    /// Who is to move, or would be.
    pub player: Player,
    /// Whether the game is over.
    pub over: bool,
    /// The drawing.
    #[serde(flatten)]
    pub drawing: Drawing,
}
