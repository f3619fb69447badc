//! The texts of nodes: values and bounds, windows, names. A value is written in its node if it can be read there; all
//! else looks for a place beside it.

use super::builder::{LEGIBLE, SceneBuilder};
use super::format::{bound, named_windows, number, window};
use super::shape::shape;
use super::text_request::{Place, Rank, TextRequest};
use super::{Align, Ink, Role, Shape, Text, Windows};
use crate::frame::Status;
use crate::search::Window;
use crate::trace::event::Kind;
use crate::tree::NodeId;

/// Type smaller than this, in pixels, is not drawn.
const SMALLEST: f64 = 8.0;

/// Type of this size is easily read: where two digits would be smaller, one digit is not larger.
const PLAIN: f64 = 11.0;

/// The size of type beside a node, where neither room nor the reader's choice changes it.
const BESIDE: f64 = 13.0;

/// No text beside a node is larger than so many times half of it, if that is small.
const LARGEST: f64 = 1.3;

/// Pixels between a node and a text beside it.
const GAP: f64 = 4.0;

/// The most children of a node whose windows are told one after the other.
const MOST: usize = 32;

/// A name is at most as wide as so many letters as high, where neighbours leave the room.
const LONGEST: f64 = 9.0;

impl SceneBuilder<'_> {
    /// The texts of a node.
    pub(super) fn write(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        if self.half_of(node).max(self.halves(node).1) * LARGEST < SMALLEST {
            return;
        }
        self.name(node, at);
        let decimal = self.style.decimal;
        let (view, player) = (self.style.view, self.tree.player(node));
        if self.tree.is_leaf(node) {
            let value = self.tree.value(node);
            let value = value.map(|value| number(view.value(player, value), decimal));
            let text = value.or(self.tree.symbol(node).map(String::from));
            self.value(node, text.unwrap_or_default(), ink, at);
            return;
        }
        let range = view.range(player, self.frame.range(node));
        if range.lo == range.hi {
            self.value(node, number(range.lo, decimal), ink, at);
        } else if let Some(text) = bound(range, decimal) {
            let shown = self.text(node, Role::Bound, ink, self.type_size(node));
            let places = self.lower(node, at, shown.size);
            self.beside(Rank::Bound, shown, vec![text], places);
        }
        self.window(node, status, ink, at);
    }

    /// A text of a node that says nothing yet and has no place, at most of a size.
    pub(super) fn text(&self, node: NodeId, role: Role, ink: Ink, size: f64) -> Text {
        Text {
            text: String::new(),
            role,
            ink,
            node,
            x: 0.0,
            y: 0.0,
            size,
            align: Align::Middle,
        }
    }

    /// Writes a value inside its node if it can be read there, otherwise below a leaf or beside another node.
    fn value(&mut self, node: NodeId, value: String, ink: Ink, (x, y): (f64, f64)) {
        let (inside, lower) = self.room_inside(node, &value);
        let mut text = self.text(node, Role::Value, ink, inside);
        if inside >= SMALLEST {
            (text.text, text.x, text.y) = (value, x, y + lower);
            return self.layers.write(text);
        }
        text.size = self.type_size(node);
        let places = match self.tree.is_leaf(node) {
            true => self.below(node, (x, y), text.size),
            false => self.lower(node, (x, y), text.size),
        };
        self.beside(Rank::Value, text, vec![value], places);
    }

    /// The largest type in which a value fits into its node, and how far below the middle it stands. Leaves in whose
    /// place two digits could be read have type of one size.
    fn room_inside(&self, node: NodeId, value: &str) -> (f64, f64) {
        let (wide, high) = self.halves(node);
        let (room, lower) = match shape(self.tree, node, self.style.convention) {
            Shape::Up => (wide * 1.05, high * 0.3),
            Shape::Down => (wide * 1.05, -high * 0.3),
            Shape::Circle => (wide * 1.6, 0.0),
            _ => (wide * 2.0 - 1.0, 0.0),
        };
        let fitting = |text: &str| room / self.style.advances.width(text, 1.0).max(0.3);
        let usual = fitting("00");
        let fitting = fitting(value);
        let size = match usual >= SMALLEST {
            true => fitting.min(usual.max(PLAIN * self.style.text)),
            false => fitting,
        };
        let tall = if self.tree.is_leaf(node) { 1.5 } else { 1.15 };
        (size.min(self.sizes.inside).min(high * tall), lower)
    }

    /// Looks for a place for a text beside its node.
    fn beside(&mut self, rank: Rank, text: Text, forms: Vec<String>, places: Vec<Place>) {
        if text.size >= SMALLEST {
            self.layers
                .wish(TextRequest::new(rank, text, forms, places));
        }
    }

    /// FreeSpace for a text of a size at the right or left of a node, lower than its middle if `down` is 1, higher if
    /// it is −1.
    fn aside(&self, node: NodeId, (x, y): (f64, f64), size: f64, down: f64) -> [Place; 2] {
        let (half, _) = self.halves(node);
        let y = y + down * (half * 0.55).max(size * 0.7);
        let aside = half + GAP;
        [(x + aside, y, Align::Start), (x - aside, y, Align::End)]
    }

    /// Where a range may stand: what is proved is told below the window.
    fn lower(&self, node: NodeId, at: (f64, f64), size: f64) -> Vec<Place> {
        let mut places = Vec::from(self.aside(node, at, size, 1.0));
        places.extend(self.aside(node, at, size, -1.0));
        if self.path.contains(&node) || self.sizes.inner >= LEGIBLE {
            places.extend(self.above(node, at, size));
        }
        places
    }

    /// Beside the edge that leads to a node: there is no other node, however near its neighbours are.
    fn above(&self, node: NodeId, (x, y): (f64, f64), size: f64) -> [Place; 4] {
        let (_, high) = self.halves(node);
        let near = y - high - size * 0.75 - 2.0;
        let far = near - size * 1.3;
        [
            (x + GAP, near, Align::Start),
            (x - GAP, near, Align::End),
            (x + GAP, far, Align::Start),
            (x - GAP, far, Align::End),
        ]
    }

    /// Below a leaf, in either of two lines: neighbours with long texts take turns.
    fn below(&self, node: NodeId, (x, y): (f64, f64), size: f64) -> Vec<Place> {
        let first = y + self.halves(node).1 + size * 0.6 + 1.0;
        let lines = [first, first + size * 1.35];
        lines.map(|y| (x, y, Align::Middle)).into()
    }

    /// The window of an open node; of a closed one, where these are asked for.
    fn window(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        let open = status == Status::Open;
        let asked = status == Status::Closed && self.style.windows != Windows::Path;
        if !(open || asked) || !self.frame.rules().bounded() {
            return;
        }
        let Some(call) = self.frame.call(node) else {
            return;
        };
        let current = self.frame.current() == Some(node);
        let cuts = self.frame.kind() == Some(Kind::Cutoff) && current;
        let ink = if cuts { Ink::Cut } else { ink };
        let seen = |window| self.style.view.window(self.tree.player(node), window);
        let decimal = self.style.decimal;
        let last = seen(call.held.window);
        let all: Vec<Window> = match self.style.windows {
            Windows::History => self
                .frame
                .windows(node, MOST)
                .into_iter()
                .map(seen)
                .collect(),
            _ => vec![last],
        };
        let forms = vec![
            named_windows(&all, &self.style.bounds, decimal),
            named_windows(&[last], &self.style.bounds, decimal),
            window(last, decimal),
        ];
        let text = self.text(node, Role::Window, ink, self.type_size(node));
        let mut places = Vec::from(self.aside(node, at, text.size, -1.0));
        if open || self.sizes.inner >= LEGIBLE {
            places.extend(self.above(node, at, text.size));
        }
        places.extend(self.aside(node, at, text.size, 1.0));
        let rank = match (current, open) {
            (true, _) => Rank::Window,
            (_, true) => Rank::Windows,
            _ => Rank::Closed,
        };
        self.beside(rank, text, forms, places);
    }

    fn name(&mut self, node: NodeId, at: (f64, f64)) {
        let leaf = self.tree.is_leaf(node);
        let label = match leaf {
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
        let size = self.type_size(node) * 0.95;
        let Some(label) = label else {
            return;
        };
        let text = self.text(node, Role::Name, Ink::Quiet, size);
        let most = (self.room_around(node) / size).clamp(3.0, LONGEST);
        let name = self.style.advances.shortened(&label, most);
        let places = match leaf {
            true => self.below(node, at, size),
            false => {
                let [right, left] = self.aside(node, at, size, -1.0);
                vec![left, right]
            }
        };
        self.beside(Rank::Name, text, Vec::from_iter(name), places);
    }

    /// Type beside a node: the reader's size, less where nodes are small.
    fn type_size(&self, node: NodeId) -> f64 {
        let (wide, high) = self.halves(node);
        let half = wide.max(high);
        match half >= LEGIBLE {
            true => BESIDE * self.sizes.text,
            false => (BESIDE * self.style.text).min(half * LARGEST),
        }
    }
}
