//! Draws the positions of a game beside their nodes, where there is room.

use super::board_marks::{BoardMarks, Grid};
use super::builder::{Depicted, LEGIBLE, SceneBuilder};
use super::geometry::line::{Line, Point};
use super::geometry::rect::Rect;
use super::{Mark, Role, Shape, Viewport};
use crate::frame::Status;
use crate::source::games::{self, Play};

/// The largest number of positions in one scene.
const MOST: usize = 150;

/// The largest number of coins in one row.
const IN_A_ROW: usize = 10;

/// The greatest and the least side of a cell for a coin, in pixels.
const COIN: (f64, f64) = (12.0, 4.5);

/// The least side of a board, in pixels.
const BOARD: f64 = 30.0;

/// The least side of a cell on a board, in pixels.
const CELL: f64 = 3.2;

/// The least distance between a position and other things, in pixels.
const GAP: f64 = 4.0;

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws the positions of the nodes that have marks, those of the open path first. A position that would cover
    /// something, or that would not be completely in view, is left out.
    pub(super) fn positions(&mut self, game: &dyn Play) {
        let Some(grid) = self.grid(&game.drawing(self.tree, 0)) else {
            return;
        };
        let view = Rect::of_viewport(self.viewport);
        let occupied = self.layers.obstacles(&[], &self.style.advances);
        let mut edges: Vec<Line> = Vec::new();
        for mark in self.layers.edges() {
            let edge = mark.ends();
            if mark.shape == Shape::Line && view.clip(edge).is_some() {
                edges.push(edge);
            }
        }
        let (mut order, mut others) = (Vec::new(), Vec::new());
        for node in self.layers.nodes() {
            match node.shape != Shape::Fan && node.ink.is_state() {
                true if self.path.contains(&node.node) => order.push(*node),
                true => others.push(*node),
                false => {}
            }
        }
        order.append(&mut others);
        for node in order {
            let is_free = |&middle: &Point| {
                let rect = Rect::about(middle, grid.halves());
                let room = rect.outset(GAP / 2.0);
                let meets = |others: &[Rect]| others.iter().any(|other| other.meets(&room));
                rect.is_within(&view)
                    && !meets(&occupied)
                    && !meets(self.layers.positions())
                    && !edges.iter().any(|&edge| room.is_crossed(edge))
            };
            let spots = self.spots(&node, &grid);
            let Some(middle) = spots.into_iter().flatten().find(is_free) else {
                continue;
            };
            self.layers.keep(Rect::about(middle, grid.halves()));
            let drawing = game.drawing(self.tree, node.node);
            let mut board = BoardMarks::new(node.node, &grid, middle, &mut self.layers);
            board.draw(&drawing);
            if self.frame.status(node.node) == Status::Pruned {
                board.cover();
            }
            if self.layers.positions().len() == MOST {
                return;
            }
        }
    }

    /// The grid of positions at this zoom; `None` if they would not be legible.
    fn grid(&self, drawing: &games::Cells) -> Option<Grid> {
        if self.sizes.inner < LEGIBLE {
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
        // Edges begin at the base of a node and may be nearly horizontal, so a position is not higher than a node.
        let high = self.halves(0).1 * 2.0 - GAP;
        let cell = match in_a_row {
            true => {
                let across = (high * 1.5).min(unit - GAP) / columns as f64;
                across.min(high / rows as f64).min(COIN.0 * scale)
            }
            false => {
                (high.min(unit * 0.98 - GAP).max(BOARD * scale) / rows as f64).max(CELL * scale)
            }
        };
        let grid = Grid {
            columns,
            rows,
            cell,
            at_leaves: cell * columns as f64 + GAP <= unit,
        };
        (!in_a_row || cell >= COIN.1 * scale).then_some(grid)
    }

    /// The spots for the middle of the position of a node, the best first. The position of an inner node stands at the
    /// left of the node, because texts are at its right and edges above and below. A leaf has more room below it.
    fn spots(&self, node: &Mark, grid: &Grid) -> [Option<Point>; 2] {
        let (x, y) = (node.x1, node.y1);
        let (wide, high) = grid.halves();
        let name = self.layers.text_of(node.node, Role::Name);
        let left = (x - self.sizes.inner - 2.0 * GAP - wide, y);
        if self.tree.is_leaf(node.node) {
            let name = name.map_or(y, |name| name.y + name.size * 0.6);
            let below = (x, name.max(y + self.sizes.leaf.1) + GAP + high);
            return [below, left].map(|spot| grid.at_leaves.then_some(spot));
        }
        let spot = match name {
            // Below the name there is room for a position half as high as a node.
            Some(_) if high * 2.0 <= self.sizes.inner => {
                (left.0 + GAP / 2.0, y + self.sizes.inner * 0.45)
            }
            Some(name) => (
                Rect::of_text(name, &self.style.advances).left - 2.0 * GAP - wide,
                y,
            ),
            None => left,
        };
        [Some(spot), None]
    }
}
