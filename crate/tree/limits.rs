//! The limits of a tree, and of the text it is read from. All of it is checked before memory is taken for it.

/// The most plies from the root to a leaf. Recursion to this depth fits a 1 MiB stack.
pub const MAX_DEPTH: usize = 1_000;

/// The most nodes of one tree.
pub const MAX_NODES: usize = 10_000_000;

/// The most calls of a search with several visits. One that does not has as many as there are nodes at most.
pub const MAX_CALLS: usize = 10_000_000;

/// The longest text read, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// The limits of an opening. A host can lower them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most nodes of a tree, at most [`MAX_NODES`].
    pub nodes: usize,
    /// The most bytes of a text, at most [`MAX_TEXT`].
    pub text: usize,
    /// The most calls of a search with several visits, at most [`MAX_CALLS`].
    pub calls: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: MAX_NODES,
            text: MAX_TEXT,
            calls: MAX_CALLS,
        }
    }
}
