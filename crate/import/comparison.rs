//! Compares a comparison in the trace with that of the search.

use super::comparing_observer::ComparingObserver;
use super::finding::{ComparedNumber, Flaw};
use super::foreign_trace::{ForeignEvent, ForeignKind};
use crate::search::Window;
use crate::tree::NodeId;

impl ComparingObserver<'_> {
    /// A child has returned and is compared. The trace may omit this.
    pub(super) fn comparing(
        &mut self,
        (node, child): (NodeId, NodeId),
        value: f64,
        best: f64,
        window: Window,
    ) {
        if let Some(open) = self.state.open.last_mut() {
            let improved = match self.assumptions.last_of_equals {
                true => value == best,
                false => open.best != best,
            };
            let sure = open.player.prefers(best, open.entry.bound_of(open.player))
                && !self.tree.is_chance(node);
            if improved && sure {
                self.state.best.insert(node, child);
            }
            (open.best, open.window) = (best, window);
        }
        let Some(event) = self.next().filter(|said| said.kind == ForeignKind::Compare) else {
            return;
        };
        let expected = self.as_given(child);
        let flaw = match self.trace.child(self.state.cursor) {
            Some(child) if child != Some(expected) => Some(Flaw::Compares {
                node: event.node,
                child,
                expected,
            }),
            _ => self.wrong_number(&event, value, best, window),
        };
        self.differ_or_skip(flaw);
    }

    /// The first number of a comparison in the trace that differs.
    fn wrong_number(
        &self,
        event: &ForeignEvent,
        value: f64,
        best: f64,
        window: Window,
    ) -> Option<Flaw> {
        let node = event.node;
        let other = |found: &f64, expected| !self.same(*found, expected);
        if let Some(found) = event.value.filter(|found| other(found, value)) {
            return Some(Flaw::Compared {
                node,
                number: ComparedNumber::Value,
                found,
                expected: value,
            });
        }
        if let Some(found) = event.best.filter(|found| other(found, best)) {
            return Some(Flaw::Best {
                node,
                found,
                expected: best,
            });
        }
        let none = self.assumptions.begins_full && self.bound(event, Window::FULL).is_none();
        let bounded = self.rules.bounded() && !none;
        let (side, found, expected) = self.bound(event, window).filter(|_| bounded)?;
        Some(Flaw::Compared {
            node,
            number: side.into(),
            found,
            expected,
        })
    }
}
