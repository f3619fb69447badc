//! The places at which a search can depart from alpha–beta: as a program with a bug, or as a student in a search by
//! hand.

use super::call::Call;
use super::{Cut, Rules, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The behaviour of a search at each place; the defaults are alpha–beta. `O` is its observer, whose record a hook may
/// read and complete. A search with chance nodes asks `entry`, `next` and `taken` alone.
pub trait Hooks<O: ?Sized> {
    /// Whether calls have windows. Without them the search is minimax.
    #[inline]
    fn bounded(&self, rules: &Rules) -> bool {
        rules.bounded()
    }

    /// The player of a node whose player in the tree is this one.
    #[inline]
    fn player(&self, player: Player) -> Player {
        player
    }

    /// The value of a node that is evaluated.
    #[inline]
    fn value(&self, _tree: &GameTree, _node: NodeId, value: f64) -> f64 {
        value
    }

    /// The window with which a call goes on that has begun with `window`.
    #[inline]
    fn entry(&self, _node: NodeId, window: Window) -> Window {
        window
    }

    /// The best value of a call on this ply before its first child.
    #[inline]
    fn worst(&self, player: Player, _entry: Window, _ply: usize) -> f64 {
        player.worst()
    }

    /// The child that a call searches next. `last`: the child before, and the outcome of the cut test after it.
    #[inline]
    fn next(
        &mut self,
        tree: &GameTree,
        _observer: &mut O,
        node: NodeId,
        last: Option<(NodeId, bool)>,
    ) -> Option<NodeId> {
        let next = match last {
            None => node + 1,
            Some((_, true)) => return None,
            Some((child, false)) => tree.end(child),
        };
        (next < tree.end(node)).then_some(next)
    }

    /// The window that a call passes down to a child, where the rules say `window`.
    #[inline]
    fn passed(&self, _call: &Call, _child: NodeId, window: Window) -> Window {
        window
    }

    /// The best value of a call after a child of this value.
    #[inline]
    fn better(&mut self, call: &Call, value: f64) -> f64 {
        call.player.better(call.best, value)
    }

    /// The outcome of the cut test of a call after a child, or after its own static value if `child` is its node; `before` is the best value without that child.
    #[inline]
    fn cuts(&self, _tree: &GameTree, call: &Call, _child: NodeId, _before: f64, cut: Cut) -> bool {
        call.window.cut_by(call.player, call.best, cut)
    }

    /// The window of a call after a child of this value.
    #[inline]
    fn moved(&self, call: &Call, _value: f64) -> Window {
        call.window.narrowed(call.player, call.best)
    }

    /// The value that a call on this ply returns, where the rules say `value`.
    #[inline]
    fn returned(&mut self, _call: &Call, _ply: usize, value: f64) -> f64 {
        value
    }

    /// The value that the caller of a node takes for the one that it has returned.
    #[inline]
    fn taken(&mut self, _observer: &mut O, _node: NodeId, value: f64) -> f64 {
        value
    }
}

/// Alpha–beta without a departure. Minimax without one has its own engine, so calls always have windows here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Textbook;

impl<O: ?Sized> Hooks<O> for Textbook {
    #[inline]
    fn bounded(&self, _: &Rules) -> bool {
        true
    }
}
