//! What two searches of one tree do not have in common.

use super::{Ink, Mark, Scene, Shape};
use crate::compare::differs;
use crate::frame::Frame;

/// Rings the nodes of the scene of `frame` that it has entered and `other` has pruned, or the other
/// way round. Both frames are of one tree; only what is in the scene is looked at.
pub fn ring_differences(scene: &mut Scene, frame: &Frame, other: &Frame) {
    let is_node = |mark: &&Mark| {
        let shapes = [Shape::Up, Shape::Down, Shape::Square, Shape::Circle];
        shapes.contains(&mark.shape) && mark.ink.is_state()
    };
    let nodes = scene.marks.iter().filter(is_node);
    let differing = nodes.filter(|mark| differs(frame, mark.node, other));
    let rings: Vec<Mark> = differing.map(ring).collect();
    scene.marks.extend(rings);
}

/// A box about a node, near enough not to touch that of a neighbour.
fn ring(node: &Mark) -> Mark {
    let gap = (node.x2 * 0.2).clamp(1.0, 4.0);
    Mark {
        shape: Shape::Square,
        ink: Ink::Differs,
        x2: node.x2 + gap,
        y2: node.y2 + gap,
        ..*node
    }
}
