//! The minimal tree of a search, found as far as somebody asks for it.

use super::{Building, MinimalTree};
use crate::frame::Frame;

/// The minimal tree of one search, and its building.
#[derive(Default)]
pub struct Finder {
    building: Option<Building>,
    /// Whether it has been found, or cannot be.
    known: bool,
    /// `None` if it is not known, or cannot be.
    pub tree: Option<MinimalTree>,
}

impl Finder {
    /// Looks at so many more nodes, and returns whether that was all. `last` is the last frame of the search.
    pub fn advance(&mut self, last: &Frame, nodes: usize) -> bool {
        if self.known {
            return true;
        }
        let building = self.building.get_or_insert_with(|| Building::new(last));
        if let Some(tree) = building.advance(last, nodes) {
            *self = Finder {
                building: None,
                known: true,
                tree,
            };
        }
        self.known
    }
}
