//! A cutoff: the bound that is met, and the distance to its holder, which makes it shallow or deep.

use serde::Serialize;
use ts_rs::TS;

use super::side::Side;
use crate::tree::NodeId;

/// A cut test that succeeded.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CutoffEvent")]
pub struct Cutoff {
    /// The best value that met the bound.
    pub best: f64,
    /// The bound.
    pub bound: f64,
    /// The bound that is met: beta at a MAX node, alpha at a MIN node.
    pub side: Side,
    /// The node that holds the bound.
    pub holder: Option<NodeId>,
    /// How far up the holder is.
    pub reach: Reach,
    /// The number of children that this call leaves out; may be 0.
    pub pruned: usize,
}

/// The distance to the holder of the bound of a cutoff: the parent, a farther ancestor, or no node. Without a node the
/// bound is that of the root's own window, of a null window, or from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Reach {
    Shallow,
    Deep,
    Window,
}

impl Reach {
    /// The distance from a node, by its parent, to the holder of the bound.
    pub(super) fn to(holder: Option<NodeId>, parent: Option<NodeId>) -> Reach {
        match holder {
            None => Reach::Window,
            holder if holder == parent => Reach::Shallow,
            Some(_) => Reach::Deep,
        }
    }
}
