//! The calls for one node.

use serde::Serialize;
use ts_rs::TS;

use crate::explain::passes::CallRow;

/// The calls for one node.
#[derive(Serialize, TS)]
pub struct NodeCalls {
    /// The last of them.
    pub calls: Vec<CallRow>,
    /// How many there are.
    pub count: usize,
}
