//! The raster: which nodes of each row share a column of pixels. It depends on the layout and the viewport, not on the
//! step, so it is kept while a search is played.

use std::cell::OnceCell;
use std::ops::Range;

use super::super::{Mark, Viewport};
use super::hinted_search::{before, before_node};
use crate::picture::layout::{Layout, MILE, Row};
use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId};

/// The least distance, in pixels, at which neighbours stand apart. It is also the width of a column of pixels.
pub(crate) const NEAR: f64 = 2.0;

/// The least distance of two rows that are both drawn, in pixels.
const DENSEST: f64 = 1.5;

/// The number of nodes in a column of pixels from which on its end is estimated from milestones.
const FEW: usize = 8;

/// The number of rasters to keep. A page has three viewports: those of the picture, of the map and of the tip.
const KEPT: usize = 3;

/// The layout of a searched tree as a viewport shows it.
#[derive(Debug)]
pub struct Raster {
    pub(crate) viewport: Viewport,
    /// The rows that are drawn.
    pub(crate) strips: Vec<Strip>,
}

/// The part of a row that is examined.
#[derive(Debug)]
pub(crate) struct Strip {
    pub(crate) depth: usize,
    /// The depth of the row drawn before this one, or that would be drawn if it were in view.
    pub(crate) above: Option<usize>,
    /// The node numbers from the first examined node to the last.
    pub(crate) examined: Range<NodeId>,
    pub(crate) columns: Vec<PixelColumn>,
}

#[derive(Debug)]
pub(crate) struct PixelColumn {
    pub(crate) left: f64,
    /// From the first node to the end of the subtree of the last node.
    pub(crate) nodes: Range<NodeId>,
    /// The number of its nodes in this row.
    pub(crate) count: usize,
    /// Whether the column has only one node, and that node stands apart.
    pub(crate) alone: bool,
    /// Whether the first node is in view or just outside.
    pub(crate) seen: bool,
    /// The stub of the first node, cached once the search has passed the node: then it does not change any more.
    pub(crate) stub: OnceCell<Option<NodeId>>,
    /// The mix of states, cached once it does not change any more.
    pub(crate) mix: OnceCell<u16>,
}

impl Raster {
    /// The raster of the layout of a tree in a viewport.
    pub fn new(tree: &GameTree, layout: &Layout, viewport: &Viewport) -> Raster {
        let builder = RasterBuilder {
            tree,
            layout,
            viewport,
        };
        let height = viewport.row_height.max(f64::MIN_POSITIVE);
        let first = ((-viewport.y) / height).floor() - 1.0;
        let last = ((viewport.height - viewport.y) / height).ceil() + 1.0;
        let visible = (first.max(0.0) as usize)..(last.max(0.0) as usize).min(layout.rows().len());
        let apart = (DENSEST / height).ceil().max(1.0) as usize;
        let strip = |depth: usize| builder.strip(depth, depth.checked_sub(apart));
        Raster {
            viewport: *viewport,
            strips: visible.step_by(apart).map(strip).collect(),
        }
    }

    /// The columns of pixels that a mark stands for.
    pub(crate) fn columns(&self, mark: &Mark) -> &[PixelColumn] {
        let depth = ((mark.y1 - self.viewport.y) / self.viewport.row_height).round() as usize;
        let strip = self.strips.iter().find(|strip| strip.depth == depth);
        let columns = strip.map_or(&[][..], |strip| strip.columns.as_slice());
        let from = columns.partition_point(|column| column.left.round() < mark.x1 - mark.x2);
        let count =
            columns[from..].partition_point(|column| column.left.round() < mark.x1 + mark.x2);
        &columns[from..from + count]
    }
}

impl PixelColumn {
    /// The part of a mark that stands for this column. The mark may stand for several columns.
    pub(crate) fn part_of(&self, mark: &Mark) -> Mark {
        let (left, right) = self.across();
        Mark {
            x1: (left + right) / 2.0,
            x2: (right - left) / 2.0,
            ..*mark
        }
    }

    /// The left and right end of the column, in pixels.
    pub(crate) fn across(&self) -> (f64, f64) {
        (self.left.round(), (self.left + NEAR).round())
    }
}

/// The rasters of one layout that were used most recently, the latest first.
#[derive(Debug, Default)]
pub struct Rasters(Vec<Raster>);

impl Rasters {
    /// The raster of a viewport, built if it is not kept. Pass the same tree and layout each time.
    pub fn of(&mut self, tree: &GameTree, layout: &Layout, viewport: &Viewport) -> &Raster {
        let index = self.0.iter().position(|made| made.viewport == *viewport);
        let raster = match index {
            Some(at) => self.0.remove(at),
            None => Raster::new(tree, layout, viewport),
        };
        self.0.truncate(KEPT - 1);
        self.0.insert(0, raster);
        &self.0[0]
    }
}

struct RasterBuilder<'a> {
    tree: &'a GameTree,
    layout: &'a Layout,
    viewport: &'a Viewport,
}

/// The nodes of a row that are examined, as indices in the row.
struct RowSection {
    /// The nodes in view or just outside.
    seen: Range<usize>,
    /// The same nodes and those outside to which an edge may lead from a node in view.
    near: Range<usize>,
}

