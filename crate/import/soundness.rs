//! The laws of any search, whichever rules it obeys. The kinds of calls that the rules do not know, such as reduced
//! ones, come where an engine likes: a trace that has them is not compared with the search of the rules. But windows
//! lie in the windows around them, and a value follows from those below. Calls are nested in every trace that is read.

use super::comparing_observer::{EventFlaw, nearly_equal};
use super::finding::Flaw;
use super::foreign_trace::{Cursor, ForeignEvent, ForeignKind, ForeignTrace};
use crate::trace::CallId;
use crate::trace::event::Side;
use crate::trace::notes::{CallKind, Notes};
use crate::tree::{GameTree, NodeId, Player};

/// The events looked at so far.
#[derive(Debug, Default)]
pub(super) struct Soundness {
    cursor: Cursor,
    calls: u32,
    open: Vec<NegamaxCall>,
}

/// An open call. All numbers are those of its own player: the greater, the better.
#[derive(Debug)]
struct NegamaxCall {
    node: NodeId,
    kind: Option<CallKind>,
    player: Player,
    /// The bounds as the trace has them; NaN if it does not.
    window: (f64, f64),
    /// The bound of its own player.
    own: f64,
    /// The bound of the other one.
    other: f64,
    /// The best value of its children, and the child.
    best: f64,
    child: NodeId,
    /// The best value that it may return without a child that has it: an evaluation, or the value of a trial search.
    witness: f64,
    /// The child that has returned last, which may be searched again.
    last: Option<ReturnedChild>,
    searched: bool,
    /// Whether its value need not follow from those below: a table or chance is in it.
    unknown: bool,
}

/// A child that has returned, as its caller sees it.
#[derive(Clone, Copy, Debug)]
struct ReturnedChild {
    node: NodeId,
    value: f64,
    /// Whether another position, or another question, is searched there.
    tried: bool,
    /// Whether its value is only a lower bound.
    passed: bool,
}

impl Soundness {
    /// Looks at so many more events. The first that cannot be, or none, once all have been looked at.
    pub fn advance(
        &mut self,
        tree: &GameTree,
        trace: &ForeignTrace,
        events: usize,
    ) -> Option<Option<EventFlaw>> {
        for _ in 0..events {
            let index = self.cursor.event;
            let Some(event) = trace.next(&mut self.cursor) else {
                return Some(None);
            };
            if let Some(flaw) = self.event(tree, &trace.notes, event) {
                return Some(Some(EventFlaw { event: index, flaw }));
            }
        }
        None
    }

    fn event(&mut self, tree: &GameTree, notes: &Notes, event: ForeignEvent) -> Option<Flaw> {
        match event.kind {
            ForeignKind::Enter => self.enter(tree, notes, event),
            ForeignKind::Leave => self.leave(event),
            ForeignKind::Evaluate | ForeignKind::StandPat => {
                if let (Some(open), Some(value)) = (self.open.last_mut(), event.value) {
                    open.witness = open.witness.max(open.for_player(value));
                }
                None
            }
            ForeignKind::Hit | ForeignKind::Narrow => {
                self.open.last_mut()?.unknown = true;
                None
            }
            _ => None,
        }
    }

    fn enter(&mut self, tree: &GameTree, notes: &Notes, event: ForeignEvent) -> Option<Flaw> {
        let call = CallId(self.calls);
        self.calls += 1;
        let open = NegamaxCall::new(tree, notes, call, &event);
        let caller = self.open.last_mut();
        let wrong = caller.and_then(|caller| caller.calls(&open));
        let (alpha, beta) = open.window;
        self.open.push(open);
        wrong.or((alpha > beta).then_some(Flaw::Empty {
            node: event.node,
            found: alpha,
            bound: beta,
        }))
    }

    fn leave(&mut self, event: ForeignEvent) -> Option<Flaw> {
        let mut open = self.open.pop()?;
        let value = event.value?;
        let wrong = open.settle().or_else(|| open.returns(value));
        if let Some(caller) = self.open.last_mut() {
            let seen = caller.for_player(value);
            let (alpha, beta) = open.window;
            let end = match caller.player {
                Player::Max => beta,
                Player::Min => -alpha,
            };
            caller.last = Some(ReturnedChild {
                node: open.node,
                value: seen,
                tried: matches!(open.kind, Some(CallKind::NullMove | CallKind::Probe)),
                passed: seen >= end,
            });
        }
        wrong
    }
}

