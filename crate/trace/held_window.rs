//! The window of a call with the holders of its bounds: at entry, after an update, and as passed to a child.

use super::event::HeldWindow;
use crate::search::{Bounds, Rules, Window};
use crate::tree::{GameTree, NodeId};

impl HeldWindow {
    /// The root's own window, whose bounds no node holds.
    pub(super) fn of_root(window: Window) -> HeldWindow {
        HeldWindow {
            window,
            alpha_holder: None,
            beta_holder: None,
        }
    }

    /// The window that `node` passes to a child by the rules. `node` holds the bound that is its own best.
    pub(super) fn passed_down(
        &self,
        rules: &Rules,
        tree: &GameTree,
        node: NodeId,
        best: f64,
    ) -> HeldWindow {
        match rules.bounds {
            // Where chance moves nothing follows for one child alone. The windows of Star1 are kept.
            _ if tree.is_chance(node) => HeldWindow::of_root(Window::FULL),
            Bounds::Deep => *self,
            Bounds::Shallow => HeldWindow::of_root(Window::FULL).narrowed(tree, node, best),
        }
    }

    /// The window after `node` has found `best`. If that moves the bound, `node` holds it.
    pub(super) fn narrowed(&self, tree: &GameTree, node: NodeId, best: f64) -> HeldWindow {
        if tree.is_chance(node) {
            return *self;
        }
        self.with(self.window.narrowed(tree.player(node), best), Some(node))
    }

    /// Another window, of which `holder` holds each bound that is not the same. Another program need not say a bound,
    /// which is then NaN and held by nobody.
    #[inline]
    pub(super) fn with(&self, window: Window, holder: Option<NodeId>) -> HeldWindow {
        let held = |now: f64, before: f64, by| match now == before {
            true => by,
            false => holder.filter(|_| !now.is_nan()),
        };
        let Window { alpha, beta } = self.window;
        HeldWindow {
            window,
            alpha_holder: held(window.alpha, alpha, self.alpha_holder),
            beta_holder: held(window.beta, beta, self.beta_holder),
        }
    }
}
