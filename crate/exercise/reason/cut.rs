//! Why an edge is cut, or is not.

use super::key::Reason;
use super::test::CutTest;
use crate::exercise::draw::difficulty::cuts;
use crate::exercise::key::AnswerKey;
use crate::exercise::key::average::Average;
use crate::exercise::task::Task;
use crate::search::Window;
use crate::tree::NodeId;

/// The cut test of the parent of `child` before the edge to `child` is decided.
fn test(task: &Task, key: &AnswerKey, child: NodeId) -> Option<CutTest> {
    let parent = task.tree.parent(child)?;
    let call = key.call(parent)?;
    let player = task.tree.player(parent);
    let best = key.best_before(&task.tree, parent, child);
    let bound = call.entry.bound_of(player.opponent());
    Some(CutTest::of(task, player, best, bound))
}

/// The cut test of the chance node above `child` before the edge to `child` is decided.
fn average(task: &Task, key: &AnswerKey, child: NodeId) -> Option<Average> {
    let node = task.tree.parent(child)?;
    let before = task.tree.children(node).take_while(|&other| other < child);
    Average::of(task, key, node, before.last()?)
}

/// Whether chance moves to a node.
fn is_drawn(task: &Task, node: NodeId) -> bool {
    let parent = task.tree.parent(node);
    parent.is_some_and(|parent| task.tree.is_chance(parent))
}

/// Why a chance node cuts off.
fn average_cut(task: &Task, average: &Average) -> Reason {
    let (player, best) = average.met(task);
    let bound = average.window.bound_of(player);
    Reason::AverageDecided(CutTest::of(task, player.opponent(), best, bound))
}

/// Why a chance node does not cut off.
pub(crate) fn average_open(task: &Task, average: &Average) -> Reason {
    let (least, most) = average.ends(task);
    let Window { alpha, beta } = average.window;
    Reason::AverageOpen {
        node: task.names.place(&task.tree, average.node),
        least,
        most,
        alpha,
        beta,
    }
}

/// Why an edge that is cut must be marked.
pub(crate) fn missed_cut(task: &Task, key: &AnswerKey, child: NodeId) -> Option<Reason> {
    match is_drawn(task, child) {
        true => average(task, key, child).map(|average| average_cut(task, &average)),
        false => test(task, key, child).map(Reason::TestHolds),
    }
}

/// Why an edge must not be marked: students mark that to the node that cuts off, too.
pub(crate) fn extra_cut(task: &Task, key: &AnswerKey, child: NodeId) -> Option<Reason> {
    match cuts(task, key, child) {
        true => Some(Reason::CutsOff {
            node: task.names.place(&task.tree, child),
        }),
        false => not_cut(task, key, child),
    }
}

/// Why the search does not cut an edge.
pub(crate) fn not_cut(task: &Task, key: &AnswerKey, child: NodeId) -> Option<Reason> {
    match key.edge(child).test {
        None if key.call(child).is_some() => Some(Reason::FirstChild),
        None => Some(Reason::NeverSearched),
        Some(_) if is_drawn(task, child) => {
            average(task, key, child).map(|average| average_open(task, &average))
        }
        Some(_) => test(task, key, child).map(Reason::TestFails),
    }
}
