//! Level of detail. Where the nodes of a row are too near each other to be distinguished, each column of pixels gets one
//! mark. Its shade is the mix of the states of the nodes there and below. Neighbouring columns of the same shade are
//! one mark.

pub(super) mod hinted_search;
pub(super) mod raster;
pub(super) mod runs;

use super::builder::{Depicted, SceneBuilder};
use super::node::stub::{folded_stub, hides, stub};
use super::separate_nodes::SeparateNodes;
use super::text::request::{Rank, TextRequest};
use super::{Align, Ink, Mark, Role, Shape, Text};
use crate::frame::Mix;
use crate::tree::NodeId;
use crate::tree::node_set::NodeSet;
use raster::{NEAR, PixelColumn, Strip};

/// Half of the height of a row of columns of pixels, in pixels, if the rows leave room.
const HALF: f64 = 2.5;

/// The sum of the shares of a mix. Each share has four bits: open, closed, pruned, unreached.
const PARTS: u32 = 15;

/// Pixels that the number in a triangle leaves free, both sides together.
const GAP: f64 = 5.0;

/// Neighbouring columns of pixels with the same shade.
#[derive(Clone, Copy)]
struct ShadeRun {
    left: f64,
    right: f64,
    mix: u16,
    /// The parent of the first node, if the parent stands apart.
    free: Option<NodeId>,
    /// The stub that hides the nodes.
    stub: Option<NodeId>,
    /// The first node.
    node: NodeId,
}

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws a row: the nodes that stand apart, and columns of pixels for the others.
    pub(super) fn row(&mut self, strip: &Strip) {
        let &Strip { depth, above, .. } = strip;
        let mut separate = SeparateNodes::new(strip.examined.clone());
        // If rows are left out, the row drawn above is not that of the parents.
        let hangs = above.is_some_and(|above| above + 1 == depth);
        let mut run: Option<ShadeRun> = None;
        let mut triangles = Vec::new();
        for column in &strip.columns {
            let node = column.nodes.start;
            let stub = self.hiding(column);
            if column.alone && stub.is_none() {
                separate.add(node);
                if !self.always.contains(&node) {
                    self.node(node);
                }
                continue;
            }
            if stub.is_none() && !column.seen {
                continue;
            }
            if stub.is_none() {
                self.layers.leave_out(column.count);
            }
            let (left, right) = column.across();
            let next = ShadeRun {
                left,
                right,
                mix: self.shade(column),
                free: self.parent_apart(node).filter(|_| hangs),
                stub,
                node,
            };
            if next.free != triangles.last().copied() {
                triangles.extend(next.free);
            }
            run = match run {
                Some(run) if run.joins(&next) => Some(ShadeRun {
                    right: next.right,
                    ..run
                }),
                _ => {
                    self.draw_run(depth, above, run);
                    Some(next)
                }
            };
        }
        self.draw_run(depth, above, run);
        for parent in NodeSet::from(triangles).iter() {
            self.triangle(parent);
        }
        self.separate = separate;
    }

    /// The stub that hides the nodes of a column of pixels. If the leaves of the tree do not stand apart, the nodes
    /// that a stub hides are drawn as grey columns, however far apart they are.
    fn hiding(&self, column: &PixelColumn) -> Option<NodeId> {
        let node = column.nodes.start;
        if !self.dense() || !self.frame.is_entry_decided(node) {
            return None;
        }
        let stub = column.stub.get_or_init(|| stub(self.frame, node));
        let Self { tree, layout, .. } = *self;
        let hides = |top| top != node && hides(tree, layout, self.viewport, self.style, top);
        stub.filter(|&top| hides(top))
    }

    /// The stub that hides a node which is not its top node.
    fn hiding_one(&self, node: NodeId) -> Option<NodeId> {
        let folded = || folded_stub(self.frame, self.layout, self.viewport, self.style, node);
        let stub = self.dense().then(folded).flatten();
        stub.filter(|&top| top != node)
    }

    /// The mix of states in a column of pixels. It is cached once it can no longer change.
    fn shade(&self, column: &PixelColumn) -> u16 {
        let mix = || pack(self.frame.mix(column.nodes.clone()));
        match self.frame.is_settled(&column.nodes) {
            true => *column.mix.get_or_init(mix),
            false => mix(),
        }
    }

    /// The parent of a node, if the parent stands apart. The row above has just been drawn, so only a parent far out of
    /// view has to be examined here.
    fn parent_apart(&self, node: NodeId) -> Option<NodeId> {
        if self.separate.has_examined(node) {
            return self.separate.parent(self.tree, node);
        }
        let parent = self.tree.parent(node)?;
        (self.room_around(parent) >= NEAR && self.hiding_one(parent).is_none()).then_some(parent)
    }

    /// Draws a run, and the edges that connect it with the row above.
    fn draw_run(&mut self, depth: usize, above: Option<usize>, run: Option<ShadeRun>) {
        let Some(run) = run else { return };
        let y = |depth: usize| self.viewport.y + depth as f64 * self.viewport.row_height;
        let half = HALF.min(self.viewport.row_height * 0.22);
        let (middle, wide) = ((run.left + run.right) / 2.0, (run.right - run.left) / 2.0);
        let mark = |shape, top: f64, bottom: f64| Mark {
            shape,
            ink: Ink::Closed,
            mix: run.mix,
            node: run.node,
            x1: middle,
            y1: (top + bottom) / 2.0,
            x2: wide,
            y2: (bottom - top) / 2.0,
        };
        if let Some(above) = above
            && run.free.is_none()
        {
            let edges = mark(Shape::ColumnEdges, y(above) + half, y(depth) - half);
            self.layers.under(edges);
        }
        let columns = mark(Shape::Columns, y(depth) - half, y(depth) + half);
        self.layers.over(columns);
    }

    /// Draws the triangle from a node that stands apart to its children, which do not, and in the triangle the number
    /// of nodes below.
    fn triangle(&mut self, parent: NodeId) {
        let Some(row) = self.layout.rows().get(self.layout.row(parent) + 1) else {
            return;
        };
        let after = self.before(self.layout.row(parent) + 1, self.tree.end(parent));
        let Some(&last) = after.checked_sub(1).and_then(|at| row.nodes.get(at)) else {
            return;
        };
        let (x, y) = self.viewport.point_of(self.layout, parent);
        let (left, _) = self.viewport.point_of(self.layout, parent + 1);
        let (right, below) = self.viewport.point_of(self.layout, last);
        let top = y + self.halves(parent).1;
        let mark = Mark {
            shape: Shape::FanEdges,
            ink: Ink::Closed,
            mix: pack(self.frame.mix(parent + 1..self.tree.end(parent))),
            node: parent,
            x1: (left + right) / 2.0,
            y1: (top + below) / 2.0,
            x2: ((right - left) / 2.0).max(NEAR / 2.0),
            y2: (below - top) / 2.0,
        };
        self.layers.under(mark);
        let text = (self.tree.size(parent) - 1).to_string();
        let size = 12.0 * self.style.text;
        let share = 0.72;
        let y = top + (below - top) * share;
        let in_view =
            (0.0..self.viewport.width).contains(&x) && (0.0..self.viewport.height).contains(&y);
        let fits = self.style.advances.width(&text, size) + GAP < (right - left) * share
            && (below - top) * (1.0 - share) > size * 0.6;
        let named = stub(self.frame, parent).is_some();
        if in_view && fits && !named {
            let spot = (x, y, Align::Middle);
            let count = Text::empty(parent, Role::Count, Ink::Quiet, size);
            let request = TextRequest::new(Rank::Count, count, vec![text], vec![spot]);
            self.layers.request(request);
        }
    }
}

impl ShadeRun {
    /// Whether the next run is drawn in one mark with this one.
    fn joins(&self, next: &ShadeRun) -> bool {
        let alike = self.mix == next.mix && self.free.is_none() == next.free.is_none();
        let hidden = self.stub.is_some() && self.stub == next.stub;
        alike && (hidden || next.left <= self.right)
    }
}

/// The shares of the states, packed into four bits each. A state that occurs has a share of at least 1. Closed nodes
/// that an earlier search left so fade to the colour of unreached ones, as their own ink does.
fn pack(mix: Mix) -> u16 {
    let sum = u64::from(mix.open)
        + u64::from(mix.closed)
        + u64::from(mix.pruned)
        + u64::from(mix.unreached);
    let share = |count: u32| {
        let parts = (u64::from(count) * u64::from(PARTS) + sum / 2) / sum.max(1);
        parts.max(u64::from(count > 0)) as u16
    };
    let faded = mix.unreached + mix.closed_before;
    let closed = mix.closed - mix.closed_before;
    share(mix.open) << 12 | share(closed) << 8 | share(mix.pruned) << 4 | share(faded)
}
