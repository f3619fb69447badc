//! The state of a call: its window, its best value, and its next child. States are derived from the root downwards: for
//! each open call from the event just before the `enter` of the next one.

use super::event::{EventKind, HeldWindow};
use super::{CallId, RecordedCall, Trace};
use crate::search::{Update, Window};
use crate::tree::NodeId;

/// The state of one call after its own last event up to some step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CallState {
    /// The call.
    pub call: CallId,
    /// The node.
    pub node: NodeId,
    /// The window it was entered with.
    pub entry: HeldWindow,
    /// The present window.
    pub current: HeldWindow,
    /// The best value so far, ∓∞ before the first child; the value of an evaluated node.
    pub best: f64,
    /// The child that is searched or is to be searched next, or `end(node)`.
    pub next: NodeId,
    /// The last call for a child.
    pub inner: Option<CallId>,
}

impl CallState {
    /// The state of a call at `step`; `None` if it has not been entered.
    pub(crate) fn of(call: RecordedCall, step: u32) -> Option<CallState> {
        CallState::path(call, step).pop()
    }

    /// The states from the root's call to this one: each as it was when the next one was entered, the last as it is at
    /// `step`. Empty if the call has not been entered.
    pub(crate) fn path(call: RecordedCall, step: u32) -> Vec<CallState> {
        let (trace, id) = (call.trace(), call.id());
        let at = match step {
            0 => None,
            _ if trace.call_at(step) == id => Some(step),
            _ => Some(call.entered()).filter(|&entered| entered <= step),
        };
        let Some(at) = at else { return Vec::new() };
        let tree = trace.tree();
        let root = HeldWindow::of_root(trace.rules().window);
        let mut states = Vec::with_capacity(tree.height() as usize + 1);
        states.push(CallState::at_entry(call, root));
        // Each read of a large trace is a cache miss, so all reads come first and do not depend on each other; windows
        // are computed afterwards. A first child needs no read: nothing was compared before it, unless the caller can
        // have stood pat.
        let mut inner = call;
        for (caller, known) in trace.callers_at(at).skip(1) {
            let caller = trace.call(caller);
            let node = caller.node();
            let best_before = || match inner.id().is_first_of(caller.id()) {
                true if !trace.quiescent() => tree.start(node),
                _ => inner.best_before(),
            };
            states.push(CallState {
                call: caller.id(),
                node,
                entry: root,
                current: root,
                best: known.unwrap_or_else(best_before),
                next: inner.node(),
                inner: Some(inner.id()),
            });
            inner = caller;
        }
        states.reverse();
        if trace.rules().bounded() {
            let mut passed = root;
            for state in &mut states {
                state.entry = trace.entry(state.call, passed, step);
                state.current = state.entry;
                passed = match state.inner {
                    Some(_) => state.enter_child(trace),
                    None => passed,
                };
            }
        }
        if let Some(last) = states.last_mut() {
            last.advance(trace, step);
        }
        states
    }

    /// The call for a child that was compared last.
    pub(crate) fn last_compared(&self, trace: &Trace) -> Option<CallId> {
        let inner = trace.call(self.inner?);
        match self.next == inner.node() {
            true => inner.compared_before(),
            false => Some(inner.id()),
        }
    }

    pub(super) fn at_entry(call: RecordedCall, entry: HeldWindow) -> CallState {
        let node = call.node();
        CallState {
            call: call.id(),
            node,
            entry,
            current: entry,
            best: call.trace().tree().start(node),
            next: node + 1,
            inner: None,
        }
    }

    /// Advances to the state in which the next child is entered, `best` being the best value before it. Returns the
    /// window that the child gets.
    pub(super) fn enter_child(&mut self, trace: &Trace) -> HeldWindow {
        let (tree, rules) = (trace.tree(), trace.rules());
        let compared = self.inner.map(|inner| trace.call(inner));
        self.current = self.moved_window(trace, self.best, || compared?.compared_before());
        self.current.passed_down(rules, tree, self.node, self.best)
    }

    /// Advances from the state at entry to that at `step`. The call must have been entered by then.
    pub(super) fn advance(&mut self, trace: &Trace, step: u32) {
        let (own, inner) = last_own(trace.call(self.call), step);
        let own = match trace.kind_at(own) {
            EventKind::Leave => own - 1,
            _ => own,
        };
        match trace.kind_at(own) {
            EventKind::Compare => self.compare(trace, own),
            EventKind::Cutoff if trace.compared_before(own).is_none() => {
                self.stand_pat(trace, own - 1)
            }
            EventKind::Cutoff => self.compare(trace, own - 1),
            EventKind::StandPat => self.stand_pat(trace, own),
            EventKind::Evaluate => self.best = trace.tree().value(self.node).unwrap_or(f64::NAN),
            EventKind::Again => self.repeat(trace, own),
            EventKind::Hit => self.best = trace.call(self.call).returned(),
            _ => {}
        }
        if let Some(inner) = inner {
            (self.next, self.inner) = (inner.node(), Some(inner.id()));
        }
    }

