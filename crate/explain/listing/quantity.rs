//! The variables of a listing, and their meaning.

/// A variable: its name in the code, and the quantity that it holds.
#[derive(Clone, Copy)]
pub(super) struct Named(pub(super) &'static str, pub(super) Quantity);

/// The quantity that a variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quantity {
    /// The plies still to be searched, counted from the depth limit or, without a limit, from the height of the tree.
    PliesLeft,
    /// The plies below the root.
    Ply,
    /// The depth limit; without one, the height of the tree.
    Limit,
    /// Whether MAX is to move.
    Maximizing,
    /// The present window.
    Alpha,
    Beta,
    /// The entry window.
    EntryAlpha,
    EntryBeta,
    /// The bound of the other side.
    Other,
    /// The best value so far.
    Best,
    /// The best value so far, in code that never keeps a value that causes a cutoff.
    BestUncut,
    /// The value that the last child returned.
    Val,
    /// The last child.
    Child,
    /// At a chance node: the probability of the last child, and that of all children after it.
    Weight,
    Left,
    /// The window that the last child got.
    PassedAlpha,
    PassedBeta,
    /// The first child with the best value.
    Action,
    /// The number of nodes expanded so far.
    Expanded,
    /// The value that the call for the root returned.
    Answer,
    /// The proved range of the root's value at the end of a pass.
    Low,
    High,
    /// The depth limit of the pass.
    PassLimit,
    /// The bounds from the table, where it is read.
    Lower,
    Upper,
}
