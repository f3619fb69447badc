//! Where a bound comes from that no node holds.

use serde::Serialize;

use super::Frame;
use crate::trace::CallState;
use crate::tree::{NodeId, Player};

/// Where a bound comes from that no node holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The root's own window.
    #[default]
    Root,
    /// A window that a caller chose to test a child.
    Test,
    /// The value by which the child has passed such a window: it is searched again from there.
    Found,
    /// The table.
    Table,
}

impl Origin {
    /// Whether it is the root's own window.
    pub fn is_root(&self) -> bool {
        *self == Origin::Root
    }
}

impl Frame<'_> {
    /// Where the bound of `player` comes from with which the open call for `node` began, if no node holds it: from the
    /// nearest call that began with it and whose window does not follow from that of its caller.
    pub fn origin(&self, node: NodeId, player: Player) -> Origin {
        let (Some(kept), Some(ply)) = (self.trace.kept(), self.ply(node)) else {
            return Origin::Root;
        };
        let path = self.path().get(1..=ply).unwrap_or_default();
        let bound = |state: &CallState| state.entry.window.bound_of(player);
        let own = path.last().map(bound);
        let with = path
            .iter()
            .rev()
            .take_while(|state| Some(bound(state)) == own);
        let found = with.filter_map(|state| {
            let narrowed = kept.narrowed(state.call).map(|_| Origin::Table);
            let tested = kept.window(state.call).map(|_| Origin::Test);
            let again = tested.filter(|_| self.again_from(state, player));
            narrowed.or(again.map(|_| Origin::Found)).or(tested)
        });
        found.into_iter().next().unwrap_or_default()
    }

    /// Whether a call searches its node again from the value found by the test, which is the bound of `player`.
    fn again_from(&self, state: &CallState, player: Player) -> bool {
        let caller = self.tree().parent(state.node);
        let owns = caller.is_some_and(|caller| self.tree().player(caller) == player);
        owns && self.repeats(state.call)
    }
}
