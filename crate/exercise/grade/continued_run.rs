//! The run continued from a student's own answers: in the order of the search, an answer of the student takes the place
//! of the true value. An answer that agrees with this run follows from the answers before it.

use std::collections::BTreeMap;

use super::super::content::Content;
use super::super::key::AnswerKey;
use super::super::key::recorder::KeyRecorder;
use super::super::questions::{AskedWindows, Field, Questions};
use super::super::task::Task;
use super::marks::Marks;
use crate::search::{Hooks, Window};
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId};

/// The contents read from the boxes, by node and field.
pub type Boxes = BTreeMap<(NodeId, Field), Content>;

/// The run continued from the boxes and marks as read. Without a mark nothing is said of the edges, and it cuts as the
/// rules say; once there is one, an edge without a mark is one that the student goes along.
pub fn continued_run(
    task: &Task,
    questions: &Questions,
    boxes: &Boxes,
    marks: Option<&Marks>,
) -> AnswerKey {
    let hooks = AnswerHooks {
        questions,
        boxes,
        marks,
    };
    AnswerKey::hooked(&task.tree, &task.rules, None, hooks)
}

/// The answers of a student in the place of the true values.
struct AnswerHooks<'a> {
    questions: &'a Questions,
    boxes: &'a Boxes,
    marks: Option<&'a Marks>,
}

impl AnswerHooks<'_> {
    /// The answer for a box; a rounded number is that one of `own` for which it can stand.
    fn read(&self, node: NodeId, field: Field, own: &[f64]) -> Option<Content> {
        Some(self.boxes.get(&(node, field))?.resolve(own))
    }

    /// The bound that a call began with, if the student gave it.
    fn bound(&self, node: NodeId, field: Field, own: f64) -> Option<f64> {
        match (self.questions.windows?, self.read(node, field, &[own])?) {
            (AskedWindows::Entry, Content::Number(number)) => Some(number),
            (AskedWindows::History, Content::Numbers(numbers)) => numbers.first().copied(),
            _ => None,
        }
    }
}

impl Hooks<KeyRecorder<'_>> for AnswerHooks<'_> {
    fn entry(&self, node: NodeId, window: Window) -> Window {
        Window {
            alpha: self
                .bound(node, Field::Alpha, window.alpha)
                .unwrap_or(window.alpha),
            beta: self
                .bound(node, Field::Beta, window.beta)
                .unwrap_or(window.beta),
        }
    }

    fn next(
        &mut self,
        _: &GameTree,
        recorder: &mut KeyRecorder,
        node: NodeId,
        last: Option<(NodeId, bool)>,
    ) -> Option<NodeId> {
        recorder.next(node, last, |_, child, test| match self.marks {
            Some(marks) => marks.covers(child),
            None => test,
        })
    }

    fn taken(&mut self, recorder: &mut KeyRecorder, node: NodeId, value: f64) -> f64 {
        let Some(call) = recorder.call(node).filter(|call| !call.evaluated) else {
            return value;
        };
        let ValueRange { lo, hi } = call.range;
        let own_value = self.read(node, Field::Value, &[value, lo, hi]);
        let own_range = self.read(node, Field::Range, &[lo, hi]);
        let other_range = own_range.filter(|range| range.ends() != Some((lo, hi)));
        let number = |read: &Option<Content>| read.as_ref()?.number();
        let taken = number(&own_value).or_else(|| number(&other_range));
        let taken = taken.unwrap_or(value);
        let range = match other_range.and_then(|range| range.ends()) {
            Some(ends) => ends.into(),
            None => move_range(call.range, value, taken),
        };
        call.passed_on = (taken, range);
        taken
    }
}

/// The proved range of a node whose value a student took for `taken`: a bound stays a bound.
fn move_range(range: ValueRange, value: f64, taken: f64) -> ValueRange {
    if value == taken {
        return range;
    }
    match (range.lo.is_infinite(), range.hi.is_infinite()) {
        (true, false) => ValueRange { hi: taken, ..range },
        (false, true) => ValueRange { lo: taken, ..range },
        _ => ValueRange::exactly(taken),
    }
}
