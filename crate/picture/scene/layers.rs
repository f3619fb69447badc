//! The layers of a scene: marks under the nodes, nodes, and texts.

use std::mem::take;

use super::geometry::rect::Rect;
use super::node::edge_weight::{EdgeWeight, all_written};
use super::text::free_space::FreeSpace;
use super::text::request::{Rank, TextRequest};
use super::{Advances, Mark, Role, Scene, Shape, Text};
use crate::tree::NodeId;

/// Half of the width of the smallest node that arrows and positions avoid, in pixels.
const LEAST_HALF: f64 = 4.0;

/// Half of the width of the smallest node that texts avoid, and the distance they keep, in pixels. The distance allows
/// for the wide outline of the current node.
const SEEN: f64 = 2.0;
pub(super) const RIM: f64 = 1.5;

/// The marks and texts drawn so far.
#[derive(Default)]
pub(super) struct Layers {
    /// The marks under the nodes: bands, edges, arrows.
    under: Vec<Mark>,
    /// Nodes, columns of pixels that stand for nodes, and the marks over nodes.
    nodes: Vec<Mark>,
    texts: Vec<Text>,
    /// Texts that are written once all nodes are drawn.
    requests: Vec<TextRequest>,
    /// The probabilities at the edges from chance nodes, to be written if there is room.
    weights: Vec<EdgeWeight>,
    /// The rectangles of the positions of a game.
    positions: Vec<Rect>,
    /// How many texts that say something of the tree have found no room.
    left_out: u32,
}

impl Layers {
    /// Draws a mark under the nodes.
    pub(super) fn under(&mut self, mark: Mark) {
        self.under.push(mark);
    }

    /// Draws a node, or a mark over the nodes drawn so far.
    pub(super) fn over(&mut self, mark: Mark) {
        self.nodes.push(mark);
    }

    pub(super) fn write(&mut self, text: Text) {
        self.texts.push(text);
    }

    pub(super) fn texts(&mut self, text: Option<Text>) {
        self.texts.extend(text);
    }

    /// Requests a text, to be written once all nodes are drawn if there is room.
    pub(super) fn request(&mut self, request: TextRequest) {
        self.requests.push(request);
    }

    /// Notes that so many texts are left out.
    pub(super) fn leave_out(&mut self, texts: usize) {
        self.left_out += texts as u32;
    }

    /// Requests the probability at an edge.
    pub(super) fn weight(&mut self, weight: EdgeWeight) {
        self.weights.push(weight);
    }

    /// Writes the requested texts for which there is room, in the order of their ranks.
    pub(super) fn settle(&mut self, mut free: FreeSpace) {
        if self.requests.is_empty() && self.weights.is_empty() {
            return;
        }
        for mark in &self.nodes {
            if mark.x2 >= SEEN && mark.mix == 0 && mark.ink.is_state() {
                free.take(Rect::of_node(mark).outset(RIM));
            }
        }
        free.note_lines(&self.under);
        free.note_edges(&self.under);
        let mut requests = take(&mut self.requests);
        let names = requests.extract_if(.., |request| request.rank <= Rank::Name);
        let names = names.collect();
        self.write_all(names, &mut free);
        self.weigh(&mut free);
        self.write_all(requests, &mut free);
    }

    /// Writes requested texts for which there is room, by rank.
    fn write_all(&mut self, mut requests: Vec<TextRequest>, free: &mut FreeSpace) {
        requests.sort_by_key(|request| request.rank);
        for request in requests {
            let of_tree = request.rank.is_of_tree();
            let text = request.place(free);
            self.left_out += u32::from(text.is_none() && of_tree);
            self.texts.extend(text);
        }
    }

    /// Writes the probabilities at the edges from each chance node for which there is room.
    fn weigh(&mut self, free: &mut FreeSpace) {
        if self.weights.is_empty() {
            return;
        }
        let mut weights = take(&mut self.weights);
        weights.sort_by_key(|weight| weight.parent);
        for siblings in weights.chunk_by(|one, other| one.parent == other.parent) {
            let texts = all_written(siblings, free);
            if texts.is_empty() {
                self.left_out += siblings.len() as u32;
            }
            self.texts.extend(texts);
        }
    }

    /// Marks the rectangle of a position of a game as taken.
    pub(super) fn keep(&mut self, rect: Rect) {
        self.positions.push(rect);
    }

    /// The rectangles of the positions of a game.
    pub(super) fn positions(&self) -> &[Rect] {
        &self.positions
    }

    /// The marks under the nodes.
    pub(super) fn edges(&self) -> &[Mark] {
        &self.under
    }

    /// The nodes, and the marks drawn over them.
    pub(super) fn nodes(&self) -> &[Mark] {
        &self.nodes
    }

    /// The text in a role that is written at a node.
    pub(super) fn text_of(&self, node: NodeId, role: Role) -> Option<&Text> {
        let mut texts = self.texts.iter();
        texts.find(|text| text.node == node && text.role == role)
    }

    /// The rectangles that an arrow or a position should not cover: texts, positions, and all nodes larger than a dot
    /// except those in `but`.
    pub(super) fn obstacles(&self, but: &[NodeId], advances: &Advances) -> Vec<Rect> {
        let mut occupied = self.positions.clone();
        occupied.extend(self.texts.iter().map(|text| Rect::of_text(text, advances)));
        for mark in &self.nodes {
            if mark.x2 >= LEAST_HALF && mark.ink.is_state() && !but.contains(&mark.node) {
                occupied.push(Rect::of_node(mark));
            }
        }
        occupied
    }

    /// The scene, in painting order: bands, edges of many nodes, single edges and arrows, columns of pixels, nodes.
    pub(super) fn finish(self) -> Scene {
        let mut marks = Vec::with_capacity(self.under.len() + self.nodes.len());
        let mut add = |from: &[Mark], belongs: fn(Shape) -> bool| {
            marks.extend(from.iter().filter(|mark| belongs(mark.shape)));
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
            left_out: self.left_out,
        }
    }
}
