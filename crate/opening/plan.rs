//! A tree as it is drawn.

use crate::picture::layout::Layout;
use crate::source::games::AnyGame;
use crate::tree::names::Names;

/// A tree as it is drawn.
pub struct Plan {
    /// The positions of the nodes.
    pub layout: Layout,
    /// The names of the nodes.
    pub names: Names,
    /// The game that the tree was expanded from.
    pub game: Option<AnyGame>,
}