    /// Goes to the state in which the child that has returned is searched again: as before that child.
    #[cold]
    fn repeat(&mut self, trace: &Trace, step: u32) {
        let child = trace.call(trace.compared_call(step));
        self.best = child.best_before();
        (self.next, self.inner) = (child.node(), Some(child.id()));
        if trace.rules().bounded() {
            self.enter_child(trace);
        }
    }

    fn compare(&mut self, trace: &Trace, step: u32) {
        let child = trace.call(trace.compared_call(step));
        self.next = trace.tree().end(child.node());
        self.inner = Some(child.id());
        self.take(trace, step, child.best_before(), child.best_with());
    }

    fn stand_pat(&mut self, trace: &Trace, step: u32) {
        let value = trace.tree().value(self.node).unwrap_or(f64::NAN);
        self.take(trace, step, self.best, value);
    }

    /// Takes a better value, of a child or of its own.
    fn take(&mut self, trace: &Trace, step: u32, before: f64, best: f64) {
        self.best = best;
        if !trace.rules().bounded() {
            return;
        }
        // The textbook's order tests before it moves the bound: at a cutoff the bound stays where the child
        // before left it.
        let moved_by = match (trace.cuts_after(step), trace.rules().update) {
            (true, Update::After) => before,
            _ => best,
        };
        self.current = self.moved_window(trace, moved_by, || self.inner);
    }

    /// The window once `best` has moved its bound; of another program the one that it says it has once it has compared a
    /// call.
    fn moved_window(
        &self,
        trace: &Trace,
        best: f64,
        compared: impl Fn() -> Option<CallId>,
    ) -> HeldWindow {
        let program = trace.departs();
        match program.and_then(|deviations| deviations.moved_window(compared()?)) {
            Some(window) => self.entry.with(window, Some(self.node)),
            None => self.entry.narrowed(trace.tree(), self.node, best),
        }
    }
}

impl Trace {
    /// The window that a call was entered with, if `follows` follows from the rules; once the table has narrowed it,
    /// the narrower one. If another than `follows` was kept, a bound that is the same has the same holder, and any
    /// other has none.
    #[inline]
    pub(super) fn entry(&self, call: CallId, follows: HeldWindow, step: u32) -> HeldWindow {
        match &self.deviations {
            None => follows,
            Some(deviations) => {
                let current = match deviations.window(call) {
                    Some(window) => self.received_window(call, follows.with(window, None)),
                    None => follows,
                };
                let narrowed = deviations
                    .narrowed_window(call)
                    .filter(|_| self.call(call).entered() < step);
                narrowed.map_or(current, |window| current.with(window, None))
            }
        }
    }

    /// The window that a call was given. At a child of a chance node, the chance node holds the bounds that it needs.
    #[cold]
    fn received_window(&self, call: CallId, current: HeldWindow) -> HeldWindow {
        let node = self.call(call).node();
        let by = self.call(call).by_chance();
        let Some(chance) = self.tree.parent(node).filter(|_| by) else {
            return current;
        };
        let (lo, hi) = self.values.ends();
        HeldWindow {
            alpha_holder: (current.window.alpha > lo).then_some(chance),
            beta_holder: (current.window.beta < hi).then_some(chance),
            ..current
        }
    }
}

/// The last event of a call itself up to `step`, and the call that it has made since. The call must have been entered.
fn last_own(call: RecordedCall, step: u32) -> (u32, Option<RecordedCall>) {
    let (trace, id) = (call.trace(), call.id());
    if trace.call_at(step) == id
        && !matches!(trace.kind_at(step), EventKind::Finish | EventKind::Verdict)
    {
        return (step, None);
    }
    if let Some(left) = call.left().filter(|&left| left <= step) {
        return (left, None);
    }
    let up = trace.callers_at(step).map(|(up, _)| up);
    let inner = up.take_while(|&up| up != id).last();
    match inner.map(|inner| trace.call(inner)) {
        Some(inner) => (inner.entered() - 1, Some(inner)),
        None => (step, None),
    }
}

impl RecordedCall<'_> {
    /// The window that it was entered with, before the table could narrow it.
    pub fn given_window(self) -> Window {
        let entered = CallState::of(self, self.entered());
        entered.map_or(Window::FULL, |state| state.entry.window)
    }
}
