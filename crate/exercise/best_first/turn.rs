//! The least C above that of the rules from which another child is chosen at a node.

use super::choice::unproved_children;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Mistake, Selection, turns};
use crate::tree::NodeId;

/// The least distance of such a C above the C of the rules, so that an answer can distinguish them.
const APART: f64 = 1e-3;

/// From which C on another child than `chosen` has the highest score, and which; `None`: from none.
pub(super) fn turn(
    frame: &BestFirstFrame,
    node: NodeId,
    chosen: NodeId,
    mistake: Option<Mistake>,
) -> Option<(f64, NodeId)> {
    let rules = frame.rules();
    if frame.proves() || rules.selection == Selection::Mean || frame.tree().is_chance(node) {
        return None;
    }
    let parent = frame.parent(node);
    let mut lines = Vec::new();
    for child in unproved_children(frame, node) {
        let (height, slope) = parent.line_by(mistake, &child)?;
        lines.push((child.node, height, slope));
    }
    let turns = turns(&lines);
    let next = turns
        .iter()
        .position(|&(from, _)| from > rules.exploration)?;
    let now = turns.get(next.checked_sub(1)?)?;
    let &(from, child) = turns.get(next)?;
    let apart = from.is_finite() && from - rules.exploration >= APART;
    (now.1 == chosen && apart).then_some((from, child))
}
