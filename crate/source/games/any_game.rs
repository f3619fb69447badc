//! Any of the games.

use std::ops::Deref;
use std::rc::Rc;

use super::{Coins, FiveInARow, Pig, Play, TicTacToe};

/// Any of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Coins are taken; the player who takes the last one wins.
    Coins(Coins),
    /// Three in a row on a board of nine.
    TicTacToe(TicTacToe),
    /// Some in a row on a larger board.
    FiveInARow(FiveInARow),
    /// A die is rolled for points.
    Pig(Pig),
}

impl Deref for AnyGame {
    type Target = dyn Play;

    fn deref(&self) -> &(dyn Play + 'static) {
        match self {
            AnyGame::Coins(game) => game,
            AnyGame::TicTacToe(game) => game,
            AnyGame::FiveInARow(game) => game,
            AnyGame::Pig(game) => game,
        }
    }
}

impl From<AnyGame> for Rc<dyn Play> {
    fn from(game: AnyGame) -> Rc<dyn Play> {
        match game {
            AnyGame::Coins(game) => Rc::new(game),
            AnyGame::TicTacToe(game) => Rc::new(game),
            AnyGame::FiveInARow(game) => Rc::new(game),
            AnyGame::Pig(game) => Rc::new(game),
        }
    }
}
