//! What is drawn, and how large a node is in its place.

use std::cell::Cell;

use super::apart::Apart;
use super::canvas::Canvas;
use super::raster::{NEAR, room};
use super::sizes::Sizes;
use super::sorted::before_node;
use super::{Style, Viewport};
use crate::frame::Frame;
use crate::picture::layout::Layout;
use crate::tree::names::Names;
use crate::tree::node_set::NodeSet;
use crate::tree::{GameTree, NodeId};

/// Half of a node in which something can be read, and of one that is only to be seen, in pixels.
pub(super) const LEGIBLE: f64 = 9.0;
const DOT: f64 = 3.0;

/// A scene in the making: what is asked, and the canvas.
pub(super) struct Drawing<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) tree: &'a GameTree,
    pub(super) layout: &'a Layout,
    pub(super) names: &'a Names,
    pub(super) viewport: &'a Viewport,
    pub(super) style: &'a Style,
    pub(super) path: NodeSet,
    /// What has a mark of its own however dense the tree is: the open path, the variation, what is
    /// selected, and where this step cuts.
    pub(super) always: NodeSet,
    pub(super) variation: NodeSet,
    /// Which node of each row was last asked for: the next one is not far.
    pub(super) last: Vec<Cell<usize>>,
    /// What stands apart in the row that was drawn last.
    pub(super) apart: Apart,
    pub(super) sizes: Sizes,
    /// What has been drawn.
    pub(super) canvas: Canvas,
}

impl Drawing<'_> {
    /// Half of the width and height of a node.
    pub(super) fn halves(&self, node: NodeId) -> (f64, f64) {
        let half = self.half_of(node);
        match self.tree.is_leaf(node) {
            true if half == self.sizes.leaf.0 => self.sizes.leaf,
            true => (half, half * 0.87),
            false => (half, half * 0.92),
        }
    }

    /// Half of the width of a node in its place. Where leaves are too near each
    /// other to be legible, nodes that stand apart are larger than they, and what is always there
    /// never is less than a dot.
    pub(super) fn half_of(&self, node: NodeId) -> f64 {
        let legible = LEGIBLE * self.style.text;
        let usual = match self.tree.is_leaf(node) {
            true => self.sizes.leaf.0,
            false => self.sizes.inner,
        };
        if usual >= legible {
            return usual;
        }
        let least = match self.always.contains(&node) {
            true => DOT * self.style.text,
            false => 0.0,
        };
        // A name stands to the left of a node, and bounds to its right.
        let room = (self.room_around(node) * 0.2).max(least);
        let room = room.min(legible).min(self.viewport.row_height * 0.22);
        room.max(usual)
    }

    /// Whether leaves are too near each other to be told apart.
    pub(super) fn dense(&self) -> bool {
        self.viewport.unit < NEAR
    }

    /// How many nodes of a row are before a number. Which was asked for last is not far.
    pub(super) fn before(&self, depth: usize, node: NodeId) -> usize {
        let last = &self.last[depth];
        let nodes = &self.layout.rows()[depth].nodes;
        last.set(before_node(nodes, last.get(), node));
        last.get()
    }

    /// Which node of its row a node is.
    pub(super) fn index(&self, node: NodeId) -> usize {
        self.before(self.layout.row(node), node)
    }

    /// Pixels from a node to its nearest neighbour.
    pub(super) fn room_around(&self, node: NodeId) -> f64 {
        let row = &self.layout.rows()[self.layout.row(node)];
        room(self.layout, self.viewport, row, self.index(node))
    }
}
