//! Square boards of the marks of two sides: reading, printing and drawing them.

use std::error::Error;
use std::fmt;

use super::{Cell, Cells};
use crate::tree::Move;

/// A side of a board game. X begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Piece {
    X,
    O,
}

impl Piece {
    /// The other side.
    pub fn opponent(self) -> Piece {
        match self {
            Piece::X => Piece::O,
            Piece::O => Piece::X,
        }
    }
}

/// Why a game cannot start from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// Its size is not one of the game's.
    Size,
    /// The sides have not moved by turns.
    Counts,
    /// This side has a line, and yet the other has moved since.
    Line(Piece),
}

/// For users of the crate. The page has its own words.
impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Size => f.write_str("the game has no board of this size"),
            BoardError::Counts => f.write_str("the sides have not moved by turns"),
            BoardError::Line(side) => {
                write!(
                    f,
                    "side {side:?} has a line, and yet the other side has moved since"
                )
            }
        }
    }
}

impl Error for BoardError {}

/// Down and right: a row, a column and both diagonals.
pub(super) const DIRECTIONS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The cells of a square board, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: usize,
    cells: Vec<Option<Piece>>,
}

impl Board {
    /// A board of `size` by `size` cells, each with the sign that `mark` returns.
    pub fn new(size: usize, mark: impl FnMut(usize) -> Option<Piece>) -> Board {
        let cells = (0..size * size).map(mark).collect();
        Board { size, cells }
    }

    /// A board with nothing on it.
    pub fn empty(size: usize) -> Board {
        Board::new(size, |_| None)
    }

    /// Reads as many rows of `x`, `o` and `.` as each row has cells, with space or `/` between them.
    pub fn parse(text: &str) -> Option<Board> {
        let between = |c: char| c.is_whitespace() || c == '/';
        let rows: Vec<&str> = text.split(between).filter(|row| !row.is_empty()).collect();
        let size = rows.len();
        if rows.iter().any(|row| row.chars().count() != size) {
            return None;
        }
        let cells = rows.iter().flat_map(|row| row.chars()).map(cell);
        let cells = cells.collect::<Option<_>>()?;
        Some(Board { size, cells })
    }

    /// How many rows and columns there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The sign in each cell.
    pub(super) fn cells(&self) -> &[Option<Piece>] {
        &self.cells
    }

    /// The cells of a side.
    pub fn of(&self, side: Piece) -> impl Iterator<Item = usize> {
        let cells = self.cells.iter().enumerate();
        cells.filter_map(move |(cell, &mark)| (mark == Some(side)).then_some(cell))
    }

    /// The side to move when X has begun; `None` if they have not moved by turns.
    pub fn turn(&self) -> Option<Piece> {
        let [x, o] = [Piece::X, Piece::O].map(|side| self.of(side).count());
        match x.checked_sub(o)? {
            0 => Some(Piece::X),
            1 => Some(Piece::O),
            _ => None,
        }
    }

    /// The board as a picture, with a look for each side, and all lines of `win` alike marked in it.
    pub(super) fn drawing(&self, looks: [Cell; 2], win: usize) -> Cells {
        let look = |&mark: &Option<Piece>| mark.map_or(Cell::Empty, |side| looks[side as usize]);
        Cells {
            columns: self.size,
            rows: self.size,
            column_names: (0..self.size).map(column_name).collect(),
            row_names: (0..self.size).map(|row| row_name(self.size, row)).collect(),
            cells: self.cells.iter().map(look).collect(),
            line: self.lines(win),
            ..Cells::default()
        }
    }

    /// The cells that belong to a line of `win` alike.
    fn lines(&self, win: usize) -> Vec<usize> {
        let mut in_line = vec![false; self.cells.len()];
        for cell in 0..self.cells.len() {
            for direction in DIRECTIONS {
                let steps = 0..win as isize;
                let line = steps.map(|steps| neighbour(self.size, cell, direction, steps));
                let line: Option<Vec<usize>> = line.collect();
                let alike = |line: &Vec<usize>| {
                    let mark = |&cell: &usize| self.cells.get(cell).copied().flatten();
                    let mut marks = line.iter().map(mark);
                    let first = marks.next().flatten();
                    first.is_some() && marks.all(|mark| mark == first)
                };
                for cell in line.filter(alike).into_iter().flatten() {
                    in_line[cell] = true;
                }
            }
        }
        let cells = 0..in_line.len();
        cells.filter(|&cell| in_line[cell]).collect()
    }
}

/// Rows with spaces between them, as [`Board::parse`] reads them.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.cells.chunks(self.size.max(1)).enumerate() {
            let between = if number > 0 { " " } else { "" };
            let marks: String = row.iter().map(sign).collect();
            write!(f, "{between}{marks}")?;
        }
        Ok(())
    }
}

/// The cell some steps away, if the board has it.
pub(super) fn neighbour(
    size: usize,
    cell: usize,
    (down, right): (isize, isize),
    steps: isize,
) -> Option<usize> {
    let on_board = |at: usize, by: isize| at.checked_add_signed(by).filter(|&at| at < size);
    let row = on_board(cell / size, down * steps)?;
    let column = on_board(cell % size, right * steps)?;
    Some(row * size + column)
}

/// A cell as on a chess board: `a1` is at the lower left.
pub(super) fn cell_name(size: usize, cell: Move) -> String {
    let cell = usize::from(cell);
    column_name(cell % size) + &row_name(size, cell / size)
}

fn column_name(column: usize) -> String {
    char::from(b'a' + column as u8).into()
}

fn row_name(size: usize, row: usize) -> String {
    (size - row).to_string()
}

/// The content of a cell by its sign; `None` if it is no such sign.
fn cell(sign: char) -> Option<Option<Piece>> {
    match sign {
        'x' | 'X' => Some(Some(Piece::X)),
        'o' | 'O' => Some(Some(Piece::O)),
        '.' => Some(None),
        _ => None,
    }
}

fn sign(mark: &Option<Piece>) -> char {
    match mark {
        Some(Piece::X) => 'x',
        Some(Piece::O) => 'o',
        None => '.',
    }
}
