//! The source of a difference: two calls for one node.

use crate::trace::{CallId, RecordedCall, Trace};
use crate::tree::NodeId;

/// The source of a difference: calls for one node, of the search that enters the nodes and of the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DifferenceSource {
    pub kind: SourceKind,
    pub calls: [CallId; 2],
}

/// The difference that comes from two calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SourceKind {
    /// They return different values.
    Value,
    /// They begin with different values of α.
    Alpha,
    /// They begin with different values of β.
    Beta,
    /// The other has searched this child of the node, as it numbers it, and the one has not.
    Late(NodeId),
}

/// Two calls for one node that have returned different values.
pub(super) fn differ(here: RecordedCall, there: RecordedCall) -> Option<DifferenceSource> {
    (here.returned() != there.returned()).then(|| DifferenceSource {
        kind: SourceKind::Value,
        calls: [here.id(), there.id()],
    })
}

/// The last call for a node that a call has made and that has returned by `step`.
pub(super) fn called_by<'a>(
    trace: &'a Trace,
    caller: RecordedCall,
    node: NodeId,
    step: u32,
) -> Option<RecordedCall<'a>> {
    let by = |call: &RecordedCall| {
        call.caller() == Some(caller.id()) && call.left().is_some_and(|left| left <= step)
    };
    trace.calls_for(node, step).rfind(by)
}
