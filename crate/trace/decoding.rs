//! Decodes events: everything that follows from the kind and the node of a step.

use std::ops::Range;

use super::event::{Cutoff, Event, EventDetails, EventKind, HeldWindow, Reach};
use super::{CallId, CallState, RecordedCall, Trace};
use crate::search::{PassVerdict, StoredBounds, Window};
use crate::tree::{NodeId, Player};

impl Trace {
    /// The event at `step`, which is 1 … [`Trace::steps`].
    pub fn event(&self, step: u32) -> Event {
        let (kind, node) = self.at(step);
        let call = self.call(self.call_at(step));
        let details = match kind {
            EventKind::Enter => EventDetails::Enter(self.state(step).entry),
            EventKind::Evaluate => EventDetails::Evaluate {
                value: self.tree.value(node).unwrap_or(f64::NAN),
            },
            EventKind::Compare => self.compare(step),
            EventKind::StandPat => EventDetails::StandPat {
                value: self.tree.value(node).unwrap_or(f64::NAN),
                window: self.state(step).current.window,
            },
            EventKind::Cutoff => EventDetails::Cutoff(self.cutoff_at(node, step)),
            EventKind::Leave => EventDetails::Leave {
                value: call.returned(),
                range: call.range(),
            },
            EventKind::Finish => self.finish(),
            EventKind::Again | EventKind::Hit | EventKind::Narrow | EventKind::Verdict => {
                self.deviation(kind, step)
            }
        };
        let depth = self.tree.depth(node);
        Event {
            step,
            node,
            depth,
            details,
        }
    }

    /// The events of the given steps.
    pub fn events(&self, steps: Range<u32>) -> impl Iterator<Item = Event> + '_ {
        steps.map(|step| self.event(step))
    }

    /// All events.
    pub fn iter(&self) -> impl Iterator<Item = Event> + '_ {
        self.events(1..self.steps() + 1)
    }

    /// The state of the call of the event at `step`.
    fn state(&self, step: u32) -> CallState {
        let call = self.call(self.call_at(step));
        let begun = || CallState::at_entry(call, HeldWindow::of_root(self.rules.window));
        CallState::of(call, step).unwrap_or_else(begun)
    }

    fn compare(&self, step: u32) -> EventDetails {
        let comparison = self.comparison(step);
        EventDetails::Compare {
            child: comparison.child,
            value: comparison.value,
            before: comparison.before,
            after: comparison.after,
            improved: comparison.improved,
            window: self.state(step).current.window,
        }
    }

    /// The cutoff at `step`, which is of `node`.
    fn cutoff_at(&self, node: NodeId, step: u32) -> Cutoff {
        let call = self.state(step);
        let last = self.compared_before(step).map(|last| self.call(last));
        let (side, best) = match last.filter(|_| self.tree.is_chance(node)) {
            Some(last) => self.cut_by_chance(call.call, last, call.entry.window),
            None => (self.tree.player(node).opponent(), call.best),
        };
        let holder = call.entry.holder_of(side);
        let searched = match (last, self.several_visits()) {
            (None, _) => 0,
            (Some(last), None) => self.tree.child_number(last.node()).unwrap_or(0) + 1,
            (Some(last), Some(_)) => self.children_before(last.id()).len(),
        };
        Cutoff {
            best,
            bound: call.entry.window.bound_of(side),
            side: side.into(),
            holder,
            reach: Reach::to(holder, self.tree.parent(node)),
            pruned: self.tree.child_count(node) - searched,
        }
    }

    /// The player whose bound a chance node has met after its child `last`, and the least or the greatest value of the
    /// node.
    #[cold]
    fn cut_by_chance(&self, call: CallId, last: RecordedCall, window: Window) -> (Player, f64) {
        let (tree, sum) = (&self.tree, last.best_with());
        let (player, follows) = self.values.met(tree, last.node(), sum, window);
        let worth = self
            .deviations()
            .and_then(|deviations| deviations.worth(call));
        (player, worth.unwrap_or(follows))
    }

    /// An `again`, `hit`, `narrow` or `verdict`, which only searches with several visits have.
    #[cold]
    fn deviation(&self, kind: EventKind, step: u32) -> EventDetails {
        let call = self.call(self.call_at(step));
        let known = || {
            let known = self
                .deviations()
                .and_then(|deviations| deviations.table_bounds(call.id()));
            known.unwrap_or(StoredBounds::NOTHING)
        };
        match kind {
            EventKind::Again => {
                let tested = self.call(self.compared_call(step));
                let next = (step < self.steps()).then(|| self.call(self.call_at(step + 1)));
                EventDetails::Again {
                    child: tested.node(),
                    value: tested.returned(),
                    tested: tested.given_window(),
                    window: next.map_or(Window::FULL, RecordedCall::given_window),
                }
            }
            EventKind::Hit => EventDetails::Hit {
                value: call.returned(),
                known: known(),
            },
            EventKind::Narrow => EventDetails::Narrow {
                window: self.state(step).entry.window,
                known: known(),
            },
            _ => {
                let pass = self.passes().get(self.pass_of(call.id()));
                EventDetails::Verdict {
                    value: call.returned(),
                    verdict: pass
                        .and_then(|pass| pass.verdict)
                        .unwrap_or(PassVerdict::Exact),
                    low: pass.map_or(f64::NEG_INFINITY, |pass| pass.low),
                    high: pass.map_or(f64::INFINITY, |pass| pass.high),
                }
            }
        }
    }

    fn finish(&self) -> EventDetails {
        let principal_variation = self.tree.child_numbers(&self.variation());
        EventDetails::Finish {
            value: self.call(self.call_at(self.steps())).returned(),
            best_move: principal_variation.first().copied(),
            principal_variation,
        }
    }
}
