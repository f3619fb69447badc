//! Rows: the records of a trace about each call.

use super::call_id::CallId;
use crate::tree::NodeId;

/// A reference to a number. An id below the number of nodes refers to the static value of that node; the ids from
/// there on refer to [`Trace::others`](super::Trace).
pub(super) type ValueId = u32;

/// Refers to no number: the event that would give one has not happened.
pub(super) const NOTHING: ValueId = ValueId::MAX;

/// The record of one call.
#[derive(Clone, Copy, Debug)]
pub(super) struct CallRecord {
    /// The step of its `enter`.
    pub entered: u32,
    /// The step of its `leave`; 0 if there is none.
    pub left: u32,
    /// The value that the call returned.
    pub returned: ValueId,
    /// The best value of the caller when the call was entered.
    pub before: ValueId,
}

/// The range that the children of a caller have proved, from the first one to that of this call, once this call is
/// compared. Only a search with bounds stores proofs: without bounds every returned value is proved.
///
/// A proof has two ids of three bytes each, which is enough for the largest tree. With four bytes each a trace of a
/// chain, which has only three events per call, would take more than 12 bytes per event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RangeProof([u16; 3]);

impl CallRecord {
    #[inline]
    pub fn entered(step: u32, before: ValueId) -> CallRecord {
        CallRecord {
            entered: step,
            left: 0,
            returned: NOTHING,
            before,
        }
    }
}

impl RangeProof {
    pub const NONE: RangeProof = RangeProof([u16::MAX; 3]);

    /// Packs the ids: the low 16 bits of each, then the high bytes of both in one word.
    #[inline]
    pub fn new(lo: ValueId, hi: ValueId) -> RangeProof {
        RangeProof([lo as u16, hi as u16, (lo >> 16 | hi >> 16 << 8) as u16])
    }

    pub fn lo(self) -> ValueId {
        ValueId::from(self.0[0]) | ValueId::from(self.0[2] & 0xff) << 16
    }

    pub fn hi(self) -> ValueId {
        ValueId::from(self.0[1]) | ValueId::from(self.0[2] >> 8) << 16
    }
}

/// The columns of a trace, one entry per call.
#[derive(Debug, Default)]
pub(super) struct Rows {
    pub rows: Vec<CallRecord>,
    /// The node that is searched. Empty if calls and nodes have the same numbers, as where every node is searched once.
    pub nodes: Vec<NodeId>,
    /// Empty in a search without bounds.
    pub proofs: Vec<RangeProof>,
}

impl Rows {
    /// Drops memory that was allocated and never filled.
    pub fn shrink(&mut self) {
        let calls = self.rows.len();
        self.nodes.truncate(calls);
        self.proofs.truncate(calls);
        self.rows.shrink_to_fit();
        self.nodes.shrink_to_fit();
        self.proofs.shrink_to_fit();
    }

    #[inline]
    pub fn row(&self, call: CallId) -> &CallRecord {
        &self.rows[call.index()]
    }

    #[inline]
    pub fn node(&self, call: CallId) -> NodeId {
        self.nodes.get(call.index()).copied().unwrap_or(call.0)
    }

    pub fn proof(&self, call: CallId) -> Option<RangeProof> {
        self.proofs.get(call.index()).copied()
    }

    /// The memory of the columns, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.rows.as_slice())
            + size_of_val(self.nodes.as_slice())
            + size_of_val(self.proofs.as_slice())
    }
}
