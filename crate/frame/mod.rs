//! What is known at step k: a query on the trace, not a replay.
//!
//! Nodes are in preorder and the search is depth-first, so only the open path changes with k. Its
//! states follow from the root downwards, each from the one event of the node that is just before
//! the next node's `enter`.

pub mod compare;
pub mod reached;
mod walk;

use std::cell::OnceCell;

use serde::Serialize;

use crate::search::Update;
use crate::search::counts::Counts;
use crate::trace::Trace;
use crate::trace::event::{Held, Kind, Proved};
use crate::tree::NodeId;

/// How far a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Status {
    /// Not entered yet.
    Unreached,
    /// Its call has begun and not returned.
    Open,
    /// Its call has returned.
    Closed,
    /// It will never be entered, because of a cutoff.
    Pruned,
    /// It will never be entered, because it is below the depth limit.
    Beyond,
}

/// The state of one call, at its last own event up to some step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CallState {
    /// The node.
    pub node: NodeId,
    /// The window it was entered with.
    pub entry: Held,
    /// The window as it last stood.
    pub held: Held,
    /// The best value so far, ∓∞ before the first child; the value of an evaluated node.
    pub best: f64,
    /// The child after the one that was compared last, or where it would stand; at first the first.
    pub next: NodeId,
}

impl CallState {
    /// The call for the root, before it began.
    pub(crate) fn root(trace: &Trace) -> CallState {
        CallState::begun(trace, 0, Held::of_root(trace.rules().window))
    }

    /// The state of `node` at `step`; `None` if it is not entered by then.
    pub fn of(trace: &Trace, node: NodeId, step: u32) -> Option<CallState> {
        CallState::path(trace, node, step).pop()
    }

    /// The states from the root to `node`, each as it was when the next was entered, the last as it
    /// is at `step`. Empty if `node` is not entered by then.
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
        // Each read of a large trace takes long, as no cache holds it. But what is read for one
        // node waits for nothing that is read for another: bounds come after, and that nothing was
        // compared before a first child is known by its number.
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

    fn begun(trace: &Trace, node: NodeId, entry: Held) -> CallState {
        CallState {
            node,
            entry,
            held: entry,
            best: trace.tree().player(node).worst(),
            next: node + 1,
        }
    }

    /// Comes to the state in which the next child is entered, `best` being what was found before it,
    /// and gives the window that the child is entered with.
    fn passed(&mut self, trace: &Trace) -> Held {
        let (tree, rules) = (trace.tree(), trace.rules());
        if self.next != self.node + 1 {
            self.held = self.entry.narrowed(tree, self.node, self.best);
        }
        self.held.passed(rules, tree, self.node, self.best)
    }

