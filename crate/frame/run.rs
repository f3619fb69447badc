//! The search behind a frame: its tree and rules, its events, and the final state of a node.

use super::Frame;
use crate::search::{Algorithm, Rules, UnknownValue, Window};
use crate::trace::event::{Event, EventKind};
use crate::trace::{CallId, CallState, Compared, Number, Pass, ReachedBuilder, RecordedCall};
use crate::tree::{GameTree, NodeId, Sliced};

impl<'a> Frame<'a> {
    /// The tree, as searched.
    #[inline]
    pub fn tree(&self) -> &'a GameTree {
        self.trace.tree()
    }

    /// The rules of the search.
    #[inline]
    pub fn rules(&self) -> &'a Rules {
        self.trace.rules()
    }

    /// The last step.
    #[inline]
    pub fn steps(&self) -> u32 {
        self.trace.steps()
    }

    /// The same search at another step, 0 … [`Frame::steps`].
    #[inline]
    pub fn at(&self, step: u32) -> Frame<'a> {
        Frame::new(self.trace, step)
    }

    /// The value that the root's call returns in the end, or where the search has to stop.
    #[inline]
    pub fn outcome(&self) -> Result<f64, UnknownValue> {
        self.trace.outcome()
    }

    /// Where the search has to stop; `None` where it returns, or where another program tells no more.
    #[inline]
    pub fn stopped_at(&self) -> Option<UnknownValue> {
        self.trace.stopped_at()
    }

    /// The kind of the event at this step; `None` at step 0.
    #[inline]
    pub fn kind(&self) -> Option<EventKind> {
        self.now().map(|(kind, _)| kind)
    }

    /// Whether the event at this step is of this kind.
    pub(crate) fn is(&self, kind: EventKind) -> bool {
        self.kind() == Some(kind)
    }

    /// The event at this step; `None` at step 0.
    pub fn event(&self) -> Option<Event> {
        (self.step > 0).then(|| self.trace.event(self.step))
    }

    /// The result of the comparison at this step, if it is one.
    pub fn compared(&self) -> Option<Compared> {
        self.is(EventKind::Compare)
            .then(|| self.trace.comparison(self.step))
    }

    /// The comparison of the static value of a node that stands pat at this step with nothing, if one does.
    pub fn stands_pat_now(&self) -> Option<Compared> {
        self.is(EventKind::StandPat)
            .then(|| self.trace.comparison(self.step))
    }

    /// The child that is to be searched again, at the step that says so.
    pub fn again(&self) -> Option<NodeId> {
        self.is(EventKind::Again)
            .then(|| self.trace.compared_child(self.step))
    }

    /// Whether the search is that of another program, whose numbers do not follow from each other by any rules.
    pub fn departs(&self) -> bool {
        self.trace.departs().is_some()
    }

    /// The number by the rules in place of a number that another program says of `node`, if that is the first one that
    /// is wrong, and still stands there.
    pub fn expected(&self, node: NodeId, number: Number) -> Option<f64> {
        let wrong = self.trace.wrong_number()?;
        if (wrong.node, wrong.number) != (node, number) || wrong.step > self.step {
            return None;
        }
        let call = self.call(node)?;
        let stands = match number {
            Number::Alpha => call.current.window.alpha == wrong.found,
            Number::Beta => call.current.window.beta == wrong.found,
            Number::Best => call.best == wrong.found,
            Number::Value => true,
        };
        stands.then_some(wrong.expected)
    }

    /// The passes as they are recorded; none for a search without deviations, which has one.
    pub fn recorded_passes(&self) -> &'a [Pass] {
        self.trace.passes()
    }

    /// The record of a call, if there is such a call.
    pub(super) fn recorded(&self, call: CallId) -> Option<RecordedCall<'a>> {
        self.trace.has(call).then(|| self.trace.call(call))
    }

    /// The node that a call searches, if there is such a call.
    pub fn node_of(&self, call: CallId) -> Option<NodeId> {
        self.recorded(call).map(RecordedCall::node)
    }

    /// The number of the pass of a call, from 0, if there is such a call.
    pub fn pass_of(&self, call: CallId) -> Option<usize> {
        self.recorded(call).map(|_| self.trace.pass_of(call))
    }

    /// The step at which a call returned, if it has by now.
    pub fn left_by(&self, call: CallId) -> Option<u32> {
        self.by_now(self.recorded(call)?.left())
    }

    /// Whether the open call for `node` began with a window that its caller chose to test it. Other windows that do not
    /// follow from the bounds of the caller are those of another program, which goes wrong there.
    pub fn tests(&self, node: NodeId) -> bool {
        if self.rules().algorithm != Algorithm::Pvs || node == 0 {
            return false;
        }
        let (Some(state), Some(deviations)) = (self.call(node), self.trace.deviations()) else {
            return false;
        };
        let window = deviations.window(state.call);
        window.is_some_and(|window| window.alpha.is_finite() && window.beta.is_finite())
            && !self.repeats(state.call)
    }

    /// Whether a call searches a child again that its caller has tested.
    pub(super) fn repeats(&self, call: CallId) -> bool {
        let before = self.trace.call(call).entered() - 1;
        before > 0 && self.trace.kind_at(before) == EventKind::Again
    }

    /// Whether the search can visit a node several times.
    pub(crate) fn several_visits(&self) -> bool {
        self.trace.several_visits().is_some()
    }

    /// Whether the search ever enters `node`.
    #[inline]
    pub(crate) fn ever(&self, node: NodeId) -> bool {
        self.trace.reached().enters(node)
    }

    /// Whether any call for `node` by the end of the run gives it a value: that of a leaf, or a static value.
    pub(crate) fn ever_evaluated(&self, node: NodeId) -> bool {
        let mut calls = self.trace.calls_for(node, self.steps());
        calls.any(|call| call.evaluated() || call.stood_pat().is_some())
    }

    /// The nodes that the cutoff of this step prunes, the first of them and how many; `None` if it prunes none.
    pub fn pruned_now(&self) -> Option<(NodeId, u32)> {
        let (trace, step) = (self.trace, self.step);
        let pruned = self.is(EventKind::Cutoff).then(|| trace.pruned_at(step))?;
        (pruned > 0).then(|| (trace.first_pruned(step), pruned))
    }

    /// The step at which `node` was entered, if it is by now.
    pub fn entered(&self, node: NodeId) -> Option<u32> {
        self.by_now(self.standing(node).map(RecordedCall::entered))
    }

    /// The step at which `node` was entered first, by any call, if it is by now.
    pub(crate) fn first_entered(&self, node: NodeId) -> Option<u32> {
        let first = self.trace.calls_for(node, self.step).next();
        first.map(RecordedCall::entered)
    }

    /// The step at which the call for `node` returned, if it has by now.
    pub fn left(&self, node: NodeId) -> Option<u32> {
        self.by_now(self.standing(node)?.left())
    }

    /// The step of the cutoff in `node`, if it is by now.
    pub fn cutoff(&self, node: NodeId) -> Option<u32> {
        self.by_now(self.standing(node)?.cutoff())
    }

    pub(super) fn by_now(&self, step: Option<u32>) -> Option<u32> {
        step.filter(|&step| step <= self.step)
    }

    /// Whether the call for `node` that stands at this step evaluates it rather than searching it. Where a node has one
    /// call, that one counts even before it is entered.
    #[inline]
    pub fn evaluates(&self, node: NodeId) -> bool {
        self.standing(node).is_some_and(RecordedCall::evaluated)
    }

    /// Whether the search ever stands pat at `node`.
    #[inline]
    pub fn stands_pat(&self, node: NodeId) -> bool {
        self.standing(node)
            .is_some_and(|call| call.stood_pat().is_some())
    }

    /// Whether `node` has stood pat by now.
    pub fn stood_pat(&self, node: NodeId) -> bool {
        let stood = self.standing(node).and_then(RecordedCall::stood_pat);
        self.by_now(stood).is_some()
    }

    /// Whether the search ever enters a child of `node`.
    #[inline]
    pub fn searches(&self, node: NodeId) -> bool {
        self.standing(node).is_some_and(RecordedCall::searched)
    }

    /// The value that the call for `node` returns in the end; NaN if it does not return.
    #[inline]
    pub fn returns(&self, node: NodeId) -> f64 {
        self.standing(node).map_or(f64::NAN, RecordedCall::returned)
    }

    /// The best value of the parent of `child` before `child` was compared.
    #[inline]
    pub fn best_before(&self, child: NodeId) -> f64 {
        let call = self.standing(child);
        call.map_or(f64::NAN, RecordedCall::best_before)
    }

    /// The child that a call compared last.
    #[inline]
    pub fn last_child(&self, call: &CallState) -> Option<NodeId> {
        let compared = call.last_compared(self.trace)?;
        Some(self.trace.call(compared).node())
    }

    /// The child that gave a call its best value, the first of equals.
    #[inline]
    pub fn giver(&self, call: &CallState) -> Option<NodeId> {
        self.trace.giver(call.node, call.last_compared(self.trace)?)
    }

    /// The windows that the call for `node` has had by now, each different from the one before. Of the children
    /// compared only the first `most` and the last are looked at. Empty if it is not entered.
    pub fn windows(&self, node: NodeId, most: usize) -> Vec<Window> {
        let Some(call) = self.call(node) else {
            return Vec::new();
        };
        let mut windows = Vec::new();
        let deviations = self.trace.deviations();
        if deviations.is_some_and(|deviations| deviations.narrowed_window(call.call).is_some()) {
            windows.push(self.trace.call(call.call).given_window());
        }
        windows.push(call.entry.window);
        let player = self.tree().player(node);
        // The last comparison may have cut before it moved a bound: the call knows the outcome.
        let moves = self.rules().bounded() && !self.tree().is_chance(node);
        if moves && let Some(last) = call.last_compared(self.trace) {
            let after = |best| call.entry.window.narrowed(player, best);
            let own = self.tree().value(node).filter(|_| self.stood_pat(node));
            windows.extend(own.map(after));
            windows.extend(self.bests_before(last, most).into_iter().map(after));
        }
        windows.push(call.current.window);
        windows.dedup();
        windows
    }

    /// The best values of a call after each of the children that it compared before the call `last`: of the first
    /// `most` of them.
    fn bests_before(&self, last: CallId, most: usize) -> Vec<f64> {
        let (trace, tree) = (self.trace, self.tree());
        let last = trace.call(last);
        let mut bests = Vec::new();
        if trace.several_visits().is_some() {
            bests.extend(last.backward().skip(1).map(RecordedCall::best_with));
            bests.reverse();
            bests.truncate(most);
        } else if let Some(node) = tree.parent(last.node()) {
            let children = tree.children(node).take(most);
            let before = children.take_while(|&child| child < last.node());
            bests.extend(before.filter_map(|child| Some(trace.call_of(child)?.best_with())));
        }
        bests
    }

    /// The best children from the root on, the root not included. Empty until the search has ended.
    pub fn variation(&self) -> Vec<NodeId> {
        match self.finished() {
            true => self.trace.variation(),
            false => Vec::new(),
        }
    }

    /// Begins the index of the nodes that the search reaches; [`Frame::build_reached`] builds it.
    #[inline]
    pub(crate) fn reached_builder(&self) -> ReachedBuilder {
        ReachedBuilder::new(self.trace)
    }

    /// Builds the index by so many more events, and returns whether it is complete. All frames of the search share it.
    #[inline]
    pub(crate) fn build_reached(&self, builder: &mut ReachedBuilder, events: usize) -> bool {
        self.trace.build_reached(builder, events)
    }

    /// The share of the index of reached nodes that is done, 0 … 1.
    pub(crate) fn reached_share(&self, builder: &ReachedBuilder) -> f64 {
        builder.share(self.trace)
    }
}
