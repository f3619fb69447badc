//! Answers about the whole tree: the best move, the leaves evaluated and their number, that nothing is cut, an order.

use super::answer::{Given, node_of};
use super::asked::{Asked, Field, Goal};
use super::construct;
use super::content::Content;
use super::extremes::order_with;
use super::horizon;
use super::interval::Interval;
use super::key::Key;
use super::orders::leaves_in;
use super::plane::unknowns;
use super::question::About;
use super::reading::{self, Unread, read_list, read_number};
use super::reason::Reason;
use super::region::Region;
use super::statement;
use super::sweep::unknown;
use super::task::Task;
use crate::opening::options::Setting;
use crate::source::notation::print;
use crate::tree::NodeId;

/// The texts for "there is none".
const NONE: [&str; 4] = ["none", "-", "–", "—"];

/// The questions about the whole tree that are asked.
pub(super) fn fields(task: &Task, asked: &Asked, truth: &Key) -> Vec<Field> {
    let all = [
        (asked.cuts && !truth.cuts(), Field::Cuts),
        // Chance chooses no move.
        (asked.best_move && !task.tree.is_chance(0), Field::Move),
        (asked.leaves, Field::Leaves),
        (asked.count, Field::Count),
        (goal(asked).is_some(), Field::Order),
        (asked.condition.is_some(), Field::Condition),
        (asked.construct.is_some(), Field::Construct),
        (asked.statement.is_some(), Field::Statement),
        (asked.statement.is_some(), Field::Why),
    ];
    // A search that had to stop has no outcome, but a condition; a tree that is made is another one, and a
    // statement is about all.
    let always = [
        Field::Condition,
        Field::Construct,
        Field::Statement,
        Field::Why,
    ];
    let limited = horizon::FIELDS.map(|field| (asked.horizon, field));
    let asked = all
        .into_iter()
        .chain(limited)
        .filter(|(asked, field)| *asked && (truth.finished || always.contains(field)));
    asked.map(|(_, field)| field).collect()
}

/// Reads an answer.
pub(super) fn read(
    task: &Task,
    asked: &Asked,
    field: Field,
    given: &Given,
) -> Result<Content, Unread> {
    let none = match given {
        Given::Text(text) => NONE.contains(&text.trim()),
        Given::Flag(flag) => !flag,
        _ => false,
    };
    match field {
        Field::Cuts if none || *given == Given::Number(0.0) => Ok(Content::Flag(false)),
        Field::Move if none => Ok(Content::Nodes(Vec::new())),
        Field::Move => Ok(Content::Nodes(vec![node(task, given)?])),
        Field::Count => number(task, given),
        Field::Chosen | Field::Best => Ok(Content::Nodes(vec![node(task, given)?])),
        Field::Estimate | Field::Worth | Field::Loss => {
            let read = number(task, given)?;
            Ok(match given {
                Given::Text(text) => task.rounded(read, text),
                _ => read,
            })
        }
        Field::Leaves => leaves(task, given),
        Field::Order => nodes(task, given),
        Field::Condition => condition(task, asked, given),
        Field::Construct => made(task, given),
        Field::Statement => truth(given),
        Field::Why => why(task, given),
        _ => Err(Unread::Unreadable),
    }
}

/// A tree that was made.
fn made(task: &Task, given: &Given) -> Result<Content, Unread> {
    let Given::Text(text) = given else {
        return Err(Unread::NoTree);
    };
    construct::read(task, text).map(|made| Content::Text(print(&made.tree)))
}

/// Whether a statement is true.
fn truth(given: &Given) -> Result<Content, Unread> {
    match given {
        Given::Flag(flag) => Ok(Content::Flag(*flag)),
        Given::Text(text) if text.trim() == "true" => Ok(Content::Flag(true)),
        Given::Text(text) if text.trim() == "false" => Ok(Content::Flag(false)),
        _ => Err(Unread::Unreadable),
    }
}

/// The name of a reason, or a tree in which only MAX and MIN move.
fn why(task: &Task, given: &Given) -> Result<Content, Unread> {
    let Given::Text(text) = given else {
        return Err(Unread::NoTree);
    };
    if statement::REASONS.contains(&text.trim()) {
        return Ok(Content::Text(text.trim().into()));
    }
    let made = construct::read(task, text)?;
    match made.tree.chance() {
        None => Ok(Content::Text(print(&made.tree))),
        Some(_) => Err(Unread::NoTree),
    }
}

