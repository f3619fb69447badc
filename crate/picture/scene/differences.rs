//! What two searches of one tree do not have in common.

use super::raster::Raster;
use super::{Ink, Mark, Scene, Shape};
use crate::frame::Frame;
use crate::frame::compare::{Differing, differs};

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
    let gap = GAP.min(raster.viewport.row_height * 0.1);
    let (mut rings, mut wide) = (Vec::new(), Vec::new());
    for mark in &scene.marks {
        if mark.shape == Shape::Columns {
            for column in raster.columns(mark) {
                if differing.any(column.nodes.clone(), frame, other) {
                    widen(&mut wide, ring(&column.part_of(mark), gap));
                }
            }
        } else if is_node(mark) && differs(frame, mark.node, other) {
            rings.push(ring(mark, (mark.x2 * 0.2).clamp(1.0, 4.0)));
        }
    }
    scene.marks.extend(rings);
    scene.marks.extend(wide);
}

fn is_node(mark: &Mark) -> bool {
    let shapes = [Shape::Up, Shape::Down, Shape::Square, Shape::Circle];
    shapes.contains(&mark.shape) && mark.ink.is_state()
}

/// Adds a ring of columns, to the last one if that is near and in the same row.
fn widen(rings: &mut Vec<Mark>, next: Mark) {
    match rings.last_mut() {
        Some(last) if last.y1 == next.y1 && next.x1 - next.x2 - last.x1 - last.x2 < NEAR => {
            let (left, right) = (last.x1 - last.x2, next.x1 + next.x2);
            last.x1 = (left + right) / 2.0;
            last.x2 = (right - left) / 2.0;
        }
        _ => rings.push(next),
    }
}

/// A box about a mark, so near that it does not touch that of a neighbour.
fn ring(mark: &Mark, gap: f64) -> Mark {
    Mark {
        shape: Shape::Square,
        ink: Ink::Differs,
        mix: 0,
        x2: mark.x2 + gap,
        y2: mark.y2 + gap,
        ..*mark
    }
}
