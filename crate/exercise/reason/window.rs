//! Why a bound of a window is wrong.

use super::key::Reason;
use crate::exercise::content::Content;
use crate::exercise::key::{Call, bound};
use crate::exercise::questions::{Field, Questions, Windows};
use crate::exercise::task::Task;
use crate::search::{Update, Window};
use crate::tree::{NodeId, Player};

/// Why a bound is wrong.
pub(super) fn wrong(
    task: &Task,
    questions: &Questions,
    node: NodeId,
    field: Field,
    call: &Call,
    read: &Content,
) -> Reason {
    let (entry, last) = (&call.entry, call.last());
    let numbers = [entry, last, &call.moved, &call.unmoved];
    let numbers = numbers.map(|window| [window.alpha, window.beta]).concat();
    let other = match field {
        Field::Alpha => Field::Beta,
        _ => Field::Alpha,
    };
    let number = match read.resolve(&numbers) {
        Content::Number(number) => number,
        Content::Numbers(given) => return wrong_history(call, field, other, &given),
        _ => return Reason::OtherBound,
    };
    let player = task.tree.player(node);
    let at_entry = questions.windows == Some(Windows::Entry);
    let due = if at_entry { entry } else { last };
    let own = (field == Field::Alpha) == (player == Player::Max);
    let alone = match own && !at_entry {
        true => call.best,
        false => bound(Window::FULL, field),
    };
    match task.rules.update {
        Update::After if call.cut && !at_entry && number == bound(call.moved, field) => {
            Reason::Moved
        }
        Update::Before if call.cut && !at_entry && number == bound(call.unmoved, field) => {
            Reason::NotMoved
        }
        _ if !at_entry && number == bound(*entry, field) => Reason::EntryBound,
        _ if at_entry && number == bound(*last, field) => Reason::FinalBound,
        _ if number == bound(*due, other) => Reason::Exchanged,
        _ if number == alone => Reason::NotHandedDown,
        _ => Reason::OtherBound,
    }
}

/// Why the values that a bound had, one after the other, are wrong.
fn wrong_history(call: &Call, field: Field, other: Field, given: &[f64]) -> Reason {
    let due = call.history(field);
    let mut left = due.iter();
    if given == call.history(other) {
        Reason::Exchanged
    } else if given.iter().all(|number| left.any(|due| due == number)) {
        Reason::BoundsMissing
    } else {
        Reason::OtherBound
    }
}
