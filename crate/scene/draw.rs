//! From a frame and a viewport to marks.

use std::collections::HashSet;
use std::ops::Range;

use super::shape::{Line, half, shape, strikes};
use super::text::{bound, number, width, window};
use super::{Align, Convention, Ink, Mark, Role, Scene, Shape, Style, Text, Viewport};
use crate::event::Kind;
use crate::frame::{Frame, Status};
use crate::layout::{Layout, Row};
use crate::names::Names;
use crate::tree::{GameTree, NodeId};

/// Nodes of one row closer than this, in pixels, are drawn as one.
const DENSEST: f64 = 1.5;

/// Type smaller than this, in pixels, is not drawn.
const SMALLEST: f64 = 8.0;

/// The scene of `frame` in `viewport`.
///
/// Nodes outside the viewport give no marks, and where nodes outnumber pixels most give none
/// either; the open path is always there.
pub fn scene(
    frame: &Frame,
    layout: &Layout,
    names: &Names,
    viewport: &Viewport,
    style: &Style,
) -> Scene {
    let tree = frame.trace().tree();
    let variation = match frame.finished() {
        true => std::iter::once(0)
            .chain(frame.trace().variation())
            .collect(),
        false => HashSet::new(),
    };
    let mut drawing = Drawing {
        frame,
        tree,
        layout,
        names,
        viewport,
        style,
        path: frame.path().iter().map(|call| call.node).collect(),
        variation,
        half: half(viewport),
        edges: Vec::new(),
        nodes: Vec::new(),
        texts: Vec::new(),
    };
    drawing.rows();
    drawing.finish()
}

struct Drawing<'a> {
    frame: &'a Frame<'a>,
    tree: &'a GameTree,
    layout: &'a Layout,
    names: &'a Names,
    viewport: &'a Viewport,
    style: &'a Style,
    path: HashSet<NodeId>,
    variation: HashSet<NodeId>,
    half: f64,
    edges: Vec<Mark>,
    nodes: Vec<Mark>,
    texts: Vec<Text>,
}

