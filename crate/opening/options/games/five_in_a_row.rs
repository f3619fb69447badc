//! Five in a row.

use std::rc::Rc;

use super::board::{board, shapes};
use super::row::{Description, FieldValues, GameField, GameRow, game};
use crate::opening::options::option_reader::OptionReader;
use crate::opening::options::setting::Setting;
use crate::source::games::{AnyGame, Board, BoardError, FiveInARow, Game, Piece};
use crate::source::games::{MAX_SIZE, MAX_WIN, MIN_SIZE, MIN_WIN};
use crate::tree::Player;

/// The size of a board that is not given.
const USUAL_SIZE: usize = 9;
const TURNS: &[&str] = &["x", "o"];

game! {
    /// The side to move is `root` of the options. The value of a position is ±100000 for a win, otherwise a count of open
    /// lines.
    FiveInARow, plies: Some(2), read;
    /// The board as for tic-tac-toe; x is black; default: empty.
    BOARD = "board": FieldValues::Board;
    /// The number of rows and of columns, 3 … 15; default: that of the board, or 9.
    SIZE = "size": FieldValues::Number(MIN_SIZE as u32, MAX_SIZE as u32, None);
    /// How many stones in a line win, 3 … 5 and at most `size`; default: the most.
    WIN = "win": FieldValues::Number(MIN_WIN as u32, MAX_WIN as u32, None);
    /// The colour to move; default: follows from the number of stones, x having begun.
    TURN = "turn": FieldValues::Word(TURNS);
}

fn read(reader: &mut OptionReader, root: Player) -> Option<AnyGame> {
    let size = SIZE.number(reader).map(|size| size as usize);
    let sizes = size.map_or(MIN_SIZE..=MAX_SIZE, |size| size..=size);
    let (setting, board) = board(reader, sizes.clone())?;
    let board = board.unwrap_or_else(|| Board::empty(size.unwrap_or(USUAL_SIZE)));
    let most = MAX_WIN.min(board.size()) as u64;
    let win = reader.integer("win", (MIN_WIN as u64, most));
    let win = win.unwrap_or(most) as usize;
    let turn = turn(reader);
    match FiveInARow::new(&board, win, turn, root) {
        Ok(game) => return Some(Rc::new(game)),
        Err(BoardError::Size) => reader.bad("board", setting, shapes(&sizes)),
        Err(BoardError::Counts) => reader.bad("turn", &Setting::Nothing, "'x' | 'o'".into()),
        Err(BoardError::Line(side)) => {
            let (own, other) = match side {
                Piece::X => ("x", "o"),
                Piece::O => ("o", "x"),
            };
            let expected = format!("{} ⇒ turn: '{other}'", own.repeat(win));
            reader.bad("board", setting, expected);
        }
    }
    None
}

fn turn(reader: &mut OptionReader) -> Option<Piece> {
    match reader.index("turn", TURNS)? {
        0 => Some(Piece::X),
        _ => Some(Piece::O),
    }
}
