//! The halo under a node, or under the edge that leads to it.

use super::super::{Ink, Mark, Scene, Shape};

/// How far the stroke under a tree or under a call reaches beyond a node, in pixels.
pub(crate) const STROKE: f64 = 5.0;

/// How far it reaches beyond a node at most, as a share of half of its width.
const SHARE: f64 = 0.45;

/// A mark of `ink` that lies under a mark and reaches `most` pixels beyond it, less far beyond a small node.
pub(crate) fn halo(mark: &Mark, ink: Ink, most: f64) -> Option<Mark> {
    let halo = Mark {
        ink,
        mix: 0,
        ..*mark
    };
    let by = most.min(mark.x2 * SHARE + 1.0);
    match mark.shape {
        Shape::Line => Some(halo),
        Shape::Up | Shape::Down => Some(Mark {
            shape: Shape::Circle,
            x2: mark.x2.max(mark.y2) + by,
            y2: mark.x2.max(mark.y2) + by,
            ..halo
        }),
        Shape::Square | Shape::Circle => Some(Mark {
            x2: mark.x2 + by,
            y2: mark.y2 + by,
            ..halo
        }),
        _ => None,
    }
}

/// Lays marks under all others but the bands of the rows, and the tint of a comparison, which is broader than a halo.
pub(crate) fn lay_under(scene: &mut Scene, mut marks: Vec<Mark>) {
    let lower = |mark: &Mark| mark.shape == Shape::Band || mark.ink == Ink::Differs;
    let first = scene.marks.partition_point(lower);
    let mut over = scene.marks.split_off(first);
    scene.marks.append(&mut marks);
    scene.marks.append(&mut over);
}
