//! From a frame and a viewport to marks.

use std::cell::Cell;

use super::apart::Apart;
use super::canvas::Canvas;
use super::drawing::Drawing;
use super::places::Places;
use super::raster::Raster;
use super::shape::{shape, strikes};
use super::sizes::Sizes;
use super::stub::folded;
use super::wish::{Rank, Wish};
use super::{Align, Convention, Ink, Mark, Role, Scene, Shape, Style, Text, Viewport};
use crate::frame::{Frame, Status};
use crate::picture::layout::{Layout, Row};
use crate::source::games::AnyGame;
use crate::tree::NodeId;
use crate::tree::names::Names;

/// Pixels from the left of the view to the names of rows.
const EDGE: f64 = 8.0;

/// The scene of `frame` in `viewport`.
///
/// Nodes outside the viewport give no marks, and where nodes outnumber pixels they share them: there
/// are never more than a few for each column of pixels in a row. Where the tree is that of `game`,
/// nodes show their positions as far as there is room.
pub fn scene(
    frame: &Frame,
    layout: &Layout,
    names: &Names,
    game: Option<&AnyGame>,
    viewport: &Viewport,
    style: &Style,
) -> Scene {
    let raster = Raster::new(frame.tree(), layout, viewport);
    scene_on(&raster, frame, layout, names, game, style)
}

/// The same, on the raster of the viewport and layout.
pub fn scene_on(
    raster: &Raster,
    frame: &Frame,
    layout: &Layout,
    names: &Names,
    game: Option<&AnyGame>,
    style: &Style,
) -> Scene {
    let viewport = &raster.viewport;
    let tree = frame.tree();
    let mut variation = frame.variation();
    if frame.finished() {
        variation.push(0);
    }
    let path: Vec<NodeId> = frame.path().iter().map(|call| call.node).collect();
    let selected = style.selected.filter(|node| tree.nodes().contains(node));
    let mut always = path.clone();
    always.extend(&variation);
    always.extend(selected);
    always.extend(frame.pruned_now().map(|(first, _)| first));
    let mut drawing = Drawing {
        frame,
        tree,
        layout,
        names,
        viewport,
        style,
        path: path.into(),
        always: always.into(),
        variation: variation.into(),
        last: vec![Cell::new(0); layout.rows().len()],
        apart: Apart::default(),
        sizes: Sizes::new(layout, viewport, style.text),
        canvas: Canvas::default(),
    };
    drawing.rows(raster);
    drawing
        .canvas
        .settle(Places::new(viewport, &style.advances));
    if let Some(game) = game {
        drawing.positions(game);
    }
    drawing.arrows();
    drawing.canvas.finish()
}

impl Drawing<'_> {
    fn rows(&mut self, raster: &Raster) {
        for strip in &raster.strips {
            self.band(strip.depth);
            self.row(strip);
        }
        for node in self.always.iter().collect::<Vec<_>>() {
            self.node(node);
        }
        // Last, because these names stay in view while the tree moves below them.
        for strip in &raster.strips {
            self.row_name(strip.depth, &self.layout.rows()[strip.depth]);
        }
    }

    fn band(&mut self, depth: usize) {
        if self.style.convention == Convention::Wikipedia && depth.is_multiple_of(2) {
            let Viewport {
                width,
                y,
                row_height,
                ..
            } = *self.viewport;
            self.canvas.under(Mark {
                shape: Shape::Band,
                ink: Ink::Band,
                mix: 0,
                node: 0,
                x1: width / 2.0,
                y1: y + depth as f64 * row_height,
                x2: width / 2.0,
                y2: row_height / 2.0,
            });
        }
    }

    fn row_name(&mut self, depth: usize, row: &Row) {
        let Viewport {
            height,
            y,
            row_height,
            ..
        } = *self.viewport;
        let middle = y + depth as f64 * row_height;
        let name = match (row.max, row.min) {
            (true, true) => "MAX MIN",
            (true, false) => "MAX",
            (false, true) => "MIN",
            (false, false) => return,
        };
        let size = 12.0 * self.style.text;
        if row_height > size * 1.3 && (0.0..height).contains(&middle) {
            let shown = Text {
                size,
                ..self.text(0, Role::Player, Ink::Quiet, size)
            };
            // Where a node is in the way, it stands above the row, where edges lead inwards.
            let aside = self.sizes.inner + size * 0.7;
            let places = [0.0, -aside, aside].map(|lower| (EDGE, middle + lower, Align::Start));
            let wish = Wish::new(Rank::Player, shown, vec![name.into()], places.into());
            self.canvas.wish(wish);
        }
    }

    pub(super) fn node(&mut self, node: NodeId) {
        let stub = folded(self.frame, self.layout, self.viewport, self.style, node);
        if stub.is_some_and(|top| top != node) {
            return;
        }
        let (x, y) = self.viewport.place(self.layout, node);
        let status = self.frame.status(node);
        let ink = self.ink(node, status);
        self.edge(node, (x, y), status, ink);
        let Viewport { width, height, .. } = *self.viewport;
        let half = self.half_of(node);
        if !(-half..=width + half).contains(&x) || !(-half..=height + half).contains(&y) {
            return;
        }
        let (wide, high) = self.halves(node);
        let mark = Mark {
            shape: shape(self.tree, node, self.style.convention),
            ink,
            mix: 0,
            node,
            x1: x,
            y1: y,
            x2: wide,
            y2: high,
        };
        self.canvas.over(mark);
        if self.style.selected == Some(node) {
            self.canvas.over(Mark {
                ink: Ink::Selected,
                shape: Shape::Circle,
                x2: wide.max(high) * 1.45 + 2.0,
                y2: wide.max(high) * 1.45 + 2.0,
                ..mark
            });
        }
        self.write(node, status, ink, (x, y));
        if stub.is_some() {
            self.stand_in(node, (x, y));
        }
    }

    fn ink(&self, node: NodeId, status: Status) -> Ink {
        if self.variation.contains(&node) {
            return Ink::Variation;
        }
        match status {
            _ if self.frame.current() == Some(node) => Ink::Current,
            Status::Open => Ink::Open,
            Status::Closed => Ink::Closed,
            Status::Pruned => Ink::Pruned,
            Status::Unreached | Status::Beyond => Ink::Unreached,
        }
    }

    fn edge(&mut self, node: NodeId, (x, y): (f64, f64), status: Status, ink: Ink) {
        let Some(parent) = self.tree.parent(node) else {
            return;
        };
        let (px, py) = self.viewport.place(self.layout, parent);
        let edge = [
            (px, py + self.halves(parent).1),
            (x, y - self.halves(node).1),
        ];
        let ink = if ink == Ink::Current && status == Status::Closed {
            Ink::Closed
        } else {
            ink
        };
        self.canvas.under(Mark::line(node, ink, edge));
        if status == Status::Pruned && self.frame.pruned_by(node) == Some(parent) {
            let strikes = strikes(edge, self.viewport.unit, self.style.convention);
            for strike in strikes {
                self.canvas.under(Mark::line(node, Ink::Cut, strike));
            }
        }
    }
}
