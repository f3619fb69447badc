//! Five in a row, or three or four in a row, on a small board. X has the black stones and begins.

use super::board::{Board, BoardError, DIRECTIONS, Piece, cell_name, neighbour};
use super::showing::showing;
use super::{Cell, Cells, Game};
use crate::tree::{GameTree, Move, NodeId, Player};

/// The smallest board.
pub const MIN_SIZE: usize = 3;

/// The largest board, because a row is a word of 16 bits.
pub const MAX_SIZE: usize = 15;

/// The least number of stones in a line that can be set to win.
pub const MIN_WIN: usize = 3;

/// The greatest number of stones in a line that can be set to win.
pub const MAX_WIN: usize = 5;

/// The value of a won game: more than all open lines of the largest board together.
pub const WIN: f64 = 100_000.0;

/// The value of a line with stones of one side only, by their number: four times as much for each further stone.
const WEIGHTS: [i32; MAX_WIN + 1] = [0, 1, 4, 16, 64, 256];

/// Five in a row from some position on. A move is a cell, row by row from the top left.
///
/// Moves are the empty cells next to a stone, diagonals included. Stones elsewhere would neither complete nor block a
/// line. On an empty board the middle is the only move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiveInARow {
    size: usize,
    win: usize,
    start: FiveInARowPosition,
    /// Which side is MAX.
    max: Piece,
}

/// The stones, and the numbers that follow from them. Each move updates the position instead of computing it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FiveInARowPosition {
    /// By side and row: one bit per column.
    stones: [[u16; MAX_SIZE]; 2],
    turn: Piece,
    /// The number of empty cells.
    empty: usize,
    /// The total value of the open lines of X minus that of O.
    score: i32,
    /// The number of lines in which each side needs one more stone, and the opponent has none.
    threats: [i32; 2],
    /// Whether each side has a line that wins.
    won: [bool; 2],
}

impl FiveInARow {
    /// The game from the position on a board, won by `win` stones in a line. The side `turn` moves first; without
    /// `turn` it follows from the stones. In the tree this side is the player `root`.
    pub fn new(
        board: &Board,
        win: usize,
        turn: Option<Piece>,
        root: Player,
    ) -> Result<FiveInARow, BoardError> {
        let size = board.size();
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) || !(MIN_WIN..=MAX_WIN).contains(&win) {
            return Err(BoardError::Size);
        }
        let turn = turn.or(board.turn()).ok_or(BoardError::Counts)?;
        let mut start = FiveInARowPosition::empty(size, turn);
        for side in [Piece::X, Piece::O] {
            for cell in board.of(side) {
                start.put(size, win, side, cell);
            }
        }
        if start.won[turn as usize] {
            return Err(BoardError::Line(turn));
        }
        let max = match root {
            Player::Max => turn,
            Player::Min => turn.opponent(),
        };
        Ok(FiveInARow {
            size,
            win,
            start,
            max,
        })
    }

    fn board(&self, position: &FiveInARowPosition) -> Board {
        Board::new(self.size, |cell| {
            let mut sides = [Piece::X, Piece::O].into_iter();
            sides.find(|&side| position.has(self.size, side, cell))
        })
    }

    /// Turns a value for X into a value for MAX.
    fn for_max(&self, value: f64) -> f64 {
        match self.max {
            Piece::X => value,
            Piece::O => -value,
        }
    }
}

/// The terms of the sum over a line. The sum counts three things, one per byte: stones of the side that moves, stones
/// of the other side, and cells off the board.
const OWN: u32 = 1;
const OTHER: u32 = 1 << 8;
const OFF: u32 = 1 << 16;

impl FiveInARowPosition {
    fn empty(size: usize, turn: Piece) -> FiveInARowPosition {
        FiveInARowPosition {
            stones: [[0; MAX_SIZE]; 2],
            turn,
            empty: size * size,
            score: 0,
            threats: [0; 2],
            won: [false; 2],
        }
    }

    fn has(&self, size: usize, side: Piece, cell: usize) -> bool {
        self.stones[side as usize][cell / size] & 1 << (cell % size) != 0
    }

