//! Draws one position of a game: its board or its coins.

use super::geometry::line::{Line, Point};
use super::layers::Layers;
use super::{Ink, Mark, Shape};
use crate::source::games::{self, Cell};
use crate::tree::NodeId;

/// The least size of a cell with lines around it, in pixels.
const LINED: f64 = 4.5;

/// The grid in which a position is drawn.
pub(super) struct Grid {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// The side of a cell, in pixels.
    pub(super) cell: f64,
    /// Whether the positions of neighbouring leaves fit side by side.
    pub(super) at_leaves: bool,
}

impl Grid {
    /// Half of the width and height.
    pub(super) fn halves(&self) -> (f64, f64) {
        let half = self.cell / 2.0;
        (half * self.columns as f64, half * self.rows as f64)
    }
}

/// Draws one position.
pub(super) struct BoardMarks<'a> {
    node: NodeId,
    grid: &'a Grid,
    middle: Point,
    layers: &'a mut Layers,
}

/// The radius of a stone or coin, as a share of its cell.
const PIECE: f64 = 0.4;

/// The radius of the dot where a coin was, as a share of the cell.
const GONE: f64 = 0.12;

/// Half of the size of a cross or ring on a board, as a share of the cell.
const SIGN: f64 = 0.27;

impl<'a> BoardMarks<'a> {
    /// Begins the position of a node, centred on `middle`.
    pub(super) fn new(
        node: NodeId,
        grid: &'a Grid,
        middle: Point,
        layers: &'a mut Layers,
    ) -> BoardMarks<'a> {
        BoardMarks {
            node,
            grid,
            middle,
            layers,
        }
    }

    pub(super) fn draw(&mut self, position: &games::Cells) {
        let stones = matches!(position.turn, Some(Cell::Black | Cell::White));
        match position.turn {
            Some(_) if self.grid.cell < LINED => self.frame(),
            Some(_) => self.lines(stones),
            None => (),
        }
        for (at, &cell) in position.cells.iter().enumerate() {
            match (cell, position.turn) {
                (Cell::Empty, None) if position.last.contains(&at) => (),
                (Cell::Empty, None) => self.stroke(at, Shape::Circle, Ink::Grid, GONE),
                _ => self.cell(at, cell),
            }
        }
        for &at in &position.line {
            self.stroke(at, Shape::Square, Ink::Won, 0.48);
        }
        // A taken coin leaves nothing to draw a box around, so a circle marks where it was.
        let (shape, share) = match position.turn {
            Some(_) => (Shape::Square, 0.38),
            None => (Shape::Circle, PIECE),
        };
        for &at in &position.last {
            self.stroke(at, shape, Ink::Last, share);
        }
    }

    /// Greys the position.
    pub(super) fn cover(&mut self) {
        let (wide, high) = self.grid.halves();
        let size = (wide + 1.0, high + 1.0);
        self.mark(Shape::Square, Ink::Dimmed, self.middle, size);
    }

    fn mark(&mut self, shape: Shape, ink: Ink, middle: Point, size: (f64, f64)) {
        let mark = Mark::around(shape, self.node, ink, middle, size);
        self.layers.over(mark);
    }

    /// The point `column` cells to the right of the upper left corner, and `row` cells below it.
    fn at(&self, column: f64, row: f64) -> Point {
        let (wide, high) = self.grid.halves();
        let (x, y) = self.middle;
        let cell = self.grid.cell;
        (x - wide + column * cell, y - high + row * cell)
    }

    fn frame(&mut self) {
        self.mark(Shape::Square, Ink::Grid, self.middle, self.grid.halves());
    }

    /// Draws the lines of a board. Stones lie on the crossings of the lines, other signs between the lines.
    fn lines(&mut self, crossings: bool) {
        let (columns, rows) = (self.grid.columns as f64, self.grid.rows as f64);
        let inset = if crossings { 0.5 } else { 0.0 };
        let first = if crossings { 0.5 } else { 1.0 };
        let offsets = |count: f64| {
            let count = if crossings { count } else { count - 1.0 };
            (0..count as usize).map(move |at| at as f64 + first)
        };
        for column in offsets(columns) {
            let ends = [self.at(column, inset), self.at(column, rows - inset)];
            self.line(Ink::Grid, ends);
        }
        for row in offsets(rows) {
            let ends = [self.at(inset, row), self.at(columns - inset, row)];
            self.line(Ink::Grid, ends);
        }
    }

    fn line(&mut self, ink: Ink, ends: Line) {
        self.layers.over(Mark::line(self.node, ink, ends));
    }

    fn cell(&mut self, at: usize, cell: Cell) {
        match cell {
            Cell::Empty => (),
            Cell::Coin => self.stroke(at, Shape::Circle, Ink::Piece, PIECE),
            Cell::O => self.stroke(at, Shape::Circle, Ink::Piece, SIGN),
            Cell::X => self.cross(at),
            Cell::Black => self.stone(at, Ink::Black),
            Cell::White => self.stone(at, Ink::White),
        }
    }

    fn stone(&mut self, at: usize, ink: Ink) {
        self.stroke(at, Shape::Circle, ink, PIECE);
        self.stroke(at, Shape::Circle, Ink::Grid, PIECE);
    }

    fn cross(&mut self, at: usize) {
        let (x, y) = self.centre(at);
        let reach = self.grid.cell * SIGN;
        self.line(Ink::Piece, [(x - reach, y - reach), (x + reach, y + reach)]);
        self.line(Ink::Piece, [(x - reach, y + reach), (x + reach, y - reach)]);
    }

    /// Draws a shape around the middle of a cell. `share` is half of its size as a share of the cell.
    fn stroke(&mut self, at: usize, shape: Shape, ink: Ink, share: f64) {
        let half = self.grid.cell * share;
        self.mark(shape, ink, self.centre(at), (half, half));
    }

    fn centre(&self, at: usize) -> Point {
        let (column, row) = (at % self.grid.columns, at / self.grid.columns);
        self.at(column as f64 + 0.5, row as f64 + 0.5)
    }
}
