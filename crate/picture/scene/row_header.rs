//! The band behind a row and the name in front of it.

use super::builder::{Depicted, SceneBuilder};
use super::text::request::{Rank, TextRequest};
use super::{Align, Convention, Ink, Mark, Role, Shape, Text, Viewport};
use crate::picture::layout::Row;

/// Pixels from the left of the view to the names of rows.
const EDGE: f64 = 8.0;

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws the band behind every other row, if the convention has bands.
    pub(super) fn band(&mut self, depth: usize) {
        if self.style.convention == Convention::Wikipedia && depth.is_multiple_of(2) {
            let Viewport {
                width,
                y,
                row_height,
                ..
            } = *self.viewport;
            let middle = (width / 2.0, y + depth as f64 * row_height);
            let size = (width / 2.0, row_height / 2.0);
            let band = Mark::around(Shape::Band, 0, Ink::Band, middle, size);
            self.layers.under(band);
        }
    }

    /// Writes the players of a row at the left of the view.
    pub(super) fn row_name(&mut self, depth: usize, row: &Row) {
        let Viewport {
            height,
            y,
            row_height,
            ..
        } = *self.viewport;
        let middle = y + depth as f64 * row_height;
        let movers = [(row.max, "MAX"), (row.min, "MIN"), (row.chance, "CHANCE")];
        let movers = movers.into_iter().filter(|(moves, _)| *moves);
        let name = movers.map(|(_, name)| name).collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return;
        }
        let size = 12.0 * self.style.text;
        if row_height > size * 1.3 && (0.0..height).contains(&middle) {
            let text = Text::empty(0, Role::Player, Ink::Quiet, size);
            // If a node or an edge is in the way, the name stands above or below, where edges lead towards the middle.
            let aside = self.sizes.inner + size * 0.7;
            let spots = [0.0, -aside, aside, -0.5 * aside, 0.5 * aside]
                .map(|lower| (EDGE, middle + lower, Align::Start));
            let request = TextRequest::new(Rank::Player, text, vec![name], spots.into());
            self.layers.request(request);
        }
    }
}