/// For which x something holds, or which values the root can have.
fn condition(task: &Task, asked: &Asked, given: &Given) -> Result<Content, Unread> {
    let root = asked
        .condition
        .is_some_and(|asked| asked.about == About::Root);
    let unread = match root {
        true => Unread::Unreadable,
        false => Unread::NoCondition,
    };
    let both = unknowns(task).filter(|_| !root);
    let both = both.map(|leaves| leaves.map(|leaf| task.unknown_name(leaf)));
    if let (Some(names), Given::Text(text)) = (both, given) {
        return Region::read(text, names, &task.words).map(Content::from);
    }
    let symbol = unknown(task).map(|leaf| task.unknown_name(leaf));
    match given {
        Given::Flag(true) => Ok(Interval::ALL.into()),
        Given::Flag(false) => Ok(Interval::NONE.into()),
        Given::Number(number) if root && number.is_finite() => Ok(Content::Number(*number)),
        Given::Text(text) => {
            let range = reading::read(text, &task.words);
            let interval = || Interval::read(text, symbol.unwrap_or("x"), &task.words);
            match range {
                Ok(range) if root => Ok(range),
                _ => interval().map(Content::from).map_err(|_| unread),
            }
        }
        _ => Err(unread),
    }
}

fn number(task: &Task, given: &Given) -> Result<Content, Unread> {
    match given {
        Given::Number(number) if number.is_finite() => Ok(Content::Number(*number)),
        Given::Text(text) => read_number(text, &task.words).map(Content::Number),
        _ => Err(Unread::Unreadable),
    }
}

fn node(task: &Task, given: &Given) -> Result<NodeId, Unread> {
    let setting = match given {
        Given::Number(number) => Setting::Number(*number),
        Given::Text(text) => Setting::Text(text.clone()),
        _ => Setting::Other,
    };
    node_of(task, &setting).map_err(|_| Unread::Unreadable)
}

fn nodes(task: &Task, given: &Given) -> Result<Content, Unread> {
    let Given::List(list) = given else {
        return Err(Unread::Unreadable);
    };
    let nodes: Result<Vec<NodeId>, Unread> = list.iter().map(|item| node(task, item)).collect();
    nodes.map(Content::Nodes)
}

/// Leaves as a list of nodes, or as a text of values or names.
fn leaves(task: &Task, given: &Given) -> Result<Content, Unread> {
    let Given::Text(text) = given else {
        return nodes(task, given);
    };
    match read_list(text, &task.words) {
        Ok(values) => Ok(Content::Numbers(values)),
        Err(unread) => {
            let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
            let words = words.filter(|word| !word.is_empty());
            let named = |word: &str| node(task, &Given::Text(word.into()));
            let nodes: Result<Vec<NodeId>, Unread> = words.map(named).collect();
            nodes.map(Content::Nodes).map_err(|_| unread)
        }
    }
}

/// The content of the key.
pub(super) fn expected(task: &Task, asked: &Asked, key: &Key, field: Field) -> Option<Content> {
    Some(match field {
        Field::Cuts => Content::Flag(false),
        Field::Move => Content::Nodes(key.best_moves(task)),
        Field::Leaves => Content::Nodes(key.leaves.clone()),
        Field::Count => Content::Number(key.leaves.len() as f64),
        // One of the orders that are right; in a tree that is too large to find one, the number of leaves.
        Field::Order => {
            let leaves = goal(asked)?;
            order_with(task, leaves).map_or(Content::Number(leaves.into()), Content::Nodes)
        }
        Field::Construct => Content::Text(asked.construct?.example(task)?),
        Field::Statement => Content::Flag(asked.statement?.is_true()),
        Field::Why => Content::Text(asked.statement?.shown(task)?),
        _ => return None,
    })
}

/// How many leaves an order is to reach.
fn goal(asked: &Asked) -> Option<u32> {
    match asked.order? {
        Goal::Exactly(leaves) => Some(leaves),
        Goal::Fewest | Goal::Most => None,
    }
}

