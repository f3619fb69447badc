//! One call of a trace: when it was entered and left, the value that it returned and the range that its children
//! proved.

use super::event::{EventKind, ValueRange};
use super::rows::CallRecord;
use super::{CallId, Deviations, Trace};
use crate::search::StoredBounds;
use crate::tree::{NodeId, Player};

/// A call that has been recorded.
#[derive(Clone, Copy)]
pub(crate) struct RecordedCall<'a> {
    trace: &'a Trace,
    id: CallId,
}

impl Trace {
    /// The call with this number, which must have been entered.
    #[inline]
    pub(crate) fn call(&self, id: CallId) -> RecordedCall<'_> {
        RecordedCall { trace: self, id }
    }
}

impl<'a> RecordedCall<'a> {
    #[inline]
    pub fn id(self) -> CallId {
        self.id
    }

    #[inline]
    pub fn trace(self) -> &'a Trace {
        self.trace
    }

    /// The node that is searched.
    #[inline]
    pub fn node(self) -> NodeId {
        self.trace.rows.node(self.id)
    }

    #[inline]
    fn row(self) -> &'a CallRecord {
        self.trace.rows.row(self.id)
    }

    /// The step at which it begins.
    #[inline]
    pub fn entered(self) -> u32 {
        self.row().entered
    }

    /// The step at which it returns.
    pub fn left(self) -> Option<u32> {
        let left = self.row().left;
        (left != 0).then_some(left)
    }

    /// The step of its cutoff.
    pub fn cutoff(self) -> Option<u32> {
        let step = self.left()? - 1;
        (self.trace.kind_at(step) == EventKind::Cutoff).then_some(step)
    }

    /// Whether its node was evaluated rather than searched.
    pub fn evaluated(self) -> bool {
        self.next() == Some(EventKind::Evaluate)
    }

    /// Whether any child of its node was ever entered.
    pub fn searched(self) -> bool {
        match self.stood_pat() {
            Some(step) => self.kind_at(step + 1) == Some(EventKind::Enter),
            None => matches!(self.next(), Some(EventKind::Enter | EventKind::Narrow)),
        }
    }

    /// The step at which its node stood pat.
    pub fn stood_pat(self) -> Option<u32> {
        let narrows = self.next() == Some(EventKind::Narrow);
        let step = self.entered() + 1 + u32::from(narrows);
        (self.kind_at(step) == Some(EventKind::StandPat)).then_some(step)
    }

    /// Whether the table answered it.
    pub fn hit(self) -> bool {
        self.next() == Some(EventKind::Hit)
    }

    /// The kind of the event after it was entered.
    fn next(self) -> Option<EventKind> {
        self.kind_at(self.entered() + 1)
    }

    /// The kind of an event, if it is recorded.
    fn kind_at(self, step: u32) -> Option<EventKind> {
        (step <= self.trace.steps()).then(|| self.trace.kind_at(step))
    }

    /// The call that it was made by; `None` for the root's. The event before its `enter` is the caller's own.
    #[inline]
    pub fn caller(self) -> Option<CallId> {
        if self.id == CallId::FIRST {
            return None;
        }
        let before = self.entered() - 1;
        let own = matches!(
            self.trace.kind_at(before),
            EventKind::Enter
                | EventKind::Compare
                | EventKind::Again
                | EventKind::Narrow
                | EventKind::StandPat
        );
        own.then(|| self.trace.call_at(before))
    }

    /// The call that its caller compared last before this one; `None` if this is the first.
    pub fn compared_before(self) -> Option<CallId> {
        let mut before = self.entered() - 1;
        // A call that is made again has nothing compared since the one that it repeats.
        while before > 0 && self.trace.kind_at(before) == EventKind::Again {
            before = self.trace.call(self.trace.compared_call(before)).entered() - 1;
        }
        let compares = before > 0 && self.trace.kind_at(before) == EventKind::Compare;
        compares.then(|| self.trace.compared_call(before))
    }

    /// The call and those that its caller compared before it, the last one first.
    pub(crate) fn backward(self) -> impl Iterator<Item = RecordedCall<'a>> {
        let before = |call: &RecordedCall<'a>| Some(call.trace.call(call.compared_before()?));
        std::iter::successors(Some(self), before)
    }

    /// The last call that it compared, once it has returned; `None` if it searched no child.
    pub fn last_compared(self) -> Option<CallId> {
        let last = self.left()? - 1;
        match self.trace.kind_at(last) {
            EventKind::Cutoff => self.trace.compared_before(last),
            EventKind::Compare => Some(self.trace.compared_call(last)),
            _ => None,
        }
    }

    /// The depth limit of its pass, if the proof of its node by `step` depends on it: the search met it in this call or
    /// below, or an earlier call that looked as many plies ahead has.
    pub fn limit(self, deviations: &Deviations, step: u32) -> Option<u32> {
        let end = self.left().map_or(step, |left| left.min(step));
        let before = deviations.next_limited(self.id);
        let before = before.is_some_and(|call| self.trace.call(call).entered() <= end);
        let pass = deviations.passes().get(deviations.pass_of(self.id));
        pass.filter(|_| before || self.meets_limit(deviations, step))?
            .depth
    }

    /// Whether the search met the depth limit by `step` in this call or below.
    pub fn meets_limit(self, deviations: &Deviations, step: u32) -> bool {
        let end = self.left().map_or(step, |left| left.min(step));
        let stop = deviations
            .next_stop(self.id)
            .map(|stop| self.trace.call(stop));
        stop.is_some_and(|stop| stop.entered() < end)
    }

    /// The value that it returned; NaN if it has not returned.
    #[inline]
    pub fn returned(self) -> f64 {
        self.trace.value(self.row().returned)
    }

    /// The range that is proved of its node once it has returned: by this call, and by those before it for the same
    /// node that looked as many plies ahead.
    pub fn range(self) -> ValueRange {
        let range = match (self.left(), self.last_compared()) {
            (None, _) => ValueRange::NOTHING,
            (_, Some(last)) => {
                let last = self.trace.call(last);
                match last.by_chance() && !self.trace.is_last(last) {
                    true => last.with_rest(last.proved()),
                    false => last.proved(),
                }
            }
            _ => self.known_range(),
        };
        self.trace.clamp_range(range)
    }

    /// The range of a node that is not searched: its static value, or a range from there on if it stands pat; or the
    /// range known once the table has answered.
    fn known_range(self) -> ValueRange {
        let (trace, tree, node) = (self.trace, self.trace.tree(), self.node());
        let deviations = trace.deviations();
        if let Some(proof) = deviations.and_then(|deviations| deviations.answer(self.id)) {
            return trace.range_of(proof);
        }
        let value = ValueRange::exactly(tree.value(node).unwrap_or(f64::NAN));
        match self.stood_pat() {
            Some(_) => value.or_better(tree.player(node)),
            None => value,
        }
    }

    /// The range that is proved of its node by `step` without its own search: by earlier calls for the node that looked
    /// as many plies ahead, and by the table, once it has narrowed the window.
    pub fn range_before(self, step: u32) -> ValueRange {
        let many = self.trace.several_visits();
        let Some(deviations) = many.filter(|_| self.trace.tree().chance().is_none()) else {
            return ValueRange::NOTHING;
        };
        let pass = deviations.passes().get(deviations.pass_of(self.id));
        let before = deviations.call_before(self.trace, self.id);
        let before = before.filter(|&before| pass.is_some_and(|pass| pass.since <= before));
        let before = before.map_or(ValueRange::NOTHING, |before| {
            self.trace.call(before).range()
        });
        let narrowed = deviations
            .narrowed_window(self.id)
            .filter(|_| self.entered() < step);
        match narrowed.and_then(|_| deviations.table_bounds(self.id)) {
            Some(StoredBounds { lower, upper, .. }) => {
                ValueRange::from((lower, upper)).with(before)
            }
            None => before,
        }
    }

    /// The best value of the caller before this call is compared.
    #[inline]
    pub fn best_before(self) -> f64 {
        self.trace.value(self.row().before)
    }

    /// The best value of the caller after this call is compared, if another follows.
    pub fn recorded_best(self) -> Option<f64> {
        self.trace.deviations()?.best(self.id)
    }

    /// The best value of the caller after this call is compared.
    pub fn best_with(self) -> f64 {
        if let Some(best) = self.recorded_best() {
            return best;
        }
        let returned = self.returned();
        if self.by_chance() {
            let (tree, values) = (self.trace.tree(), &self.trace.values);
            return values.joined(tree, self.node(), self.best_before(), returned);
        }
        match self.calling_player() {
            Some(player) => player.better(self.best_before(), returned),
            None => returned,
        }
    }

    /// The range that this call and those before it would prove of the caller's node if there were no other children.
    /// Of the last call that the caller compares, once it has returned: all that is then known of the caller's node.
    pub fn proved(self) -> ValueRange {
        match self.trace.rows.proof(self.id) {
            Some(proof) => self.trace.range_of(proof),
            None => ValueRange::exactly(self.best_with()),
        }
    }

    /// The range of the caller's chance node, from the range of the sum over its children up to this one.
    pub fn with_rest(self, sum: ValueRange) -> ValueRange {
        let (tree, values) = (self.trace.tree(), &self.trace.values);
        values.with_rest(tree, self.node(), sum.into()).into()
    }

    /// Whether it was made where chance moves.
    pub fn by_chance(self) -> bool {
        let tree = self.trace.tree();
        let parent = tree.chance().and_then(|_| tree.parent(self.node()));
        parent.is_some_and(|parent| tree.is_chance(parent))
    }

    /// The player at the parent of its node.
    fn calling_player(self) -> Option<Player> {
        let tree = self.trace.tree();
        tree.parent(self.node()).map(|parent| tree.player(parent))
    }
}
