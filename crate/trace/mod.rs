//! The record of one search: compact inside, [`Event`](crate::trace::event::Event)s outside. It also derives the state
//! of each call at each step. It knows nothing of drawing or language.
//!
//! A call is one search of one node. An event is stored in four bytes: its kind and its call. Everything else follows
//! from the tree and from one row per call, because the search is depth-first. The events of a call and of those below
//! it are contiguous: the event before an `enter` belongs to the caller, and the event before a `compare` is the
//! `leave` of the call compared. A row has the node, the best value of the caller before the call, and the value that
//! the call returned. Both values are references: to the static value of a node, to ±∞ or to a bound of the root's
//! window.

pub mod best_first;
mod build_deviations;
mod call_id;
mod call_index;
mod call_state;
mod callers;
mod checkpoints;
mod comparison;
mod counting;
mod cutoff;
mod decoding;
mod deviations;
pub mod event;
mod held_window;
mod many_calls;
mod next_return;
pub mod notes;
mod pass;
mod principal_variation;
mod reached_builder;
mod reached_nodes;
mod record;
mod recorded_call;
mod recorder;
mod rows;
mod side;
mod step_name;
mod step_size;
mod stored_result;
mod wavelet_matrix;
mod wrong_number;

use std::cell::OnceCell;

pub use call_id::CallId;
use call_index::Index;
pub use call_state::CallState;
use checkpoints::{CHECKPOINT, Checkpoint};
pub use comparison::Compared;
pub(crate) use deviations::Deviations;
use event::{EventKind, ValueRange};
use notes::Notes;
pub use pass::Pass;
pub(crate) use reached_builder::ReachedBuilder;
use reached_nodes::ReachedNodes;
pub use record::Recording;
pub(crate) use recorded_call::RecordedCall;
pub(crate) use recorder::AnySearchRecorder;
use rows::{RangeProof, Rows, ValueId};
pub use step_name::StepNameError;
pub use step_size::{BLOCK, StepSize, nth_stop};
pub use wrong_number::{Number, WrongNumber};

use crate::search::{Rules, UnknownValue, ValueBounds};
use crate::tree::node_set::NodeSet;
use crate::tree::{GameTree, NodeId};

/// One search of one tree, step by step. Steps count from 1; step 0 is the state before the first event.
#[derive(Debug)]
pub struct Trace {
    tree: GameTree,
    rules: Rules,
    outcome: Result<f64, UnknownValue>,
    /// `call << 4 | kind`, by step − 1.
    events: Vec<u32>,
    /// The counts before every 256th event, and the innermost open calls.
    checkpoints: Vec<Checkpoint>,
    /// The number of comparisons before every 256th event that changed a best value.
    improved: Vec<u32>,
    rows: Rows,
    index: Index,
    /// Values that are not the static value of a node: ±∞ and the bounds of the root's window.
    others: Vec<f64>,
    /// The bounds of all values, where chance moves.
    values: ValueBounds,
    /// The deviations of the search from its rules.
    deviations: Option<Deviations>,
    /// Whether it ends while calls are open.
    cut_short: bool,
    /// Where another program goes wrong first, if that is a number.
    wrong_number: Option<WrongNumber>,
    /// The notes of another program on its calls.
    notes: Option<Box<Notes>>,
    /// Computed at the first use.
    reached: OnceCell<ReachedNodes>,
    /// Computed at the first use.
    variation: OnceCell<Vec<NodeId>>,
}

impl Trace {
    /// The tree, as searched.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules of the search, but for those that its algorithm does not heed.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether nodes can have stood pat.
    #[inline]
    pub(crate) fn quiescent(&self) -> bool {
        self.rules.quiescent()
    }

    /// The value that the call for the root returned, or the node at which the search had to stop.
    pub fn outcome(&self) -> Result<f64, UnknownValue> {
        self.outcome
    }

    /// The node at which the search has to stop; `None` where it returns, or where another program tells no more.
    pub fn stopped_at(&self) -> Option<UnknownValue> {
        self.outcome.err().filter(|_| !self.cut_short)
    }

    /// Another program tells no more, though its search goes on.
    pub(crate) fn cut_short(&mut self) {
        self.cut_short = true;
    }

    /// The number of events, which is the last step.
    pub fn steps(&self) -> u32 {
        self.events.len() as u32
    }

    /// The kind and node of the event at `step`, which is at least 1.
    #[inline]
    pub fn at(&self, step: u32) -> (EventKind, NodeId) {
        let (kind, call) = EventKind::unpack(self.events[step as usize - 1]);
        (kind, self.rows.node(call))
    }

    /// The kind of the event at `step`, which is at least 1.
    #[inline]
    pub(crate) fn kind_at(&self, step: u32) -> EventKind {
        EventKind::unpack(self.events[step as usize - 1]).0
    }

