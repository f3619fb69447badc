//! The passes of a search, and the calls for one node.

use super::Frame;
use crate::search::Window;
use crate::trace::CallId;
use crate::tree::NodeId;

/// One search from the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PassSummary {
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
    /// The window that the root was entered with.
    pub window: Window,
    /// The step at which the root is entered.
    pub first: u32,
    /// The last step before the next pass.
    pub last: u32,
    /// The value that the root returned; `None` if the search had to stop.
    pub value: Option<f64>,
    /// How many calls it made.
    pub calls: u32,
    /// How many nodes it entered that no pass before it had entered.
    pub fresh: u32,
}

/// One call for a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeCall {
    /// The step at which the node is entered.
    pub entered: u32,
    /// The step at which the call returns, if it has by now.
    pub left: Option<u32>,
    /// The window that it was entered with.
    pub window: Window,
    /// The value that the call returned, if it has by now.
    pub value: Option<f64>,
    /// The number of the pass, from 0.
    pub pass: usize,
}

impl Frame<'_> {
    /// All passes of the search, whatever the step; one if it searches the root once. The cost grows with the number of
    /// calls.
    pub fn passes(&self) -> Vec<PassSummary> {
        let trace = self.trace;
        let begins: Vec<(CallId, Option<u32>)> = match trace.passes() {
            [] => vec![(CallId::FIRST, trace.rules().depth)],
            passes => passes.iter().map(|pass| (pass.call, pass.depth)).collect(),
        };
        let all = trace.entered_by(trace.steps());
        let ends = begins.iter().skip(1).map(|&(call, _)| call.0).chain([all]);
        let mut seen = vec![false; trace.tree().len()];
        let pass = |(&(begin, depth), end): (&(CallId, Option<u32>), u32)| {
            let call = trace.call(begin);
            let mut fresh = 0;
            for call in begin.0..end {
                let node = trace.call(CallId(call)).node() as usize;
                fresh += u32::from(!std::mem::replace(&mut seen[node], true));
            }
            let next = (end < all).then(|| trace.call(CallId(end)).entered() - 1);
            PassSummary {
                depth,
                window: call.given_window(),
                first: call.entered(),
                last: next.unwrap_or(trace.steps()),
                value: call.left().map(|_| call.returned()),
                calls: end - begin.0,
                fresh,
            }
        };
        begins.iter().zip(ends).map(pass).collect()
    }

    /// The windows that the root is entered with, pass by pass; none for a search without deviations.
    pub(crate) fn pass_windows(&self) -> impl Iterator<Item = Window> {
        let calls = self.recorded_passes().iter().map(|pass| pass.call);
        calls.map(|call| self.trace.call(call).given_window())
    }

    /// How many passes there are.
    pub fn pass_count(&self) -> usize {
        self.trace.passes().len().max(1)
    }

    /// The calls for `node` by now, the last `most` of them in their order, and how many there are.
    pub fn node_calls(&self, node: NodeId, most: usize) -> (Vec<NodeCall>, usize) {
        let ids = self.calls_of(node);
        let node_call = |&id: &CallId| {
            let call = self.trace.call(id);
            let left = self.by_now(call.left());
            NodeCall {
                entered: call.entered(),
                left,
                window: call.given_window(),
                value: left.map(|_| call.returned()),
                pass: self.trace.pass_of(id),
            }
        };
        let last = &ids[ids.len().saturating_sub(most)..];
        (last.iter().map(node_call).collect(), ids.len())
    }

    /// The first step after this one at which a pass begins; `back`: the last one before this one.
    pub fn next_pass(&self, back: bool) -> Option<u32> {
        let begins = self.trace.passes().iter().skip(usize::from(!back));
        self.next_of(begins.map(|pass| pass.call), back)
    }

    /// The first step after this one at which a node is entered again: by the caller that entered it before, or the
    /// root. `back`: the last one before this one.
    pub fn next_again(&self, back: bool) -> Option<u32> {
        let deviations = self.trace.several_visits()?;
        let before = self.step.saturating_sub(u32::from(back));
        let call = CallId(self.trace.entered_by(before));
        let again = deviations
            .calls_by_node(self.trace)
            .next_superseding(call, back)?;
        Some(self.trace.call(again).entered())
    }

    /// The step of the next call for `node`; `back`: of the one before this step.
    pub fn next_call(&self, node: NodeId, back: bool) -> Option<u32> {
        let calls = self.at(self.steps()).calls_of(node);
        self.next_of(calls.into_iter(), back)
    }

    /// The step at which the first of `calls` after this step is entered; `back`: the last one before it.
    fn next_of(&self, calls: impl DoubleEndedIterator<Item = CallId>, back: bool) -> Option<u32> {
        let mut steps = calls.map(|call| self.trace.call(call).entered());
        match back {
            true => steps.rfind(|&step| step < self.step),
            false => steps.find(|&step| step > self.step),
        }
    }
}
