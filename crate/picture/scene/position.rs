//! The positions of a game beside their nodes, where there is room for them.

use super::curve::Area;
use super::draw::{Drawing, LEGIBLE, line};
use super::shape::Line;
use super::{Ink, Mark, Role, Shape, Viewport};
use crate::frame::Status;
use crate::source::games::{self, AnyGame, Cell};
use crate::tree::NodeId;

/// The most positions in one scene.
const MOST: usize = 150;

/// Coins in a row; more of them take more rows.
const IN_A_ROW: usize = 10;

/// The side of a cell for a coin, in pixels, at most and at least.
const COIN: (f64, f64) = (12.0, 4.5);

/// The least side of a board, in pixels.
const BOARD: f64 = 30.0;

/// The least side of a cell on a board, in pixels.
const CELL: f64 = 3.2;

/// Cells smaller than this, in pixels, have no lines between them.
const LINED: f64 = 4.5;

/// Pixels between a position and what is beside it.
const GAP: f64 = 4.0;

type Point = (f64, f64);

impl Drawing<'_> {
    /// The positions of the nodes that are drawn, those of the open path first. They take no room
    /// from anything else, and a position that would be cut off is left out.
    pub(super) fn positions(&mut self, game: &AnyGame) {
        let Some(grid) = self.grid(&game.drawing(self.tree, 0)) else {
            return;
        };
        let view = Area::of_viewport(self.viewport);
        let taken = self.taken(&[]);
        let mut edges: Vec<Line> = Vec::new();
        for mark in &self.edges {
            let edge = [(mark.x1, mark.y1), (mark.x2, mark.y2)];
            if mark.shape == Shape::Line && view.clip(edge).is_some() {
                edges.push(edge);
            }
        }
        let mut nodes = self.nodes.clone();
        nodes.retain(|mark| mark.shape != Shape::Fan && mark.ink.is_state());
        let (mut order, mut others) = (Vec::with_capacity(nodes.len()), Vec::new());
        for node in nodes {
            match self.path.contains(&node.node) {
                true => order.push(node),
                false => others.push(node),
            }
        }
        order.append(&mut others);
        for node in order {
            let is_free = |&middle: &Point| {
                let area = Area::about(middle, grid.halves());
                let room = area.grown(GAP / 2.0);
                let meets = |others: &[Area]| others.iter().any(|other| other.meets(&room));
                area.is_within(&view)
                    && !meets(&taken)
                    && !meets(&self.positions)
                    && !edges.iter().any(|&edge| room.is_crossed(edge))
            };
            let places = self.places(&node, &grid);
            let Some(middle) = places.into_iter().flatten().find(is_free) else {
                continue;
            };
            self.positions.push(Area::about(middle, grid.halves()));
            let shown = game.drawing(self.tree, node.node);
            self.position(node.node, &shown, &grid, middle);
            if self.positions.len() == MOST {
                return;
            }
        }
    }

    /// How positions are drawn at this zoom; `None` if they could not be read.
    fn grid(&self, drawing: &games::Drawing) -> Option<Grid> {
        if self.half < LEGIBLE {
            return None;
        }
        let Viewport { unit, .. } = *self.viewport;
        let scale = self.style.text;
        let in_a_row = drawing.rows == 1;
        let columns = match in_a_row {
            true => drawing.columns.min(IN_A_ROW),
            false => drawing.columns,
        };
        let rows = drawing.cells.len().div_ceil(columns);
        // Edges leave at the height of a node's base, and may be flat.
        let high = self.halves(0).1 * 2.0 - GAP;
        let cell = match in_a_row {
            true => {
                let across = (high * 1.5).min(unit - GAP) / columns as f64;
                across.min(high / rows as f64).min(COIN.0 * scale)
            }
            false => (high.max(BOARD * scale) / rows as f64).max(CELL * scale),
        };
        let grid = Grid {
            columns,
            rows,
            cell,
            at_leaves: cell * columns as f64 + GAP <= unit,
        };
        (!in_a_row || cell >= COIN.1 * scale).then_some(grid)
    }

    /// Where the middle of the position of a node may be, the best place first. Its row is free of
    /// edges, which come from above and leave below, and texts are at its right: so it is to the
    /// left. Beneath a leaf is more room than beside it.
    fn places(&self, node: &Mark, grid: &Grid) -> [Option<Point>; 2] {
        let (x, y) = (node.x1, node.y1);
        let (wide, high) = grid.halves();
        let mut texts = self.texts.iter();
        let name = texts.find(|text| text.node == node.node && text.role == Role::Name);
        let beside = (x - self.half - 2.0 * GAP - wide, y);
        if self.tree.is_leaf(node.node) {
            let name = name.map_or(0.0, |name| name.size * 1.2);
            let below = (x, y + self.half + name + GAP + high);
            return [below, beside].map(|place| Some(place).filter(|_| grid.at_leaves));
        }
        let place = match name {
            // Under the name there is room for half of the height of a node.
            Some(_) if high * 2.0 <= self.half => (beside.0 + GAP / 2.0, y + self.half * 0.45),
            Some(name) => (Area::of_text(name).left() - 2.0 * GAP - wide, y),
            None => beside,
        };
        [Some(place), None]
    }
}

