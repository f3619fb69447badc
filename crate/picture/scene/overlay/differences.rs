//! Two searches of a tree as one merged tree: a tint behind the nodes that only one enters, and their number where the
//! searches diverge.

use super::super::detail::raster::Raster;
use super::super::node::halo::{halo, lay_under};
use super::super::text::tags::tags;
use super::super::{Ink, Mark, Scene, Shape, Style};
use crate::frame::Frame;
use crate::frame::compare::{Differences, Differing, Part, differs};
use crate::tree::NodeId;

/// The least distance, in pixels, of columns of pixels that get separate tints.
const NEAR: f64 = 8.0;

/// How far a tint reaches beyond a node, in pixels, and as a share of the height of a row.
const HALO: (f64, f64) = (4.0, 0.1);

/// Half of the height of a tint behind columns of pixels, as a share of the height of a row: those of two rows almost
/// touch.
const TALL: f64 = 0.46;

/// Puts a tint behind the nodes that one of two frames has entered and the other has pruned, behind the edges that lead
/// to them, and behind the columns of pixels that stand for such a node. Both frames are of one tree, and `differing` is
/// of their traces. Only nodes in the scene are examined.
pub fn tint_differences(
    scene: &mut Scene,
    raster: &Raster,
    frame: &Frame,
    other: &Frame,
    differing: &Differing,
) {
    let row = raster.viewport.row_height;
    let (high, most) = (row * TALL, HALO.0.min(row * HALO.1));
    let (mut edges, mut nodes, mut wide) = (Vec::new(), Vec::new(), Vec::new());
    for mark in &scene.marks {
        if mark.shape == Shape::Columns {
            for column in raster.columns(mark) {
                if differing.any(column.nodes.clone(), frame, other) {
                    widen(&mut wide, tint(&column.part_of(mark), high));
                }
            }
        } else if mark.ink.is_state() && differs(frame, mark.node, other) {
            let to = match mark.shape {
                Shape::Line => &mut edges,
                _ => &mut nodes,
            };
            to.extend(halo(mark, Ink::Differs, most));
        }
    }
    edges.append(&mut nodes);
    edges.append(&mut wide);
    lay_under(scene, edges);
}

/// Tells with a Δ at each node where the searches part how many nodes only one of them enters there, and with a plus how many
/// calls more one makes for a node that it searches again, once both have come by. `frame` is of the search in the picture, which is
/// the first one of the differences.
pub fn show_parts(
    scene: &mut Scene,
    raster: &Raster,
    frame: &Frame,
    other: &Frame,
    differences: &Differences,
    style: &Style,
) {
    let passed = |part: &&Part| part.steps[0] <= frame.step() && part.steps[1] <= other.step();
    let sum = |node: NodeId, again: bool| {
        let parts = differences.of_node(node).filter(passed);
        parts
            .filter(|part| part.again == again)
            .map(|part| part.nodes)
            .sum::<u32>()
    };
    let text = |node| match (sum(node, false), sum(node, true)) {
        (0, 0) => None,
        (nodes, 0) => Some(format!("Δ {nodes}")),
        (0, calls) => Some(format!("Δ +{calls}")),
        (nodes, calls) => Some(format!("Δ {nodes} +{calls}")),
    };
    let texts = tags(scene, raster, style, text);
    scene.texts.extend(texts);
}

/// Adds a tint of columns. If the last one is near and in the same row, it is widened instead.
fn widen(tints: &mut Vec<Mark>, next: Mark) {
    match tints.last_mut() {
        Some(last) if last.y1 == next.y1 && next.x1 - next.x2 - last.x1 - last.x2 < NEAR => {
            let (left, right) = (last.x1 - last.x2, next.x1 + next.x2);
            last.x1 = (left + right) / 2.0;
            last.x2 = (right - left) / 2.0;
        }
        _ => tints.push(next),
    }
}

/// A box behind columns, as high as a row lets it be.
fn tint(columns: &Mark, high: f64) -> Mark {
    Mark {
        shape: Shape::Square,
        ink: Ink::Differs,
        mix: 0,
        y2: high.max(columns.y2),
        ..*columns
    }
}
