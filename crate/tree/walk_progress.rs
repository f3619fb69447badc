//! The progress of a walk through a tree.

/// The share of a walk in preorder that is done, 0 … 1, as if siblings were equally large. `levels` has for each open
/// node, the root first, how many of its children are still to be entered and how many it has.
pub(crate) fn walk_progress(levels: impl DoubleEndedIterator<Item = (u32, u32)>) -> f64 {
    levels.rev().fold(0.0, |share, (left, children)| {
        // The child entered last counts by the work done below it.
        (f64::from(children - left.min(children)) - 1.0 + share).max(0.0) / f64::from(children)
    })
}
