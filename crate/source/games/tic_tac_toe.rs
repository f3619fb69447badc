//! Tic-tac-toe. X is MAX and begins.

use super::board::{Board, BoardError, Piece, cell_name};
use super::showing::showing;
use super::{Cell, Cells, Game};
use crate::tree::{GameTree, Move, NodeId, Player};

/// The number of rows and of columns, and of equal signs in a line that win.
const SIZE: usize = 3;

/// All cells: one bit per cell, row by row from the top left.
const FULL: u16 = 0b111_111_111;

/// The cells of each line, as bits.
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

/// The lines of one side for every set of its cells. A table, because counting lines at each node would double the time
/// of an expansion.
const LINES_OF: [LinesOf; FULL as usize + 1] = lines_of_all();

/// The number of nodes of the whole game.
const WHOLE: usize = 549_946;

/// The lines of one side.
#[derive(Clone, Copy)]
struct LinesOf {
    /// Whether the side has a complete line.
    complete: bool,
    /// The number of lines without a sign of the side.
    without: i8,
}

/// Computes the table. A constant function cannot use iterators.
const fn lines_of_all() -> [LinesOf; FULL as usize + 1] {
    let none = LinesOf {
        complete: false,
        without: 0,
    };
    let mut all = [none; FULL as usize + 1];
    let mut cells = 0;
    while cells < all.len() {
        let mut line = 0;
        while line < LINES.len() {
            let there = cells as u16 & LINES[line];
            all[cells].complete |= there == LINES[line];
            all[cells].without += (there == 0) as i8;
            line += 1;
        }
        cells += 1;
    }
    all
}

/// Tic-tac-toe from some position on. A move is a cell, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicTacToe {
    start: TicTacToePosition,
}

/// The cells of each side, one bit per cell, and the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicTacToePosition {
    cells: [u16; 2],
    turn: Piece,
}

impl TicTacToe {
    /// The game from the position on a board. The turn follows from the signs.
    pub fn new(board: &Board) -> Result<TicTacToe, BoardError> {
        if board.size() != SIZE {
            return Err(BoardError::Size);
        }
        let cells =
            [Piece::X, Piece::O].map(|side| board.of(side).fold(0, |all, at| all | 1 << at));
        let turn = board.turn().ok_or(BoardError::Counts)?;
        if lines_of(cells[turn as usize]).complete {
            return Err(BoardError::Line(turn));
        }
        let start = TicTacToePosition { cells, turn };
        Ok(TicTacToe { start })
    }
}

impl Game for TicTacToe {
    const NAME: &'static str = "tic-tac-toe";

    type Position = TicTacToePosition;
    type Key = [u16; 2];

    /// The cells of both sides. The turn follows from them.
    fn key(&self, position: &TicTacToePosition) -> [u16; 2] {
        position.cells
    }

    fn start(&self) -> TicTacToePosition {
        self.start
    }

    fn player(&self, position: &TicTacToePosition) -> Player {
        match position.turn {
            Piece::X => Player::Max,
            Piece::O => Player::Min,
        }
    }

    fn moves(&self, position: &TicTacToePosition, moves: &mut Vec<Move>) {
        let [x, o] = position.cells;
        let mut empty = FULL & !(x | o);
        while empty != 0 {
            moves.push(empty.trailing_zeros() as Move);
            empty &= empty - 1;
        }
    }

    fn play(&self, position: &mut TicTacToePosition, cell: Move) {
        let [x, o] = position.cells;
        position.cells = match position.turn {
            Piece::X => [x | 1 << cell, o],
            Piece::O => [x, o | 1 << cell],
        };
        position.turn = position.turn.opponent();
    }

    fn outcome(&self, position: &TicTacToePosition) -> Option<f64> {
        let [x, o] = position.cells;
        if lines_of(x).complete {
            Some(1.0)
        } else if lines_of(o).complete {
            Some(-1.0)
        } else {
            (x | o == FULL).then_some(0.0)
        }
    }

    /// The number of lines still open to X minus the number still open to O, in tenths: 0.4 for X in the middle.
    fn evaluate(&self, position: &TicTacToePosition) -> f64 {
        let [x, o] = position.cells;
        f64::from(lines_of(o).without - lines_of(x).without) / 10.0
    }

    /// Some side has two signs in a line whose third cell is empty: the side to move can win at once, or the opponent
    /// threatens to.
    fn noisy(&self, position: &TicTacToePosition) -> bool {
        let [x, o] = position.cells;
        let two = |own: u16, other: u16| {
            let mut lines = LINES.iter();
            lines.any(|line| (line & own).count_ones() == 2 && line & other == 0)
        };
        two(x, o) || two(o, x)
    }

    fn move_text(&self, cell: Move) -> String {
        cell_name(SIZE, cell)
    }

    fn position_text(&self, position: &TicTacToePosition) -> String {
        board(position).to_string()
    }

    fn drawing(&self, position: &TicTacToePosition, last: Option<Move>) -> Cells {
        let looks = [Cell::X, Cell::O];
        Cells {
            last: last.into_iter().map(usize::from).collect(),
            turn: Some(looks[position.turn as usize]),
            ..board(position).drawing(looks, SIZE)
        }
    }

    /// The cells of both sides. The turn follows from them.
    fn number(&self, position: &TicTacToePosition) -> Option<usize> {
        let [x, o] = position.cells.map(usize::from);
        Some(x << 9 | o)
    }

    /// The number of nodes if no side won before the board is full, or that of the whole game if it is less.
    fn most_nodes(&self, depth: Option<u32>) -> Option<usize> {
        let [x, o] = self.start.cells;
        let empty = FULL.count_ones() - (x | o).count_ones();
        let plies = depth.unwrap_or(empty).min(empty);
        let moves = empty - plies + 1..=empty;
        let nodes = moves.fold(1, |below, moves| 1 + moves as usize * below);
        Some(nodes.min(WHOLE))
    }

    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        showing(&board(&self.start), self.start.turn, tree, text)
    }
}

fn lines_of(cells: u16) -> LinesOf {
    LINES_OF[usize::from(cells)]
}

fn board(position: &TicTacToePosition) -> Board {
    let has = |side: Piece, cell: usize| position.cells[side as usize] & 1 << cell != 0;
    Board::new(SIZE, |cell| {
        let mut sides = [Piece::X, Piece::O].into_iter();
        sides.find(|&side| has(side, cell))
    })
}
