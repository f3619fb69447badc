//! Finds the node that is drawn at a point.

use super::detail::raster::NEAR;
use super::node::stub::{fan, folded_stub};
use super::sizes::Sizes;
use super::{Style, Viewport};
use crate::frame::State;
use crate::picture::layout::Layout;
use crate::tree::NodeId;

/// A point at most so many pixels outside a node still counts as on it.
const SLACK: f64 = 3.0;

/// The node drawn at a point of the viewport. A stub extends to the lower end of its fan or of its grey columns.
pub fn node_at(
    frame: &impl State,
    layout: &Layout,
    viewport: &Viewport,
    style: &Style,
    (x, y): (f64, f64),
) -> Option<NodeId> {
    let row = ((y - viewport.y) / viewport.row_height).round();
    if row.is_nan() || row < 0.0 {
        return None;
    }
    let nodes = &layout.rows().get(row as usize)?.nodes;
    let column = (x - viewport.x) / viewport.unit;
    let after = nodes.partition_point(|&node| layout.column(node) < column);
    let away = |node: NodeId| {
        let (nx, ny) = viewport.point_of(layout, node);
        ((nx - x).abs(), y - ny)
    };
    let near = nodes.get(after.saturating_sub(1)..(after + 1).min(nodes.len()))?;
    let nearest = near
        .iter()
        .copied()
        .min_by(|&a, &b| away(a).0.total_cmp(&away(b).0))?;
    let (across, below) = away(nearest);
    let sizes = Sizes::new(layout, viewport, style.text);
    let half = sizes.inner.max(sizes.leaf.1).max(4.0);
    let tree = frame.tree();
    let (wide, high) = match folded_stub(frame, layout, viewport, style, nearest) {
        Some(top) if top == nearest => fan(tree, layout, viewport, style, nearest),
        // If nodes do not stand apart, all grey columns of a stub belong to it.
        Some(top) => {
            return (viewport.unit < NEAR && across <= half + SLACK).then_some(top);
        }
        None => (0.0, 0.0),
    };
    let (wide, low) = (half.max(wide) + SLACK, half + high + SLACK);
    (across <= wide && (-half - SLACK..=low).contains(&below)).then_some(nearest)
}
