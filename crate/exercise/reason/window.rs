//! Why a bound of a window is wrong.

use super::key::Reason;
use crate::exercise::content::Content;
use crate::exercise::key::{KeyCall, bound};
use crate::exercise::questions::{AskedWindows, Field, Questions};
use crate::exercise::task::Task;
use crate::explain::view::View;
use crate::search::{Update, Window};
use crate::tree::{Mover, NodeId};

/// Why a bound is wrong. `beside`: the answer in the box of the other bound.
pub(super) fn wrong(
    task: &Task,
    questions: &Questions,
    node: NodeId,
    field: Field,
    call: &KeyCall,
    read: &Content,
    beside: Option<&Content>,
) -> Reason {
    let (entry, last) = (&call.entry, call.last());
    let numbers = [entry, last, &call.moved, &call.unmoved];
    let numbers = numbers.map(|window| [window.alpha, window.beta]).concat();
    let other = field.other_bound();
    let number = match read.resolve(&numbers) {
        Content::Number(number) => number,
        Content::Numbers(given) => {
            return wrong_history(call, field, other, &given, beside)
                .or_else(|| other_view(task, questions, node, &given, &call.history(other)))
                .unwrap_or(Reason::OtherBound);
        }
        _ => return Reason::OtherBound,
    };
    let own = match task.tree.mover(node) {
        Mover::Max => field == Field::Alpha,
        Mover::Min => field == Field::Beta,
        Mover::Chance => false,
    };
    let at_entry = questions.windows == Some(AskedWindows::Entry);
    let ends = [last, &call.moved, &call.unmoved];
    let due = if at_entry { entry } else { last };
    let dues = if at_entry { [entry; 3] } else { ends };
    let any_of = |windows: [&Window; 3], field| windows.map(|window| bound(*window, field));
    let alone = match own && !at_entry {
        true => call.best,
        false => bound(Window::FULL, field),
    };
    let seen = |given: &[f64], due: &[f64]| other_view(task, questions, node, given, due);
    let [due_there, due_here] = [other, field].map(|field| bound(*due, field));
    // A number that both sides have takes the side of the number beside it.
    let beside_number = beside.and_then(|beside| beside.resolve(&numbers).number());
    let pair = beside_number.and_then(|beside| seen(&[number, beside], &[due_there, due_here]));
    match task.rules.update {
        Update::After if call.cut && !at_entry && number == bound(call.moved, field) => {
            Reason::Moved
        }
        Update::Before if call.cut && !at_entry && number == bound(call.unmoved, field) => {
            Reason::NotMoved
        }
        _ if !at_entry && number == bound(*entry, field) => Reason::EntryBound,
        _ if at_entry && any_of(ends, field).contains(&number) => Reason::FinalBound,
        _ if swapped(number, any_of(dues, other), beside, any_of(dues, field)) => Reason::Exchanged,
        // Above the root there is no ancestor.
        _ if node > 0 && number == alone && pair.is_none() => Reason::NotHandedDown,
        _ => pair
            .or_else(|| seen(&[number], &[due_there]))
            .unwrap_or(Reason::OtherBound),
    }
}

/// Whether a number belongs into the other box, and the answer in that box, if there is one, into this box.
fn swapped(number: f64, there: [f64; 3], beside: Option<&Content>, here: [f64; 3]) -> bool {
    let belongs = |beside: &Content| {
        let beside = beside.resolve(&here).number();
        beside.is_some_and(|beside| here.contains(&beside))
    };
    there.contains(&number) && beside.is_none_or(belongs)
}

/// Why the values that a bound had, one after the other, are wrong, if that is known.
fn wrong_history(
    call: &KeyCall,
    field: Field,
    other: Field,
    given: &[f64],
    beside: Option<&Content>,
) -> Option<Reason> {
    let due = call.history(field);
    let mut left = due.iter();
    let swapped = |beside: &Content| beside.resolve(&due) == Content::Numbers(due.clone());
    if given == call.history(other) && beside.is_none_or(swapped) {
        Some(Reason::Exchanged)
    } else if given.iter().all(|number| left.any(|due| due == number)) {
        Some(Reason::BoundsMissing)
    } else {
        None
    }
}

/// Numbers of a node that are due numbers seen from the other side. A number that both sides have, or an infinite one, tells
/// nothing of a side.
pub(super) fn other_view(
    task: &Task,
    questions: &Questions,
    node: NodeId,
    given: &[f64],
    due: &[f64],
) -> Option<Reason> {
    let seen = given.iter().copied().eq(due.iter().map(|number| -number));
    let tells = given
        .iter()
        .any(|&number| number.is_finite() && number != 0.0);
    let mover = questions.view == View::Mover;
    let told = seen && tells && task.tree.mover(node) == Mover::Min;
    told.then_some(Reason::OtherView { mover })
}
