//! The origin of a bound that no node holds.

use crate::frame::{Frame, Origin};
use crate::tree::{NodeId, Player};

/// The origin of the bound of `player` with which the open call for `node` began; that of the root if `holder` has it.
pub(super) fn origin(
    frame: &Frame,
    node: NodeId,
    player: Player,
    holder: Option<NodeId>,
) -> Origin {
    match holder {
        Some(_) => Origin::Root,
        None => frame.origin(node, player),
    }
}