impl RasterBuilder<'_> {
    fn strip(&self, depth: usize, above: Option<usize>) -> Strip {
        let row = &self.layout.rows()[depth];
        let RowSection { seen, near } = self.across(row, above);
        let first = row.nodes.get(near.start).copied().unwrap_or_default();
        let end = row.nodes.get(near.end).copied();
        let mut columns = Vec::new();
        let mut at = near.start;
        let mut many = 1;
        while at < near.end {
            let (left, end) = self.column(row, at, near.end, many);
            many = end - at;
            columns.push(PixelColumn {
                left,
                nodes: row.nodes[at]..self.tree.end(row.nodes[end - 1]),
                count: many,
                alone: many == 1 && room(self.layout, self.viewport, row, at) >= NEAR,
                seen: seen.contains(&at),
                stub: OnceCell::new(),
                mix: OnceCell::new(),
            });
            at = end;
        }
        Strip {
            depth,
            above,
            examined: first..end.unwrap_or(NodeId::MAX),
            columns,
        }
    }

    /// The left end, in pixels, of the column of pixels with the node at index `at`, and the index in the row at which
    /// the column ends, at most `end`. `about` is an estimate of the number of its nodes. Columns move with the tree.
    fn column(&self, row: &Row, at: usize, end: usize, about: usize) -> (f64, usize) {
        let unit = self.viewport.unit;
        let number = (self.layout.column(row.nodes[at]) * unit / NEAR).floor();
        let next = (number + 1.0) * NEAR / unit;
        let from = at + 1;
        let hint = match about < FEW {
            true => about - 1,
            false => self
                .estimated_index(row, at + about, next)
                .saturating_sub(from),
        };
        let inside = self.left_of(&row.nodes[from..end], hint, next);
        (self.viewport.x + number * NEAR, from + inside)
    }

    /// The number of nodes, among some neighbours in a row, to the left of `column`. `hint` is an estimate of it.
    fn left_of(&self, nodes: &[NodeId], hint: usize, column: f64) -> usize {
        before(nodes, hint, |&node| self.layout.column(node) < column)
    }

    /// The estimated index of `column` in a row, as if nodes were evenly spaced between two milestones.
    fn estimated_index(&self, row: &Row, about: usize, column: f64) -> usize {
        let stones = row.milestones.as_slice();
        let number = before(stones, about / MILE, |&stone| stone < column);
        let estimate = number
            .checked_sub(1)
            .and_then(|last| stones.get(last..last + 2));
        match estimate {
            Some(&[before, after]) => {
                let share = (column - before) / (after - before);
                (number - 1) * MILE + (share * MILE as f64).ceil() as usize
            }
            _ => number * MILE,
        }
    }

    /// Finds the nodes of a row to examine: those in view, and children of nodes in view that are outside by at most
    /// the width of the view.
    fn across(&self, row: &Row, above: Option<usize>) -> RowSection {
        let width = self.viewport.width;
        let column = |x: f64| (x - self.viewport.x) / self.viewport.unit;
        let index = |row: &Row, hint: usize, x: f64| self.left_of(&row.nodes, hint, column(x));
        let view = |row: &Row| {
            let hint = |x: f64| self.likely(row, column(x));
            index(row, hint(-NEAR), -NEAR)..index(row, hint(width + NEAR), width + NEAR)
        };
        let seen = view(row);
        let mut near = seen.clone();
        if let Some(parents) = above.map(|above| &self.layout.rows()[above]) {
            let visible = &parents.nodes[view(parents)];
            if let (Some(&first), Some(&last)) = (visible.first(), visible.last()) {
                let end = self.tree.end(last);
                let from = before_node(&row.nodes, seen.start, first);
                let to = before_node(&row.nodes, seen.end, end);
                near.start = near.start.min(from.max(index(row, seen.start, -width)));
                near.end = near.end.max(to.min(index(row, seen.end, 2.0 * width)));
            }
        }
        // One more node at each side: its edge may come from the other side and cross the view.
        near.start = near.start.saturating_sub(1);
        near.end = (near.end + 1).min(row.nodes.len());
        RowSection { seen, near }
    }

    /// The estimated index of `column` in a row, as if all its nodes were evenly spaced.
    fn likely(&self, row: &Row, column: f64) -> usize {
        let (Some(&first), Some(&last)) = (row.nodes.first(), row.nodes.last()) else {
            return 0;
        };
        let (left, right) = (self.layout.column(first), self.layout.column(last));
        // The conversion saturates, so columns before the first node give 0.
        ((column - left) / (right - left) * row.nodes.len() as f64) as usize
    }
}

/// The distance in pixels from the node at an index of a row to its nearest neighbour.
pub(crate) fn room(layout: &Layout, viewport: &Viewport, row: &Row, at: usize) -> f64 {
    let column = |at: usize| row.nodes.get(at).map(|&node| layout.column(node));
    let near = [at.checked_sub(1), Some(at + 1)];
    let near = near.into_iter().flatten().filter_map(column);
    let own = layout.column(entry(&row.nodes, at));
    let away = near.map(|other| (other - own).abs());
    away.fold(f64::INFINITY, f64::min) * viewport.unit
}