    /// Puts a stone on a cell. Only the lines through that cell can change their value.
    fn put(&mut self, size: usize, win: usize, side: Piece, cell: usize) {
        let reach = win as isize - 1;
        let mut gained = 0;
        for direction in DIRECTIONS {
            let mut seen = [0; 2 * MAX_WIN - 1];
            for (seen, steps) in seen.iter_mut().zip(-reach..=reach) {
                *seen = match neighbour(size, cell, direction, steps) {
                    None => OFF,
                    Some(cell) if self.has(size, side, cell) => OWN,
                    Some(cell) if self.has(size, side.opponent(), cell) => OTHER,
                    Some(_) => 0,
                };
            }
            for line in seen.windows(win).take(win) {
                let sum: u32 = line.iter().sum();
                if sum < OFF {
                    let (own, other) = ((sum % OTHER) as usize, (sum / OTHER) as usize);
                    gained += gain(own, other);
                    let threat = other == 0 && own + 2 == win;
                    let blocked = own == 0 && other + 1 == win;
                    self.threats[side as usize] += i32::from(threat);
                    self.threats[side.opponent() as usize] -= i32::from(blocked);
                    self.won[side as usize] |= sum + OWN == win as u32;
                }
            }
        }
        self.score += match side {
            Piece::X => gained,
            Piece::O => -gained,
        };
        self.stones[side as usize][cell / size] |= 1 << (cell % size);
        self.empty -= 1;
    }
}

/// The gain of a side with `own` stones in a line, where the opponent has `other`, from one more stone in it.
fn gain(own: usize, other: usize) -> i32 {
    match (own, other) {
        (_, 0) => WEIGHTS[own + 1] - WEIGHTS[own],
        // The opponent loses the value of the line.
        (0, _) => WEIGHTS[other],
        _ => 0,
    }
}

impl Game for FiveInARow {
    const NAME: &'static str = "five-in-a-row";

    type Position = FiveInARowPosition;
    type Key = [[u16; MAX_SIZE]; 2];

    /// The stones of both sides. The turn follows from how many have come since the start.
    fn key(&self, position: &FiveInARowPosition) -> [[u16; MAX_SIZE]; 2] {
        position.stones
    }

    fn start(&self) -> FiveInARowPosition {
        self.start
    }

    fn player(&self, position: &FiveInARowPosition) -> Player {
        match position.turn == self.max {
            true => Player::Max,
            false => Player::Min,
        }
    }

    fn moves(&self, position: &FiveInARowPosition, moves: &mut Vec<Move>) {
        let size = self.size;
        if position.empty == size * size {
            let middle = size / 2;
            return moves.push((middle * size + middle) as Move);
        }
        let [x, o] = &position.stones;
        let taken = |row: usize| x[row] | o[row];
        let near = |row: usize| taken(row) << 1 | taken(row) | taken(row) >> 1;
        for row in 0..size {
            let above = if row > 0 { near(row - 1) } else { 0 };
            let below = if row + 1 < size { near(row + 1) } else { 0 };
            let free = (above | near(row) | below) & !taken(row);
            let columns = (0..size).filter(|column| free & 1 << column != 0);
            moves.extend(columns.map(|column| (row * size + column) as Move));
        }
    }

    fn play(&self, position: &mut FiveInARowPosition, cell: Move) {
        let side = position.turn;
        position.put(self.size, self.win, side, usize::from(cell));
        position.turn = side.opponent();
    }

    fn outcome(&self, position: &FiveInARowPosition) -> Option<f64> {
        match position.won {
            [true, _] => Some(self.for_max(WIN)),
            [_, true] => Some(self.for_max(-WIN)),
            _ => (position.empty == 0).then_some(0.0),
        }
    }

    /// The total value of the lines open to MAX minus that of the lines open to MIN.
    fn evaluate(&self, position: &FiveInARowPosition) -> f64 {
        self.for_max(position.score.into())
    }

    /// Some side needs one more stone in a line: the side to move can win at once, or the opponent threatens to.
    fn noisy(&self, position: &FiveInARowPosition) -> bool {
        position.threats != [0; 2]
    }

    fn move_text(&self, cell: Move) -> String {
        cell_name(self.size, cell)
    }

    fn position_text(&self, position: &FiveInARowPosition) -> String {
        self.board(position).to_string()
    }

    fn drawing(&self, position: &FiveInARowPosition, last: Option<Move>) -> Cells {
        let looks = [Cell::Black, Cell::White];
        Cells {
            last: last.into_iter().map(usize::from).collect(),
            turn: Some(looks[position.turn as usize]),
            ..self.board(position).drawing(looks, self.win)
        }
    }

    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        showing(&self.board(&self.start), self.start.turn, tree, text)
    }
}
