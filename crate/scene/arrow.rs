//! The arrow from a cutoff to the node that holds the bound.

use super::curve::{Area, Curve, Way, clipped};
use super::draw::Drawing;
use super::shape::Line;
use super::{Align, Ink, Mark, Role, Shape, Text};
use crate::event::{Cutoff, Kind, Reach, What};
use crate::tree::NodeId;

/// How far an arrow may bend to either side, the best first: texts stand at the right of nodes.
const BENDS: [f64; 8] = [0.24, -0.24, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85];

/// How straight it may leave and arrive, the best first.
const LEANS: [f64; 2] = [0.33, 0.0];

/// Where along an arrow its word may stand, the best place first.
const PLACES: [f64; 7] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/// An arrow shorter than this, in pixels, is not drawn.
const SHORTEST: f64 = 12.0;

/// Half of a node that is large enough to be worth a way round, in pixels.
const LEAST_HALF: f64 = 4.0;

/// Pixels between an arrow and what it goes round, and between it and its word.
const GAP: f64 = 4.0;

impl Drawing<'_> {
    /// The arrows of this step's cutoff, and of the one that pruned the selected node.
    pub(super) fn arrows(&mut self) {
        let trace = self.frame.trace();
        let now = self.frame.step();
        let here = self
            .frame
            .current()
            .filter(|_| trace.at(now).0 == Kind::Cutoff);
        let known = |node: &NodeId| self.tree.nodes().contains(node);
        let selected = self.style.selected.filter(known);
        let elsewhere = selected.and_then(|node| self.frame.pruned_by(node));
        let cut = here
            .into_iter()
            .chain(elsewhere.filter(|_| elsewhere != here));
        let steps: Vec<u32> = cut.filter_map(|node| trace.cutoff(node)).collect();
        for step in steps {
            let event = trace.event(step);
            if let What::Cutoff(cutoff) = event.what {
                self.arrow(event.node, &cutoff);
            }
        }
    }

    fn arrow(&mut self, node: NodeId, cutoff: &Cutoff) {
        let from = self.viewport.place(self.layout, node);
        let words = &self.style.reach;
        let (ink, word) = match cutoff.reach {
            Reach::Shallow => (Ink::Shallow, words.shallow.clone()),
            Reach::Deep => (Ink::Deep, words.deep.clone()),
            Reach::Window => (Ink::Cut, words.window.clone()),
        };
        let Some(holder) = cutoff.holder else {
            return self.note(node, ink, word);
        };
        let to = self.viewport.place(self.layout, holder);
        let taken = self.taken(&[node, holder]);
        let ways = LEANS
            .into_iter()
            .flat_map(|lean| BENDS.map(|bend| Way { bend, lean }));
        let ways = ways.enumerate().map(|(detour, way)| {
            let curve = Curve::between(from, to, self.half * 1.15 + GAP, way);
            (detour + 6 * self.covered(&curve, &taken), way.bend, curve)
        });
        let best = ways.min_by_key(|&(cost, ..)| cost);
        let Some((_, bend, curve)) = best.filter(|(.., curve)| curve.length() >= SHORTEST) else {
            return;
        };
        let (stem, head) = curve.headed(9.0 * self.style.text);
        let stem = stem.pieces(self.viewport);
        let head = Some(head).filter(|&head| clipped(head, self.viewport) == Some(head));
        let mark = |shape, [from, to]: Line| Mark {
            shape,
            ink,
            mix: 0,
            node,
            x1: from.0,
            y1: from.1,
            x2: to.0,
            y2: to.1,
        };
        self.edges
            .extend(stem.into_iter().map(|piece| mark(Shape::Curve, piece)));
        self.edges.extend(head.map(|head| mark(Shape::Head, head)));
        // The arrow goes upwards, so its left is that of the picture.
        let (align, aside) = match bend > 0.0 {
            true => (Align::End, -GAP - 2.0),
            false => (Align::Start, GAP + 2.0),
        };
        let places = PLACES.map(|share| {
            let (x, y) = curve.at(share);
            (x + aside, y, align)
        });
        self.word(node, ink, word, &places);
    }

    /// What is said of a cutoff by the root's own window, near the node that is cut.
    fn note(&mut self, node: NodeId, ink: Ink, word: String) {
        let (x, y) = self.viewport.place(self.layout, node);
        let half = self.half_of(node);
        let (aside, below) = (half + 6.0, half * 0.6);
        let places = [
            (x - aside, y + below, Align::End),
            (x + aside, y + below, Align::Start),
            (x + aside, y + below * 2.0, Align::Start),
            (x, y - half * 2.0, Align::Middle),
            (x, y + half * 2.0, Align::Middle),
        ];
        self.word(node, ink, word, &places);
    }

    /// Writes a word at the first place that is free and in view, or else at the first in view.
    fn word(&mut self, node: NodeId, ink: Ink, word: String, places: &[(f64, f64, Align)]) {
        if word.is_empty() {
            return;
        }
        let text = |&(x, y, align): &(f64, f64, Align)| Text {
            text: word.clone(),
            role: Role::Reach,
            ink,
            node,
            x,
            y,
            size: 13.0 * self.style.text,
            align,
        };
        let taken = self.taken(&[]);
        let view = Area::of_viewport(self.viewport);
        let seen = || {
            let texts = places.iter().map(text);
            texts.filter(|text| Area::of_text(text).is_within(&view))
        };
        let is_free = |text: &Text| {
            let area = Area::of_text(text);
            !taken.iter().any(|other| other.meets(&area))
        };
        if let Some(text) = seen().find(is_free).or(seen().next()) {
            self.texts.push(text);
        }
    }

    /// What is better not covered: texts, positions, and nodes that are more than a dot, but for some.
    pub(super) fn taken(&self, but: &[NodeId]) -> Vec<Area> {
        let texts = self.texts.iter().map(Area::of_text);
        let nodes = self.nodes.iter().filter(|mark| {
            mark.x2 >= LEAST_HALF && mark.ink.is_state() && !but.contains(&mark.node)
        });
        let positions = self.positions.iter().copied();
        let areas = texts.chain(nodes.map(Area::of_node));
        areas.chain(positions).collect()
    }

    /// How many points of a curve run over something, or out of view.
    fn covered(&self, curve: &Curve, taken: &[Area]) -> usize {
        let view = Area::of_viewport(self.viewport);
        let covers = |&point: &(f64, f64)| {
            !view.is_near(point, 0.0) || taken.iter().any(|area| area.is_near(point, GAP))
        };
        curve.points().filter(covers).count()
    }
}
