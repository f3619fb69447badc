//! Sizes and shapes of nodes, and how a pruned edge is crossed out.

use super::{Convention, Shape, Viewport};
use crate::tree::{GameTree, NodeId, Player};

/// Half of the width and height of an inner node, in pixels, where type is `text` times as large.
pub(super) fn half(viewport: &Viewport, text: f64) -> f64 {
    (viewport.unit * 0.45)
        .min(viewport.row_height * 0.22)
        .min(26.0 * text)
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

/// The strokes across a pruned edge from the parent to the child. Where neighbours are `unit`
/// pixels apart the strokes of one do not touch those of the next.
pub(super) fn strikes(edge: Line, unit: f64, convention: Convention) -> Vec<Line> {
    let [from, to] = edge;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let reach = (length * 0.14).min(unit * 0.2).clamp(1.5, 9.0);
    // Across the edge, so far along it.
    let stroke = |along: f64, reach: f64| {
        let (mx, my) = (from.0 + ux * along, from.1 + uy * along);
        [
            (mx - uy * reach, my + ux * reach),
            (mx + uy * reach, my - ux * reach),
        ]
    };
    match convention {
        Convention::Aima => vec![stroke(length * 0.5, reach)],
        Convention::Cs188 => vec![stroke(length * 0.35, reach * 0.6)],
        Convention::Wikipedia => vec![
            stroke(length * 0.5 - 2.5, reach),
            stroke(length * 0.5 + 2.5, reach),
        ],
    }
}
