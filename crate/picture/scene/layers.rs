//! The sheet that a scene is drawn on: layers of marks, and texts.

use std::mem::take;

use super::free_space::FreeSpace;
use super::rect::Rect;
use super::text_request::TextRequest;
use super::{Advances, Mark, Role, Scene, Shape, Text};
use crate::tree::NodeId;

/// Half of a node that is large enough to be gone round, in pixels.
const LEAST_HALF: f64 = 4.0;

/// Half of a node that texts stay away from, and by how much, in pixels: the lines of the current node are wide.
const SEEN: f64 = 2.0;
const RIM: f64 = 1.5;

/// What has been drawn so far.
#[derive(Default)]
pub(super) struct Layers {
    /// Under the nodes: bands, edges, arrows.
    under: Vec<Mark>,
    /// Nodes, and what stands in their place.
    nodes: Vec<Mark>,
    texts: Vec<Text>,
    /// Texts that have no place yet.
    wishes: Vec<TextRequest>,
    /// Where positions of a game are drawn.
    positions: Vec<Rect>,
}

impl Layers {
    /// Draws under the nodes.
    pub(super) fn under(&mut self, mark: Mark) {
        self.under.push(mark);
    }

    /// Draws a node, or something over those that there are.
    pub(super) fn over(&mut self, mark: Mark) {
        self.nodes.push(mark);
    }

    /// Writes a text.
    pub(super) fn write(&mut self, text: Text) {
        self.texts.push(text);
    }

    /// Writes a text, if there is one.
    pub(super) fn texts(&mut self, text: Option<Text>) {
        self.texts.extend(text);
    }

    /// Writes a text once all nodes are drawn, where it finds a place.
    pub(super) fn wish(&mut self, wish: TextRequest) {
        self.wishes.push(wish);
    }

    /// Writes the texts that find a place, those of a higher rank first.
    pub(super) fn settle(&mut self, mut places: FreeSpace) {
        if self.wishes.is_empty() {
            return;
        }
        for mark in &self.nodes {
            if mark.x2 >= SEEN && mark.mix == 0 && mark.ink.is_state() {
                places.take(Rect::of_node(mark).grown(RIM));
            }
        }
        let mut wishes = take(&mut self.wishes);
        wishes.sort_by_key(|wish| wish.rank);
        for wish in wishes {
            self.texts.extend(wish.settled(&mut places));
        }
    }

    /// Keeps a place for the position of a game.
    pub(super) fn keep(&mut self, place: Rect) {
        self.positions.push(place);
    }

    /// Where positions of a game are drawn.
    pub(super) fn positions(&self) -> &[Rect] {
        &self.positions
    }

    /// The marks under the nodes.
    pub(super) fn edges(&self) -> &[Mark] {
        &self.under
    }

    /// The nodes, and what was drawn over them.
    pub(super) fn nodes(&self) -> &[Mark] {
        &self.nodes
    }

    /// The name written at a node.
    pub(super) fn name_of(&self, node: NodeId) -> Option<&Text> {
        let mut texts = self.texts.iter();
        texts.find(|text| text.node == node && text.role == Role::Name)
    }

    /// What is better not covered: texts, positions, and nodes that are more than a dot, but for some nodes.
    pub(super) fn taken(&self, but: &[NodeId], advances: &Advances) -> Vec<Rect> {
        let mut taken = self.positions.clone();
        taken.extend(self.texts.iter().map(|text| Rect::of_text(text, advances)));
        for mark in &self.nodes {
            if mark.x2 >= LEAST_HALF && mark.ink.is_state() && !but.contains(&mark.node) {
                taken.push(Rect::of_node(mark));
            }
        }
        taken
    }

    /// The scene: bands, then edges of many nodes, then edges and arrows, then columns of pixels, then nodes.
    pub(super) fn finish(self) -> Scene {
        let mut marks = Vec::with_capacity(self.under.len() + self.nodes.len());
        let mut add = |from: &[Mark], belongs: fn(Shape) -> bool| {
            for mark in from {
                if belongs(mark.shape) {
                    marks.push(*mark);
                }
            }
        };
        add(&self.under, |shape| shape == Shape::Band);
        add(&self.under, |shape| shape == Shape::ColumnEdges);
        add(&self.under, |shape| shape == Shape::FanEdges);
        add(&self.under, |shape| {
            !matches!(shape, Shape::Band | Shape::ColumnEdges | Shape::FanEdges)
        });
        add(&self.nodes, |shape| shape == Shape::Columns);
        add(&self.nodes, |shape| shape != Shape::Columns);
        Scene {
            marks,
            texts: self.texts,
        }
    }
}
