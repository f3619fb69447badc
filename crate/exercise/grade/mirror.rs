//! Answers from the side to move, as negamax has it: at MIN nodes values are negated, and α and β change places. All
//! that is graded is MAX's; only input and output are converted.

use super::super::content::Content;
use super::super::questions::{Field, Questions};
use super::super::reason::Reason;
use super::super::task::Task;
use super::super::verdict::Item;
use crate::explain::view::View;
use crate::tree::{Mover, NodeId};

impl Questions {
    /// Whether answers about nodes of a mover are negated.
    fn mirrors(&self, mover: Mover) -> bool {
        self.view == View::Mover && mover == Mover::Min
    }

    /// A field at a node of a mover, from MAX's side if it is from the mover's, and the other way round.
    pub(crate) fn mirror(&self, mover: Mover, field: Field) -> Field {
        match field {
            Field::Alpha if self.mirrors(mover) => Field::Beta,
            Field::Beta if self.mirrors(mover) => Field::Alpha,
            _ => field,
        }
    }

    /// A content of such a field, converted in the same way.
    pub(crate) fn convert(&self, mover: Mover, content: Content) -> Content {
        match self.mirrors(mover) {
            true => content.negate(),
            false => content,
        }
    }

    /// The value of a leaf from the side that the answers are given from.
    pub(crate) fn seen(&self, task: &Task, leaf: NodeId) -> Option<f64> {
        let value = task.tree.value(leaf)?;
        Some(self.view.value(task.tree.player(leaf), value))
    }

    /// Converts an item to the side that the answers are given from.
    pub(crate) fn show(&self, task: &Task, item: &mut Item) {
        let about = match item.field {
            Field::Cut => item.node.and_then(|node| task.tree.parent(node)),
            Field::Estimate | Field::Worth => Some(0),
            _ => item.node,
        };
        let mover = about.map(|node| task.tree.mover(node));
        let Some(mover) = mover.filter(|&mover| self.mirrors(mover)) else {
            return;
        };
        item.reason = item.reason.take().map(Reason::mirror);
        if item.field != Field::Cut {
            item.field = self.mirror(mover, item.field);
            item.read = item.read.take().map(Content::negate);
            item.expected = item.expected.take().map(Content::negate);
        }
    }
}
