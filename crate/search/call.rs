//! An open call of alpha–beta.

use super::Window;
use crate::tree::{NodeId, Player};

/// A node that is being searched.
#[derive(Debug)]
pub struct Call {
    /// Its node.
    pub node: NodeId,
    /// The player at the node.
    pub player: Player,
    /// The window with which the search of its children begins, after the hook `entry`.
    pub entry: Window,
    /// The window as it is now.
    pub window: Window,
    /// The best value found.
    pub best: f64,
}