/// Whether an answer agrees with a key.
pub(super) fn agrees(task: &Task, asked: &Asked, key: &Key, field: Field, read: &Content) -> bool {
    match (field, read) {
        (Field::Construct, Content::Text(text)) => return missing(task, asked, text).is_none(),
        (Field::Why, Content::Text(text)) => return unshown(task, asked, text).is_none(),
        (Field::Statement, _) => return expected(task, asked, key, field).as_ref() == Some(read),
        _ => {}
    }
    if !key.finished {
        return false;
    }
    match (field, read) {
        (Field::Move, Content::Nodes(given)) => match given.as_slice() {
            [given] => key.best_moves(task).contains(given),
            _ => key.best_moves(task).is_empty(),
        },
        (Field::Leaves, Content::Numbers(values)) => {
            let seen = key.leaves.iter().map(|&leaf| asked.seen(task, leaf));
            seen.eq(values.iter().copied().map(Some))
        }
        (Field::Order, Content::Nodes(order)) => {
            leaves_in(task, order).is_some_and(|leaves| Some(leaves) == goal(asked))
        }
        (Field::Cuts, _) => !key.cuts(),
        _ => expected(task, asked, key, field).as_ref() == Some(read),
    }
}

/// The condition that a tree made by a student still fails.
fn missing(task: &Task, asked: &Asked, text: &str) -> Option<Reason> {
    let Ok(made) = construct::read(task, text) else {
        return Some(Unread::NoTree.into());
    };
    asked.construct?.missing(&made)
}

/// Why a reason or a tree does not decide a statement; `None` if it does.
fn unshown(task: &Task, asked: &Asked, text: &str) -> Option<Reason> {
    let statement = asked.statement?;
    if statement::REASONS.contains(&text) {
        return (!statement.shown_by(text)).then_some(Reason::OtherReason);
    }
    let Ok(made) = construct::read(task, text) else {
        return Some(Unread::NoTree.into());
    };
    match statement.holds(&made) {
        None => Some(Reason::UnknownMet),
        Some(holds) => holds.then_some(Reason::HoldsThere),
    }
}

/// Why an answer is wrong, and the step of the search that shows it.
pub(super) fn wrong(
    task: &Task,
    asked: &Asked,
    key: &Key,
    field: Field,
    read: &Content,
) -> (Reason, u32) {
    let last = key.steps;
    match (field, read) {
        (Field::Move, _) if key.best_moves(task).is_empty() => (Reason::NoMove, last),
        (Field::Move, _) => (Reason::OtherMove, last),
        (Field::Leaves, Content::Numbers(values)) => {
            let same = |at: usize, leaf| values.get(at).copied() == asked.seen(task, leaf);
            list(key, values.len(), same)
        }
        (Field::Leaves, Content::Nodes(nodes)) => {
            list(key, nodes.len(), |at, leaf| nodes.get(at) == Some(&leaf))
        }
        (Field::Order, Content::Nodes(order)) => match leaves_in(task, order) {
            Some(leaves) => (Reason::OtherLeaves { leaves }, last),
            None => (Reason::NoOrder, last),
        },
        (Field::Cuts, _) => (Reason::SomethingMarked, last),
        (Field::Construct, Content::Text(text)) => (
            missing(task, asked, text).unwrap_or(Unread::NoTree.into()),
            last,
        ),
        (Field::Why, Content::Text(text)) => (
            unshown(task, asked, text).unwrap_or(Unread::NoTree.into()),
            last,
        ),
        (Field::Statement, Content::Flag(true)) => (Reason::Refuted, last),
        (Field::Statement, _) => (Reason::Proved, last),
        _ => (Reason::OtherCount, last),
    }
}

/// The first difference of a list of leaves.
fn list(key: &Key, given: usize, same: impl Fn(usize, NodeId) -> bool) -> (Reason, u32) {
    let mut leaves = key.leaves.iter().enumerate();
    let differs = leaves.find(|&(at, &leaf)| !same(at, leaf));
    match differs {
        None => (Reason::TooMany { given }, key.steps),
        Some((at, &leaf)) => {
            let step = key.call(leaf).map_or(key.steps, |call| call.entered + 1);
            match at < given {
                true => (Reason::OtherLeaf { number: at + 1 }, step),
                false => (Reason::TooFew { given }, step),
            }
        }
    }
}
