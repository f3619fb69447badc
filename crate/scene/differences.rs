//! What two searches of one tree do not have in common.

use super::raster::Raster;
use super::{Ink, Mark, Scene, Shape};
use crate::compare::{Differing, differs};
use crate::frame::Frame;

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
    let is_node = |mark: &&Mark| {
        let shapes = [Shape::Up, Shape::Down, Shape::Square, Shape::Circle];
        shapes.contains(&mark.shape) && mark.ink.is_state()
    };
    let nodes = scene.marks.iter().filter(is_node);
    let differ = nodes.filter(|mark| differs(frame, mark.node, other));
    let mut rings: Vec<Mark> = differ.map(|node| ring(node, node_gap(node))).collect();
    let gap = GAP.min(raster.viewport.row_height * 0.1);
    let mut last: Option<Mark> = None;
    for many in scene.marks.iter().filter(|mark| mark.shape == Shape::Cells) {
        for column in raster.columns(many) {
            if !differing.any(column.nodes.clone(), frame, other) {
                continue;
            }
            let (left, right) = column.across();
            let next = across(many, left, right);
            last = match last {
                Some(last) if near(&last, &next) => {
                    Some(across(&last, last.x1 - last.x2, next.x1 + next.x2))
                }
                _ => {
                    rings.extend(last.map(|last| ring(&last, gap)));
                    Some(next)
                }
            };
        }
    }
    rings.extend(last.map(|last| ring(&last, gap)));
    scene.marks.extend(rings);
}

/// The same mark from `left` to `right`.
fn across(mark: &Mark, left: f64, right: f64) -> Mark {
    Mark {
        x1: (left + right) / 2.0,
        x2: (right - left) / 2.0,
        ..*mark
    }
}

fn near(left: &Mark, right: &Mark) -> bool {
    left.y1 == right.y1 && (right.x1 - right.x2) - (left.x1 + left.x2) < NEAR
}

/// So much that the ring does not touch that of a neighbour.
fn node_gap(node: &Mark) -> f64 {
    (node.x2 * 0.2).clamp(1.0, 4.0)
}

/// A box about a mark.
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
