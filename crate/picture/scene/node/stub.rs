//! Stubs: a pruned subtree is drawn as its top node with a fan below, until it is unfolded.

use super::super::sizes::Sizes;
use super::super::{Style, Viewport};
use crate::frame::State;
use crate::picture::layout::Layout;
use crate::tree::{GameTree, NodeId};

/// The least size of a pruned subtree that is folded. Pruned subtrees in textbook figures are smaller, and the values
/// in them are there to be read.
const MANY: u32 = 12;

/// The same in the tree of a game. There every pruned subtree is folded, because only the number of pruned nodes
/// matters.
const MANY_OF_A_GAME: u32 = 2;

/// Half of the greatest width of a fan, in pixels.
const WIDEST: f64 = 15.0;

/// The greatest share of the width of the view that the subtree of a stub takes.
const MOST: f64 = 0.5;

/// Half of the width, and the height, of the fan of a stub. The fan ends above the middle between two rows, so that
/// each of its points is nearest to the row of its node.
pub(crate) fn fan(
    tree: &GameTree,
    layout: &Layout,
    viewport: &Viewport,
    style: &Style,
    node: NodeId,
) -> (f64, f64) {
    let half = Sizes::new(layout, viewport, style.text).inner;
    let below = layout.rows().get(layout.row(node) + 1);
    let below = below.map_or(&[][..], |row| row.nodes.as_slice());
    let after = below.partition_point(|&other| other < tree.end(node));
    let last = after.checked_sub(1).and_then(|at| below.get(at));
    let last = last.filter(|_| !tree.is_leaf(node));
    let span = last.map_or(0.0, |&last| layout.column(last) - layout.column(node + 1));
    let wide = (span * viewport.unit / 2.0).min(WIDEST * style.text);
    let high = (viewport.row_height * 0.25).min(1.7 * WIDEST * style.text);
    let high = high.min(half * 2.0 + 8.0 * style.text);
    (wide.max(half * 0.8), high.max(half * 1.1))
}

/// The top node of the pruned subtree that contains `node`, if that subtree is large enough to be a stub.
pub fn stub(frame: &impl State, node: NodeId) -> Option<NodeId> {
    let pruned = |&node: &NodeId| frame.has_pruned(node);
    let tree = frame.tree();
    let top = tree.upward(node).take_while(pruned).last()?;
    let least = match tree.move_to(top) {
        Some(_) => MANY_OF_A_GAME,
        None => MANY,
    };
    (tree.size(top) >= least).then_some(top)
}

/// The same node as [`stub`], unless the stub is drawn with all its nodes.
pub(crate) fn folded_stub(
    frame: &impl State,
    layout: &Layout,
    viewport: &Viewport,
    style: &Style,
    node: NodeId,
) -> Option<NodeId> {
    stub(frame, node).filter(|&top| hides(frame.tree(), layout, viewport, style, top))
}

/// Whether a stub is drawn as a fan. It is not if it is unfolded, or if the view is so near that its subtree takes most
/// of the width: a reader who zooms in that far wants to see the nodes. While the whole tree is in view, a stub is
/// always a fan unless it is unfolded.
pub(crate) fn hides(
    tree: &GameTree,
    layout: &Layout,
    viewport: &Viewport,
    style: &Style,
    stub: NodeId,
) -> bool {
    if style.unfolded.contains(&stub) {
        return false;
    }
    let Viewport { width, unit, .. } = *viewport;
    if layout.columns() * unit <= width {
        return true;
    }
    let last = tree.end(stub) - 1;
    let first = (stub..last)
        .find(|&node| tree.is_leaf(node))
        .unwrap_or(last);
    let columns = layout.column(last) - layout.column(first);
    columns * unit <= width * MOST
}
