//! What two searches of one tree do not have in common.

use super::detail::half_of_row;
use super::raster::Raster;
use super::{Ink, Mark, Scene, Shape};
use crate::compare::{Differing, differs};
use crate::frame::Frame;
use crate::tree::NodeId;

/// Columns of pixels nearer than this, in pixels, are ringed together.
const NEAR: f64 = 8.0;

/// Pixels between columns and their ring, where rows leave the room.
const GAP: f64 = 2.0;

/// Rings what `frame` has entered and `other` has pruned, or the other way round: the nodes of the
/// scene, and the columns of pixels that stand for any such node. Both frames are of one tree, and
/// `differing` is of their traces; only what is in the scene is looked at.
pub fn ring_differences(
    scene: &mut Scene,
    raster: &Raster,
    frame: &Frame,
    other: &Frame,
    differing: &Differing,
) {
    let mut rings: Vec<Mark> = Vec::new();
    let cells = raster.strips.iter().map(|strip| strip.cells.len());
    let mut drawn: Vec<Vec<bool>> = cells.map(|count| vec![false; count]).collect();
    for mark in &scene.marks {
        if mark.shape == Shape::Cells {
            let (strip, cells) = raster.columns(mark);
            if let Some(drawn) = drawn.get_mut(strip).and_then(|strip| strip.get_mut(cells)) {
                drawn.fill(true);
            }
        } else if is_node(mark) && differs(frame, mark.node, other) {
            let gap = (mark.x2 * 0.2).clamp(1.0, 4.0);
            let half = (mark.x2 + gap, mark.y2 + gap);
            rings.push(ring(mark.node, (mark.x1, mark.y1), half));
        }
    }
    scene.marks.extend(rings);
    let viewport = &raster.viewport;
    let gap = GAP.min(viewport.row_height * 0.1);
    let high = half_of_row(viewport) + gap;
    for (strip, drawn) in raster.strips.iter().zip(&drawn) {
        let y = viewport.y + strip.depth as f64 * viewport.row_height;
        let mut wide: Vec<Mark> = Vec::new();
        for (cell, &drawn) in strip.cells.iter().zip(drawn) {
            if drawn && differing.any(cell.nodes.clone(), frame, other) {
                let (left, right) = cell.across();
                let half = (right - left) / 2.0 + gap;
                let next = ring(cell.nodes.start, ((left + right) / 2.0, y), (half, high));
                widen(&mut wide, next);
            }
        }
        scene.marks.extend(wide);
    }
}

fn is_node(mark: &Mark) -> bool {
    let shapes = [Shape::Up, Shape::Down, Shape::Square, Shape::Circle];
    shapes.contains(&mark.shape) && mark.ink.is_state()
}

/// Adds a ring to those of a row, to the one before if that is near.
fn widen(rings: &mut Vec<Mark>, next: Mark) {
    match rings.last_mut() {
        Some(last) if next.x1 - next.x2 - last.x1 - last.x2 < NEAR => {
            let (left, right) = (last.x1 - last.x2, next.x1 + next.x2);
            last.x1 = (left + right) / 2.0;
            last.x2 = (right - left) / 2.0;
        }
        _ => rings.push(next),
    }
}

/// A box about a node or columns, so near that it does not touch that of a neighbour.
fn ring(node: NodeId, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> Mark {
    Mark {
        shape: Shape::Square,
        ink: Ink::Differs,
        mix: 0,
        node,
        x1,
        y1,
        x2,
        y2,
    }
}