    /// From the state at entry to that after the node's own event at `step`.
    fn advance(&mut self, trace: &Trace, step: u32) {
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
        // In a cut with the textbook's order the bound does not move any more, and stands where
        // the child before left it.
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

/// The last event of `node` itself up to `step`; `node` is entered by then.
fn last_own(trace: &Trace, node: NodeId, step: u32) -> u32 {
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

/// What is known after `step` events.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    trace: &'a Trace,
    step: u32,
    path: Vec<CallState>,
    /// What is proved of the open nodes, by path. Made when it is asked for.
    proved: OnceCell<Vec<Proved>>,
    /// Made when it is asked for: pictures ask for each column of pixels.
    frontier: OnceCell<NodeId>,
}

impl<'a> Frame<'a> {
    /// The frame at `step`, 0 … [`Trace::steps`].
    pub fn new(trace: &'a Trace, step: u32) -> Frame<'a> {
        let mut path = Vec::new();
        if step > 0 {
            let (kind, node) = trace.at(step);
            path = CallState::path(trace, node, step);
            // Whatever is above the node of an event is open.
            path.pop_if(|_| matches!(kind, Kind::Leave | Kind::Finish));
        }
        Frame {
            trace,
            step,
            path,
            proved: OnceCell::new(),
            frontier: OnceCell::new(),
        }
    }

    /// The trace.
    pub fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// The step.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// The open calls, the root's first.
    pub fn path(&self) -> &[CallState] {
        &self.path
    }

    /// The first node that is not decided yet.
    #[inline]
    pub(crate) fn frontier(&self) -> NodeId {
        let find = || Frame::find_frontier(self.trace, self.step);
        *self.frontier.get_or_init(find)
    }

    /// The node of the event at this step.
    pub fn current(&self) -> Option<NodeId> {
        (self.step > 0).then(|| self.trace.at(self.step).1)
    }

    /// The counts so far.
    pub fn counts(&self) -> Counts {
        self.trace.counts(self.step)
    }

    /// Whether the search has run to its end.
    pub fn finished(&self) -> bool {
        self.trace.outcome().is_ok() && self.step == self.trace.steps()
    }

    /// How far `node` is. Nothing that was passed over is entered later.
    pub fn status(&self, node: NodeId) -> Status {
        if !self.has_passed(node) {
            return Status::Unreached;
        }
        let reached = self.trace.reached();
        if !reached.enters(node) {
            match reached.prunes(node) {
                true => Status::Pruned,
                false => Status::Beyond,
            }
        } else if self.open_call(node).is_some() {
            Status::Open
        } else {
            Status::Closed
        }
    }

    /// The ancestor whose cutoff, by this step, is why `node` is never entered.
    pub fn pruned_by(&self, node: NodeId) -> Option<NodeId> {
        let ancestor = self.entered_ancestor(node)?;
        let cut = self.trace.cutoff(ancestor)?;
        (cut <= self.step && ancestor != node).then_some(ancestor)
    }

    /// The range proved so far of the true value of `node`, or of its value at the depth
    /// [`limit`](Self::limit).
    pub fn range(&self, node: NodeId) -> Proved {
        match self.status(node) {
            Status::Closed => self.trace.range(node),
            Status::Open => self.open_range(node),
            _ => Proved::NOTHING,
        }
    }

    /// The depth limit, if it was met by now at `node` or below.
    pub fn limit(&self, node: NodeId) -> Option<u32> {
        self.trace.limit(node, self.step)
    }

    /// The best value so far of an open node, what a closed one returned; `None` if there is none.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        match self.status(node) {
            Status::Closed => Some(self.trace.returned(node)),
            Status::Open => self
                .call(node)
                .map(|call| call.best)
                .filter(|v| v.is_finite()),
            _ => None,
        }
    }

    /// The state of the call for `node`, if it is entered.
    pub fn call(&self, node: NodeId) -> Option<CallState> {
        let open = self.open_call(node).copied();
        open.or_else(|| CallState::of(self.trace, node, self.step))
    }

    fn open_call(&self, node: NodeId) -> Option<&CallState> {
        self.path.get(self.ply(node)?)
    }

    /// Where an open node is on the path.
    fn ply(&self, node: NodeId) -> Option<usize> {
        let found = self.path.binary_search_by_key(&node, |call| call.node);
        found.ok()
    }

    fn evaluated(&self, node: NodeId) -> bool {
        let entered = self.trace.entered(node);
        self.trace.evaluated(node) && entered.is_some_and(|entered| entered < self.step)
    }

    /// The nearest node towards the root that is ever entered.
    fn entered_ancestor(&self, node: NodeId) -> Option<NodeId> {
        let tree = self.trace.tree();
        std::iter::successors(Some(node), |&n| tree.parent(n))
            .find(|&n| self.trace.entered(n).is_some())
    }

    fn open_range(&self, node: NodeId) -> Proved {
        let proved = self.proved.get_or_init(|| self.prove_path());
        let range = self.ply(node).and_then(|ply| proved.get(ply));
        range.copied().unwrap_or(Proved::NOTHING)
    }

    /// What is proved of the open nodes, by path: each takes in the child that is open or has just
    /// returned.
    fn prove_path(&self) -> Vec<Proved> {
        let returned = self.current().filter(|&node| self.ply(node).is_none());
        let mut inner = returned.map(|node| (node, self.trace.range(node)));
        let mut ranges = Vec::with_capacity(self.path.len());
        for call in self.path.iter().rev() {
            let range = self.prove(call, inner);
            ranges.push(range);
            inner = Some((call.node, range));
        }
        ranges.reverse();
        ranges
    }

    /// What is proved of an open node by the children that were compared and by the `inner` one.
    fn prove(&self, call: &CallState, inner: Option<(NodeId, Proved)>) -> Proved {
        let tree = self.trace.tree();
        if self.evaluated(call.node) {
            return Proved::exactly(call.best);
        }
        let player = tree.player(call.node);
        let compared = call.compared(self.trace);
        let last = inner.map(|(child, _)| child).or(compared);
        let ahead = last.is_none_or(|child| tree.end(child) < tree.end(call.node));
        let mut proved = match ahead {
            true => Proved::NOTHING,
            false => Proved::exactly(player.worst()),
        };
        let by_compared = compared.map(|child| self.trace.proved(child));
        let by_inner = inner.map(|(_, range)| range);
        for Proved { lo, hi } in [by_compared, by_inner].into_iter().flatten() {
            proved.lo = player.better(proved.lo, lo);
            proved.hi = player.better(proved.hi, hi);
        }
        proved
    }
}
