//! The texts of nodes and where they stand. A value is written inside its node if it is legible there. All other texts
//! are written beside the node where there is room.

use super::super::builder::{Depicted, LEGIBLE, SceneBuilder};
use super::super::detail::raster::{PixelColumn, Strip};
use super::super::geometry::line::Line;
use super::super::node::edge_weight::EdgeWeight;
use super::super::node::shape::{room_inside, shape};
use super::super::sizes::Sizes;
use super::super::{Align, Ink, Role, Style, Text};
use super::format::{Digits, is_rounded, number};
use super::request::{GAP, Rank, SMALLEST, Spot, TextRequest};
use crate::frame::Status;
use crate::tree::NodeId;

/// The most lines of numbers below leaves.
pub(super) const LINES: usize = 3;

/// Pixels between leaves and the first line of numbers below them.
const CLEAR: f64 = 3.5;

/// The size of type beside a node, in pixels, before it is adapted to the room and the reader's choice.
pub(crate) const BESIDE: f64 = 13.0;

/// The largest size of type beside a small node, as a multiple of half of the node.
const LARGEST: f64 = 1.3;

/// The largest width of a name, in ems, if the neighbours leave room.
const LONGEST: f64 = 9.0;

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Writes the texts of a node.
    pub(crate) fn write(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        if self.half_of(node).max(self.halves(node).1) * LARGEST < SMALLEST {
            let texts = [self.tree.is_leaf(node), self.tree.label(node).is_some()];
            self.layers
                .leave_out(texts.into_iter().filter(|&exists| exists).count());
            return;
        }
        self.name(node, at);
        F::write(self, node, status, ink, at);
    }

    /// Requests the probability of a child of a chance node at the edge that leads to it.
    pub(crate) fn weight(&mut self, node: NodeId, edge: Line, ink: Ink) {
        let weight = self.tree.chance().and_then(|chance| chance.weight(node));
        let (Some(weight), Some(parent)) = (weight, self.tree.parent(node)) else {
            return;
        };
        let ink = if ink == Ink::Pruned { ink } else { Ink::Quiet };
        let text = Text {
            text: weight.replace('.', &self.style.decimal.to_string()),
            ..Text::empty(node, Role::Weight, ink, self.type_size(parent) * 0.95)
        };
        if text.size >= SMALLEST {
            self.layers.weight(EdgeWeight { parent, text, edge });
        }
    }

    /// Writes a value inside its node if it can be read there, otherwise below a leaf or beside another node.
    pub(crate) fn value(&mut self, node: NodeId, value: String, ink: Ink, (x, y): (f64, f64)) {
        let (room, most, lower) = self.room_inside(node);
        let numbers = self.numbers[self.layout.row(node)];
        let leaf = self.tree.is_leaf(node);
        let outside = if leaf { numbers.below } else { numbers.at_side };
        let inside = numbers.size.min(most);
        let mut text = Text::empty(node, Role::Value, ink, inside);
        let fits = self.style.advances.width(&value, inside) <= room + 0.01;
        if inside >= SMALLEST && fits && !outside {
            (text.text, text.x, text.y) = (value, x, y + lower);
            return self.layers.write(text);
        }
        // The size of the row, if it has one that can be read.
        let known = (SMALLEST..f64::INFINITY).contains(&numbers.size);
        text.size = match (known && (leaf || !outside), leaf) {
            (true, _) => numbers.size,
            (false, true) => numbers.leaf_type.min(self.type_size(node)),
            (false, false) => self.type_size(node),
        };
        let spots = match self.tree.is_leaf(node) {
            true => self.below(node, (x, y), text.size),
            false => self.range_spots(node, (x, y), text.size),
        };
        self.write_near(Rank::Value, text, vec![value], spots);
    }

    /// The number in a leaf, or the sign that stands for one.
    pub(crate) fn leaf_text(&self, leaf: NodeId) -> String {
        let (view, player) = (self.style.view, self.tree.player(leaf));
        let seen = |value| number(view.value(player, value), self.style.decimal, self.digits);
        let value = self.tree.value(leaf).map(seen);
        let text = value.or(self.tree.symbol(leaf).map(String::from));
        // A leaf without a value has a symbol.
        debug_assert!(text.is_some());
        text.unwrap_or_default()
    }

    /// The width of the room for a number in a node, the largest type that it can have there, and how far below the
    /// middle of the node it stands.
    pub(super) fn room_inside(&self, node: NodeId) -> (f64, f64, f64) {
        let (wide, high) = self.halves(node);
        let shape = shape(self.tree, node, self.style.convention);
        let (room, lower) = room_inside(shape, wide, high);
        let leaf = self.tree.is_leaf(node);
        let (tall, most) = match leaf {
            true => (1.5, self.sizes.inside),
            false => (1.15, self.sizes.inside_inner),
        };
        (room, most.min(high * tall), lower)
    }

    /// How the numbers of a picture are written: all decimals alike, if one of the leaves in view is rounded.
    pub(crate) fn digits_of(&self, strips: &[Strip]) -> Digits {
        if self.style.whole {
            return Digits::All;
        }
        let rounded = |column: &PixelColumn| {
            let seen = column.alone && column.seen;
            seen && self.tree.value(column.nodes.start).is_some_and(is_rounded)
        };
        match strips.iter().any(|strip| strip.columns.iter().any(rounded)) {
            true => Digits::Alike,
            false => Digits::Short,
        }
    }

    /// Requests a text beside its node.
    pub(crate) fn write_near(
        &mut self,
        rank: Rank,
        text: Text,
        forms: Vec<String>,
        spots: Vec<Spot>,
    ) {
        match text.size >= SMALLEST {
            true => self
                .layers
                .request(TextRequest::new(rank, text, forms, spots)),
            false => self.layers.leave_out(usize::from(rank.is_of_tree())),
        }
    }

    fn aside(&self, node: NodeId, at: (f64, f64), size: f64, down: f64) -> [Spot; 2] {
        aside(at, self.halves(node).0, size, down)
    }

    /// Spots for the range of a node, or its value, at the side of its row.
    pub(crate) fn range_spots(&self, node: NodeId, at: (f64, f64), size: f64) -> Vec<Spot> {
        let left = self.numbers[self.layout.row(node)].left;
        self.side_spots(node, at, size, 1.0, usize::from(left))
    }

    /// Spots for the window or range of a node, at one side: 0 is the right. It stands below the middle of the node if
    /// `down` is 1, above if it is −1. An open node, the only one in its row, may have it at the other side.
    pub(crate) fn side_spots(
        &self,
        node: NodeId,
        at: (f64, f64),
        size: f64,
        down: f64,
        side: usize,
    ) -> Vec<Spot> {
        let open = self.path.contains(&node);
        let nearest = self.aside(node, at, size, down);
        let edge = self.above(node, at, size);
        let mut spots = vec![nearest[side]];
        if open || self.sizes.inner >= LEGIBLE {
            spots.extend(edge[side]);
        }
        if open {
            spots.push(nearest[1 - side]);
            spots.extend(edge[1 - side]);
        }
        spots.push(self.aside(node, at, size, -down)[side]);
        spots
    }

    /// Spots beside the edge that leads to a node, at the right and at the left of it. No other node is there, however
    /// near the neighbours are.
    fn above(&self, node: NodeId, at: (f64, f64), size: f64) -> [[Spot; 2]; 2] {
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
        [[right, farther_right], [left, farther_left]]
    }

    /// Spots below a leaf, in lines: long texts of neighbours alternate between the lines.
    pub(crate) fn below(&self, node: NodeId, (x, y): (f64, f64), size: f64) -> Vec<Spot> {
        let first = y + self.halves(node).1 + size * 0.6 + CLEAR;
        let lines = 0..LINES;
        lines
            .map(|line| (x, first + size * 1.35 * line as f64, Align::Middle))
            .collect()
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
        let Some(mut label) = label else { return };
        // A noisy node is marked as in the notation where that matters.
        if self.tree.is_noisy(node) && self.frame.depends_on_noise() {
            label.push('!');
        }
        let text = Text::empty(node, Role::Name, Ink::Quiet, size);
        let most = (self.room_around(node) / size).clamp(3.0, LONGEST);
        let name = self.style.advances.shorten(&label, most);
        let spots = match leaf {
            true => self.below(node, at, size),
            // Always at the left, or above.
            false => {
                let [_, left] = self.aside(node, at, size, -1.0);
                let [_, above] = self.above(node, at, size);
                vec![left, above[0], above[1]]
            }
        };
        self.write_near(Rank::Name, text, Vec::from_iter(name), spots);
    }

    /// The size of type beside a node.
    pub(crate) fn type_size(&self, node: NodeId) -> f64 {
        let (wide, high) = self.halves(node);
        size_beside(wide.max(high), &self.sizes, self.style)
    }
}

/// The size of type beside a node, of which `half` is half its size: the reader's size, but smaller beside small nodes.
pub(crate) fn size_beside(half: f64, sizes: &Sizes, style: &Style) -> f64 {
    match half >= LEGIBLE {
        true => BESIDE * sizes.text,
        false => (BESIDE * style.text).min(half * LARGEST),
    }
}

/// Spots for a text at the right and left of a node, of which `half` is half its width: below its middle if `down` is 1,
/// above if it is −1.
pub(crate) fn aside((x, y): (f64, f64), half: f64, size: f64, down: f64) -> [Spot; 2] {
    let y = y + down * (half * 0.55).max(size * 0.7);
    let aside = half + GAP;
    [(x + aside, y, Align::Start), (x - aside, y, Align::End)]
}
