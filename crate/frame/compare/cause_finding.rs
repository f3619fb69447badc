//! Finds the cause of a part: holds the numbers of a cutoff against those of the search that goes on.

use std::cell::Cell;

use super::cause::{Cause, Caused, CutoffCause};
use super::difference_source::{DifferenceSource, SourceKind, called_by, differ};
use super::part::{Part, first_call};
use super::{decisive, twin};
use crate::frame::{Frame, Origin};
use crate::search::{Rules, Window};
use crate::trace::event::{EventDetails, Side};
use crate::trace::{CallId, CallState, RecordedCall, Trace};
use crate::tree::{NodeId, Player};

impl Part {
    /// Its cause. Pass frames of the same traces as when it was found, at any step.
    pub fn cause(&self, first: &Frame, second: &Frame) -> Caused {
        let (first, second) = (first.trace, second.trace);
        let cause = cause_of(self, first, second, &Cell::default());
        let mut cause = cause.unwrap_or(Cause::Stopped.into());
        let [_, other] = self.sides(first, second);
        let frame = Frame::new(other, self.steps[usize::from(!self.second)]);
        if let (Some(cut), Some(node)) = (&mut cause.cut, frame.current()) {
            cut.origin = frame.origin_unless_held(node, cut.side.into(), cut.holder);
        }
        cause
    }
}

/// The child that gave a call its best value, as it was asked for last: of a wide node it is long to seek, and all parts
/// below later children ask for the same one.
pub(super) type LastGiver = Cell<Option<(CallId, f64, Option<NodeId>)>>;

/// The cause of a part; `None` if the other search ends before it decides. Pass the same `giver` for all parts that the
/// same search enters.
pub(super) fn cause_of(
    part: &Part,
    first: &Trace,
    second: &Trace,
    giver: &LastGiver,
) -> Option<Caused> {
    if part.again {
        return Some(Cause::Again.into());
    }
    let [one, other] = part.sides(first, second);
    let top = first_call(one, part.top)?;
    let going_on = one.call(top.caller()?);
    let node = twin(one.tree(), going_on.node(), other.tree())?;
    let calls = other.calls_by(node, other.steps());
    let Some((cutting, step)) = decisive(&calls, other) else {
        let returns = calls.iter().all(|&call| other.call(call).left().is_some());
        let untold = other.outcome().is_ok() && returns && !calls.is_empty();
        return untold.then(|| Cause::Untold.into());
    };
    if cutting.cutoff().is_none() {
        return Some(match cutting.hit() {
            true => Cause::Table.into(),
            false => Cause::Depth.into(),
        });
    }
    let cut = cut_at(other, step)?;
    let mismatch = CutoffMismatch {
        one,
        other,
        going_on,
        cutting,
        entered: top.entered(),
        step,
        giver,
        cut,
    };
    Some(Caused {
        cut: Some(cut),
        ..mismatch.cause()
    })
}

/// The cutoff of a search at a step. Where its bound comes from is not sought.
fn cut_at(trace: &Trace, step: u32) -> Option<CutoffCause> {
    let EventDetails::Cutoff(cut) = trace.event(step).details else {
        return None;
    };
    let compared = trace.compared_before(step).map(|call| trace.call(call));
    Some(CutoffCause {
        best: match compared {
            Some(last) if cut.best.is_nan() => best_with(last),
            _ => cut.best,
        },
        bound: cut.bound,
        side: cut.side,
        child: compared.map(RecordedCall::node),
        holder: cut.holder,
        origin: Origin::Root,
    })
}

/// A cutoff of one search, and the call of the other that goes on.
struct CutoffMismatch<'a> {
    /// The search that goes on.
    one: &'a Trace,
    /// The search that cuts off.
    other: &'a Trace,
    /// The call that goes on.
    going_on: RecordedCall<'a>,
    /// The call that cuts off.
    cutting: RecordedCall<'a>,
    /// The step at which the one goes on.
    entered: u32,
    /// The step of the cutoff.
    step: u32,
    giver: &'a LastGiver,
    cut: CutoffCause,
}