impl Drawing<'_> {
    /// Draws a position about a point.
    fn position(&mut self, node: NodeId, shown: &games::Drawing, grid: &Grid, middle: Point) {
        let mut board = Board {
            node,
            grid,
            middle,
            marks: &mut self.nodes,
        };
        let stones = matches!(shown.turn, Some(Cell::Black | Cell::White));
        match shown.turn {
            Some(_) if grid.cell < LINED => board.frame(),
            Some(_) => board.lines(stones),
            None => (),
        }
        for (at, &cell) in shown.cells.iter().enumerate() {
            match (cell, shown.turn) {
                (Cell::Empty, None) if shown.last.contains(&at) => (),
                (Cell::Empty, None) => board.around(at, Shape::Circle, Ink::Grid, GONE),
                _ => board.cell(at, cell),
            }
        }
        for &at in &shown.line {
            board.around(at, Shape::Square, Ink::Won, 0.48);
        }
        // Where coins were there is nothing that a box could be drawn around.
        let (shape, share) = match shown.turn {
            Some(_) => (Shape::Square, 0.38),
            None => (Shape::Circle, PIECE),
        };
        for &at in &shown.last {
            board.around(at, shape, Ink::Last, share);
        }
        if self.frame.status(node) == Status::Pruned {
            let (wide, high) = grid.halves();
            board.mark(Shape::Square, Ink::Veil, middle, (wide + 1.0, high + 1.0));
        }
    }
}

/// The cells of a position as they are drawn.
struct Grid {
    columns: usize,
    rows: usize,
    /// The side of a cell, in pixels.
    cell: f64,
    /// Whether those of leaves next to each other would not overlap.
    at_leaves: bool,
}

impl Grid {
    /// Half of the width and height.
    fn halves(&self) -> (f64, f64) {
        let half = self.cell / 2.0;
        (half * self.columns as f64, half * self.rows as f64)
    }
}

/// A position that is being drawn.
struct Board<'a> {
    node: NodeId,
    grid: &'a Grid,
    middle: Point,
    marks: &'a mut Vec<Mark>,
}

/// Half of a stone or a coin, as a share of its cell.
const PIECE: f64 = 0.4;

/// Half of the dot where a coin was.
const GONE: f64 = 0.12;

/// Half of a cross or a ring on a board.
const SIGN: f64 = 0.27;

impl Board<'_> {
    fn mark(&mut self, shape: Shape, ink: Ink, (x, y): Point, (wide, high): Point) {
        self.marks.push(Mark {
            shape,
            ink,
            mix: 0,
            node: self.node,
            x1: x,
            y1: y,
            x2: wide,
            y2: high,
        });
    }

    /// The point at so many cells from the upper left.
    fn at(&self, column: f64, row: f64) -> Point {
        let (wide, high) = self.grid.halves();
        let (x, y) = self.middle;
        let cell = self.grid.cell;
        (x - wide + column * cell, y - high + row * cell)
    }

    fn frame(&mut self) {
        self.mark(Shape::Square, Ink::Grid, self.middle, self.grid.halves());
    }

    /// The lines of a board. Stones lie on their crossings, other marks between them.
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
        self.marks.push(line(self.node, ink, ends));
    }

    fn cell(&mut self, at: usize, cell: Cell) {
        match cell {
            Cell::Empty => (),
            Cell::Coin => self.around(at, Shape::Circle, Ink::Piece, PIECE),
            Cell::O => self.around(at, Shape::Circle, Ink::Piece, SIGN),
            Cell::X => self.cross(at),
            Cell::Black => self.stone(at, Ink::Black),
            Cell::White => self.stone(at, Ink::White),
        }
    }

    fn stone(&mut self, at: usize, ink: Ink) {
        self.around(at, Shape::Circle, ink, PIECE);
        self.around(at, Shape::Circle, Ink::Grid, PIECE);
    }

    fn cross(&mut self, at: usize) {
        let (x, y) = self.centre(at);
        let reach = self.grid.cell * SIGN;
        self.line(Ink::Piece, [(x - reach, y - reach), (x + reach, y + reach)]);
        self.line(Ink::Piece, [(x - reach, y + reach), (x + reach, y - reach)]);
    }

    /// A shape about the middle of a cell, with half of its size as a share of the cell.
    fn around(&mut self, at: usize, shape: Shape, ink: Ink, share: f64) {
        let half = self.grid.cell * share;
        self.mark(shape, ink, self.centre(at), (half, half));
    }

    fn centre(&self, at: usize) -> Point {
        let (column, row) = (at % self.grid.columns, at / self.grid.columns);
        self.at(column as f64 + 0.5, row as f64 + 0.5)
    }
}
