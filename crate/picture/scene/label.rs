//! The texts of nodes: values, ranges, windows and names. A value is written inside its node if it is legible there.
//! All other texts are written beside the node where there is room.

use super::builder::{LEGIBLE, SceneBuilder};
use super::format::{bound, named_windows, number, window};
use super::line::Line;
use super::shape::shape;
use super::text_request::{GAP, Rank, SMALLEST, Spot, TextRequest};
use super::weight::Weight;
use super::{Align, Ink, Role, Shape, Text, Windows};
use crate::frame::Status;
use crate::search::Window;
use crate::trace::event::Kind;
use crate::tree::NodeId;

/// A size of type that is easily read, in pixels. If two digits fit only in smaller type, one digit is at most this
/// large.
const PLAIN: f64 = 11.0;

/// The size of type beside a node, in pixels, before it is adapted to the room and the reader's choice.
const BESIDE: f64 = 13.0;

/// The largest size of type beside a small node, as a multiple of half of the node.
const LARGEST: f64 = 1.3;

/// The largest number of children whose windows are listed in the history of a node.
const MOST: usize = 32;

/// The largest width of a name, in ems, if the neighbours leave room.
const LONGEST: f64 = 9.0;

impl SceneBuilder<'_> {
    /// Writes the texts of a node.
    pub(super) fn write(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        if self.half_of(node).max(self.halves(node).1) * LARGEST < SMALLEST {
            let texts = [self.tree.is_leaf(node), self.tree.label(node).is_some()];
            self.layers
                .leave_out(texts.into_iter().filter(|&there| there).count());
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
            let spots = self.lower(node, at, shown.size);
            self.beside(Rank::Bound, shown, vec![text], spots);
        }
        self.window(node, status, ink, at);
    }

    /// Requests the weight of a child of a chance node at the edge that leads to it.
    pub(super) fn weight(&mut self, node: NodeId, edge: Line, ink: Ink) {
        let weight = self.tree.chance().and_then(|chance| chance.weight(node));
        let (Some(weight), Some(parent)) = (weight, self.tree.parent(node)) else {
            return;
        };
        let ink = if ink == Ink::Pruned { ink } else { Ink::Quiet };
        let text = Text {
            text: weight.replace('.', &self.style.decimal.to_string()),
            ..self.text(node, Role::Weight, ink, self.type_size(parent) * 0.95)
        };
        if text.size >= SMALLEST {
            self.layers.weight(Weight { parent, text, edge });
        }
    }

    /// An empty text of a node, in type of `size`, to be filled and put somewhere.
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
        let spots = match self.tree.is_leaf(node) {
            true => self.below(node, (x, y), text.size),
            false => self.lower(node, (x, y), text.size),
        };
        self.beside(Rank::Value, text, vec![value], spots);
    }

    /// The largest type in which a value fits into its node, and how far below the middle of the node it stands. All
    /// leaves in which two digits would be legible have type of the same size.
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

    /// Requests a text beside its node.
    fn beside(&mut self, rank: Rank, text: Text, forms: Vec<String>, spots: Vec<Spot>) {
        match text.size >= SMALLEST {
            true => self
                .layers
                .request(TextRequest::new(rank, text, forms, spots)),
            false => self.layers.leave_out(usize::from(rank.is_of_tree())),
        }
    }

    /// Spots for a text at the right and left of a node: below its middle if `down` is 1, above if it is −1.
    fn aside(&self, node: NodeId, (x, y): (f64, f64), size: f64, down: f64) -> [Spot; 2] {
        let (half, _) = self.halves(node);
        let y = y + down * (half * 0.55).max(size * 0.7);
        let aside = half + GAP;
        [(x + aside, y, Align::Start), (x - aside, y, Align::End)]
    }

    /// Spots for the range of a node, which stands below the window if possible.
    fn lower(&self, node: NodeId, at: (f64, f64), size: f64) -> Vec<Spot> {
        let mut spots = Vec::from(self.aside(node, at, size, 1.0));
        spots.extend(self.aside(node, at, size, -1.0));
        if self.path.contains(&node) || self.sizes.inner >= LEGIBLE {
            spots.extend(self.above(node, at, size));
        }
        spots
    }

    /// Spots beside the edge that leads to a node. No other node is there, however near the neighbours are.
    fn above(&self, node: NodeId, at: (f64, f64), size: f64) -> [Spot; 4] {
        let (x, y) = at;
        let top = y - self.halves(node).1;
        let slope = self.tree.parent(node).map_or(0.0, |parent| {
            let (px, py) = self.viewport.point_of(self.layout, parent);
            (px - x) / (top - py - self.halves(parent).1).max(1.0)
        });
        let spots = |near: f64| {
            // Where the edge passes the lower and the upper end of the text.
            let along = [0.6, -0.6].map(|end| x + slope * (top - near - size * end).max(0.0));
            let right = along[0].max(along[1]) + GAP;
            let left = along[0].min(along[1]) - GAP;
            [(right, near, Align::Start), (left, near, Align::End)]
        };
        let near = top - size * 0.75 - 2.0;
        let [right, left] = spots(near);
        let [farther_right, farther_left] = spots(near - size * 1.3);
        [right, left, farther_right, farther_left]
    }

    /// Spots below a leaf, in two lines: long texts of neighbours alternate between the lines.
    fn below(&self, node: NodeId, (x, y): (f64, f64), size: f64) -> Vec<Spot> {
        let first = y + self.halves(node).1 + size * 0.6 + 1.0;
        let lines = [first, first + size * 1.35];
        lines.map(|y| (x, y, Align::Middle)).into()
    }

    /// Writes the window of an open node, and that of a closed node if the style asks for it.
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
        let mut spots = Vec::from(self.aside(node, at, text.size, -1.0));
        if open || self.sizes.inner >= LEGIBLE {
            spots.extend(self.above(node, at, text.size));
        }
        spots.extend(self.aside(node, at, text.size, 1.0));
        let rank = match (current, open) {
            (true, _) => Rank::Window,
            (_, true) => Rank::Windows,
            _ => Rank::Closed,
        };
        self.beside(rank, text, forms, spots);
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
        let spots = match leaf {
            true => self.below(node, at, size),
            false => {
                let [right, left] = self.aside(node, at, size, -1.0);
                vec![left, right]
            }
        };
        self.beside(Rank::Name, text, Vec::from_iter(name), spots);
    }

    /// The size of type beside a node: the reader's size, but smaller beside small nodes.
    pub(super) fn type_size(&self, node: NodeId) -> f64 {
        let (wide, high) = self.halves(node);
        let half = wide.max(high);
        match half >= LEGIBLE {
            true => BESIDE * self.sizes.text,
            false => (BESIDE * self.style.text).min(half * LARGEST),
        }
    }
}
