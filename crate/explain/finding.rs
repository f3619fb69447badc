//! The first mistake of another program in another view.

use super::view::View;
use crate::import::{Finding, Flaw};
use crate::tree::{GameTree, NodeId};

impl Finding {
    /// The same with its numbers in another view: each in that of its own node, but the numbers of a child that its parent has
    /// to heed in that of the parent.
    pub fn seen(mut self, tree: &GameTree, view: View) -> Finding {
        let mirror = |node: NodeId| view.mirror(tree.player(node));
        match &mut self.flaw {
            Flaw::Window { node, side, .. }
            | Flaw::Outside { node, side, .. }
            | Flaw::Cuts { node, side, .. }
            | Flaw::EntersPruned { of: node, side, .. } => mirror(*node).side(side),
            Flaw::Compared { node, number, .. } => {
                if let Some(mut side) = number.side() {
                    mirror(*node).side(&mut side);
                    *number = side.into();
                }
            }
            Flaw::Empty { node, found, bound } => mirror(*node).pair(found, bound),
            Flaw::Misses {
                node,
                expected: value,
            }
            | Flaw::NotAgain { node, found: value } => mirror(*node).value(value),
            _ => {}
        }
        if let Some((node, mut numbers)) = self.flaw.numbers() {
            mirror(node).values(&mut numbers);
        }
        self
    }
}
