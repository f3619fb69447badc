//! The minimal tree over a scene: a broad pale stroke under its nodes and edges, the types of its nodes, and rings
//! around the nodes that are searched in addition.

use super::halo::{halo, lay_under};
use super::raster::Raster;
use super::runs::{Run, runs};
use super::tags::tags;
use super::{Ink, Mark, Scene, Shape, Style};
use crate::frame::Frame;
use crate::frame::minimal::MinimalTree;

/// How far the stroke reaches beyond a node, in pixels.
const HALO: f64 = 5.0;

/// How far a ring is from its node, in pixels.
const RING: f64 = 3.0;

/// Half of the height of a bar below columns of pixels, and its distance from them, in pixels.
const BAR: (f64, f64) = (2.0, 1.5);

/// Shows the minimal tree, and the nodes searched in addition by the step of `frame`. Only nodes in the scene are
/// examined.
pub fn show_minimal(
    scene: &mut Scene,
    raster: &Raster,
    frame: &Frame,
    minimal: &MinimalTree,
    style: &Style,
) {
    let (mut under, mut over) = (Vec::new(), Vec::new());
    for mark in &scene.marks {
        if mark.shape == Shape::Columns {
            // One bar under those that stand for nodes of the minimal tree, and a line below it under those that stand for
            // nodes searched in addition.
            let runs = runs(mark, raster, |nodes| minimal.among(frame, nodes).into());
            over.extend(runs.into_iter().map(|run| bar(mark, run)));
        } else if !mark.ink.is_state() {
            continue;
        } else if minimal.kind(mark.node).is_some() {
            under.extend(halo(mark, Ink::Minimal, HALO));
        } else if mark.is_node() && minimal.adds(frame, mark.node) {
            over.push(ring(mark));
        }
    }
    let kind = |node| minimal.kind(node).map(|kind| kind.to_string());
    let texts = tags(scene, raster, style, kind);
    lay_under(scene, under);
    scene.marks.extend(over);
    scene.texts.extend(texts);
}

fn ring(mark: &Mark) -> Mark {
    let by = RING.min(mark.x2 * 0.2 + 1.0);
    Mark {
        shape: Shape::Square,
        ink: Ink::Extra,
        mix: 0,
        x2: mark.x2 + by,
        y2: mark.y2 + by,
        ..*mark
    }
}

/// The bar of the minimal tree below a run of columns, or the second one.
fn bar(mark: &Mark, Run { which, left, right }: Run) -> Mark {
    let inks = [Ink::Minimal, Ink::Extra];
    let away = BAR.1 + BAR.0 + which as f64 * (2.0 * BAR.0 + BAR.1);
    Mark {
        shape: Shape::Square,
        ink: inks[which],
        mix: 0,
        x1: (left + right) / 2.0,
        y1: mark.y1 + mark.y2 + away,
        x2: (right - left) / 2.0,
        y2: if which == 0 { BAR.0 } else { 0.0 },
        ..*mark
    }
}
