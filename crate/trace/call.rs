//! The state of a call: its window, its best value, and its next child. States are derived from the root downwards: for
//! each open node from the event just before the `enter` of the next one.

use super::Trace;
use super::event::{Held, Kind};
use crate::search::Update;
use crate::tree::NodeId;

/// The state of one call after its own last event up to some step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CallState {
    /// The node.
    pub node: NodeId,
    /// The window it was entered with.
    pub entry: Held,
    /// The present window.
    pub held: Held,
    /// The best value so far, ∓∞ before the first child; the value of an evaluated node.
    pub best: f64,
    /// The next child to search, or `end(node)`.
    pub next: NodeId,
}

impl CallState {
    /// The call for the root before it begins.
    pub(super) fn root(trace: &Trace) -> CallState {
        CallState::begun(trace, 0, Held::of_root(trace.rules().window))
    }

    /// The state of `node` at `step`; `None` if it has not been entered.
    pub fn of(trace: &Trace, node: NodeId, step: u32) -> Option<CallState> {
        CallState::path(trace, node, step).pop()
    }

    /// The states from the root to `node`: each as it was when the next node was entered, the last as it is at `step`.
    /// Empty if `node` has not been entered.
    pub fn path(trace: &Trace, node: NodeId, step: u32) -> Vec<CallState> {
        let at = match step {
            0 => None,
            _ if trace.at(step).1 == node => Some(step),
            _ => trace.entered(node).filter(|&entered| entered <= step),
        };
        let Some(at) = at else {
            return Vec::new();
        };
        let tree = trace.tree();
        let root = Held::of_root(trace.rules().window);
        let mut states = Vec::with_capacity(tree.height() as usize + 1);
        states.push(CallState::begun(trace, node, root));
        // Each read of a large trace is a cache miss, so all reads come first and do not depend on each other; windows
        // are computed afterwards. A first child needs no read: nothing was compared before it.
        let mut child = node;
        for (parent, known) in trace.upwards(at).skip(1) {
            let found = || match child == parent + 1 {
                true => tree.player(parent).worst(),
                false => trace.best_before(child),
            };
            states.push(CallState {
                node: parent,
                entry: root,
                held: root,
                best: known.unwrap_or_else(found),
                next: child,
            });
            child = parent;
        }
        states.reverse();
        if trace.rules().bounded() {
            for next in 1..states.len() {
                let held = states[next - 1].passed(trace);
                (states[next].entry, states[next].held) = (held, held);
            }
        }
        if let Some(last) = states.last_mut() {
            last.advance(trace, last_own(trace, node, step));
        }
        states
    }

    /// The child that was compared last.
    pub fn compared(&self, trace: &Trace) -> Option<NodeId> {
        if self.next == self.node + 1 {
            return None;
        }
        let next = Some(self.next).filter(|&next| next < trace.tree().end(self.node));
        match next.and_then(|next| trace.entered(next)) {
            Some(entered) => Some(trace.compared(entered - 1)),
            None => trace.last_compared(self.node),
        }
    }

    pub(super) fn begun(trace: &Trace, node: NodeId, entry: Held) -> CallState {
        CallState {
            node,
            entry,
            held: entry,
            best: trace.tree().player(node).worst(),
            next: node + 1,
        }
    }

    /// Advances to the state in which `child` is entered, `best` being the best value before it. Returns the window
    /// that the child gets.
    pub(super) fn passed(&mut self, trace: &Trace) -> Held {
        let (tree, rules) = (trace.tree(), trace.rules());
        if self.next != self.node + 1 {
            self.held = self.entry.narrowed(tree, self.node, self.best);
        }
        self.held.passed(rules, tree, self.node, self.best)
    }

    /// Advances from the state at entry to that after the node's own event at `step`.
    pub(super) fn advance(&mut self, trace: &Trace, step: u32) {
        let step = match trace.at(step).0 {
            Kind::Leave => step - 1,
            _ => step,
        };
        match trace.at(step).0 {
            Kind::Compare => self.compare(trace, step),
            Kind::Cutoff => self.compare(trace, step - 1),
            Kind::Evaluate => self.best = trace.tree().value(self.node).unwrap_or(f64::NAN),
            _ => {}
        }
    }

    fn compare(&mut self, trace: &Trace, step: u32) {
        let child = trace.compared(step);
        let cut = step < trace.steps() && trace.at(step + 1).0 == Kind::Cutoff;
        self.next = trace.tree().end(child);
        self.best = trace.best_with(child);
        if !trace.rules().bounded() {
            return;
        }
        // The textbook's order tests before it moves the bound: at a cutoff the bound stays where the child
        // before left it.
        let moved_by = match (cut, trace.rules().update) {
            (true, Update::After) => {
                let first = child == self.node + 1;
                (!first).then(|| trace.best_before(child))
            }
            _ => Some(self.best),
        };
        if let Some(best) = moved_by {
            self.held = self.entry.narrowed(trace.tree(), self.node, best);
        }
    }
}

/// The last event of `node` itself up to `step`. `node` must have been entered.
pub(super) fn last_own(trace: &Trace, node: NodeId, step: u32) -> u32 {
    let (kind, now) = trace.at(step);
    if now == node && kind != Kind::Finish {
        return step;
    }
    if let Some(left) = trace.left(node).filter(|&left| left <= step) {
        return left;
    }
    let tree = trace.tree();
    let below = std::iter::successors(Some(now), |&n| tree.parent(n));
    let child = below.take_while(|&n| n != node).last().unwrap_or(now);
    trace.entered(child).map_or(step, |entered| entered - 1)
}
