//! The minimal tree of a search, found as far as somebody asks for it.

use crate::frame::Frame;
use crate::frame::minimal::{Building, MinimalTree};

/// The minimal tree of one search, and what finds it.
#[derive(Default)]
pub(super) struct MinimalFinder {
    building: Option<Building>,
    /// Whether it has been found, or cannot be.
    known: bool,
    /// `None` if it is not known, or cannot be.
    pub(super) tree: Option<MinimalTree>,
}

impl MinimalFinder {
    /// Looks at so many more nodes, and returns whether that was all. `last` is the last frame of the search.
    pub(super) fn advance(&mut self, last: &Frame, nodes: usize) -> bool {
        if self.known {
            return true;
        }
        let building = self.building.get_or_insert_with(|| Building::new(last));
        if let Some(tree) = building.advance(last, nodes) {
            *self = MinimalFinder {
                building: None,
                known: true,
                tree,
            };
        }
        self.known
    }
}
