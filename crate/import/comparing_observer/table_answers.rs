//! The answers of a transposition table, compared with those of the search.

use super::ComparingObserver;
use crate::import::finding::Flaw;
use crate::import::foreign_trace::ForeignKind;
use crate::search::Window;
use crate::tree::NodeId;

impl ComparingObserver<'_> {
    /// A table answers.
    pub(super) fn hitting(&mut self, node: NodeId, value: f64) {
        let Some(event) = self.next_event(None) else {
            return;
        };
        let of = self.as_given(node);
        let own = event.node == of;
        match event.kind {
            ForeignKind::Hit if own => {
                let found = self.other(&event, value);
                self.differ_or_skip(found.map(|found| Flaw::Stored {
                    node: of,
                    found,
                    expected: value,
                }));
            }
            // Not all programs tell that it was the table.
            ForeignKind::Evaluate
                if own && event.value.is_some_and(|found| self.same(found, value)) =>
            {
                self.skip();
            }
            ForeignKind::Leave if own => {}
            _ => self.differ(Flaw::Misses {
                node: of,
                expected: value,
            }),
        }
    }

    /// A table narrows a window. The trace may omit this.
    pub(super) fn narrowing(&mut self, node: NodeId, window: Window) {
        if let Some(open) = self.state.open.last_mut() {
            (open.entry, open.window) = (window, window);
        }
        let Some(event) = self.next().filter(|said| said.kind == ForeignKind::Narrow) else {
            return;
        };
        self.compare_window(node, &event, window);
    }
}
