//! Draws the fan of a stub.

use super::super::builder::{Depicted, SceneBuilder};
use super::super::text::request::{Rank, TextRequest};
use super::super::{Align, Ink, Mark, Role, Shape, Text};
use super::stub::fan;
use crate::tree::NodeId;

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws the fan that stands for the subtree of a stub, and below it the number of pruned nodes.
    pub(crate) fn stand_in(&mut self, node: NodeId, (x, y): (f64, f64)) {
        let top = y + self.halves(node).1;
        let (wide, high) = fan(self.tree, self.layout, self.viewport, self.style, node);
        let (middle, size) = ((x, top + high / 2.0), (wide, high / 2.0));
        let fan = Mark::around(Shape::Fan, node, Ink::Pruned, middle, size);
        self.layers.over(fan);
        let text = self.tree.size(node).to_string();
        let size = 12.0 * self.style.text;
        let count = Text::empty(node, Role::Count, Ink::Pruned, size);
        let spot = (x, top + high + size * 0.75 + 2.0, Align::Middle);
        let request = TextRequest::new(Rank::Count, count, vec![text], vec![spot]);
        self.layers.request(request);
    }
}
