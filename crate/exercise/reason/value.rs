//! Why a value or a range is wrong.

use super::key::Reason;
use super::window::other_view;
use crate::exercise::content::Content;
use crate::exercise::key::{AnswerKey, KeyCall};
use crate::exercise::questions::Questions;
use crate::exercise::task::Task;
use crate::explain::view::View;
use crate::search::{Returns, Visit};
use crate::tree::NodeId;

/// Why a value is wrong.
pub(super) fn wrong(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    node: NodeId,
    call: &KeyCall,
    read: &Content,
) -> Reason {
    if task.tree.is_chance(node) {
        return average_value(task, questions, key, node, call, read);
    }
    let player = task.tree.player(node);
    let values = returned_values(task, key, node);
    let worst = values
        .iter()
        .copied()
        .reduce(|a, b| player.opponent().better(a, b));
    let clamped = call.entry.returned(call.best, Returns::Hard);
    let numbers = [call.best, clamped, worst.unwrap_or(f64::NAN)];
    let read = &read.resolve(&[&numbers[..], &call.accepted_values()].concat());
    let Content::Number(number) = *read else {
        return sign(call, read).unwrap_or_else(|| other_value(task, questions, node));
    };
    match clamping(task, call, number, call.best) {
        Some(reason) => reason,
        _ if prunes(task, key, node) && Some(number) == value_unpruned(task, node) => {
            Reason::BeyondCut
        }
        _ if values.len() > 1 && Some(number) == worst => Reason::OtherPlayer { player },
        _ => other_view(task, questions, node, &[number], &[call.returned])
            .unwrap_or_else(|| other_value(task, questions, node)),
    }
}

/// Why a number is wrong that is clamped into the window, or is not. `best`: the value before that.
fn clamping(task: &Task, call: &KeyCall, number: f64, best: f64) -> Option<Reason> {
    // Children that are clamped themselves hide what a node is worth; its range shows it.
    let unclamped = [best, call.range.lo, call.range.hi];
    match task.rules.returns {
        Returns::Hard if unclamped.contains(&number) => Some(Reason::NotClamped),
        Returns::Soft
            if task.rules.bounded() && number == call.entry.returned(best, Returns::Hard) =>
        {
            Some(Reason::Clamped)
        }
        _ => None,
    }
}

/// Whether some child of a node is never entered.
fn prunes(task: &Task, key: &AnswerKey, node: NodeId) -> bool {
    let mut children = task.tree.children(node);
    children.any(|child| key.call(child).is_none())
}

/// The values that the children searched return.
fn returned_values(task: &Task, key: &AnswerKey, node: NodeId) -> Vec<f64> {
    let calls = task.tree.children(node).filter_map(|child| key.call(child));
    calls.map(|call| call.returned).collect()
}

/// Why a value of a chance node is wrong.
fn average_value(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    node: NodeId,
    call: &KeyCall,
    read: &Content,
) -> Reason {
    let place = || task.names.place(&task.tree, node);
    let other = || match call.cut && call.returned != call.best {
        true => Reason::OtherLimit { node: place() },
        false => other_value(task, questions, node),
    };
    let values = returned_values(task, key, node);
    let equal = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let unpruned = value_unpruned(task, node);
    let clamped = call.entry.returned(call.returned, Returns::Hard);
    let numbers = [call.best, equal, unpruned.unwrap_or(f64::NAN), clamped];
    let read = &read.resolve(&[&numbers[..], &call.accepted_values()].concat());
    match *read {
        Content::Number(number) if call.cut && number == call.best => Reason::SumSoFar,
        Content::Number(number) if prunes(task, key, node) && Some(number) == unpruned => {
            Reason::BeyondCut
        }
        Content::Number(number) if !call.cut && number == equal => Reason::EqualChances,
        Content::Number(number) => {
            clamping(task, call, number, call.returned).unwrap_or_else(other)
        }
        _ => sign(call, read).unwrap_or_else(other),
    }
}

/// Why a value is wrong if nothing else says it.
pub(crate) fn other_value(task: &Task, questions: &Questions, node: NodeId) -> Reason {
    let (tree, place) = (&task.tree, task.names.place(&task.tree, node));
    if tree.is_chance(node) {
        return Reason::OtherAverage { node: place };
    }
    Reason::OtherValue {
        node: place,
        player: tree.player(node),
        clamped: task.rules.bounded() && task.rules.returns == Returns::Hard,
        mover: questions.view == View::Mover,
    }
}

/// The value of a node with all its children, down to the depth limit.
fn value_unpruned(task: &Task, node: NodeId) -> Option<f64> {
    let (tree, rules) = (&task.tree, &task.rules);
    // Of each node down to the last below `node`, from the last to the first.
    let mut values = vec![None; tree.size(node) as usize];
    for below in (node..tree.end(node)).rev() {
        let place = (below - node) as usize;
        let visit = rules.visit(tree, below, tree.depth(below), rules.depth);
        if visit == Visit::Evaluate {
            *values.get_mut(place)? = tree.value(below);
            continue;
        }
        let (player, chance) = (tree.player(below), tree.chance());
        let chance = chance.filter(|_| tree.is_chance(below));
        let mut best = None;
        for child in tree.children(below) {
            let value: f64 = (*values.get((child - node) as usize)?)?;
            best = Some(match (chance, best) {
                (Some(chance), sum) => chance.joined(child, sum.unwrap_or(0.0), value, 1.0),
                (None, best) => best.map_or(value, |best| player.better(best, value)),
            });
        }
        *values.get_mut(place)? = best;
    }
    *values.first()?
}

/// Why a range is wrong, if it is a known mistake.
pub(super) fn range(call: &KeyCall, read: &Content) -> Option<Reason> {
    let (lo, hi) = (call.range.lo, call.range.hi);
    let read = &read.resolve(&[lo, hi]);
    let (from, to) = read.ends()?;
    let ends = [lo, hi].contains(&from);
    match (from == to, lo == hi) {
        (true, false) if ends => Some(Reason::BoundAsValue),
        (false, true) if from == lo || to == hi => Some(Reason::ValueAsBound),
        _ => sign(call, read),
    }
}

fn sign(call: &KeyCall, read: &Content) -> Option<Reason> {
    let (lo, hi) = (call.range.lo, call.range.hi);
    match read.ends()? {
        (from, f64::INFINITY) if from == hi && lo != hi => Some(Reason::WrongSign),
        (f64::NEG_INFINITY, to) if to == lo && lo != hi => Some(Reason::WrongSign),
        (from, to) if lo == hi && (from == lo || to == lo) => Some(Reason::ValueAsBound),
        _ => None,
    }
}
