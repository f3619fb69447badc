//! Level of detail: where nodes of a row are too near each other to be told apart, each column of
//! pixels gets one mark, whose shade is the mix of the states below it. Neighbouring columns of one
//! shade are one mark.

use std::ops::Range;

use super::draw::Drawing;
use super::sorted::before;
use super::stub::{folded, stub};
use super::text::width;
use super::{Align, Ink, Mark, Role, Shape, Text};
use crate::layout::Row;
use crate::node_set::NodeSet;
use crate::reached::Mix;
use crate::tree::NodeId;

/// Neighbours nearer than this, in pixels, are not told apart; the width of a column of pixels too.
pub(super) const NEAR: f64 = 2.0;

/// Half the height of a row of columns, in pixels, where rows leave the room.
const HALF: f64 = 2.5;

/// The shares of a mix are so many parts, four bits each: open, closed, pruned, ahead.
const PARTS: u32 = 15;

/// Pixels free at either side of the number in a triangle.
const GAP: f64 = 5.0;

/// What is left out beside a row: nodes farther than its width from the view.
pub(super) struct Across {
    /// The indices in view and a little beyond.
    pub(super) seen: Range<usize>,
    /// The same and those to which an edge may lead out of the view.
    pub(super) near: Range<usize>,
}

/// Neighbouring columns of pixels of one shade.
#[derive(Clone, Copy)]
struct Run {
    left: f64,
    right: f64,
    mix: u16,
    /// The parent, if it stands alone.
    free: Option<NodeId>,
    /// The stub that hides the nodes.
    stub: Option<NodeId>,
    node: NodeId,
}

/// One column of pixels.
struct Cell {
    nodes: Range<usize>,
    left: f64,
}

