//! The viewport: the part of the plane of the layout that is seen.

use ts_rs::TS;

use crate::picture::layout::Layout;
use crate::tree::NodeId;

/// The part of the plane that is seen. A node at (column, row) is at the point
/// (`x` + column · `unit`, `y` + row · `rowHeight`), in CSS pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq, TS)]
#[ts(rename_all = "camelCase")]
pub struct Viewport {
    /// 0 … 16,384.
    pub width: f64,
    /// 0 … 16,384.
    pub height: f64,
    /// The x of column 0.
    pub x: f64,
    /// The y of row 0.
    pub y: f64,
    /// The distance of two neighbouring leaves.
    pub unit: f64,
    /// The distance of two rows.
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
