//! The bounds of a call, from the root down: what it starts with, moves and passes to a child.

use super::event::Held;
use crate::search::{Bounds, Rules, Window};
use crate::tree::{GameTree, NodeId};

impl Held {
    /// The window of the root, held by no node.
    pub(super) fn of_root(window: Window) -> Held {
        Held {
            window,
            alpha_holder: None,
            beta_holder: None,
        }
    }

    /// What `node` passes to a child, by the rules; its own best is what it holds itself.
    pub(super) fn passed(&self, rules: &Rules, tree: &GameTree, node: NodeId, best: f64) -> Held {
        match rules.bounds {
            Bounds::Deep => *self,
            Bounds::Shallow => Held::of_root(Window::FULL).narrowed(tree, node, best),
        }
    }

    /// The window once `node` is sure of `best`: it holds the bound if that moved.
    pub(super) fn narrowed(&self, tree: &GameTree, node: NodeId, best: f64) -> Held {
        let window = self.window.narrowed(tree.player(node), best);
        Held {
            window,
            alpha_holder: if window.alpha == self.window.alpha {
                self.alpha_holder
            } else {
                Some(node)
            },
            beta_holder: if window.beta == self.window.beta {
                self.beta_holder
            } else {
                Some(node)
            },
        }
    }
}