impl Drawing<'_> {
    fn rows(&mut self) {
        let height = self.viewport.row_height.max(f64::MIN_POSITIVE);
        let first = ((-self.viewport.y) / height).floor() - 1.0;
        let last = ((self.viewport.height - self.viewport.y) / height).ceil() + 1.0;
        let rows = self.layout.rows();
        let shown = (first.max(0.0) as usize)..(last.max(0.0) as usize).min(rows.len());
        let apart = (DENSEST / height).ceil().max(1.0) as usize;
        for depth in shown.step_by(apart) {
            self.row_name(depth, &rows[depth]);
            for node in self.seen(&rows[depth]) {
                self.node(node);
            }
        }
        let mut always: Vec<NodeId> = self.path.union(&self.variation).copied().collect();
        always.sort_unstable();
        for node in always {
            self.node(node);
        }
    }

    /// The nodes of a row that have marks: at most one per pixel, and one beyond either side so
    /// that edges leave the view. The open path and the variation are drawn apart.
    fn seen(&self, row: &Row) -> Vec<NodeId> {
        let range = self.within(row);
        let mut seen = Vec::new();
        let mut at = range.start;
        while let Some(&node) = row.nodes.get(at).filter(|_| at < range.end) {
            if !self.path.contains(&node) && !self.variation.contains(&node) {
                seen.push(node);
            }
            let next = self.layout.column(node) + DENSEST / self.viewport.unit;
            let rest = row.nodes.get(at + 1..range.end).unwrap_or_default();
            at += 1 + rest.partition_point(|&other| self.layout.column(other) < next);
        }
        seen
    }

    /// Indices of the nodes of a row within a viewport's width of the viewport.
    fn within(&self, row: &Row) -> Range<usize> {
        let column = |x: f64| (x - self.viewport.x) / self.viewport.unit;
        let index = |x: f64| {
            row.nodes
                .partition_point(|&node| self.layout.column(node) < column(x))
        };
        let width = self.viewport.width;
        let start = index(-width).saturating_sub(1);
        start..(index(2.0 * width) + 1).min(row.nodes.len())
    }

    fn row_name(&mut self, depth: usize, row: &Row) {
        let Viewport {
            width,
            height,
            y,
            row_height,
            ..
        } = *self.viewport;
        let middle = y + depth as f64 * row_height;
        if self.style.convention == Convention::Wikipedia && depth % 2 == 0 {
            self.edges.push(Mark {
                shape: Shape::Band,
                ink: Ink::Band,
                node: 0,
                x1: width / 2.0,
                y1: middle,
                x2: width / 2.0,
                y2: row_height / 2.0,
            });
        }
        let name = match (row.max, row.min) {
            (true, true) => "MAX MIN",
            (true, false) => "MAX",
            (false, true) => "MIN",
            (false, false) => return,
        };
        let size = 12.0 * self.style.text;
        if row_height > size * 1.3 && (0.0..height).contains(&middle) {
            self.texts.push(Text {
                text: name.into(),
                role: Role::Player,
                ink: Ink::Quiet,
                node: 0,
                x: 12.0,
                y: middle,
                size,
                align: Align::Start,
            });
        }
    }

    fn node(&mut self, node: NodeId) {
        let (x, y) = self.viewport.place(self.layout, node);
        let status = self.frame.status(node);
        let ink = self.ink(node, status);
        self.edge(node, (x, y), status, ink);
        let Viewport { width, height, .. } = *self.viewport;
        let near = -self.half..;
        if !near.contains(&x)
            || x > width + self.half
            || !near.contains(&y)
            || y > height + self.half
        {
            return;
        }
        let (wide, high) = self.halves(node);
        let mark = Mark {
            shape: shape(self.tree, node, self.style.convention),
            ink,
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
    }

    fn halves(&self, node: NodeId) -> (f64, f64) {
        match self.tree.is_leaf(node) {
            true => (self.half * 0.92, self.half * 0.8),
            false => (self.half, self.half * 0.92),
        }
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
            let strikes = strikes(edge, self.style.convention);
            self.edges
                .extend(strikes.into_iter().map(|s| line(node, Ink::Cut, s)));
        }
    }

    /// The texts of a node.
    fn write(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        self.name(node, at);
        let decimal = self.style.decimal;
        if self.tree.is_leaf(node) {
            let value = self.tree.value(node).map(|value| number(value, decimal));
            let text = value.or(self.tree.symbol(node).map(String::from));
            self.inside(node, text.unwrap_or_default(), ink, at);
            return;
        }
        let range = self.frame.range(node);
        let shown = if range.lo == range.hi {
            self.inside(node, number(range.lo, decimal), ink, at)
        } else {
            false
        };
        if !shown {
            let exact = (range.lo == range.hi).then(|| number(range.lo, decimal));
            if let Some(text) = exact.or(bound(range, decimal)) {
                self.beside(node, Role::Bound, text, ink, at, 0.5);
            }
        }
        if status == Status::Open && self.frame.trace().rules().bounded() {
            self.window(node, ink, at);
        }
    }

    /// Writes a value inside its node, if it can be read there.
    fn inside(&mut self, node: NodeId, text: String, ink: Ink, (x, y): (f64, f64)) -> bool {
        let shape = shape(self.tree, node, self.style.convention);
        let (wide, high) = self.halves(node);
        let (room, lower) = match shape {
            Shape::Up => (wide * 1.05, high * 0.3),
            Shape::Down => (wide * 1.05, -high * 0.3),
            Shape::Circle => (wide * 1.5, 0.0),
            _ => (wide * 1.8, 0.0),
        };
        let fitting = room / width(&text, 1.0).max(0.56);
        let size = (15.0 * self.style.text).min(fitting).min(high * 1.25);
        let shown = size >= SMALLEST;
        if shown {
            self.texts.push(Text {
                text,
                role: Role::Value,
                ink,
                node,
                x,
                y: y + lower,
                size,
                align: Align::Middle,
            });
        }
        shown
    }

    /// Writes to the right of a node, lower or higher by a share of its size, where there is room.
    fn beside(
        &mut self,
        node: NodeId,
        role: Role,
        text: String,
        ink: Ink,
        (x, y): (f64, f64),
        lower: f64,
    ) {
        let size = self.type_size();
        let room = self.room_beside(node, x);
        let always = self.path.contains(&node);
        if size < SMALLEST || !always && width(&text, size) + 8.0 > room {
            return;
        }
        let right = x + self.half + 5.0;
        let over = right + width(&text, size) > self.viewport.width;
        let (x, align) = if over && always {
            (x - self.half - 5.0, Align::End)
        } else {
            (right, Align::Start)
        };
        self.texts.push(Text {
            text,
            role,
            ink,
            node,
            x,
            y: y + lower * self.half,
            size,
            align,
        });
    }

    fn window(&mut self, node: NodeId, ink: Ink, at: (f64, f64)) {
        let Some(call) = self.frame.call(node) else {
            return;
        };
        let step = self.frame.step();
        let cuts = self.frame.trace().at(step) == (Kind::Cutoff, node);
        let ink = if cuts { Ink::Cut } else { ink };
        let text = window(call.held.window, self.style.decimal);
        self.beside(node, Role::Window, text, ink, at, -0.55);
    }

    fn name(&mut self, node: NodeId, (x, y): (f64, f64)) {
        let label = match self.tree.is_leaf(node) {
            true => self.tree.label(node).map(String::from),
            false => self
                .names
                .name(self.tree, node)
                .filter(|name| !name.starts_with('#')),
        };
        let size = self.type_size() * 0.95;
        let Some(text) = label.filter(|_| size >= SMALLEST) else {
            return;
        };
        let (x, y, align) = match self.tree.is_leaf(node) {
            true => (x, y + self.half + size * 0.6, Align::Middle),
            false => (x - self.half - 3.0, y - self.half * 0.45, Align::End),
        };
        self.texts.push(Text {
            text,
            role: Role::Name,
            ink: Ink::Quiet,
            node,
            x,
            y,
            size,
            align,
        });
    }

    /// Type beside a node: the reader's size, less where nodes are small.
    fn type_size(&self) -> f64 {
        let full = 13.0 * self.style.text;
        if self.half >= 9.0 {
            full
        } else {
            full.min(self.half * 1.3)
        }
    }

    /// Pixels free to the right of a node before its neighbour begins.
    fn room_beside(&self, node: NodeId, x: f64) -> f64 {
        let row = &self.layout.rows()[self.layout.row(node)].nodes;
        let next = row.get(row.partition_point(|&other| other <= node));
        let next = next.map_or(self.viewport.width + self.half, |&n| {
            self.viewport.place(self.layout, n).0
        });
        next - x - 2.0 * self.half
    }

    fn finish(self) -> Scene {
        let mut marks = self.edges;
        // Bands, then edges, then nodes; the sort is stable.
        marks.sort_by_key(|mark| mark.shape != Shape::Band);
        marks.extend(self.nodes);
        Scene {
            marks,
            texts: self.texts,
        }
    }
}

fn line(node: NodeId, ink: Ink, [from, to]: Line) -> Mark {
    Mark {
        shape: Shape::Line,
        ink,
        node,
        x1: from.0,
        y1: from.1,
        x2: to.0,
        y2: to.1,
    }
}
