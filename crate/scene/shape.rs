//! Sizes and shapes of nodes, and how a pruned edge is crossed out.

use super::{Convention, Shape, Viewport};
use crate::tree::{GameTree, NodeId, Player};

/// Half of the width and height of an inner node, in pixels.
pub(super) fn half(viewport: &Viewport) -> f64 {
    (viewport.unit * 0.45)
        .min(viewport.row_height * 0.22)
        .min(26.0)
}

/// The shape of a node.
pub(super) fn shape(tree: &GameTree, node: NodeId, convention: Convention) -> Shape {
    match (convention, tree.is_leaf(node), tree.player(node)) {
        (Convention::Wikipedia, _, Player::Max) => Shape::Square,
        (Convention::Wikipedia, _, Player::Min) => Shape::Circle,
        (_, true, _) => Shape::Square,
        (_, false, Player::Max) => Shape::Up,
        (_, false, Player::Min) => Shape::Down,
    }
}

/// A line as its two ends.
pub(super) type Line = [(f64, f64); 2];

/// The strokes across a pruned edge that runs `from` the parent `to` the child.
pub(super) fn strikes(edge: Line, convention: Convention) -> Vec<Line> {
    let [from, to] = edge;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let reach = (length * 0.14).clamp(2.0, 8.0);
    // Along the edge: where the stroke is, and how much it leans.
    let stroke = |at: f64, lean: f64| {
        let (mx, my) = (from.0 + ux * at, from.1 + uy * at);
        let (sx, sy) = (-uy + ux * lean, ux + uy * lean);
        let scale = reach / sx.hypot(sy);
        let (sx, sy) = (sx * scale, sy * scale);
        [(mx - sx, my - sy), (mx + sx, my + sy)]
    };
    match convention {
        Convention::Aima => vec![stroke(length * 0.5, 0.8)],
        Convention::Cs188 => vec![stroke(length * 0.4, 0.0)],
        Convention::Wikipedia => {
            vec![
                stroke(length * 0.5 - 2.5, 0.5),
                stroke(length * 0.5 + 2.5, 0.5),
            ]
        }
    }
}
