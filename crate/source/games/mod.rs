//! Games, and their expansion into a [`GameTree`].
//!
//! A [`Game`] knows its rules and where it starts. [`expand`] plays every legal move in a fixed
//! order, down to a depth. The nodes of the tree keep the moves that led to them and no positions:
//! [`position`] plays the moves from the root again, so even a tree put in another order has them.

mod board;
mod cells;
mod coins;
mod expansion;
mod five_in_a_row;
mod pig;
mod play;
mod positions;
mod showing;
mod tic_tac_toe;

pub use board::{Board, BoardError, Piece};
pub use cells::{Cell, Cells};
pub use coins::Coins;
pub use expansion::{Expanding, Expansion, count, expand};
pub use five_in_a_row::{FiveInARow, MAX_SIZE, MAX_WIN, MIN_SIZE, MIN_WIN, WIN};
pub use pig::{MOST_SIDES, MOST_TOTAL, MOST_TURNS, Pig};
pub use play::{AnyExpansion, AnyGame, Drawing, Play, position};
pub use positions::{AnyPositioning, Numbering, Positioning};
pub use tic_tac_toe::TicTacToe;

use std::hash::Hash;

use crate::tree::{GameTree, Move, NodeId, Player};

/// The rules and the start position of a game of two players with perfect information.
pub trait Game {
    /// How a caller names the game.
    const NAME: &'static str;

    /// The state of the game.
    type Position: Clone;

    /// The part of a position that decides how the game goes on: the player, and the moves of that player.
    type Key: Eq + Hash;

    /// The key of a position. From positions with the same key the game goes on in the same way, to the same values.
    fn key(&self, position: &Self::Position) -> Self::Key;

    /// The position at the root.
    fn start(&self) -> Self::Position;

    /// The player to move.
    fn player(&self, position: &Self::Position) -> Player;

    /// Whether chance moves, to each of the next positions with the same probability. The player is then the one who
    /// rolls the die.
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

    /// Whether the static evaluation of a position cannot be trusted, because the next move can change it a lot. Where
    /// the game says nothing, all positions are quiet.
    fn noisy(&self, _position: &Self::Position) -> bool {
        false
    }

    /// The notation of a move, such as `b2`.
    fn move_text(&self, played: Move) -> String;

    /// The name of the root, if its position has one as short as a move.
    fn start_text(&self) -> Option<String> {
        None
    }

    /// The notation of a position, as a user could type it.
    fn position_text(&self, position: &Self::Position) -> String;

    /// The drawing of a position that the move `last` led to.
    fn drawing(&self, position: &Self::Position, last: Option<Move>) -> Cells;

    /// A small number that identifies the position, if all paths to it are equally long. Its subtree is then expanded
    /// once and copied.
    fn number(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// The nodes of a tree expanded from this game that show the position `text`, in signs as the game takes them.
    /// Empty if the text is no such position.
    fn showing(&self, _tree: &GameTree, _text: &str) -> Vec<NodeId> {
        Vec::new()
    }

    /// An upper bound for the number of nodes to `depth` plies, or to the end, if one is known to be within the limits.
    /// Otherwise the nodes are counted before any memory is taken.
    fn most_nodes(&self, _depth: Option<u32>) -> Option<usize> {
        None
    }
}
