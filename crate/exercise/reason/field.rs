//! Why the content of a box is wrong.

use super::key::Reason;
use super::{value, window};
use crate::exercise::content::Content;
use crate::exercise::key::AnswerKey;
use crate::exercise::questions::{Field, Questions};
use crate::exercise::task::Task;
use crate::tree::NodeId;

/// Why the content of a box is wrong. `beside`: the answer in the box of the other bound.
pub(crate) fn wrong(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    node: NodeId,
    field: Field,
    read: &Content,
    beside: Option<&Content>,
) -> Option<Reason> {
    let call = key.searched(node)?;
    let reason = match field {
        Field::Value => value::wrong(task, questions, key, node, call, read),
        Field::Range => value::range(call, read).unwrap_or_else(|| Reason::OtherRange {
            node: task.names.place(&task.tree, node),
        }),
        _ => window::wrong(task, questions, node, field, call, read, beside),
    };
    let rounded = || {
        let completed = read.completed(&call.accepted(field));
        task.tree.chance().is_some() && key.agrees(questions, node, field, &completed)
    };
    Some(match reason.is_general() && rounded() {
        true => Reason::Rounded,
        false => reason,
    })
}