impl Drawing<'_> {
    /// Draws a row: the nodes that stand apart, and columns of pixels where they do not.
    pub(super) fn row(&mut self, depth: usize, above: Option<usize>) {
        let layout = self.layout;
        let row = &layout.rows()[depth];
        let Across { seen, near } = self.across(row, above);
        let mut run: Option<Run> = None;
        let mut triangles = Vec::new();
        let mut at = near.start;
        let mut many = 1;
        while at < near.end {
            let cell = self.cell(row, at, near.end, many);
            many = cell.nodes.len();
            at = cell.nodes.end;
            let first = cell.nodes.start;
            let alone = cell.nodes.len() == 1 && self.room(row, first) >= NEAR;
            let stub = self.veiled(row.nodes[first]);
            if alone && stub.is_none() {
                if !self.always.contains(&row.nodes[first]) {
                    self.node(row.nodes[first]);
                }
                continue;
            }
            if stub.is_none() && !seen.contains(&first) {
                continue;
            }
            let mut next = self.run_of(row, &cell, stub);
            // Where rows are left out, what is above is not the parent.
            next.free = next
                .free
                .filter(|_| above.map(|above| above + 1) == Some(depth));
            triangles.extend(next.free);
            run = match run {
                Some(run) if run.joins(&next) => Some(Run {
                    right: next.right,
                    ..run
                }),
                _ => {
                    self.hang(depth, above, run);
                    Some(next)
                }
            };
        }
        self.hang(depth, above, run);
        for parent in triangles.into_iter().collect::<NodeSet>().iter() {
            self.triangle(parent);
        }
    }

    /// The stub that hides a node. In a tree too large for its leaves to stand apart, what it hides
    /// is a grey ground, however far its nodes are from each other.
    fn veiled(&self, node: NodeId) -> Option<NodeId> {
        let dense = self.viewport.unit < NEAR;
        let stub = dense.then(|| folded(self.frame, &self.style.unfolded, node));
        stub.flatten().filter(|&top| top != node)
    }

    /// The nodes from `at` on that share a column of pixels: about so many, if that is known. Columns
    /// move with the tree.
    fn cell(&self, row: &Row, at: usize, end: usize, about: usize) -> Cell {
        let unit = self.viewport.unit;
        let number = (self.layout.column(row.nodes[at]) * unit / NEAR).floor();
        let next = (number + 1.0) * NEAR / unit;
        let rest = &row.nodes[at + 1..end];
        let inside = before(rest, about - 1, |node| self.layout.column(node) < next);
        Cell {
            nodes: at..at + 1 + inside,
            left: self.viewport.x + number * NEAR,
        }
    }

    fn run_of(&self, row: &Row, cell: &Cell, stub: Option<NodeId>) -> Run {
        let first = row.nodes[cell.nodes.start];
        let last = row.nodes[cell.nodes.end - 1];
        let parent = self.tree.parent(first);
        let free = parent
            .filter(|&parent| self.room_around(parent) >= NEAR && self.veiled(parent).is_none());
        Run {
            left: cell.left.round(),
            right: (cell.left + NEAR).round(),
            mix: packed(self.frame.mix(first..self.tree.end(last))),
            free,
            stub,
            node: first,
        }
    }

    /// Draws a run, and what connects it with the row above.
    fn hang(&mut self, depth: usize, above: Option<usize>, run: Option<Run>) {
        let Some(run) = run else {
            return;
        };
        let y = |depth: usize| self.viewport.y + depth as f64 * self.viewport.row_height;
        let half = HALF.min(self.viewport.row_height * 0.22);
        let (middle, wide) = ((run.left + run.right) / 2.0, (run.right - run.left) / 2.0);
        let mark = |shape, top: f64, bottom: f64| Mark {
            shape,
            ink: Ink::Done,
            mix: run.mix,
            node: run.node,
            x1: middle,
            y1: (top + bottom) / 2.0,
            x2: wide,
            y2: (bottom - top) / 2.0,
        };
        if let Some(above) = above.filter(|_| run.free.is_none()) {
            let wash = mark(Shape::Wash, y(above) + half, y(depth) - half);
            self.edges.push(wash);
        }
        let cells = mark(Shape::Cells, y(depth) - half, y(depth) + half);
        self.nodes.push(cells);
    }

    /// The triangle from a node that stands alone to its children, who do not, and in it how many
    /// nodes are below.
    fn triangle(&mut self, parent: NodeId) {
        let Some(row) = self.layout.rows().get(self.layout.row(parent) + 1) else {
            return;
        };
        let after = row
            .nodes
            .partition_point(|&node| node < self.tree.end(parent));
        let Some(&last) = after.checked_sub(1).and_then(|at| row.nodes.get(at)) else {
            return;
        };
        let (x, y) = self.viewport.place(self.layout, parent);
        let (left, _) = self.viewport.place(self.layout, parent + 1);
        let (right, below) = self.viewport.place(self.layout, last);
        let top = y + self.halves(parent).1;
        let mark = Mark {
            shape: Shape::Spread,
            ink: Ink::Done,
            mix: packed(self.frame.mix(parent + 1..self.tree.end(parent))),
            node: parent,
            x1: (left + right) / 2.0,
            y1: (top + below) / 2.0,
            x2: ((right - left) / 2.0).max(NEAR / 2.0),
            y2: (below - top) / 2.0,
        };
        self.edges.push(mark);
        let text = self.tree.size(parent).to_string();
        let size = 12.0 * self.style.text;
        let share = 0.72;
        let y = top + (below - top) * share;
        let in_view =
            (0.0..self.viewport.width).contains(&x) && (0.0..self.viewport.height).contains(&y);
        let fits = width(&text, size) + GAP < (right - left) * share
            && (below - top) * (1.0 - share) > size * 0.6;
        let named = stub(self.frame, parent).is_some();
        if in_view && fits && !named {
            self.texts.push(Text {
                text,
                role: Role::Count,
                ink: Ink::Quiet,
                node: parent,
                x,
                y,
                size,
                align: Align::Middle,
            });
        }
    }

    /// What has a row to show: what is in view, and beyond it, as far as the view is wide, children
    /// of nodes that are in view.
    fn across(&self, row: &Row, above: Option<usize>) -> Across {
        let width = self.viewport.width;
        let index = |row: &Row, x: f64| {
            let column = (x - self.viewport.x) / self.viewport.unit;
            row.nodes
                .partition_point(|&node| self.layout.column(node) < column)
        };
        let view = |row: &Row| index(row, -NEAR)..index(row, width + NEAR);
        let seen = view(row);
        let mut near = seen.clone();
        if let Some(parents) = above.map(|above| &self.layout.rows()[above]) {
            let shown = &parents.nodes[view(parents)];
            if let (Some(&first), Some(&last)) = (shown.first(), shown.last()) {
                let from = row.nodes.partition_point(|&node| node < first);
                let to = row
                    .nodes
                    .partition_point(|&node| node < self.tree.end(last));
                near.start = near.start.min(from.max(index(row, -width)));
                near.end = near.end.max(to.min(index(row, 2.0 * width)));
            }
        }
        // One beyond either side, whose edge may come from the other.
        near.start = near.start.saturating_sub(1);
        near.end = (near.end + 1).min(row.nodes.len());
        Across { seen, near }
    }

    /// Pixels from a node to its nearest neighbour.
    pub(super) fn room_around(&self, node: NodeId) -> f64 {
        let depth = self.layout.row(node);
        let row = &self.layout.rows()[depth];
        let last = &self.last[depth];
        last.set(before(&row.nodes, last.get(), |other| other < node));
        self.room(row, last.get())
    }

    /// The same of the node at an index of its row.
    fn room(&self, row: &Row, at: usize) -> f64 {
        let column = |at: usize| row.nodes.get(at).map(|&node| self.layout.column(node));
        let near = [at.checked_sub(1), Some(at + 1)];
        let near = near.into_iter().flatten().filter_map(column);
        let own = column(at).unwrap_or_default();
        let away = near.map(|other| (other - own).abs());
        away.fold(f64::INFINITY, f64::min) * self.viewport.unit
    }
}

impl Run {
    fn joins(&self, next: &Run) -> bool {
        let alike = self.mix == next.mix && self.free.is_none() == next.free.is_none();
        let hidden = self.stub.is_some() && self.stub == next.stub;
        alike && (hidden || next.left <= self.right)
    }
}

/// The shares of the states, none that there is at nothing.
fn packed(mix: Mix) -> u16 {
    let sum =
        u64::from(mix.open) + u64::from(mix.closed) + u64::from(mix.pruned) + u64::from(mix.ahead);
    let share = |count: u32| {
        let parts = (u64::from(count) * u64::from(PARTS) + sum / 2) / sum.max(1);
        parts.max(u64::from(count > 0)) as u16
    };
    share(mix.open) << 12 | share(mix.closed) << 8 | share(mix.pruned) << 4 | share(mix.ahead)
}
