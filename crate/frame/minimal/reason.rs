//! The reasons why a search enters more than the minimal tree.

use serde::Serialize;

/// Why a search enters a node that is not in the minimal tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Its parent is of type 2, and it came before the child that is enough.
    InFront,
    /// The bound was not known yet: a node of type 1 above had not searched its best child.
    Late,
    /// The best value only equals the bound, and the cut test is `>`.
    Equal,
    /// The bound is that of an ancestor farther up, and bounds are passed to children only.
    Shallow,
    /// There are no bounds.
    Unbounded,
    /// The window of the call was about another value.
    Window,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 6] = [
        Reason::InFront,
        Reason::Late,
        Reason::Equal,
        Reason::Shallow,
        Reason::Unbounded,
        Reason::Window,
    ];
}
