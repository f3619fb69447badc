//! The notes of another program on its calls, and the results of these calls.

use super::Frame;
use crate::trace::event::EventKind;
use crate::trace::notes::{CallKind, Notes};
use crate::trace::{CallId, RecordedCall};
use crate::tree::NodeId;

impl<'a> Frame<'a> {
    /// The notes on the calls of the search.
    pub fn notes(&self) -> Option<&'a Notes> {
        self.trace.notes()
    }

    /// The call of the event at this step; `None` at step 0.
    pub fn current_call(&self) -> Option<CallId> {
        (self.step > 0).then(|| self.trace.call_at(self.step))
    }

    /// The last call for `node` by now.
    pub fn last_call(&self, node: NodeId) -> Option<CallId> {
        let last = self.trace.calls_for(node, self.step).next_back();
        last.map(RecordedCall::id)
    }

    /// The kind of the last call for `node` by now.
    pub fn kind_of(&self, node: NodeId) -> Option<CallKind> {
        self.notes()?.kind(self.last_call(node)?)
    }

    /// How many calls the whole search makes.
    pub fn all_calls(&self) -> u32 {
        self.trace.entered_by(self.trace.steps())
    }

    /// The step at which a call begins; 0 if there is no such call.
    pub fn entered_at(&self, call: CallId) -> u32 {
        self.recorded(call).map_or(0, RecordedCall::entered)
    }

    /// The call after the last one that a call makes, and those below it make.
    pub fn end_of(&self, call: CallId) -> CallId {
        let left = self.recorded(call).and_then(RecordedCall::left);
        CallId(self.trace.entered_by(left.unwrap_or(self.steps())))
    }

    /// Whether a call cuts off.
    pub fn cuts_off(&self, call: CallId) -> bool {
        self.recorded(call).and_then(RecordedCall::cutoff).is_some()
    }

    /// Whether the table answers a call.
    pub fn is_hit(&self, call: CallId) -> bool {
        self.recorded(call).is_some_and(RecordedCall::hit)
    }

    /// Whether the node of a call is searched again at once.
    pub fn is_repeated(&self, call: CallId) -> bool {
        let left = self.recorded(call).and_then(RecordedCall::left);
        left.is_some_and(|left| {
            left < self.steps() && self.trace.kind_at(left + 1) == EventKind::Again
        })
    }
}
