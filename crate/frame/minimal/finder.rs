//! The minimal tree of a search, found as far as somebody asks for it.

use super::{MinimalTree, MinimalTreeBuilder};
use crate::frame::Frame;

/// The minimal tree of one search, and its building.
#[derive(Default)]
pub struct Finder {
    builder: Option<MinimalTreeBuilder>,
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
        let builder = self
            .builder
            .get_or_insert_with(|| MinimalTreeBuilder::new(last));
        if let Some(tree) = builder.advance(last, nodes) {
            *self = Finder {
                builder: None,
                known: true,
                tree,
            };
        }
        self.known
    }
}
