//! The counts of a trace, compared with those of the search.

use super::finding::Flaw;
use super::foreign_trace::{Cursor, ForeignKind, ForeignTrace};
use crate::search::{Observer, Rules, StoredBounds, Window, run};
use crate::tree::{GameTree, NodeId};

/// The counts of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct CallCounts {
    entered: u32,
    evaluated: u32,
    /// How many leaves were evaluated once more right after their test.
    twice: u32,
    /// The node that was evaluated last, if nothing else was entered since.
    last: Option<NodeId>,
    /// Whether the open call has neither called nor been answered by a table, so that it evaluates its node.
    fresh: bool,
}

impl Observer for CallCounts {
    fn enter(&mut self, node: NodeId, _: Window) {
        self.entered += 1;
        self.twice += u32::from(node != 0 && self.last == Some(node));
        (self.last, self.fresh) = (None, true);
    }

    fn leave(&mut self, node: NodeId, _: f64) {
        self.evaluated += u32::from(self.fresh);
        self.last = self.fresh.then_some(node);
        self.fresh = false;
    }

    fn hit(&mut self, _: NodeId, _: f64, _: StoredBounds) {
        self.fresh = false;
    }
}

/// The first number that differs from those of the search of the rules, if that has an end. Leaves need not be evaluated
/// a second time right after their test.
pub(super) fn counts(trace: &ForeignTrace, tree: &GameTree, rules: &Rules) -> Option<Flaw> {
    let mut searched = CallCounts::default();
    let value = run(tree, rules, &mut searched).ok()?;
    let mut tally = CallCounts::default();
    let mut root = None;
    let mut cursor = Cursor::default();
    while let Some(event) = trace.next(&mut cursor) {
        match event.kind {
            ForeignKind::Enter => tally.enter(event.node, Window::FULL),
            ForeignKind::Hit => tally.fresh = false,
            ForeignKind::Leave => {
                tally.leave(event.node, f64::NAN);
                root = event.value;
            }
            _ => {}
        }
    }
    let other = |found, expected: u32, twice: u32| found != expected && found != expected - twice;
    let CallCounts {
        entered,
        evaluated,
        twice,
        ..
    } = searched;
    if other(tally.entered, entered, twice) {
        return Some(Flaw::Entered {
            found: tally.entered,
            expected: entered,
        });
    }
    if other(tally.evaluated, evaluated, twice) {
        return Some(Flaw::Evaluated {
            found: tally.evaluated,
            expected: evaluated,
        });
    }
    let found = root.filter(|&root| root != value)?;
    Some(Flaw::Finishes {
        found,
        expected: value,
    })
}
