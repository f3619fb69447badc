//! The placing of the numbers of a row: the same for all of them.

/// How the numbers of a row stand, and their size in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers {
    pub(super) size: f64,
    /// The type around the leaves.
    pub(super) around: f64,
    /// Whether those of leaves stand below them, and those of other nodes beside them.
    pub(super) below: bool,
    pub(super) beside: bool,
    /// Whether ranges, and values beside nodes, stand at the left: there is room, and at the right the last one would
    /// leave the view.
    pub(super) left: bool,
}

impl Numbers {
    /// The numbers of a row that has not been looked at.
    pub(super) const ANY: Numbers = Numbers {
        size: f64::INFINITY,
        around: f64::INFINITY,
        below: false,
        beside: false,
        left: false,
    };
}
