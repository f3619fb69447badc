//! Calls for nodes that a search has entered before, because of null windows, passes or a table that loses entries.

use super::part::{NONE, Part};
use super::twin;
use crate::trace::{CallId, Deviations, Trace};
use crate::tree::NodeId;
use crate::tree::sorting::sorted_positions;

/// A call for a node entered before that is not below another such call, with those below it.
#[derive(Debug)]
struct Revisit {
    /// Whether the second search makes it.
    second: bool,
    /// The node, as the first search numbers it.
    node: NodeId,
    /// The same, as the search that makes it numbers it.
    own: NodeId,
    /// How many calls for nodes entered before, with this one.
    calls: u32,
    /// The step at which it begins.
    entered: u32,
}

/// The revisits of two searches, found call by call.
#[derive(Debug, Default)]
pub(super) struct Revisits {
    revisits: Vec<Revisit>,
    /// The number of the next call of each search.
    next: [u32; 2],
    /// The step at which the last revisit returns.
    end: u32,
}

impl Revisits {
    /// Looks at so many calls, and says whether that was all. Pass the same traces each time.
    pub fn advance(&mut self, traces: [&Trace; 2], calls: usize) -> bool {
        let all = traces.map(all);
        let side = usize::from(self.next[0] == all[0]);
        let end = (self.next[side] as usize).saturating_add(calls);
        let end = end.min(all[side] as usize) as u32;
        for call in self.next[side]..end {
            self.visit(CallId(call), side == 1, traces);
        }
        self.next[side] = end;
        if end == all[side] {
            self.end = 0;
        }
        self.next == all
    }

    fn visit(&mut self, id: CallId, second: bool, traces: [&Trace; 2]) {
        let trace = traces[usize::from(second)];
        let before = |deviations: &Deviations| deviations.call_before(trace, id).is_some();
        if !trace.several_visits().is_some_and(before) {
            return;
        }
        let call = trace.call(id);
        if call.entered() < self.end
            && let Some(above) = self.revisits.last_mut()
        {
            above.calls += 1;
            return;
        }
        if let Some(node) = twin(trace.tree(), call.node(), traces[0].tree()) {
            self.end = call.left().unwrap_or(u32::MAX);
            self.revisits.push(Revisit {
                second,
                node,
                own: call.node(),
                calls: 1,
                entered: call.entered(),
            });
        }
    }

    /// The nodes for which one search makes more of these calls than the other, as parts.
    pub fn parts(&self) -> Vec<Part> {
        let order = sorted_positions(self.revisits.iter().map(|revisit| revisit.node));
        let by_node: Vec<&Revisit> = order
            .filter_map(|at| self.revisits.get(at as usize))
            .collect();
        let groups = by_node.chunk_by(|one, next| one.node == next.node);
        groups.filter_map(part).collect()
    }
}

/// How many calls are looked at: none of a search that makes one for a node at most.
fn all(trace: &Trace) -> u32 {
    let several = trace.several_visits();
    several.map_or(0, |_| trace.entered_by(trace.steps()))
}

/// The part of all revisits of one node; `None` if both searches make as many calls in them. It is shown at the first
/// revisit that the other search does not make.
fn part(revisits: &[&Revisit]) -> Option<Part> {
    let by = |second| {
        revisits
            .iter()
            .filter(move |revisit| revisit.second == second)
    };
    let calls = |second| by(second).map(|revisit| revisit.calls).sum::<u32>();
    let second = calls(true) > calls(false);
    let call = by(second)
        .nth(by(!second).count())
        .or(by(second).next_back())?;
    let mut steps = [0; 2];
    steps[usize::from(second)] = call.entered;
    let part = Part {
        second,
        again: true,
        parent: call.node,
        top: call.own,
        nodes: calls(true).abs_diff(calls(false)),
        steps,
        follows: NONE,
    };
    (part.nodes > 0).then_some(part)
}