    /// The call of the event at `step`, which is at least 1.
    #[inline]
    pub(crate) fn call_at(&self, step: u32) -> CallId {
        EventKind::unpack(self.events[step as usize - 1]).1
    }

    /// The call for `node`; where a node can have several, the one that stands at the end.
    #[inline]
    pub(crate) fn call_of(&self, node: NodeId) -> Option<RecordedCall<'_>> {
        let call = match self.several_visits() {
            None => self.index.call(&self.rows, node),
            Some(deviations) => {
                deviations
                    .calls_by_node(self)
                    .standing(self, node, self.rows.rows.len() as u32)
            }
        };
        Some(self.call(call?))
    }

    /// All calls for `node` that are entered by `step`, in order.
    pub(crate) fn calls_for(
        &self,
        node: NodeId,
        step: u32,
    ) -> impl DoubleEndedIterator<Item = RecordedCall<'_>> {
        let (only, several) = match self.several_visits() {
            None => (self.call_of(node), &[][..]),
            Some(deviations) => {
                let calls = deviations.calls_by_node(self);
                (None, calls.calls_of(self, node, self.entered_by(step)))
            }
        };
        let only = only.filter(|call| call.entered() <= step);
        let several = several.iter().map(|&call| self.call(call));
        only.into_iter().chain(several)
    }

    /// The parts of a search that are kept because they do not follow from the rules.
    #[inline]
    pub(crate) fn deviations(&self) -> Option<&Deviations> {
        self.deviations.as_ref()
    }

    /// The deviations of a search in which a node can have several calls, or children come in any order.
    #[inline]
    pub(crate) fn several_visits(&self) -> Option<&Deviations> {
        self.deviations
            .as_ref()
            .filter(|deviations| deviations.several_visits())
    }

    /// The deviations of another program whose numbers do not follow from each other by any rules.
    #[inline]
    pub(crate) fn departs(&self) -> Option<&Deviations> {
        self.deviations
            .as_ref()
            .filter(|deviations| deviations.departs())
    }

    /// The passes of the search; empty for a search without deviations, which has one.
    pub fn passes(&self) -> &[Pass] {
        self.deviations.as_ref().map_or(&[], Deviations::passes)
    }

    /// The number of the pass that a call belongs to, from 0.
    pub(crate) fn pass_of(&self, call: CallId) -> usize {
        self.deviations
            .as_ref()
            .map_or(0, |deviations| deviations.pass_of(call))
    }

    /// Whether a call with this number is recorded.
    pub(crate) fn has(&self, call: CallId) -> bool {
        call.index() < self.rows.rows.len()
    }

    /// The number of calls that are entered by `step`.
    pub(crate) fn entered_by(&self, step: u32) -> u32 {
        let block = step as usize / CHECKPOINT;
        let since = (block * CHECKPOINT) as u32 + 1..=step;
        let mut entered = since
            .rev()
            .filter(|&step| self.kind_at(step) == EventKind::Enter);
        match (entered.next(), self.checkpoints.get(block)) {
            (Some(step), _) => self.call_at(step).0 + 1,
            (None, Some(checkpoint)) => checkpoint.occurrences.of(EventKind::Enter),
            (None, None) => self.rows.rows.len() as u32,
        }
    }

    /// The bounds of all values that are known beforehand.
    pub(crate) fn values(&self) -> &ValueBounds {
        &self.values
    }

    /// The part of a proved range that lies between the bounds of all values.
    pub(crate) fn clamp_range(&self, range: ValueRange) -> ValueRange {
        match self.values.has_bounds() {
            true => self.values.clamp(range.into()).into(),
            false => range,
        }
    }

    /// The step at which `node` was entered.
    pub fn entered(&self, node: NodeId) -> Option<u32> {
        self.call_of(node).map(RecordedCall::entered)
    }

    /// The step at which the call for `node` returned.
    pub fn left(&self, node: NodeId) -> Option<u32> {
        self.call_of(node)?.left()
    }

    /// The step of the cutoff in `node`.
    pub fn cutoff(&self, node: NodeId) -> Option<u32> {
        self.call_of(node)?.cutoff()
    }

    /// Whether `node` was evaluated rather than searched.
    pub fn evaluated(&self, node: NodeId) -> bool {
        self.call_of(node).is_some_and(RecordedCall::evaluated)
    }

    /// The value that the call for `node` returned; NaN if it has not returned.
    pub fn returned(&self, node: NodeId) -> f64 {
        self.call_of(node).map_or(f64::NAN, RecordedCall::returned)
    }

    /// The range that is proved of `node` once its call has returned.
    pub fn range(&self, node: NodeId) -> ValueRange {
        self.call_of(node)
            .map_or(ValueRange::NOTHING, RecordedCall::range)
    }

    /// The child whose value is compared at `step`, which must be a `compare`.
    pub(crate) fn compared_child(&self, step: u32) -> NodeId {
        self.rows.node(self.compared_call(step))
    }

    /// The call whose value is compared at `step`, which must be a `compare`.
    #[inline]
    pub(crate) fn compared_call(&self, step: u32) -> CallId {
        self.call_at(step - 1)
    }

    /// The call that was compared just before the cutoff at `step`; `None` if its node has stood pat.
    #[inline]
    pub(crate) fn compared_before(&self, step: u32) -> Option<CallId> {
        let compares = self.kind_at(step - 1) == EventKind::Compare;
        compares.then(|| self.compared_call(step - 1))
    }

    /// The nodes pruned by the cutoff at `step`.
    #[inline]
    pub fn pruned_at(&self, step: u32) -> u32 {
        let node = self.at(step).1;
        match self.compared_before(step) {
            None => self.tree.size(node) - 1,
            Some(last) if self.several_visits().is_none() => {
                self.tree.end(node) - self.tree.end(self.rows.node(last))
            }
            Some(last) => self.left_out(node, last),
        }
    }

    /// The first node that the cutoff at `step` prunes, if it prunes any.
    pub(crate) fn first_pruned(&self, step: u32) -> NodeId {
        let first = self.at(step).1 + 1;
        match self.compared_before(step) {
            None => first,
            Some(last) if self.several_visits().is_none() => self.tree.end(self.rows.node(last)),
            Some(last) => {
                let searched = self.children_before(last).into_iter();
                searched.fold(first, |first, child| match child == first {
                    true => self.tree.end(child),
                    false => first,
                })
            }
        }
    }

    /// The nodes that a cutoff of `node` prunes after the call `last`: it has searched neither them nor a node above
    /// them.
    #[cold]
    fn left_out(&self, node: NodeId, last: CallId) -> u32 {
        let searched = self.children_before(last);
        let searched = searched.iter().map(|&child| self.tree.size(child));
        self.tree.size(node) - 1 - searched.sum::<u32>()
    }

    /// The nodes of a call and of the calls that its caller has compared before it, each once, in order.
    #[cold]
    pub(crate) fn children_before(&self, last: CallId) -> Vec<NodeId> {
        let calls = self.call(last).backward();
        let nodes: Vec<NodeId> = calls.map(RecordedCall::node).collect();
        NodeSet::from(nodes).into()
    }

    /// Whether a call and those that its caller has compared before it are for all children of the caller's node.
    pub(crate) fn is_last(&self, call: RecordedCall) -> bool {
        let node = call.node();
        let Some(parent) = self.tree.parent(node) else {
            return true;
        };
        match self.several_visits() {
            None => self.tree.end(node) == self.tree.end(parent),
            Some(_) => self.children_before(call.id()).len() == self.tree.child_count(parent),
        }
    }

    /// The call that the next event enters, `narrow` and `stand-pat` passed over; `None` if it is another event.
    fn entered_after(&self, step: u32) -> Option<CallId> {
        let mut next = (step + 1..=self.steps()).skip_while(|&next| {
            matches!(self.kind_at(next), EventKind::Narrow | EventKind::StandPat)
        });
        let enters = |&next: &u32| self.kind_at(next) == EventKind::Enter;
        next.next().filter(enters).map(|next| self.call_at(next))
    }

    /// The step at which the value of a call is compared.
    fn return_of(&self, call: CallId) -> Option<u32> {
        Some(self.call(call).left()? + 1)
    }

    /// The notes of another program on its calls.
    pub fn notes(&self) -> Option<&Notes> {
        self.notes.as_deref()
    }

    /// Keeps them, if there are any.
    pub(crate) fn set_notes(&mut self, notes: Notes) {
        self.notes = (!notes.is_empty()).then(|| Box::new(notes));
    }

    /// The memory of the trace in bytes, without the tree.
    pub fn bytes(&self) -> usize {
        let columns = size_of_val(self.events.as_slice()) + size_of_val(self.others.as_slice());
        let checkpoints = size_of_val(self.checkpoints.as_slice());
        let index = size_of_val(self.improved.as_slice()) + self.index.bytes();
        let deviations = self.deviations.as_ref().map_or(0, Deviations::bytes);
        let notes = self.notes.as_ref().map_or(0, |notes| notes.bytes());
        columns + checkpoints + index + self.rows.bytes() + deviations + notes
    }

    fn range_of(&self, proof: RangeProof) -> ValueRange {
        (self.value(proof.lo()), self.value(proof.hi())).into()
    }

    #[inline]
    fn value(&self, id: ValueId) -> f64 {
        let value = match (id as usize).checked_sub(self.tree.len()) {
            None => self.tree.value(id),
            Some(other) => self.others.get(other).copied(),
        };
        value.unwrap_or(f64::NAN)
    }
}
