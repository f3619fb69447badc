//! The answers of a transposition table, compared with those of the search.

use super::Listener;
use crate::import::finding::Flaw;
use crate::import::foreign_trace::Kind;
use crate::search::Window;
use crate::tree::NodeId;

impl Listener<'_> {
    /// A table answers.
    pub(super) fn hitting(&mut self, node: NodeId, value: f64) {
        let Some(event) = self.next_event(false) else {
            return;
        };
        let of = self.as_given(node);
        let own = event.node == of;
        match event.kind {
            Kind::Hit if own => match self.other(&event, value) {
                Some(found) => self.differ(Flaw::Stored {
                    node: of,
                    found,
                    expected: value,
                }),
                None => self.pass(),
            },
            // Not all programs tell that it was the table.
            Kind::Evaluate if own && event.value.is_some_and(|found| self.same(found, value)) => {
                self.pass();
            }
            Kind::Leave if own => {}
            _ => self.differ(Flaw::Misses {
                node: of,
                expected: value,
            }),
        }
    }

    /// A table narrows a window. It need not be told.
    pub(super) fn narrowing(&mut self, node: NodeId, window: Window) {
        if let Some(open) = self.state.open.last_mut() {
            (open.own, open.window) = (window.bound_of(open.player), window);
        }
        let Some(event) = self.next().filter(|said| said.kind == Kind::Narrow) else {
            return;
        };
        self.compare_window(node, &event, window);
    }
}
