//! The placing of the numbers of a row: the same for all of them.

/// How the numbers of a row stand, and their size in pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowNumbers {
    pub(crate) size: f64,
    /// The type around the leaves.
    pub(crate) leaf_type: f64,
    /// Whether those of leaves stand below them, and those of other nodes beside them.
    pub(crate) below: bool,
    pub(crate) at_side: bool,
    /// Whether ranges, and values beside nodes, stand at the left: there is room, and at the right the last one would
    /// leave the view.
    pub(crate) left: bool,
}

impl RowNumbers {
    /// The numbers of a row that has not been looked at.
    pub(crate) const ANY: RowNumbers = RowNumbers {
        size: f64::INFINITY,
        leaf_type: f64::INFINITY,
        below: false,
        at_side: false,
        left: false,
    };
}
