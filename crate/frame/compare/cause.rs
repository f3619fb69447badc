//! The cause of a difference: how one search does without nodes, and why the other does not.

use serde::Serialize;
use ts_rs::TS;

use super::difference_source::DifferenceSource;
use crate::frame::Origin;
use crate::trace::event::Side;
use crate::tree::NodeId;

/// Why one search, the *one*, enters nodes that the *other* leaves out. All but `Depth`, `Table`, `Stopped`, `Untold`
/// and `Again` are about a cutoff of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "DifferenceCause")]
pub enum Cause {
    /// The one never cuts off at such a node.
    Never,
    /// The one cuts off only where a value passes the bound.
    Test,
    /// The one searches other children first.
    Order,
    /// The one has found another value there.
    Value,
    /// The one has another bound there.
    Bound,
    /// By its rules the one has to cut off, too: another program misses a cutoff.
    Missed,
    /// By its rules the other may not cut off: another program prunes too much.
    Unfounded,
    /// The numbers are not said.
    Unsaid,
    /// The other evaluates the node, at its depth limit.
    Depth,
    /// The table answers the other.
    Table,
    /// The other stands pat.
    StandPat,
    /// The other had to stop before.
    Stopped,
    /// The other leaves the nodes out and does not say why.
    Untold,
    /// Both enter them, and the one more often.
    Again,
}

/// The cutoff by which a search does without nodes. Nodes are numbered as it numbers them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutoffCause {
    /// The value that met the bound.
    pub best: f64,
    /// The bound.
    pub bound: f64,
    /// The bound that is met.
    pub side: Side,
    /// The child compared last.
    pub child: Option<NodeId>,
    /// The node that holds the bound.
    pub holder: Option<NodeId>,
    /// Where the bound comes from that no node holds.
    pub origin: Origin,
}

/// The cause of a difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caused {
    /// The cause.
    pub cause: Cause,
    /// The cutoff of the search that leaves the nodes out.
    pub cut: Option<CutoffCause>,
    /// The value or the bound of the search that enters them, where the cause is that it is another one.
    pub found: Option<f64>,
    /// The child that the search enters later, as the other numbers it, if the cause is the order.
    pub late: Option<NodeId>,
    /// Where the difference comes from, if that is above the node or below an earlier child.
    pub(super) source: Option<DifferenceSource>,
}

impl From<Cause> for Caused {
    fn from(cause: Cause) -> Caused {
        Caused {
            cause,
            cut: None,
            found: None,
            late: None,
            source: None,
        }
    }
}
