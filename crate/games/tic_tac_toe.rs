//! Tic-tac-toe. X is MAX and begins.

use super::board::{Board, BoardError, Side, cell_name};
use super::{Cell, Drawing, Game};
use crate::tree::{Move, Player};

/// Rows and columns, and how many alike in a line win.
const SIZE: usize = 3;

/// All cells, a bit each, row by row from the top left.
const FULL: u16 = 0b111_111_111;

/// The cells of each line.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// Tic-tac-toe from some position on. A move is a cell, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicTacToe {
    start: Position,
}

/// The cells of each side, a bit each, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    marks: [u16; 2],
    turn: Side,
}

impl TicTacToe {
    /// The game from a board. Whose turn it is follows from the marks.
    pub fn new(board: &Board) -> Result<TicTacToe, BoardError> {
        if board.size() != SIZE {
            return Err(BoardError::Size);
        }
        let marks = [Side::X, Side::O].map(|side| board.of(side).fold(0, |all, at| all | 1 << at));
        let turn = board.turn().ok_or(BoardError::Counts)?;
        if has_line(marks[turn as usize]) {
            return Err(BoardError::Line(turn));
        }
        let start = Position { marks, turn };
        Ok(TicTacToe { start })
    }
}

impl Game for TicTacToe {
    type Position = Position;

    fn start(&self) -> Position {
        self.start
    }

    fn player(&self, position: &Position) -> Player {
        match position.turn {
            Side::X => Player::Max,
            Side::O => Player::Min,
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let [x, o] = position.marks;
        moves.extend((0..9).filter(|cell| (x | o) & 1 << cell == 0));
    }

    fn play(&self, position: &mut Position, cell: Move) {
        position.marks[position.turn as usize] |= 1 << cell;
        position.turn = position.turn.opponent();
    }

    fn outcome(&self, position: &Position) -> Option<f64> {
        let [x, o] = position.marks;
        if has_line(x) {
            Some(1.0)
        } else if has_line(o) {
            Some(-1.0)
        } else {
            (x | o == FULL).then_some(0.0)
        }
    }

    /// The lines still open to X less those still open to O, in tenths: 0.4 for X in the middle.
    fn evaluate(&self, position: &Position) -> f64 {
        let [x, o] = position.marks;
        f64::from(open_lines(o) - open_lines(x)) / 10.0
    }

    fn move_text(&self, cell: Move) -> String {
        cell_name(SIZE, cell)
    }

    fn position_text(&self, position: &Position) -> String {
        board(position).to_string()
    }

    fn drawing(&self, position: &Position, last: Option<Move>) -> Drawing {
        let looks = [Cell::X, Cell::O];
        Drawing {
            last: last.into_iter().map(usize::from).collect(),
            turn: Some(looks[position.turn as usize]),
            ..board(position).drawing(looks, SIZE)
        }
    }

    /// Even the whole game has no more than 549,946 nodes.
    fn always_fits(&self) -> bool {
        true
    }
}

fn has_line(marks: u16) -> bool {
    LINES.iter().any(|line| marks & line == *line)
}

/// The lines in which there is none of these marks.
fn open_lines(marks: u16) -> i32 {
    LINES.iter().map(|line| i32::from(marks & line == 0)).sum()
}

fn board(position: &Position) -> Board {
    let has = |side: Side, cell: usize| position.marks[side as usize] & 1 << cell != 0;
    Board::new(SIZE, |cell| {
        let side = [Side::X, Side::O].into_iter();
        side.into_iter().find(|&side| has(side, cell))
    })
}