impl NegamaxCall {
    fn new(tree: &GameTree, notes: &Notes, call: CallId, event: &ForeignEvent) -> NegamaxCall {
        let player = tree.player(event.node);
        let window = (
            event.alpha.unwrap_or(f64::NAN),
            event.beta.unwrap_or(f64::NAN),
        );
        let (own, other) = match player {
            Player::Max => window,
            Player::Min => (-window.1, -window.0),
        };
        let evaluation = notes.evaluation(call);
        let mut open = NegamaxCall {
            node: event.node,
            kind: notes.kind(call),
            player,
            window,
            own,
            other,
            best: f64::NEG_INFINITY,
            child: event.node,
            witness: f64::NEG_INFINITY,
            last: None,
            searched: false,
            unknown: tree.is_chance(event.node),
        };
        open.witness = evaluation.map_or(f64::NEG_INFINITY, |value| open.for_player(value));
        open
    }

    /// A value of MAX as the player of the call sees it, or back.
    fn for_player(&self, value: f64) -> f64 {
        match self.player {
            Player::Max => value,
            Player::Min => 0.0 - value,
        }
    }

    /// Makes a call. A search of the child that has returned last takes the place of the one before.
    fn calls(&mut self, call: &NegamaxCall) -> Option<Flaw> {
        self.searched = true;
        let again = self.last.is_some_and(|last| last.node == call.node);
        let not_again = match again {
            true => None,
            false => self.settle(),
        };
        self.last = None;
        not_again.or_else(|| self.window_flaw(call))
    }

    /// Counts the child that has returned last: it is not searched again. It has to be, if its value is only a bound
    /// that does not end this call.
    fn settle(&mut self) -> Option<Flaw> {
        let last = self.last.take()?;
        if last.tried {
            self.witness = self.witness.max(last.value);
            return None;
        }
        if last.value > self.best || self.child == self.node {
            (self.best, self.child) = (last.value, last.node);
        }
        let open = last.passed && last.value < self.other && !nearly_equal(last.value, self.other);
        open.then(|| Flaw::NotAgain {
            node: last.node,
            found: self.for_player(last.value),
        })
    }

    /// The bound of a call that lies outside of the window of this one, which makes it. What is only a probe may ask
    /// beyond it.
    fn window_flaw(&self, call: &NegamaxCall) -> Option<Flaw> {
        if call.kind == Some(CallKind::Probe) {
            return None;
        }
        let ((alpha, beta), (from, to)) = (call.window, self.window);
        let (side, found, bound) = if alpha < from && !nearly_equal(alpha, from) {
            (Side::Alpha, alpha, from)
        } else if beta > to && !nearly_equal(beta, to) {
            (Side::Beta, beta, to)
        } else {
            return None;
        };
        Some(Flaw::Outside {
            node: call.node,
            of: self.node,
            side,
            found,
            bound,
        })
    }

    /// The problem of a value that does not follow from those below. If the trace has no window, the value may be clamped.
    fn returns(&self, value: f64) -> Option<Flaw> {
        let seen = self.for_player(value);
        let known = !self.own.is_nan() && !self.other.is_nan();
        if !self.searched || self.unknown || !known {
            return None;
        }
        let least = self.best.min(self.other);
        if seen < least && !nearly_equal(seen, least) {
            return Some(Flaw::Ignores {
                node: self.node,
                found: value,
                of: self.child,
                best: self.for_player(self.best),
            });
        }
        let most = self.best.max(self.witness);
        let unfounded = seen > most
            && !nearly_equal(seen, most)
            && !(seen <= self.own || nearly_equal(seen, self.own));
        (unfounded && most > f64::NEG_INFINITY).then(|| Flaw::Unfounded {
            node: self.node,
            found: value,
            best: self.for_player(most),
        })
    }
}
