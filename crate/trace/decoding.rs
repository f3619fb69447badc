//! Decodes events: everything that follows from the kind and the node of a step.

use std::ops::Range;

use super::Trace;
use super::call::CallState;
use super::event::{Cutoff, Event, Kind, Reach, What};
use crate::tree::NodeId;

impl Trace {
    /// The event at `step`, which is 1 … [`Trace::steps`].
    pub fn event(&self, step: u32) -> Event {
        let (kind, node) = self.at(step);
        let what = match kind {
            Kind::Enter => What::Enter(self.call(node, step).entry),
            Kind::Evaluate => What::Evaluate {
                value: self.tree.value(node).unwrap_or(f64::NAN),
            },
            Kind::Compare => self.compare(node, step),
            Kind::Cutoff => What::Cutoff(self.cut(node, step)),
            Kind::Leave => What::Leave {
                value: self.returned(node),
                range: self.range(node),
            },
            Kind::Finish => self.finish(),
        };
        let depth = self.tree.path_to(node).len() as u32 - 1;
        Event {
            step,
            node,
            depth,
            what,
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

    fn call(&self, node: NodeId, step: u32) -> CallState {
        CallState::of(self, node, step).unwrap_or_else(|| CallState::root(self))
    }

    fn compare(&self, node: NodeId, step: u32) -> What {
        let found = self.comparison(step);
        What::Compare {
            child: found.child,
            value: found.value,
            before: found.before,
            after: found.after,
            improved: found.improved,
            window: self.call(node, step).held.window,
        }
    }

    fn cut(&self, node: NodeId, step: u32) -> Cutoff {
        let call = self.call(node, step);
        let side = self.tree.player(node).opponent();
        let holder = call.entry.holder_of(side);
        let last = self.compared(step - 1);
        let reach = match holder {
            None => Reach::Window,
            holder if holder == self.tree.parent(node) => Reach::Shallow,
            Some(_) => Reach::Deep,
        };
        Cutoff {
            best: self.best_with(last),
            bound: call.entry.window.bound_of(side),
            side: side.into(),
            holder,
            reach,
            pruned: self.tree.child_count(node) - 1 - self.tree.child_number(last).unwrap_or(0),
        }
    }

    fn finish(&self) -> What {
        let variation = self.variation();
        let numbers = variation
            .iter()
            .filter_map(|&node| self.tree.child_number(node));
        let principal_variation: Vec<usize> = numbers.collect();
        What::Finish {
            value: self.returned(0),
            best_move: principal_variation.first().copied(),
            principal_variation,
        }
    }
}
