//! The arrow from a cutoff to the node that holds the bound.

use super::builder::SceneBuilder;
use super::geometry::curve::{ArrowCurve, Curvature};
use super::geometry::line::Point;
use super::geometry::rect::{Rect, clip};
use super::layers::RIM;
use super::text::free_space::FreeSpace;
use super::text::request::{Rank, Spot, TextRequest};
use super::{Align, Ink, Mark, Role, Shape, Style, Text};
use crate::frame::Frame;
use crate::trace::event::{Cutoff, EventDetails, EventKind, Reach};
use crate::tree::NodeId;

/// How far an arrow bends to the left; to the right if negative. The best bend comes first. The left is better, because
/// texts stand at the right of nodes.
const BENDS: [f64; 8] = [0.24, -0.24, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85];

/// How straight an arrow leaves and arrives, the best value first.
const LEANS: [f64; 2] = [0.33, 0.0];

/// Where the word of an arrow can stand, as shares of its length, the best first.
const SHARES: [f64; 7] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/// An arrow shorter than this, in pixels, is not drawn.
const SHORTEST: f64 = 12.0;

/// How far from the middle of its goal an arrow ends, in halves of the width of a node, the best first.
const SHORT: [f64; 3] = [1.15, 1.8, 2.6];

/// The least distance between a head and other things, in pixels.
const HALO: f64 = 1.0;

/// Pixels between an arrow and the marks that it avoids, and between an arrow and its word.
const GAP: f64 = 4.0;

impl SceneBuilder<'_, Frame<'_>> {
    /// Draws the arrow of the cutoff at this step, and that of the cutoff that pruned the selected node.
    pub(super) fn arrows(&mut self) {
        let cuts = self.frame.is(EventKind::Cutoff);
        let cut_node = self.frame.current().filter(|_| cuts);
        let known = |node: &NodeId| self.tree.nodes().contains(node);
        let selected = self.style.selected.filter(known);
        let elsewhere = selected.and_then(|node| self.frame.pruned_by(node));
        for cut in [cut_node, elsewhere.filter(|_| elsewhere != cut_node)] {
            let Some(step) = cut.and_then(|node| self.frame.cutoff(node)) else {
                continue;
            };
            let event = self.frame.at(step).event();
            if let Some((node, EventDetails::Cutoff(cutoff))) =
                event.map(|event| (event.node, event.details))
            {
                self.arrow(node, &cutoff);
            }
        }
    }

    /// Draws the arrow of a cutoff at `node`.
    fn arrow(&mut self, node: NodeId, cutoff: &Cutoff) {
        let from = self.viewport.point_of(self.layout, node);
        let Style { reach, meaning, .. } = self.style;
        let (ink, words) = match cutoff.reach {
            Reach::Shallow => (Ink::Shallow, [&meaning.shallow, &reach.shallow]),
            Reach::Deep => (Ink::Deep, [&meaning.deep, &reach.deep]),
            Reach::Window => (Ink::Cut, [&meaning.window, &reach.window]),
        };
        // The sentence says it each time; the picture says it once.
        let silent = self.frame.current() == Some(node) && self.frame.counts().cutoffs > 1;
        // Another program need not say where its bound comes from.
        let silent = silent || cutoff.holder.is_none() && self.frame.departs();
        let words_shown = words.into_iter().filter(|word| !silent && !word.is_empty());
        let words: Vec<String> = words_shown.cloned().collect();
        let Some(holder) = cutoff.holder else {
            return self.note(node, ink, words);
        };
        let to = self.viewport.point_of(self.layout, holder);
        let occupied = self.layers.obstacles(&[node, holder], &self.style.advances);
        let routes = SHORT.map(|short| self.sizes.inner * short + GAP);
        let mut routes = routes
            .iter()
            .map(|&gap| self.route(from, to, gap, &occupied));
        let Some((bend, curve)) = routes.find_map(|route| route) else {
            return;
        };
        let (stem, head) = curve.with_head(self.head());
        let stem = stem.pieces(self.viewport);
        let head = Some(head).filter(|&head| clip(head, self.viewport) == Some(head));
        for piece in stem {
            self.layers
                .under(Mark::stroke(Shape::Curve, node, ink, piece));
        }
        if let Some(head) = head {
            self.layers
                .under(Mark::stroke(Shape::Head, node, ink, head));
        }
        // The arrow goes upwards, so its left is that of the picture.
        let left = (Align::End, -GAP - 2.0);
        let right = (Align::Start, GAP + 2.0);
        let sides = match bend > 0.0 {
            true => [left, right],
            false => [right, left],
        };
        let spots = sides.iter().flat_map(|&(align, aside)| {
            SHARES.map(|share| {
                let (x, y) = curve.at(share);
                (x + aside, y, align)
            })
        });
        self.word(node, ink, words, spots.collect());
    }

