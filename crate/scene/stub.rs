//! Stubs: a pruned subtree is drawn as its topmost node with a fan beneath, until it is unfolded.

use std::collections::HashSet;

use super::draw::Drawing;
use super::text::width;
use super::{Align, Ink, Mark, Role, Shape, Text};
use crate::frame::Frame;
use crate::tree::NodeId;

/// From how many nodes on a pruned subtree is folded. Those of textbook figures are smaller, and the
/// values in them are there to be read.
const MANY: u32 = 12;

/// In the tree of a game every position with moves is folded: what matters is how much was saved.
const MANY_OF_A_GAME: u32 = 2;

/// How high a fan is, as a multiple of half the height of a node. It ends above the middle between
/// two rows, so that a point below a node belongs to that node's row.
pub(super) const FAN: f64 = 1.2;

/// The topmost node of the pruned subtree that `node` lies in, if that is one that folds.
pub fn stub(frame: &Frame, node: NodeId) -> Option<NodeId> {
    let tree = frame.trace().tree();
    let cut = frame.pruned_by(node)?;
    let upwards = std::iter::successors(Some(node), |&node| tree.parent(node));
    let top = upwards.take_while(|&node| node != cut).last()?;
    let least = match tree.move_to(top) {
        Some(_) => MANY_OF_A_GAME,
        None => MANY,
    };
    (tree.size(top) >= least).then_some(top)
}

/// The same, unless it is unfolded.
pub(super) fn folded(frame: &Frame, unfolded: &HashSet<NodeId>, node: NodeId) -> Option<NodeId> {
    stub(frame, node).filter(|top| !unfolded.contains(top))
}

impl Drawing<'_> {
    /// The fan that stands for the subtree of a stub, and below it the number of nodes that were saved.
    pub(super) fn fan(&mut self, node: NodeId, (x, y): (f64, f64)) {
        let top = y + self.halves(node).1;
        let high = self.half * FAN;
        self.nodes.push(Mark {
            shape: Shape::Fan,
            ink: Ink::Pruned,
            node,
            x1: x,
            y1: top + high / 2.0,
            x2: self.half * 0.8,
            y2: high / 2.0,
        });
        let text = self.tree.size(node).to_string();
        let size = self.type_size();
        let room = self.room_beside(node, x) + 2.0 * self.half;
        if size < super::label::SMALLEST || width(&text, size) > room {
            return;
        }
        self.texts.push(Text {
            text,
            role: Role::Count,
            ink: Ink::Pruned,
            node,
            x,
            y: top + high + size * 0.7,
            size,
            align: Align::Middle,
        });
    }
}
