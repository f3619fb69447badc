//! The texts of nodes: values and bounds, windows, names.

use super::drawing::Drawing;
use super::shape::shape;
use super::text::{bound, number, width, window};
use super::{Align, Ink, Role, Shape, Text};
use crate::frame::Status;
use crate::trace::event::Kind;
use crate::tree::NodeId;

/// Type smaller than this, in pixels, is not drawn.
const SMALLEST: f64 = 8.0;

/// No text of a node is larger than so many times half of it, if that is small.
const LARGEST: f64 = 1.3;

impl Drawing<'_> {
    /// The texts of a node.
    pub(super) fn write(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        if self.half_of(node) * LARGEST < SMALLEST {
            return;
        }
        self.name(node, at);
        let decimal = self.style.decimal;
        let (view, player) = (self.style.view, self.tree.player(node));
        if self.tree.is_leaf(node) {
            let value = self.tree.value(node);
            let value = value.map(|value| number(view.value(player, value), decimal));
            let text = value.or(self.tree.symbol(node).map(String::from));
            self.inside(node, text.unwrap_or_default(), ink, at);
            return;
        }
        let range = view.range(player, self.frame.range(node));
        let shown = if range.lo == range.hi {
            self.inside(node, number(range.lo, decimal), ink, at)
        } else {
            false
        };
        if !shown {
            let exact = range.lo == range.hi;
            let exact = exact.then(|| (Role::Value, number(range.lo, decimal)));
            let bound = bound(range, decimal).map(|text| (Role::Bound, text));
            if let Some((role, text)) = exact.or(bound) {
                self.beside(node, role, text, ink, at, 0.55);
            }
        }
        if status == Status::Open && self.frame.rules().bounded() {
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
            self.canvas.write(Text {
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
        let half = self.half_of(node);
        let size = self.type_size(node);
        let room = self.room_beside(node, x);
        let always = self.path.contains(&node);
        if size < SMALLEST || !always && width(&text, size) + 8.0 > room {
            return;
        }
        let right = x + half + 5.0;
        let over = right + width(&text, size) > self.viewport.width;
        let (x, align) = if over && always {
            (x - half - 5.0, Align::End)
        } else {
            (right, Align::Start)
        };
        let text = Text {
            text,
            role,
            ink,
            node,
            x,
            y: y + lower * half.max(size * 1.15),
            size,
            align,
        };
        match always {
            true => self.canvas.write_first(text),
            false => self.canvas.write(text),
        }
    }

    fn window(&mut self, node: NodeId, ink: Ink, at: (f64, f64)) {
        let Some(call) = self.frame.call(node) else {
            return;
        };
        let cuts = self.frame.kind() == Some(Kind::Cutoff) && self.frame.current() == Some(node);
        let ink = if cuts { Ink::Cut } else { ink };
        let player = self.tree.player(node);
        let seen = self.style.view.window(player, call.held.window);
        let text = window(seen, self.style.decimal);
        self.beside(node, Role::Window, text, ink, at, -0.55);
    }

    fn name(&mut self, node: NodeId, (x, y): (f64, f64)) {
        let label = match self.tree.is_leaf(node) {
            true => {
                let label = self.tree.label(node);
                let label = label.or(self.names.move_to(self.tree, node));
                label.map(String::from)
            }
            false => self
                .names
                .name(self.tree, node)
                .filter(|name| !name.starts_with('#')),
        };
        let half = self.half_of(node);
        let size = self.type_size(node) * 0.95;
        let Some(text) = label.filter(|_| size >= SMALLEST) else {
            return;
        };
        let (x, y, align) = match self.tree.is_leaf(node) {
            true => (x, y + half + size * 0.6, Align::Middle),
            false => (x - half - 6.0, y - half * 0.45, Align::End),
        };
        self.canvas.write(Text {
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
    fn type_size(&self, node: NodeId) -> f64 {
        let full = 13.0 * self.style.text;
        let half = self.half_of(node);
        if half >= 9.0 {
            full
        } else {
            full.min(half * LARGEST)
        }
    }

    /// Pixels free to the right of a node before its neighbour begins.
    fn room_beside(&self, node: NodeId, x: f64) -> f64 {
        let row = &self.layout.rows()[self.layout.row(node)].nodes;
        let next = row.get(self.index(node) + 1);
        let half = self.half_of(node);
        let next = next.map_or(self.viewport.width + half, |&n| {
            self.viewport.place(self.layout, n).0
        });
        next - x - 2.0 * half
    }
}
