//! Tic-tac-toe. X is MAX and begins.

use super::board::{Board, BoardError, Sign, cell_name};
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

/// Looked up once a node, where going through the lines would take as long as all the rest.
const LOOKS: [Looks; FULL as usize + 1] = looks();

/// The nodes of the whole game.
const WHOLE: usize = 549_946;

/// What there is to see of the marks of one side.
#[derive(Clone, Copy)]
struct Looks {
    /// Whether they have a line.
    line: bool,
    /// In how many lines there is none of them.
    open: i8,
}

/// By marks. Without iterators, which a constant cannot have.
const fn looks() -> [Looks; FULL as usize + 1] {
    let none = Looks {
        line: false,
        open: 0,
    };
    let mut all = [none; FULL as usize + 1];
    let mut marks = 0;
    while marks < all.len() {
        let mut line = 0;
        while line < LINES.len() {
            let there = marks as u16 & LINES[line];
            all[marks].line |= there == LINES[line];
            all[marks].open += (there == 0) as i8;
            line += 1;
        }
        marks += 1;
    }
    all
}

/// Tic-tac-toe from some position on. A move is a cell, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicTacToe {
    start: Position,
}

/// The cells of each side, a bit each, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    marks: [u16; 2],
    turn: Sign,
}

impl TicTacToe {
    /// The game from a board. Whose turn it is follows from the marks.
    pub fn new(board: &Board) -> Result<TicTacToe, BoardError> {
        if board.size() != SIZE {
            return Err(BoardError::Size);
        }
        let marks = [Sign::X, Sign::O].map(|side| board.of(side).fold(0, |all, at| all | 1 << at));
        let turn = board.turn().ok_or(BoardError::Counts)?;
        if look(marks[turn as usize]).line {
            return Err(BoardError::Line(turn));
        }
        let start = Position { marks, turn };
        Ok(TicTacToe { start })
    }

    /// The board at the root.
    pub(super) fn start_board(&self) -> Board {
        board(&self.start)
    }

    /// Who moves first.
    pub(super) fn turn(&self) -> Sign {
        self.start.turn
    }
}

impl Game for TicTacToe {
    type Position = Position;

    fn start(&self) -> Position {
        self.start
    }

    fn player(&self, position: &Position) -> Player {
        match position.turn {
            Sign::X => Player::Max,
            Sign::O => Player::Min,
        }
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        let [x, o] = position.marks;
        let mut empty = FULL & !(x | o);
        while empty != 0 {
            moves.push(empty.trailing_zeros() as Move);
            empty &= empty - 1;
        }
    }

    fn play(&self, position: &mut Position, cell: Move) {
        let [x, o] = position.marks;
        position.marks = match position.turn {
            Sign::X => [x | 1 << cell, o],
            Sign::O => [x, o | 1 << cell],
        };
        position.turn = position.turn.opponent();
    }

    fn outcome(&self, position: &Position) -> Option<f64> {
        let [x, o] = position.marks;
        if look(x).line {
            Some(1.0)
        } else if look(o).line {
            Some(-1.0)
        } else {
            (x | o == FULL).then_some(0.0)
        }
    }

    /// The lines still open to X less those still open to O, in tenths: 0.4 for X in the middle.
    fn evaluate(&self, position: &Position) -> f64 {
        let [x, o] = position.marks;
        f64::from(look(o).open - look(x).open) / 10.0
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

    /// Whose turn it is follows from the marks.
    fn number(&self, position: &Position) -> Option<usize> {
        let [x, o] = position.marks.map(usize::from);
        Some(x << 9 | o)
    }

    /// As if nobody ever won before the board is full; the whole game has been counted.
    fn most_nodes(&self, depth: Option<u32>) -> Option<usize> {
        let [x, o] = self.start.marks;
        let empty = FULL.count_ones() - (x | o).count_ones();
        let plies = depth.unwrap_or(empty).min(empty);
        let moves = empty - plies + 1..=empty;
        let nodes = moves.fold(1, |below, moves| 1 + moves as usize * below);
        Some(nodes.min(WHOLE))
    }
}

fn look(marks: u16) -> Looks {
    LOOKS[usize::from(marks)]
}

fn board(position: &Position) -> Board {
    let has = |side: Sign, cell: usize| position.marks[side as usize] & 1 << cell != 0;
    Board::new(SIZE, |cell| {
        let side = [Sign::X, Sign::O].into_iter();
        side.into_iter().find(|&side| has(side, cell))
    })
}
