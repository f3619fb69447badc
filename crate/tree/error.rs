//! Why there is no tree.

use serde::Serialize;

/// Why a tree cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum TreeError {
    /// A node would lie deeper than [`MAX_DEPTH`](super::MAX_DEPTH).
    TooDeep {
        /// [`MAX_DEPTH`](super::MAX_DEPTH).
        limit: usize,
    },
    /// The tree would have more nodes than are taken in.
    TooManyNodes {
        /// [`MAX_NODES`](super::MAX_NODES), or less.
        limit: usize,
    },
    /// There is no room for it, though it is within the other limits.
    TooLittleMemory {
        /// So many megabytes at a time are not to be had.
        needed: usize,
        /// So many can be had in all, where the browser gives as much as WebAssembly takes.
        limit: usize,
    },
    /// An inner node has no children, or is still open at the end.
    Unfinished,
    /// There is no node, or a second root.
    NotOneRoot,
}