impl CutoffMismatch<'_> {
    fn player(&self) -> Player {
        Player::from(self.cut.side).opponent()
    }

    fn cause(&self) -> Caused {
        let (one, other) = (self.one.rules(), self.other.rules());
        let chance = self.one.tree().is_chance(self.going_on.node());
        let CutoffCause { best, bound, .. } = self.cut;
        if best.is_nan() || bound.is_nan() {
            return Cause::Unsaid.into();
        }
        if !chance && !self.meets(other, best, bound) {
            return Cause::Unfounded.into();
        }
        if !one.bounded() || chance && one.values.is_none() {
            return Cause::Never.into();
        }
        if !chance && !self.meets(one, best, bound) {
            return Cause::Test.into();
        }
        match self.cut.child {
            None => self.stands_pat(),
            Some(child) => match self.compared_calls(child) {
                None => self.late(child),
                Some([here, there]) if chance => self.by_chance(here, there),
                Some([here, there]) => self.by_numbers(here, there),
            },
        }
    }

    /// Whether a value meets a bound by some rules.
    fn meets(&self, rules: &Rules, best: f64, bound: f64) -> bool {
        let window = Window::new(bound, bound);
        window.cut_by(self.player(), best, rules.cut)
    }

    /// The calls of both for a child of the node, which the one has compared by the time that it goes on.
    fn compared_calls(&self, child: NodeId) -> Option<[RecordedCall<'_>; 2]> {
        let like = twin(self.other.tree(), child, self.one.tree())?;
        let here = called_by(self.one, self.going_on, like, self.entered)?;
        let there = called_by(self.other, self.cutting, child, self.step)?;
        Some([here, there])
    }

    fn late(&self, child: NodeId) -> Caused {
        Caused {
            late: Some(child),
            ..Cause::Order.into()
        }
    }

    fn stands_pat(&self) -> Caused {
        match self.going_on.stood_pat() {
            None => Cause::StandPat.into(),
            Some(_) => self.by_bound(self.bound()),
        }
    }

    /// Chance nodes add up the values of children: none of them alone decides.
    fn by_chance(&self, here: RecordedCall, there: RecordedCall) -> Caused {
        let bound = self.bound();
        if bound != self.cut.bound {
            return self.by_bound(bound);
        }
        self.by_value(here, there, here.returned())
    }

    fn by_numbers(&self, here: RecordedCall, there: RecordedCall) -> Caused {
        let (best, bound) = (best_with(here), self.bound());
        let rules = self.one.rules();
        if best.is_nan() || bound.is_nan() {
            Cause::Unsaid.into()
        } else if self.meets(rules, best, bound) {
            Cause::Missed.into()
        } else if self.meets(rules, best, self.cut.bound) {
            self.by_bound(bound)
        } else {
            self.by_value(here, there, best)
        }
    }

    fn by_value(&self, here: RecordedCall, there: RecordedCall, found: f64) -> Caused {
        Caused {
            found: Some(found),
            source: differ(here, there),
            ..Cause::Value.into()
        }
    }

    /// The bound that the one has at the node.
    fn bound(&self) -> f64 {
        let path = CallState::path(self.going_on, self.entered - 1);
        let entry = path.last().map(|state| state.entry.window);
        entry.map_or(f64::NAN, |window| window.bound_of(self.cut.side.into()))
    }

    /// The cause if the one has another bound: it has not yet searched the child that gave the holder the bound of the
    /// cutoff, or that child has returned another value to it, or the windows differ for another reason.
    fn by_bound(&self, bound: f64) -> Caused {
        let here = CallState::path(self.going_on, self.entered - 1);
        let there = CallState::path(self.cutting, self.step);
        let mut pairs = here.iter().zip(&there);
        let holder = pairs.find(|(_, there)| Some(there.node) == self.cut.holder);
        let cause = holder.and_then(|(here, there)| self.by_holder(here, there));
        cause.unwrap_or_else(|| Caused {
            found: Some(bound),
            source: self.bound_source(&here, &there),
            ..Cause::Bound.into()
        })
    }

    /// The cause, if the holder of the bound has found less in the one search.
    fn by_holder(&self, here: &CallState, there: &CallState) -> Option<Caused> {
        let player = Player::from(self.cut.side);
        if !player.prefers(self.cut.bound, here.best) {
            return None;
        }
        let giver = self.giver(there)?;
        let like = twin(self.other.tree(), giver, self.one.tree())?;
        let calls = [here.call, there.call];
        let Some(mine) = called_by(self.one, self.one.call(here.call), like, self.entered) else {
            let from = SourceKind::Late(giver);
            return Some(Caused {
                source: Some(DifferenceSource { kind: from, calls }),
                ..self.late(giver)
            });
        };
        let its = called_by(self.other, self.other.call(there.call), giver, self.step)?;
        Some(Caused {
            found: Some(self.bound()),
            source: differ(mine, its),
            ..Cause::Bound.into()
        })
    }

    /// The child that gave a call of the other search its best value.
    fn giver(&self, state: &CallState) -> Option<NodeId> {
        if let Some((call, best, giver)) = self.giver.get()
            && (call, best) == (state.call, state.best)
        {
            return giver;
        }
        let giver = self
            .other
            .giver(state.node, state.last_compared(self.other)?);
        self.giver.set(Some((state.call, state.best, giver)));
        giver
    }

    /// The highest calls from which on the bound is another one.
    fn bound_source(&self, here: &[CallState], there: &[CallState]) -> Option<DifferenceSource> {
        let player = Player::from(self.cut.side);
        let bound = |state: &CallState| state.entry.window.bound_of(player);
        let differs = |(here, there): &(&CallState, &CallState)| bound(here) != bound(there);
        let pairs = here.iter().zip(there).rev().take_while(differs);
        let (here, there) = pairs.last()?;
        Some(DifferenceSource {
            kind: match self.cut.side {
                Side::Alpha => SourceKind::Alpha,
                Side::Beta => SourceKind::Beta,
            },
            calls: [here.call, there.call],
        })
    }
}

/// The best value of the caller once a call was compared. Where another program does not say it, that of the values
/// that it does say.
fn best_with(last: RecordedCall) -> f64 {
    let (best, tree) = (last.best_with(), last.trace().tree());
    let Some(parent) = tree.parent(last.node()) else {
        return best;
    };
    if !best.is_nan() {
        return best;
    }
    let better = |best: f64, value: f64| match value.is_nan() {
        true => value,
        false => tree.player(parent).better(best, value),
    };
    let returned = last.backward().map(RecordedCall::returned);
    returned.reduce(better).unwrap_or(best)
}
