//! Compares a trace with a search as it runs, until they differ.

mod table_answers;

use std::collections::BTreeMap;

use super::assumptions::Assumptions;
use super::finding::Flaw;
use super::foreign_trace::{Cursor, ForeignEvent, ForeignKind, ForeignTrace};
use crate::search::{Call, Cut, Observer, Rules, StoredBounds, Window};
use crate::trace::event::Side;
use crate::tree::{GameTree, NodeId, Player};

/// How far two numbers may be from each other, for their size.
const NEAR: f64 = 1e-9;

/// How far two averages may be from each other, as a share of the greatest value of the tree: where values cancel out,
/// rounding leaves a small number in place of 0.
const CANCELLED: f64 = 1e-12;

/// The first difference of a search and a trace.
#[derive(Clone, Debug, PartialEq)]
pub struct EventFlaw {
    /// The index of the event in the trace; the number of all events if there is none.
    pub event: usize,
    /// The difference.
    pub flaw: Flaw,
}

/// The progress of both.
#[derive(Debug, Default)]
pub struct ComparisonState {
    pub(super) cursor: Cursor,
    pub(super) open: Vec<Call>,
    /// By node: the child that gave its last call the best value, if that beats the bound of its player.
    pub(super) best: BTreeMap<NodeId, NodeId>,
    /// The node that was given its value last.
    evaluated: Option<NodeId>,
    /// The child that is to be searched again, and the value that it has returned.
    again: Option<(NodeId, f64)>,
    /// A leaf that is not evaluated a second time, until the search has done so.
    known: Option<NodeId>,
    /// The first difference.
    pub difference: Option<EventFlaw>,
}

/// The observer of the search.
pub struct ComparingObserver<'a> {
    /// The progress of both.
    pub state: &'a mut ComparisonState,
    /// The trace.
    pub trace: &'a ForeignTrace,
    /// The tree as the search has it, which may be in another order.
    pub tree: &'a GameTree,
    /// The rules of the search.
    pub rules: &'a Rules,
    /// The assumptions about the trace.
    pub assumptions: Assumptions,
    /// Whether more may be evaluated than the search does.
    pub extra: bool,
    /// The least and the greatest value in the tree: a bound beyond them is as good as an infinite one.
    pub span: (f64, f64),
}

