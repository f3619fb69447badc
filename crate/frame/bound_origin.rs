//! The origin of a bound that no node holds.

use serde::Serialize;
use ts_rs::TS;

use super::Frame;
use crate::search::Window;
use crate::trace::CallState;
use crate::tree::{NodeId, Player};

/// The origin of a bound that no node holds: a null window, the value by which the node has passed one, the table, the
/// bounds of all values, or the trace of another program. That of the root's own window comes from nowhere, and is left
/// out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Origin {
    #[default]
    #[ts(skip)]
    Root,
    Test,
    Found,
    Table,
    Values,
    Trace,
}

impl Origin {
    /// Whether it is the root's own window.
    pub fn is_root(&self) -> bool {
        *self == Origin::Root
    }
}

impl Frame<'_> {
    /// The origin of the bound of `player` with which the open call for `node` began; that of the root if `holder` has it.
    pub(crate) fn origin_unless_held(
        &self,
        node: NodeId,
        player: Player,
        holder: Option<NodeId>,
    ) -> Origin {
        match holder {
            Some(_) => Origin::Root,
            None => self.origin(node, player),
        }
    }

    /// The origin of the bound of `player` with which the open call for `node` began, if no node holds it: from the
    /// nearest call that was given it, or found it in the table, instead of the bound that follows from its caller. Below
    /// a chance node it is the bound of all values: chance passes no other window down.
    pub fn origin(&self, node: NodeId, player: Player) -> Origin {
        let tree = self.tree();
        if tree.above(node).any(|up| tree.is_chance(up)) {
            return Origin::Values;
        }
        let (Some(deviations), Some(ply)) = (self.trace.deviations(), self.ply(node)) else {
            return Origin::Root;
        };
        let path = self.path();
        for (ply, state) in path.iter().enumerate().take(ply + 1).rev() {
            let given_bound = self.trace.call(state.call).given_window().bound_of(player);
            if state.entry.window.bound_of(player) != given_bound {
                return Origin::Table;
            }
            let caller = ply.checked_sub(1).and_then(|ply| path.get(ply));
            let follows = caller.map(|caller| self.passed_window(caller).bound_of(player));
            if deviations.window(state.call).is_some()
                && follows.is_some_and(|bound| bound != given_bound)
            {
                return match self.is_re_search(state, player) {
                    true => Origin::Found,
                    false if self.tests(state.node) => Origin::Test,
                    false => Origin::Trace,
                };
            }
        }
        Origin::Root
    }

    /// The window that follows for a child of an open call.
    fn passed_window(&self, caller: &CallState) -> Window {
        let tree = self.tree();
        match tree.is_chance(caller.node) {
            true => Window::FULL,
            false => {
                let player = tree.player(caller.node);
                self.rules()
                    .passed(caller.current.window, player, caller.best)
            }
        }
    }

    /// Whether a call searches its node again from the value found by the test, which is the bound of `player`.
    fn is_re_search(&self, state: &CallState, player: Player) -> bool {
        let caller = self.tree().parent(state.node);
        let owns = caller.is_some_and(|caller| self.tree().player(caller) == player);
        owns && self.repeats(state.call)
    }
}
