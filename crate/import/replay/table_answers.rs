//! The answers of a transposition table, reported to a recorder.

use super::Replay;
use crate::import::foreign_trace::ForeignEvent;
use crate::search::{Observer, StoredBounds, Window};

impl Replay {
    /// A table answers a call that has searched nothing.
    pub(super) fn hit(&mut self, event: ForeignEvent) {
        let leaves = self.leaves(event.node);
        let calls = self.calls;
        let (Some(open), Some(value), Some(known)) =
            (self.open.last_mut(), event.value, event.known)
        else {
            return;
        };
        if leaves && open.node == event.node && open.last.is_none() && !open.evaluated {
            open.evaluated = true;
            let known = bounds_within(with_known_calls(known, calls), value, open.entry);
            self.recorder.hit(event.node, value, known);
        }
    }

    /// A table narrows the window of such a call.
    pub(super) fn narrow(&mut self, event: ForeignEvent) {
        let (Some(open), Some(known)) = (self.open.last_mut(), event.known) else {
            return;
        };
        if open.node == event.node && open.last.is_none() && !open.evaluated {
            let window = Window::new(
                event.alpha.unwrap_or(open.entry.alpha.max(known.lower)),
                event.beta.unwrap_or(open.entry.beta.min(known.upper)),
            );
            open.entry = window;
            let known = with_known_calls(known, self.calls);
            self.recorder.narrow(event.node, window, known);
        }
    }
}

/// The bounds from a table, without the calls that stored them where there have been no such calls.
fn with_known_calls(known: StoredBounds, calls: u32) -> StoredBounds {
    let of = |by: Option<u32>| by.filter(|&by| by < calls);
    StoredBounds {
        lower_by: of(known.lower_by),
        upper_by: of(known.upper_by),
        ..known
    }
}

/// The bounds that a table has for a node whose call with this window it answers. A value without bounds
/// may be only a bound, if it lies outside the window.
fn bounds_within(known: StoredBounds, value: f64, window: Window) -> StoredBounds {
    if known.lower != known.upper || known.lower_by.is_some() || known.upper_by.is_some() {
        return known;
    }
    StoredBounds {
        lower: if value <= window.alpha {
            f64::NEG_INFINITY
        } else {
            value
        },
        upper: if value >= window.beta {
            f64::INFINITY
        } else {
            value
        },
        ..known
    }
}