impl ComparingObserver<'_> {
    /// The next event of the trace; none once both differ.
    pub(super) fn next(&self) -> Option<ForeignEvent> {
        if self.state.difference.is_some() {
            return None;
        }
        let event = self.trace.peek(self.state.cursor)?;
        let node = self.tree.as_searched(event.node);
        // The trace and its tree have the same nodes.
        debug_assert!(node.is_some());
        let node = node.unwrap_or_default();
        let turned = self.assumptions.turned && self.tree.player(node) == Player::Min;
        Some(if turned { event.for_opponent() } else { event })
    }

    pub(super) fn skip(&mut self) {
        self.trace.next(&mut self.state.cursor);
    }

    /// Notes a difference, if it is the first one.
    pub(super) fn differ(&mut self, flaw: Flaw) {
        let event = self.state.cursor.event;
        self.state
            .difference
            .get_or_insert(EventFlaw { event, flaw });
    }

    /// Skips an event unless there is a difference in it.
    pub(super) fn differ_or_skip(&mut self, flaw: Option<Flaw>) {
        match flaw {
            Some(flaw) => self.differ(flaw),
            None => self.skip(),
        }
    }

    /// The next event of the trace that matters; the others are skipped. `evaluated` is the node that the search evaluates.
    fn next_event(&mut self, evaluated: Option<NodeId>) -> Option<ForeignEvent> {
        while let Some(event) = self.next() {
            match event.kind {
                ForeignKind::Pass
                | ForeignKind::Compare
                | ForeignKind::Narrow
                | ForeignKind::Again
                | ForeignKind::Verdict => {
                    self.skip();
                }
                ForeignKind::Evaluate if self.extra && evaluated != Some(event.node) => {
                    if !self.skip_evaluation(&event) {
                        return None;
                    }
                }
                _ => return Some(event),
            }
        }
        let open = self.state.open.last().map_or(0, |open| open.node);
        let node = self.as_given(open);
        self.differ(Flaw::Ends { node });
        None
    }

    /// Skips a value that the search does not ask for, unless it is not the one that the tree has.
    pub(super) fn skip_evaluation(&mut self, event: &ForeignEvent) -> bool {
        let node = self.tree.as_searched(event.node);
        match node.and_then(|node| self.tree.value(node)) {
            Some(value) => self.compare_value(event, value),
            None => self.skip(),
        }
        self.state.difference.is_none()
    }

    /// The value that an event tells, if it is another one.
    pub(super) fn other(&self, event: &ForeignEvent, value: f64) -> Option<f64> {
        event.value.filter(|&found| !self.same(found, value))
    }

    /// Skips an event unless it tells another value of its node.
    fn compare_value(&mut self, event: &ForeignEvent, value: f64) {
        let flaw = self.other(event, value).map(|found| Flaw::Value {
            node: event.node,
            found,
            expected: value,
        });
        self.differ_or_skip(flaw);
    }

    /// Skips an event unless it tells another window of a node.
    fn compare_window(&mut self, node: NodeId, event: &ForeignEvent, window: Window) {
        let bound = self.bound(event, window);
        self.differ_or_skip(bound.map(|(side, found, expected)| Flaw::Window {
            node: self.as_given(node),
            side,
            found,
            expected,
        }));
    }

    pub(super) fn as_given(&self, node: NodeId) -> NodeId {
        self.tree.as_given(node)
    }

    pub(super) fn same(&self, one: f64, other: f64) -> bool {
        let (lo, hi) = self.span;
        let beyond = lo <= hi && (one > hi && other > hi || one < lo && other < lo);
        one == other || nearly_equal(one, other) || beyond || self.cancelled(one, other)
    }

    fn cancelled(&self, one: f64, other: f64) -> bool {
        let (lo, hi) = self.span;
        let averages = lo <= hi && self.tree.chance().is_some();
        averages && (one - other).abs() <= CANCELLED * hi.max(-lo)
    }

    /// The first bound in the trace that differs.
    pub(super) fn bound(&self, event: &ForeignEvent, window: Window) -> Option<(Side, f64, f64)> {
        let bounds = [
            (Side::Alpha, event.alpha, window.alpha),
            (Side::Beta, event.beta, window.beta),
        ];
        let other = |(side, found, expected): (Side, Option<f64>, f64)| {
            let found = found.filter(|&found| !self.same(found, expected))?;
            Some((side, found, expected))
        };
        bounds.into_iter().find_map(other)
    }

    /// The trace has another kind of event than the search; `next` is the node that the search enters instead, if it does.
    fn differ_in_kind(&mut self, event: &ForeignEvent, next: Option<NodeId>) {
        let flaw = match (event.kind, self.state.open.last()) {
            (ForeignKind::Evaluate | ForeignKind::StandPat, _) => {
                Flaw::Evaluates { node: event.node }
            }
            (ForeignKind::Hit, _) => Flaw::Hits { node: event.node },
            (_, None) => Flaw::GoesOn,
            (_, Some(open)) => {
                let other = open.player.opponent();
                Flaw::Cuts {
                    node: self.as_given(open.node),
                    best: open.best,
                    bound: open.window.bound_of(other),
                    side: other.into(),
                    next: next.map(|next| self.as_given(next)),
                }
            }
        };
        self.differ(flaw);
    }
}

/// Whether two numbers are as good as equal: a program may print few digits.
pub(super) fn nearly_equal(one: f64, other: f64) -> bool {
    let most = one.abs().max(other.abs());
    most.is_finite() && (one - other).abs() <= NEAR * most
}

