//! The origin of a bound that no node holds.

use crate::frame::{Frame, Origin};
use crate::tree::{NodeId, Player};

/// The origin of the bound of `player` with which the open call for `node` began; that of the root if `holder` has it.
/// Below a chance node a bound that no node holds is that of all values: chance passes no other window down.
pub(super) fn origin(
    frame: &Frame,
    node: NodeId,
    player: Player,
    holder: Option<NodeId>,
) -> Origin {
    let tree = frame.tree();
    let mut above = tree.above(node);
    match holder {
        Some(_) => Origin::Root,
        None if above.any(|up| tree.is_chance(up)) => Origin::Values,
        None => frame.origin(node, player),
    }
}
