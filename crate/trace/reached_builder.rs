//! Builds the index of the nodes that a search reaches, and answers questions from it.

use std::convert::Infallible;

use super::Trace;
use super::event::EventKind;
use super::reached_nodes::ReachedNodes;
use crate::tree::{NodeId, Sliced};

/// Builds a [`ReachedNodes`], a bounded number of events at a time.
pub(crate) struct ReachedBuilder {
    reached: ReachedNodes,
    /// The last event read.
    step: u32,
}

impl ReachedBuilder {
    /// No event has been read yet.
    pub fn new(trace: &Trace) -> ReachedBuilder {
        let (nodes, steps) = (trace.tree().len(), trace.steps());
        // If all nodes are entered, no event need be read, unless nodes can have stood pat.
        let once = trace.several_visits().is_none() && !trace.quiescent();
        let all = once && trace.counts(steps).entered as usize == nodes;
        ReachedBuilder {
            reached: ReachedNodes::of(nodes, all),
            step: if all { steps } else { 0 },
        }
    }
}

impl Sliced<Trace> for ReachedBuilder {
    type Output = ReachedNodes;
    type Error = Infallible;

    /// Reads so many events.
    fn advance(
        &mut self,
        trace: &Trace,
        events: usize,
    ) -> Result<Option<ReachedNodes>, Infallible> {
        let tree = trace.tree();
        let last = (self.step as usize).saturating_add(events);
        let last = last.min(trace.steps() as usize) as u32;
        for step in self.step + 1..=last {
            match trace.kind_at(step) {
                EventKind::Enter => self.reached.enter(trace.at(step).1),
                EventKind::StandPat => self.reached.stand_pat(trace.at(step).1),
                EventKind::Cutoff if trace.compared_before(step).is_none() => {
                    let node = trace.at(step).1;
                    self.reached.prune(node + 1..tree.end(node));
                }
                EventKind::Cutoff if trace.several_visits().is_some() => {
                    let searched = trace.children_before(trace.call_at(step - 2));
                    let left_out = |child: &NodeId| searched.binary_search(child).is_err();
                    for child in tree.children(trace.at(step).1).filter(left_out) {
                        self.reached.prune(child..tree.end(child));
                    }
                }
                EventKind::Cutoff => {
                    let pruned =
                        tree.end(trace.compared_child(step - 1))..tree.end(trace.at(step).1);
                    self.reached.prune(pruned);
                }
                _ => {}
            }
        }
        self.step = last;
        let all = last == trace.steps();
        Ok(all.then(|| std::mem::take(&mut self.reached).with_counts()))
    }

    fn share(&self, trace: &Trace) -> f64 {
        f64::from(self.step) / f64::from(trace.steps())
    }
}

impl Trace {
    /// Builds the index of reached nodes by so many more events, so that the first picture need not. Returns whether
    /// it is complete. Pass the same `builder` each time.
    pub(crate) fn build_reached(&self, builder: &mut ReachedBuilder, events: usize) -> bool {
        if self.reached.get().is_some() {
            return true;
        }
        let Ok(reached) = builder.advance(self, events);
        reached.is_some_and(|reached| self.reached.set(reached).is_ok())
    }

    /// Which nodes the search ever enters and prunes.
    pub(crate) fn reached(&self) -> &ReachedNodes {
        self.reached.get_or_init(|| {
            let Ok(reached) = ReachedBuilder::new(self).finish(self);
            reached
        })
    }

    /// The depth limit, if the search met it by `step` at the entered `node` or below. Nodes below the limit are
    /// neither entered nor pruned, and the proof of `node` holds for its value at that depth only.
    pub fn limit(&self, node: NodeId, step: u32) -> Option<u32> {
        let limit = self.rules().depth?;
        let reached = self.reached();
        let decided = self.tree().end(node).min(self.frontier(step));
        let (from, to) = (reached.before(node), reached.before(decided));
        let known = (to.entered + to.pruned).saturating_sub(from.entered + from.pruned);
        let beyond = known < decided.saturating_sub(node);
        let stood_pat = || {
            let first = reached.stood_pat(node).filter(|&first| first < decided);
            first.is_some_and(|first| self.entered(first).is_some_and(|entered| entered < step))
        };
        (reached.enters(node) && (beyond || stood_pat())).then_some(limit)
    }

    /// The first node that is not decided at `step`.
    pub(crate) fn frontier(&self, step: u32) -> NodeId {
        if step == 0 {
            return 0;
        }
        match self.at(step) {
            (EventKind::Enter | EventKind::StandPat, node) => node + 1,
            (EventKind::Compare, _) => self.tree().end(self.compared_child(step)),
            (_, node) => self.tree().end(node),
        }
    }
}
