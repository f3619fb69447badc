//! The comparisons of a run, each with the state before and after it.

use crate::exercise::key::average::Average;
use crate::exercise::key::{AnswerKey, KeyCall};
use crate::exercise::task::Task;
use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::NodeId;

/// A node has compared its best value with the value of a child.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChildComparison {
    /// Its step, as in a [`Trace`](crate::trace::Trace).
    pub step: u32,
    /// The node.
    pub node: NodeId,
    /// The child.
    pub child: NodeId,
    /// The value that the child returned.
    pub value: f64,
    /// The best value after it.
    pub best: f64,
    /// Whether the child is the new best.
    pub improved: bool,
    /// The window of the node before it.
    pub before: Window,
    /// The window after it.
    pub after: Window,
    /// Whether a cutoff follows.
    pub cut: bool,
    /// Whether the node has no other child left.
    pub last: bool,
    /// The value that the call for the node returns in the end; NaN if it does not return.
    pub returned: f64,
    /// The range that is proved then.
    pub range: ValueRange,
    /// The step at which it returns.
    pub left: Option<u32>,
    /// The result of the test with a null window; `None`: the child was not tested.
    pub test: Option<TestResult>,
}

/// The result of the test of a child with a null window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestResult {
    /// The child is searched again, and this is no comparison yet.
    Again,
    /// The test is enough.
    Enough,
}

/// The comparisons of a run, in its order.
pub(super) fn comparisons(task: &Task, key: &AnswerKey) -> Vec<ChildComparison> {
    let mut by_step = vec![None; key.steps as usize + 1];
    for node in task.tree.nodes() {
        if let Some(call) = key.call(node) {
            of_call(task, key, node, call, &mut by_step);
        }
    }
    by_step.into_iter().flatten().collect()
}

/// Notes the comparisons of a call, each at its step. After each of them the key has a window.
fn of_call(
    task: &Task,
    key: &AnswerKey,
    node: NodeId,
    call: &KeyCall,
    by_step: &mut [Option<ChildComparison>],
) {
    let (player, chance) = (task.tree.player(node), task.tree.is_chance(node));
    let mut best = player.worst();
    let mut windows = call.windows().zip(&call.after).peekable();
    for child in task.tree.children(node) {
        let (Some(returned), Some((&before, &after))) = (key.call(child), windows.next()) else {
            return;
        };
        let value = returned.returned;
        let improved = !chance && player.prefers(value, best);
        best = match chance {
            true => Average::of(task, key, node, child).map_or(f64::NAN, |average| average.sum),
            false => player.better(best, value),
        };
        let step = returned.left.map_or(0, |left| left + 1);
        if let Some(place) = by_step.get_mut(step as usize) {
            *place = Some(ChildComparison {
                step,
                node,
                child,
                value,
                best,
                improved,
                before,
                after,
                cut: call.cut && windows.peek().is_none(),
                last: task.tree.end(child) == task.tree.end(node),
                returned: call.left.map_or(f64::NAN, |_| call.returned),
                range: call.range,
                left: call.left,
                test: None,
            });
        }
    }
}
