//! Rings around the nodes at which two searches of one tree differ.

use super::raster::Raster;
use super::{Ink, Mark, Scene, Shape};
use crate::frame::Frame;
use crate::frame::compare::{Differing, differs};

/// The least distance, in pixels, of columns of pixels that get separate rings.
const NEAR: f64 = 8.0;

/// Pixels between columns and their ring, if the rows leave room.
const GAP: f64 = 2.0;

/// Adds rings around the nodes that one of two frames has entered and the other has pruned, and around the columns of
/// pixels that stand for such a node. Both frames are of one tree, and `differing` is of their traces. Only nodes in
/// the scene are examined.
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
        } else if mark.is_node() && differs(frame, mark.node, other) {
            rings.push(ring(mark, (mark.x2 * 0.2).clamp(1.0, 4.0)));
        }
    }
    scene.marks.extend(rings);
    scene.marks.extend(wide);
}

/// Adds a ring of columns. If the last ring is near and in the same row, that ring is widened instead.
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

/// A box around a mark, `gap` pixels from it.
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
