//! Tic-tac-toe.

use std::rc::Rc;

use super::board::{board, shapes};
use super::row::{Description, FieldValues, GameField, GameRow, game};
use crate::opening::options::option_reader::OptionReader;
use crate::source::games::{AnyGame, Board, BoardError, Game, Piece, TicTacToe};

game! {
    /// X is MAX and begins: 1 if X wins, −1 if O wins, 0 for a draw.
    TicTacToe, plies: None, |reader, _| read(reader);
    /// Rows of x, o and '.' from the top, separated by spaces or '/'; default: empty.
    BOARD = "board": FieldValues::Board;
}

fn read(reader: &mut OptionReader) -> Option<AnyGame> {
    let (setting, board) = board(reader, 3..=3)?;
    let board = board.unwrap_or_else(|| Board::empty(3));
    let expected = match TicTacToe::new(&board) {
        Ok(game) => return Some(Rc::new(game)),
        Err(BoardError::Size) => shapes(&(3..=3)),
        Err(BoardError::Counts) => "#x − #o = 0 | 1".into(),
        Err(BoardError::Line(Piece::X)) => "xxx ⇒ #x = #o + 1".into(),
        Err(BoardError::Line(Piece::O)) => "ooo ⇒ #x = #o".into(),
    };
    reader.refused("board", setting, expected)
}
