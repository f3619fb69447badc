//! Why a search enters a node that is not in the minimal tree.

use super::reason::ExtraReason;
use super::tree::MinimalTree;
use crate::frame::Frame;
use crate::search::{Bounds, Cut, Window};
use crate::trace::CallState;
use crate::tree::NodeId;

/// A subtree that is searched in addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraSubtree {
    /// Its root. The parent is in the minimal tree, of type 2.
    pub top: NodeId,
    /// Why the search enters it.
    pub reason: ExtraReason,
    /// The node of type 1 whose best child had not been searched, if that is the reason, and that child. Otherwise the
    /// parent of `top` and the child that is enough there.
    pub node: NodeId,
    /// The child.
    pub child: NodeId,
}

impl ExtraSubtree {
    /// The subtree that the search behind `last`, its last frame, enters in addition and that has the entered `node` in
    /// it; `None` if the node is in the minimal tree.
    pub fn of(last: &Frame, minimal: &MinimalTree, node: NodeId) -> Option<ExtraSubtree> {
        let tree = last.tree();
        let top = tree.upward(node).find(|&node| {
            let parent = tree.parent(node);
            parent.is_none_or(|parent| minimal.kind(parent).is_some())
        })?;
        let node = tree.parent(top)?;
        let entered = last.first_entered(top)?;
        if minimal.kind(top).is_some() {
            return None;
        }
        let child = minimal.deciding(tree, node)?;
        let extra = |reason, node, child| ExtraSubtree {
            top,
            reason,
            node,
            child,
        };
        if last
            .first_entered(child)
            .is_none_or(|other| entered < other)
        {
            return Some(extra(ExtraReason::InFront, node, child));
        }
        let at = last.at(entered.saturating_sub(1));
        let reason = uncut(&at, node);
        if reason != ExtraReason::Window {
            return Some(extra(reason, node, child));
        }
        let late = late(last, minimal, node);
        Some(late.map_or(extra(reason, node, child), |(node, child)| {
            extra(ExtraReason::Late, node, child)
        }))
    }
}

/// Why `node` does not cut off at the step of a frame; `Window` if no bound known by then allows it.
fn uncut(frame: &Frame, node: NodeId) -> ExtraReason {
    let (rules, player) = (frame.rules(), frame.tree().player(node));
    let Some(call) = frame.call(node) else {
        return ExtraReason::Window;
    };
    let meets = |window: Window| window.cut_by(player, call.best, Cut::Reach);
    let above = frame.path().iter().take_while(|above| above.node != node);
    let deep = || {
        above.fold(rules.window, |window, above| {
            child_window(frame, window, above)
        })
    };
    if rules.bounded() && meets(call.current.window) {
        ExtraReason::Equal
    } else if rules.bounded() && rules.bounds == Bounds::Deep || !meets(deep()) {
        ExtraReason::Window
    } else if rules.bounded() {
        ExtraReason::Shallow
    } else {
        ExtraReason::Unbounded
    }
}

/// The window after the values that a call has found.
fn child_window(frame: &Frame, window: Window, call: &CallState) -> Window {
    window.narrowed(frame.tree().player(call.node), call.best)
}

/// The nearest node of type 1 above `node`, and its best child, if that was searched after the branch of `node`.
fn late(last: &Frame, minimal: &MinimalTree, node: NodeId) -> Option<(NodeId, NodeId)> {
    let tree = last.tree();
    let branch = tree.upward(node).find(|&node| {
        let parent = tree.parent(node);
        parent.is_some_and(|parent| minimal.kind(parent) == Some(1))
    })?;
    let above = tree.parent(branch)?;
    let best = minimal.deciding(tree, above)?;
    let before = match (last.first_entered(branch), last.first_entered(best)) {
        (Some(branch), Some(best)) => branch < best,
        (_, best) => best.is_none(),
    };
    before.then_some((above, best))
}
