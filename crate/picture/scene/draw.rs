//! From a frame and a viewport to marks.

use std::cell::Cell;

use super::curve::Area;
use super::detail::{Apart, NEAR};
use super::raster::Raster;
use super::shape::{Line, half, shape, strikes};
use super::stub::folded;
use super::{Align, Convention, Ink, Mark, Role, Scene, Shape, Style, Text, Viewport};
use crate::frame::{Frame, Status};
use crate::picture::layout::{Layout, Row};
use crate::source::games::AnyGame;
use crate::trace::event::Kind;
use crate::tree::names::Names;
use crate::tree::node_set::NodeSet;
use crate::tree::{GameTree, NodeId};

/// Half of a node in which something can be read, and of one that is only to be seen, in pixels.
pub(super) const LEGIBLE: f64 = 9.0;
const DOT: f64 = 3.0;

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
    let raster = Raster::new(frame.trace().tree(), layout, viewport);
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
    let tree = frame.trace().tree();
    let mut variation = Vec::new();
    if frame.finished() {
        variation = frame.trace().variation();
        variation.push(0);
    }
    let path: Vec<NodeId> = frame.path().iter().map(|call| call.node).collect();
    let selected = style.selected.filter(|node| tree.nodes().contains(node));
    let mut always = path.clone();
    always.extend(&variation);
    always.extend(selected);
    always.extend(first_pruned(frame));
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
        half: half(viewport, style.text),
        edges: Vec::new(),
        nodes: Vec::new(),
        texts: Vec::new(),
        positions: Vec::new(),
    };
    drawing.rows(raster);
    if let Some(game) = game {
        drawing.positions(game);
    }
    drawing.arrows();
    drawing.finish()
}

pub(super) struct Drawing<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) tree: &'a GameTree,
    pub(super) layout: &'a Layout,
    pub(super) names: &'a Names,
    pub(super) viewport: &'a Viewport,
    pub(super) style: &'a Style,
    pub(super) path: NodeSet,
    /// What has a mark of its own however dense the tree is: the open path, the variation, what is
    /// selected, and where this step cuts.
    pub(super) always: NodeSet,
    variation: NodeSet,
    /// Which node of each row was last asked for: the next one is not far.
    pub(super) last: Vec<Cell<usize>>,
    /// What stands apart in the row that was drawn last.
    pub(super) apart: Apart,
    pub(super) half: f64,
    pub(super) edges: Vec<Mark>,
    pub(super) nodes: Vec<Mark>,
    pub(super) texts: Vec<Text>,
    /// Where positions are drawn.
    pub(super) positions: Vec<Area>,
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
        // Last, because they stay in view whatever moves below them.
        for strip in &raster.strips {
            self.row_name(strip.depth, &self.layout.rows()[strip.depth]);
        }
    }

    /// What is only a name, or a number of nodes, gives way to what is written there.
    pub(super) fn clear(&mut self, text: &Text) {
        let area = Area::of_text(text);
        self.texts.retain(|text| {
            let quiet = matches!(text.role, Role::Name | Role::Count);
            !quiet || !area.meets(&Area::of_text(text))
        });
    }

    fn band(&mut self, depth: usize) {
        if self.style.convention == Convention::Wikipedia && depth.is_multiple_of(2) {
            let Viewport {
                width,
                y,
                row_height,
                ..
            } = *self.viewport;
            self.edges.push(Mark {
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
            let name = Text {
                text: name.into(),
                role: Role::Player,
                ink: Ink::Quiet,
                node: 0,
                x: 12.0,
                y: middle,
                size,
                align: Align::Start,
            };
            // In a dense tree there is always something below it.
            if self.viewport.unit < NEAR {
                self.clear(&name);
            }
            self.texts.push(name);
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
        self.nodes.push(mark);
        if self.style.selected == Some(node) {
            self.nodes.push(Mark {
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

    /// Half of the width and height of a node.
    pub(super) fn halves(&self, node: NodeId) -> (f64, f64) {
        let half = self.half_of(node);
        match self.tree.is_leaf(node) {
            true => (half * 0.92, half * 0.8),
            false => (half, half * 0.92),
        }
    }

    /// What half the width of an inner node would be in its place. Where leaves are too near each
    /// other to be legible, nodes that stand apart are larger than they, and what is always there
    /// never is less than a dot.
    pub(super) fn half_of(&self, node: NodeId) -> f64 {
        let legible = LEGIBLE * self.style.text;
        if self.half >= legible {
            return self.half;
        }
        let least = match self.always.contains(&node) {
            true => DOT * self.style.text,
            false => 0.0,
        };
        // A name stands to the left of a node, and bounds to its right.
        let room = (self.room_around(node) * 0.2).max(least);
        let room = room.min(legible).min(self.viewport.row_height * 0.22);
        room.max(self.half)
    }

    fn ink(&self, node: NodeId, status: Status) -> Ink {
        if self.variation.contains(&node) {
            return Ink::Variation;
        }
        match status {
            _ if self.frame.current() == Some(node) => Ink::Current,
            Status::Open => Ink::Open,
            Status::Closed => Ink::Done,
            Status::Pruned => Ink::Pruned,
            Status::Unreached | Status::Beyond => Ink::Ahead,
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
            Ink::Done
        } else {
            ink
        };
        self.edges.push(line(node, ink, edge));
        if status == Status::Pruned && self.frame.pruned_by(node) == Some(parent) {
            let strikes = strikes(edge, self.viewport.unit, self.style.convention);
            self.edges
                .extend(strikes.into_iter().map(|s| line(node, Ink::Cut, s)));
        }
    }

    /// Bands, then edges of many, then edges and arrows, then columns of pixels, then nodes.
    fn finish(self) -> Scene {
        let mut marks = Vec::with_capacity(self.edges.len() + self.nodes.len());
        let mut add = |from: &[Mark], belongs: fn(Shape) -> bool| {
            for mark in from {
                if belongs(mark.shape) {
                    marks.push(*mark);
                }
            }
        };
        add(&self.edges, |shape| shape == Shape::Band);
        add(&self.edges, |shape| shape == Shape::Wash);
        add(&self.edges, |shape| shape == Shape::Spread);
        add(&self.edges, |shape| {
            !matches!(shape, Shape::Band | Shape::Wash | Shape::Spread)
        });
        add(&self.nodes, |shape| shape == Shape::Cells);
        add(&self.nodes, |shape| shape != Shape::Cells);
        Scene {
            marks,
            texts: self.texts,
        }
    }
}

/// The first child that the cutoff of this step prunes.
fn first_pruned(frame: &Frame) -> Option<NodeId> {
    let step = frame.step();
    let node = frame.current()?;
    let trace = frame.trace();
    if trace.at(step).0 != Kind::Cutoff || trace.pruned_at(step) == 0 {
        return None;
    }
    Some(trace.tree().end(trace.compared(step - 1)))
        .filter(|&child| trace.tree().contains(node, child))
}

pub(super) fn line(node: NodeId, ink: Ink, ends: Line) -> Mark {
    stroke(Shape::Line, node, ink, ends)
}

/// A mark from one place to another.
pub(super) fn stroke(shape: Shape, node: NodeId, ink: Ink, [from, to]: Line) -> Mark {
    Mark {
        shape,
        ink,
        mix: 0,
        node,
        x1: from.0,
        y1: from.1,
        x2: to.0,
        y2: to.1,
    }
}
