//! The reasons why a search enters more than the minimal tree.

use serde::Serialize;
use ts_rs::TS;

/// Why a node that is not in the minimal tree is searched: its subtree came before the child that is enough; the best
/// child of a node above came late, and the bound with it; the value only equals the bound, and the cut test is `>`;
/// the bound is that of an ancestor to whose children only it is passed; there are no bounds; the window was about
/// another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "described above")]
pub enum ExtraReason {
    InFront,
    Late,
    Equal,
    Shallow,
    Unbounded,
    Window,
}

impl ExtraReason {
    /// All of them.
    pub const ALL: [ExtraReason; 6] = [
        ExtraReason::InFront,
        ExtraReason::Late,
        ExtraReason::Equal,
        ExtraReason::Shallow,
        ExtraReason::Unbounded,
        ExtraReason::Window,
    ];
}
