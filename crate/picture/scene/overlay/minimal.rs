//! The minimal tree over a scene: a broad pale stroke under its nodes and edges, the types of its nodes, and rings
//! around the nodes that are searched in addition. The smallest proof set of a proof-number search is shown by the same
//! signs: the stroke leads from the root to its nodes, which have the rings.

use std::ops::Range;

use super::super::detail::raster::Raster;
use super::super::detail::runs::{ColumnRun, runs};
use super::super::node::halo::{STROKE, halo, lay_under};
use super::super::text::tags::tags;
use super::super::{Ink, Mark, Scene, Shape, Style};
use crate::frame::Frame;
use crate::frame::best_first::ProofSet;
use crate::frame::minimal::MinimalTree;
use crate::tree::NodeId;

/// How far a ring is from its node, in pixels.
const RING: f64 = 3.0;

/// Half of the height of a bar below columns of pixels, and its distance from them, in pixels.
const BAR: (f64, f64) = (2.0, 1.5);

/// The marks over a scene: a tree with a stroke under it, and nodes with rings around them.
pub trait Cover {
    /// Whether a node is in the tree.
    fn holds(&self, node: NodeId) -> bool;

    /// Whether a node has a ring.
    fn rings(&self, node: NodeId) -> bool;

    /// Whether there are nodes of the tree, and nodes with rings, among `nodes`.
    fn among(&self, nodes: Range<NodeId>) -> [bool; 2];

    /// The text beside a node.
    fn tag(&self, _node: NodeId) -> Option<String> {
        None
    }
}

/// The minimal tree, and the nodes searched in addition by the step of the frame.
impl Cover for (&Frame<'_>, &MinimalTree) {
    fn holds(&self, node: NodeId) -> bool {
        self.1.kind(node).is_some()
    }

    fn rings(&self, node: NodeId) -> bool {
        !self.holds(node) && self.1.adds(self.0, node)
    }

    fn among(&self, nodes: Range<NodeId>) -> [bool; 2] {
        self.1.among(self.0, nodes).into()
    }

    fn tag(&self, node: NodeId) -> Option<String> {
        self.1.kind(node).map(|kind| kind.to_string())
    }
}

impl Cover for ProofSet {
    fn holds(&self, node: NodeId) -> bool {
        ProofSet::holds(self, node)[0]
    }

    fn rings(&self, node: NodeId) -> bool {
        ProofSet::holds(self, node)[1]
    }

    fn among(&self, nodes: Range<NodeId>) -> [bool; 2] {
        ProofSet::among(self, nodes)
    }
}

/// Shows something over a scene. Only nodes in the scene are examined.
pub fn show_cover(scene: &mut Scene, raster: &Raster, cover: &impl Cover, style: &Style) {
    let (mut under, mut over) = (Vec::new(), Vec::new());
    for mark in &scene.marks {
        if mark.shape == Shape::Columns {
            // One bar under those that stand for nodes of the tree, and a line below it under those that stand for nodes
            // with rings.
            let runs = runs(mark, raster, |nodes| cover.among(nodes));
            over.extend(runs.into_iter().map(|run| bar(mark, run)));
        } else if !mark.ink.is_state() {
            continue;
        }
        if cover.holds(mark.node) {
            under.extend(halo(mark, Ink::Minimal, STROKE));
        }
        if mark.is_node() && cover.rings(mark.node) {
            over.push(ring(mark));
        }
    }
    let texts = tags(scene, raster, style, |node| cover.tag(node));
    lay_under(scene, under);
    scene.marks.extend(over);
    scene.texts.extend(texts);
}

fn ring(mark: &Mark) -> Mark {
    let by = RING.min(mark.x2 * 0.2 + 1.0);
    Mark {
        shape: Shape::Square,
        ink: Ink::Extra,
        mix: 0,
        x2: mark.x2 + by,
        y2: mark.y2 + by,
        ..*mark
    }
}

/// The bar of the minimal tree below a run of columns, or the second one.
fn bar(mark: &Mark, ColumnRun { which, left, right }: ColumnRun) -> Mark {
    let inks = [Ink::Minimal, Ink::Extra];
    let away = BAR.1 + BAR.0 + which as f64 * (2.0 * BAR.0 + BAR.1);
    Mark {
        shape: Shape::Square,
        ink: inks[which],
        mix: 0,
        x1: (left + right) / 2.0,
        y1: mark.y1 + mark.y2 + away,
        x2: (right - left) / 2.0,
        y2: if which == 0 { BAR.0 } else { 0.0 },
        ..*mark
    }
}
