//! The run continued from a student's own answers: in the order of the search, what the student gave takes the place of
//! what is true. An answer that agrees with this run follows from the answers before it.

use std::collections::BTreeMap;

use super::asked::{Asked, Field, Windows};
use super::content::Content;
use super::key::Key;
use super::marks::Marks;
use super::run::{Hand, SoFar, run};
use super::task::Task;
use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::NodeId;

/// What was read of the boxes, by node and field.
pub type Boxes = BTreeMap<(NodeId, Field), Content>;

/// The run continued from what was read and marked.
pub fn follow(task: &Task, asked: &Asked, boxes: &Boxes, marks: &Marks) -> Key {
    run(
        task,
        &Student {
            asked,
            boxes,
            marks,
        },
    )
}

struct Student<'a> {
    asked: &'a Asked,
    boxes: &'a Boxes,
    marks: &'a Marks,
}

impl Student<'_> {
    fn read(&self, node: NodeId, field: Field) -> Option<&Content> {
        self.boxes.get(&(node, field))
    }

    /// The bound that a call began with, if the student gave it.
    fn entry(&self, node: NodeId, field: Field) -> Option<f64> {
        match (self.asked.windows?, self.read(node, field)?) {
            (Windows::Entry, Content::Number(number)) => Some(*number),
            (Windows::History, Content::Numbers(numbers)) => numbers.first().copied(),
            _ => None,
        }
    }
}

impl Hand for Student<'_> {
    fn enters(&self, node: NodeId, window: Window) -> Window {
        Window {
            alpha: self.entry(node, Field::Alpha).unwrap_or(window.alpha),
            beta: self.entry(node, Field::Beta).unwrap_or(window.beta),
        }
    }

    fn returns(&self, node: NodeId, value: f64, range: ValueRange) -> (f64, ValueRange) {
        let given = self.read(node, Field::Range).and_then(Content::ends);
        let given = given.map(|(lo, hi)| ValueRange { lo, hi });
        let changed = given.filter(|given| *given != range);
        let by_range = changed.and_then(|_| self.read(node, Field::Range)?.number());
        let by_value = self.read(node, Field::Value).and_then(Content::number);
        let given = by_value.or(by_range).unwrap_or(value);
        (given, changed.unwrap_or(moved(range, value, given)))
    }

    fn cuts(&self, child: NodeId, test: bool, _: &SoFar) -> bool {
        match self.asked.cuts {
            true => self.marks.covers(child),
            false => test,
        }
    }
}

/// What is proved of a node whose value a student took for `given`: a bound stays a bound.
fn moved(range: ValueRange, value: f64, given: f64) -> ValueRange {
    if value == given {
        return range;
    }
    match (range.lo.is_infinite(), range.hi.is_infinite()) {
        (true, false) => ValueRange { hi: given, ..range },
        (false, true) => ValueRange { lo: given, ..range },
        _ => ValueRange::exactly(given),
    }
}
