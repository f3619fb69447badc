//! The viewport: the part of the plane of the layout that is seen.

use crate::picture::layout::Layout;
use crate::tree::NodeId;

/// The part of the plane that is seen. A node at (column, row) is at the point
/// (`x` + column · `unit`, `y` + row · `row_height`), in CSS pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "told above")]
pub struct Viewport {
    pub width: f64,
    pub height: f64,
    pub x: f64,
    pub y: f64,
    pub unit: f64,
    pub row_height: f64,
}

impl Viewport {
    /// The point of a node, in pixels.
    pub fn point_of(&self, layout: &Layout, node: NodeId) -> (f64, f64) {
        (
            self.x + layout.column(node) * self.unit,
            self.y + layout.row(node) as f64 * self.row_height,
        )
    }
}
