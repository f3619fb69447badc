//! The shapes of nodes, and the strokes across pruned edges.

use super::super::geometry::line::Line;
use super::super::{Convention, Shape};
use crate::tree::{GameTree, NodeId, Player};

pub(crate) fn shape(tree: &GameTree, node: NodeId, convention: Convention) -> Shape {
    if tree.is_chance(node) {
        return Shape::Circle;
    }
    match (convention, tree.is_leaf(node), tree.player(node)) {
        // Circles are where chance moves.
        (Convention::Wikipedia, _, Player::Min) if tree.chance().is_some() => Shape::Down,
        (Convention::Wikipedia, _, Player::Max) => Shape::Square,
        (Convention::Wikipedia, _, Player::Min) => Shape::Circle,
        (_, true, _) => Shape::Square,
        (_, false, Player::Max) => Shape::Up,
        (_, false, Player::Min) => Shape::Down,
    }
}

/// Half of the stroke of a box, in pixels.
const STROKE: f64 = 0.5;

/// The width that a shape half as wide and high as given has for a text, and how far below its middle the text stands, in
/// pixels.
pub(crate) fn room_inside(shape: Shape, wide: f64, high: f64) -> (f64, f64) {
    match shape {
        Shape::Up => (wide * 1.05, high * 0.3),
        Shape::Down => (wide * 1.05, -high * 0.3),
        Shape::Circle => (wide * 1.6, 0.0),
        _ => ((wide - STROKE) * 2.0, 0.0),
    }
}

/// The distance between the strokes of neighbouring pruned edges, their width included, in pixels.
const APART: f64 = 8.0;

/// The strokes across a pruned edge, which goes from the parent to the child. Neighbouring children are `unit` pixels
/// apart, and their edges are nearer to each other near the parent. The strokes are short enough not to meet.
pub(crate) fn strikes(edge: Line, unit: f64, convention: Convention) -> Vec<Line> {
    let [from, to] = edge;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // A stroke across the edge at a share of its length.
    let stroke = |share: f64, aside: f64, size: f64| {
        let free = (unit * share - APART) / 2.0;
        let reach = ((length * 0.14).min(9.0) * size).min(free).max(1.5);
        let along = length * share + aside;
        let (mx, my) = (from.0 + ux * along, from.1 + uy * along);
        [
            (mx - uy * reach, my + ux * reach),
            (mx + uy * reach, my - ux * reach),
        ]
    };
    match convention {
        Convention::Aima => vec![stroke(0.5, 0.0, 1.0)],
        Convention::Cs188 => vec![stroke(0.35, 0.0, 0.6)],
        Convention::Wikipedia => vec![stroke(0.5, -2.5, 1.0), stroke(0.5, 2.5, 1.0)],
    }
}
