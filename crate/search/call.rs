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
    /// The window that it goes on with.
    pub entry: Window,
    /// The window as it is now.
    pub window: Window,
    /// The best value found.
    pub best: f64,
}
