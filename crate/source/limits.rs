//! How much a host takes in. All of it is checked before memory is taken for it.

use crate::source::notation::MAX_TEXT;
use crate::tree::MAX_NODES;

/// The limits of what is opened. A host can lower them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes of a tree, at most [`MAX_NODES`].
    pub nodes: usize,
    /// The most bytes of a text, at most [`MAX_TEXT`].
    pub text: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: MAX_NODES,
            text: MAX_TEXT,
        }
    }
}
