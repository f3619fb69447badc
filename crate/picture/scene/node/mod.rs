//! Draws a node and the edge from its parent.

pub(super) mod edge_weight;
pub(super) mod fan;
pub(super) mod halo;
pub(super) mod shape;
pub(super) mod stub;

use super::builder::{Depicted, SceneBuilder};
use super::{Ink, Mark, Shape, Viewport};
use crate::frame::Status;
use crate::tree::NodeId;
use shape::{shape, strikes};
use stub::folded_stub;

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws a node with its edge and texts, unless a stub hides it.
    pub(super) fn node(&mut self, node: NodeId) {
        let stub = folded_stub(self.frame, self.layout, self.viewport, self.style, node);
        if stub.is_some_and(|top| top != node) {
            return;
        }
        let (x, y) = self.viewport.point_of(self.layout, node);
        let status = self.frame.status(node);
        let ink = self.ink(node, status);
        self.edge(node, (x, y), status, ink);
        let Viewport { width, height, .. } = *self.viewport;
        let half = self.half_of(node);
        if !(-half..=width + half).contains(&x) || !(-half..=height + half).contains(&y) {
            return;
        }
        let (wide, high) = self.halves(node);
        let shape = shape(self.tree, node, self.style.convention);
        let mark = Mark::around(shape, node, ink, (x, y), (wide, high));
        self.layers.over(mark);
        if self.style.selected == Some(node) {
            self.layers.over(Mark {
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

    /// The ink of the mark of a node.
    fn ink(&self, node: NodeId, status: Status) -> Ink {
        if self.variation.contains(&node) {
            return Ink::Variation;
        }
        match status {
            _ if self.frame.current() == Some(node) => Ink::Current,
            Status::Open => Ink::Open,
            Status::Closed if self.frame.before(node) => Ink::Earlier,
            Status::Closed => self.frame.own_ink(node).unwrap_or(Ink::Closed),
            Status::Pruned => Ink::Pruned,
            Status::Spared => Ink::Spared,
            Status::Unreached | Status::Beyond => Ink::Unreached,
        }
    }

    /// Draws the edge from the parent, and strikes it through if the node is where a cutoff pruned.
    fn edge(&mut self, node: NodeId, (x, y): (f64, f64), status: Status, ink: Ink) {
        let Some(parent) = self.tree.parent(node) else {
            return;
        };
        let (px, py) = self.viewport.point_of(self.layout, parent);
        let edge = [
            (px, py + self.halves(parent).1),
            (x, y - self.halves(node).1),
        ];
        let ink = if ink == Ink::Current && status == Status::Closed {
            Ink::Closed
        } else {
            ink
        };
        self.layers.under(Mark::line(node, ink, edge));
        self.weight(node, edge, ink);
        if status == Status::Pruned && self.frame.pruned_by(node) == Some(parent) {
            let strikes = strikes(edge, self.viewport.unit, self.style.convention);
            for strike in strikes {
                self.layers.under(Mark::line(node, Ink::Cut, strike));
            }
        }
    }
}