impl Observer for ComparingObserver<'_> {
    fn enter(&mut self, node: NodeId, window: Window) {
        let Some(event) = self.next_event(None) else {
            return;
        };
        let expected = self.as_given(node);
        let again = self.state.again.take();
        let goes_on = !matches!(event.kind, ForeignKind::Enter) || event.node != expected;
        if let Some((child, value)) = again
            && goes_on
        {
            // The test of a leaf has shown its value: some programs do not ask for it a second time.
            if self.state.evaluated == Some(child) {
                self.state.known = Some(child);
                return;
            }
            let node = self.as_given(child);
            return self.differ(Flaw::NotAgain { node, found: value });
        }
        match event.kind {
            ForeignKind::Enter if event.node == expected => match self.rules.bounded() {
                true => self.compare_window(node, &event, window),
                false => self.skip(),
            },
            ForeignKind::Enter => self.differ(Flaw::EntersOther {
                node: event.node,
                expected,
            }),
            ForeignKind::Finish => self.differ(Flaw::Ends { node: expected }),
            _ => self.differ_in_kind(&event, Some(node)),
        }
        let player = self.tree.player(node);
        self.state.open.push(Call {
            node,
            player,
            entry: window,
            window,
            best: player.worst(),
        });
        self.state.best.remove(&node);
        self.state.evaluated = None;
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        if self.state.known.is_some() {
            return;
        }
        let of = self.as_given(node);
        let Some(event) = self.next_event(Some(of)) else {
            return;
        };
        self.state.evaluated = Some(node);
        match event.kind {
            // A table may have leaves, too.
            ForeignKind::Evaluate | ForeignKind::Hit | ForeignKind::StandPat
                if event.node == of =>
            {
                self.compare_value(&event, value);
                // Without a given tree a node that stood pat and cut off at once is a leaf: its cutoff is skipped.
                let next = self.next().map(|next| (next.kind, next.node));
                if event.kind == ForeignKind::StandPat && next == Some((ForeignKind::Cutoff, of)) {
                    self.skip();
                }
            }
            ForeignKind::Evaluate | ForeignKind::StandPat => {
                self.differ(Flaw::Evaluates { node: event.node })
            }
            ForeignKind::Enter => self.differ(Flaw::EntersBelow {
                node: event.node,
                of,
            }),
            _ => {}
        }
    }

    /// Programs may tell it as an evaluation, or not at all.
    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) {
        if let Some(open) = self.state.open.last_mut() {
            (open.best, open.window) = (value, window);
        }
        let of = self.as_given(node);
        let Some(event) = self.next_event(Some(of)) else {
            return;
        };
        if matches!(event.kind, ForeignKind::StandPat | ForeignKind::Evaluate) && event.node == of {
            self.compare_value(&event, value);
        }
    }

    fn compare(&mut self, node: NodeId, child: NodeId, value: f64, best: f64, window: Window) {
        self.comparing((node, child), value, best, window);
    }

    fn cutoff(&mut self, node: NodeId, _: NodeId, pruned: u32) {
        let Some(event) = self.next_event(None) else {
            return;
        };
        match event.kind {
            ForeignKind::Cutoff => self.skip(),
            ForeignKind::Enter if pruned > 0 => {
                let Some(open) = self.state.open.last() else {
                    return;
                };
                let other = open.player.opponent();
                let flaw = Flaw::EntersPruned {
                    node: event.node,
                    of: self.as_given(node),
                    best: open.best,
                    bound: open.window.bound_of(other),
                    side: other.into(),
                    strict: self.rules.cut == Cut::Pass,
                };
                self.differ(flaw);
            }
            _ => {}
        }
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        if self.state.known.take().is_some() {
            return;
        }
        let Some(event) = self.next_event(None) else {
            return;
        };
        let of = self.as_given(node);
        match event.kind {
            ForeignKind::Leave if event.node == of => {
                let found = self.other(&event, value);
                self.differ_or_skip(found.map(|found| Flaw::Returns {
                    node: of,
                    found,
                    expected: value,
                }));
            }
            ForeignKind::Enter => self.differ(Flaw::EntersAgain {
                node: event.node,
                of,
            }),
            _ => self.differ_in_kind(&event, None),
        }
        self.state.open.pop();
    }

    fn again(&mut self, _: NodeId, child: NodeId, value: f64) {
        self.state.again = Some((child, value));
    }

    fn hit(&mut self, node: NodeId, value: f64, _: StoredBounds) {
        self.hitting(node, value);
    }

    fn narrow(&mut self, node: NodeId, window: Window, _: StoredBounds) {
        self.narrowing(node, window);
    }
}
