//! The first mistake of another program in another view.

use super::view::View;
use crate::import::{Finding, Flaw};
use crate::tree::{GameTree, NodeId};

impl Finding {
    /// The same with its numbers in another view, each as at the node that it is told of. Those of a child that its parent has
    /// to heed are told as at the parent.
    pub fn seen(mut self, tree: &GameTree, view: View) -> Finding {
        let mirror = |node: NodeId| view.mirror(tree.player(node));
        match &mut self.flaw {
            Flaw::Window {
                node,
                side,
                found,
                expected,
            }
            | Flaw::Outside {
                node,
                side,
                found,
                bound: expected,
                ..
            }
            | Flaw::Cuts {
                node,
                side,
                best: found,
                bound: expected,
                ..
            }
            | Flaw::EntersPruned {
                of: node,
                side,
                best: found,
                bound: expected,
                ..
            } => {
                mirror(*node).side(side);
                mirror(*node).values(&mut [found, expected]);
            }
            Flaw::Compared {
                node,
                number,
                found,
                expected,
            } => {
                if let Some(mut side) = number.side() {
                    mirror(*node).side(&mut side);
                    *number = side.into();
                }
                mirror(*node).values(&mut [found, expected]);
            }
            Flaw::Value {
                node,
                found,
                expected,
            }
            | Flaw::Best {
                node,
                found,
                expected,
            }
            | Flaw::Returns {
                node,
                found,
                expected,
            }
            | Flaw::Stored {
                node,
                found,
                expected,
            }
            | Flaw::Ignores {
                node,
                found,
                best: expected,
                ..
            }
            | Flaw::Unfounded {
                node,
                found,
                best: expected,
            } => mirror(*node).values(&mut [found, expected]),
            Flaw::Empty { node, found, bound } => mirror(*node).pair(found, bound),
            Flaw::Finishes { found, expected } => mirror(0).values(&mut [found, expected]),
            Flaw::Misses {
                node,
                expected: value,
            }
            | Flaw::NotAgain { node, found: value } => mirror(*node).value(value),
            _ => {}
        }
        self
    }
}