    /// Writes the word for a cutoff by the root's own window near the node where it happened. There is no arrow,
    /// because no node holds the bound.
    fn note(&mut self, node: NodeId, ink: Ink, words: Vec<String>) {
        let (x, y) = self.viewport.point_of(self.layout, node);
        let half = self.half_of(node);
        let (aside, below) = (half + 6.0, half * 0.6);
        let spots = [
            (x - aside, y + below, Align::End),
            (x + aside, y + below, Align::Start),
            (x + aside, y + below * 2.0, Align::Start),
            (x - aside, y + below * 2.0, Align::End),
            (x - aside, y - below, Align::End),
            (x, y - half * 2.0, Align::Middle),
            (x, y + half * 2.0, Align::Middle),
        ];
        self.word(node, ink, words, spots.into());
    }

    /// Writes the first of some words that fits at one of some spots. At the node of this step the window ranks above
    /// the words: without room for the window, there are no words.
    fn word(&mut self, node: NodeId, ink: Ink, words: Vec<String>, spots: Vec<Spot>) {
        let is_current = self.frame.current() == Some(node);
        let without = is_current && self.layers.text_of(node, Role::Window).is_none();
        if words.is_empty() || without {
            return;
        }
        let text = Text::empty(node, Role::Reach, ink, 13.0 * self.style.text);
        let mut free = FreeSpace::new(self.viewport, &self.style.advances);
        for rect in self.layers.obstacles(&[], &self.style.advances) {
            free.take(rect.outset(RIM));
        }
        free.note_all_lines(self.layers.edges());
        let heads = self.layers.edges().iter();
        for head in heads.filter(|mark| mark.shape == Shape::Head) {
            free.take(Rect::of_line(head.ends()).outset(GAP));
        }
        let request = TextRequest::new(Rank::Reach, text, words, spots);
        self.layers.texts(request.place(&mut free));
    }

    /// Of the curves from one point to another that end `gap` pixels before it, the one that covers least, with its
    /// bend; `None` if every head would lie over something.
    fn route(
        &self,
        from: Point,
        to: Point,
        gap: f64,
        occupied: &[Rect],
    ) -> Option<(f64, ArrowCurve)> {
        let bends = LEANS.into_iter().flat_map(|lean| {
            let course = |bend| (bend, Curvature { bend, lean });
            BENDS.map(course)
        });
        let mut best: Option<(usize, f64, ArrowCurve)> = None;
        for (detour, (bend, course)) in bends.enumerate() {
            let Some(curve) = ArrowCurve::between(from, to, (gap, self.head()), course) else {
                continue;
            };
            let cost = 2 * detour + 5 * self.covered_points(&curve, occupied);
            let better = best.is_none_or(|(least, ..)| cost < least);
            if better && curve.length() >= SHORTEST && self.shows_head(&curve, occupied) {
                best = Some((cost, bend, curve));
            }
        }
        best.map(|(_, bend, curve)| (bend, curve))
    }

    /// The number of points of a curve that lie over something else or out of view.
    fn covered_points(&self, curve: &ArrowCurve, occupied: &[Rect]) -> usize {
        let view = Rect::of_viewport(self.viewport);
        let covers = |&point: &Point| {
            !view.is_near(point, 0.0) || occupied.iter().any(|area| area.is_near(point, GAP))
        };
        curve.points().filter(covers).count()
    }

    /// Whether nothing lies over the head of a curve.
    fn shows_head(&self, curve: &ArrowCurve, occupied: &[Rect]) -> bool {
        let (_, head) = curve.with_head(self.head());
        let head = Rect::of_line(head).outset(HALO);
        !occupied.iter().any(|area| area.meets(&head))
    }

    /// The length of the head of an arrow, in pixels.
    fn head(&self) -> f64 {
        9.0 * self.style.text
    }
}
