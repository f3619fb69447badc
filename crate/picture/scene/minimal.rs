//! The minimal tree over a scene: a broad pale stroke under its nodes and edges, the types of its nodes, and rings
//! around the nodes that are searched in addition.

use super::free_space::FreeSpace;
use super::halo::{halo, lay_under};
use super::raster::Raster;
use super::rect::Rect;
use super::text_request::{Rank, Spot, TextRequest};
use super::{Align, Ink, Mark, Role, Scene, Shape, Style, Text};
use crate::frame::Frame;
use crate::frame::minimal::MinimalTree;

/// How far the stroke reaches beyond a node, in pixels.
const HALO: f64 = 5.0;

/// How far a ring is from its node, in pixels.
const RING: f64 = 3.0;

/// Half of the height of a bar below columns of pixels, and its distance from them, in pixels.
const BAR: (f64, f64) = (2.0, 1.5);

/// Half of the width of the smallest node with a type beside it, and the size of the type, in pixels.
const TYPED: (f64, f64) = (5.0, 11.0);

/// Pixels between a node and its type.
const GAP: f64 = 3.0;

/// Half of the width of the smallest node that types avoid, in pixels.
const SEEN: f64 = 2.0;

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
            bars(mark, raster, frame, minimal, &mut over);
        } else if !mark.ink.is_state() {
            continue;
        } else if minimal.kind(mark.node).is_some() {
            under.extend(halo(mark, Ink::Minimal, HALO));
        } else if mark.is_node() && minimal.adds(frame, mark.node) {
            over.push(ring(mark));
        }
    }
    let texts = types(scene, raster, minimal, style);
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

/// Bars below columns of pixels: one under those that stand for nodes of the minimal tree, and a line below it under
/// those that stand for nodes searched in addition. Bars that touch are one.
fn bars(mark: &Mark, raster: &Raster, frame: &Frame, minimal: &MinimalTree, marks: &mut Vec<Mark>) {
    let mut open: [Option<Mark>; 2] = [None, None];
    for column in raster.columns(mark) {
        let (critical, extra) = minimal.among(frame, column.nodes.clone());
        let (left, right) = column.across();
        for (at, there) in [critical, extra].into_iter().enumerate() {
            open[at] = match open[at].take() {
                Some(bar) if there && left <= bar.x1 + bar.x2 => Some(spanning(&bar, right)),
                before => {
                    marks.extend(before);
                    there.then(|| bar(mark, at, (left, right)))
                }
            };
        }
    }
    marks.extend(open.into_iter().flatten());
}

/// The bar of the minimal tree, or the second one.
fn bar(mark: &Mark, which: usize, (left, right): (f64, f64)) -> Mark {
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

/// A bar up to another right end.
fn spanning(bar: &Mark, right: f64) -> Mark {
    let left = bar.x1 - bar.x2;
    Mark {
        x1: (left + right) / 2.0,
        x2: (right - left) / 2.0,
        ..*bar
    }
}

/// The types of the nodes that are large enough, where there is room.
fn types(scene: &Scene, raster: &Raster, minimal: &MinimalTree, style: &Style) -> Vec<Text> {
    let least = TYPED.0 * style.text;
    let nodes = || scene.marks.iter().filter(|mark| mark.is_node());
    let typed: Vec<_> = nodes()
        .filter(|mark| mark.x2 >= least)
        .filter_map(|mark| Some((mark, minimal.kind(mark.node)?)))
        .collect();
    if typed.is_empty() {
        return Vec::new();
    }
    let mut free = FreeSpace::new(&raster.viewport, &style.advances);
    for mark in nodes().filter(|mark| mark.x2 >= SEEN) {
        free.take(Rect::of_node(mark));
    }
    for text in &scene.texts {
        free.take(Rect::of_text(text, &style.advances));
    }
    free.note_lines(&scene.marks);
    let request = |(mark, kind): (&Mark, u8)| {
        let text = Text {
            text: String::new(),
            role: Role::Type,
            ink: Ink::Quiet,
            node: mark.node,
            x: 0.0,
            y: 0.0,
            size: TYPED.1 * style.text,
            align: Align::Middle,
        };
        let spots = spots(mark, text.size);
        TextRequest::new(Rank::Closed, text, vec![kind.to_string()], spots)
    };
    let requests = typed.into_iter().map(request);
    requests
        .filter_map(|request| request.settled(&mut free))
        .collect()
}

/// Where the type of a node can stand: beside it above, below, and under it.
fn spots(mark: &Mark, size: f64) -> Vec<Spot> {
    let (x, y) = (mark.x1, mark.y1);
    let (aside, down) = (mark.x2 + GAP, mark.y2.max(size) * 0.6);
    let below = y + mark.y2 + size * 0.6 + 2.0;
    vec![
        (x + aside, y - down, Align::Start),
        (x - aside, y - down, Align::End),
        (x + aside, y + down, Align::Start),
        (x - aside, y + down, Align::End),
        (x, below, Align::Middle),
        (x, below + size * 1.35, Align::Middle),
    ]
}
