//! The kinds of the calls of another program over a scene: a broad pale stroke under the edge by which a node was called and
//! under the node, its kind in short beside it, and strokes below columns of pixels. Strokes of one hue differ by their dashes.

use super::super::detail::raster::Raster;
use super::super::detail::runs::{ColumnRun, runs};
use super::super::node::halo::{STROKE, halo, lay_under};
use super::super::text::tags::tags;
use super::super::{Ink, Mark, Scene, Shape, Style};
use crate::frame::Frame;
use crate::frame::call_kinds::CallKinds;
use crate::trace::notes::CallKind;
use crate::tree::NodeId;

/// The distance of the first stroke below columns of pixels, and of the next ones, in pixels, and how much of the height
/// of a row all of them take at most.
const BELOW: (f64, f64) = (4.0, 5.0);
const SHARE: f64 = 0.6;

/// The ink of a kind; a call to the full depth with the full window has none.
fn ink(kind: CallKind) -> Option<Ink> {
    match kind {
        CallKind::Full => None,
        CallKind::NullWindow => Some(Ink::NullWindow),
        CallKind::ReSearch => Some(Ink::ReSearch),
        CallKind::NullMove => Some(Ink::NullMove),
        CallKind::Quiescence => Some(Ink::Quiescence),
        CallKind::Reduced => Some(Ink::Reduced),
        CallKind::Extended => Some(Ink::Extended),
        CallKind::Probe => Some(Ink::Probe),
    }
}

/// Shows the kinds of the last calls by the step of `frame`. Only nodes in the scene are examined.
pub fn show_call_kinds(
    scene: &mut Scene,
    raster: &Raster,
    frame: &Frame,
    kinds: &CallKinds,
    style: &Style,
) {
    let (mut under, mut below) = (Vec::new(), Vec::new());
    for mark in &scene.marks {
        if mark.shape == Shape::Columns {
            let runs = runs(mark, raster, |nodes| kinds.among(frame, nodes));
            below.extend(runs.into_iter().filter_map(|run| stroke(mark, raster, run)));
        } else if mark.ink.is_state()
            && let Some(ink) = frame.kind_of(mark.node).and_then(ink)
        {
            under.extend(halo(mark, ink, STROKE));
        }
    }
    let short = |node: NodeId| {
        let kind = frame.kind_of(node).filter(|&kind| ink(kind).is_some());
        kind.map(|kind| kind.short().into())
    };
    let texts = tags(scene, raster, style, short);
    lay_under(scene, under);
    scene.marks.extend(below);
    scene.texts.extend(texts);
}

/// The stroke of a kind below a run of columns.
fn stroke(
    mark: &Mark,
    raster: &Raster,
    ColumnRun { which, left, right }: ColumnRun,
) -> Option<Mark> {
    let (kind, _) = CallKind::ALL.get(which)?;
    let ink = ink(*kind)?;
    let step = BELOW
        .1
        .min(raster.viewport.row_height * SHARE / CallKind::ALL.len() as f64);
    // The full calls, which come first, have no stroke.
    let y = mark.y1 + mark.y2 + BELOW.0.min(step) + (which as f64 - 1.0) * step;
    let ends = [(left, y), (right, y)];
    Some(Mark::stroke(Shape::Line, mark.node, ink, ends))
}
