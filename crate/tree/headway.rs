//! How far a walk through a tree has come.

/// How far a walk in preorder has come, 0 … 1, as if siblings were equally large: by level, the
/// root's first, how many children are still to be entered and how many there are.
pub(crate) fn headway(levels: impl DoubleEndedIterator<Item = (u32, u32)>) -> f64 {
    levels.rev().fold(0.0, |share, (left, children)| {
        // The one entered last is not done, unless nothing is left to do below it.
        (f64::from(children - left.min(children)) - 1.0 + share).max(0.0) / f64::from(children)
    })
}
