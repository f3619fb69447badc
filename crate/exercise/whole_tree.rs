//! Answers about the whole tree: the best move, the leaves evaluated and their number, that nothing is cut, an order.

use super::answer::{Response, node_of};
use super::condition::interval::Interval;
use super::condition::plane::unknowns;
use super::condition::question::About;
use super::condition::region::Region;
use super::condition::runs_by_value::unknown;
use super::construct;
use super::construct::statement;
use super::content::Content;
use super::horizon;
use super::key::AnswerKey;
use super::key::extremes::order_with;
use super::key::orders::leaves_in;
use super::questions::{Field, OrderGoal, Questions};
use super::reading::token::simplified;
use super::reading::{self, ReadingError, read_list, read_number};
use super::reason::Reason;
use super::task::Task;
use crate::opening::options::Setting;
use crate::source::notation::print;
use crate::tree::NodeId;

/// The texts for "there is none", as [`simplified`].
const NONE: [&str; 2] = ["none", "-"];

/// The questions about the whole tree that are asked.
pub(super) fn fields(task: &Task, questions: &Questions, truth: &AnswerKey) -> Vec<Field> {
    let all = [
        (questions.cuts && !truth.cuts(), Field::Cuts),
        // Chance chooses no move.
        (questions.best_move && !task.tree.is_chance(0), Field::Move),
        (questions.leaves, Field::Leaves),
        (questions.count, Field::Count),
        (goal(questions).is_some(), Field::Order),
        (questions.condition.is_some(), Field::Condition),
        (questions.construct.is_some(), Field::Construct),
        (questions.statement.is_some(), Field::Statement),
        (questions.statement.is_some(), Field::Why),
    ];
    // A search that had to stop has no outcome to ask for. A condition, a tree that students make and a statement need
    // none.
    let always = [
        Field::Condition,
        Field::Construct,
        Field::Statement,
        Field::Why,
    ];
    let limited = horizon::FIELDS.map(|field| (questions.horizon, field));
    let fields = all
        .into_iter()
        .chain(limited)
        .filter(|(is_asked, field)| *is_asked && (truth.finished || always.contains(field)));
    fields.map(|(_, field)| field).collect()
}

pub(super) fn read(
    task: &Task,
    questions: &Questions,
    field: Field,
    response: &Response,
) -> Result<Content, ReadingError> {
    let none = match response {
        Response::Text(text) => NONE.contains(&simplified(text).trim()),
        Response::Flag(flag) => !flag,
        _ => false,
    };
    match field {
        Field::Cuts if none || *response == Response::Number(0.0) => Ok(Content::Flag(false)),
        Field::Move if none => Ok(Content::Nodes(Vec::new())),
        Field::Move | Field::Chosen | Field::Best => {
            Ok(Content::Nodes(vec![root_move(task, response)?]))
        }
        Field::Count => number(task, response),
        Field::Estimate | Field::Worth | Field::Loss => {
            let read = number(task, response)?;
            Ok(match response {
                Response::Text(text) => task.with_rounding(read, text),
                _ => read,
            })
        }
        Field::Leaves => leaves(task, response),
        Field::Order => nodes(task, response),
        Field::Condition => condition(task, questions, response),
        Field::Construct => tree(task, response),
        Field::Statement => truth(response),
        Field::Why => why(task, response),
        _ => Err(ReadingError::Unreadable),
    }
}

/// A tree that was made.
fn tree(task: &Task, response: &Response) -> Result<Content, ReadingError> {
    let Response::Text(text) = response else {
        return Err(ReadingError::NoTree);
    };
    construct::read(task, text).map(|task| Content::Text(print(&task.tree)))
}

/// Whether a statement is true.
fn truth(response: &Response) -> Result<Content, ReadingError> {
    match response {
        Response::Flag(flag) => Ok(Content::Flag(*flag)),
        Response::Text(text) if text.trim() == "true" => Ok(Content::Flag(true)),
        Response::Text(text) if text.trim() == "false" => Ok(Content::Flag(false)),
        _ => Err(ReadingError::Unreadable),
    }
}

/// The name of a reason, or a tree in which only MAX and MIN move.
fn why(task: &Task, response: &Response) -> Result<Content, ReadingError> {
    let Response::Text(text) = response else {
        return Err(ReadingError::NoTree);
    };
    if statement::REASONS.contains(&text.trim()) {
        return Ok(Content::Text(text.trim().into()));
    }
    let construction = construct::read(task, text)?;
    match construction.tree.chance() {
        None => Ok(Content::Text(print(&construction.tree))),
        Some(_) => Err(ReadingError::NoTree),
    }
}

/// For which x something holds, or which values the root can have.
fn condition(
    task: &Task,
    questions: &Questions,
    response: &Response,
) -> Result<Content, ReadingError> {
    let words = &task.words;
    let root = questions
        .condition
        .is_some_and(|question| question.about == About::Root);
    if let (false, Some(leaves), Response::Text(text)) = (root, unknowns(task), response) {
        let names = leaves.map(|leaf| task.unknown_name(leaf));
        return Region::read(text, names, words).map(Content::from);
    }
    let interval = |text: &str| {
        let symbol = unknown(task).map_or("x", |leaf| task.unknown_name(leaf));
        Interval::read(text, symbol, words).map(Content::from)
    };
    let read = match response {
        Response::Flag(true) => Ok(Interval::ALL.into()),
        Response::Flag(false) => Ok(Interval::NONE.into()),
        Response::Number(number) if root && number.is_finite() => Ok(Content::Number(*number)),
        Response::Text(text) if root => reading::read(text, words).or_else(|_| interval(text)),
        Response::Text(text) => interval(text),
        _ => Err(ReadingError::Unreadable),
    };
    read.map_err(|_| match root {
        true => ReadingError::Unreadable,
        false => ReadingError::NoCondition,
    })
}

fn number(task: &Task, response: &Response) -> Result<Content, ReadingError> {
    match response {
        Response::Number(number) if number.is_finite() => Ok(Content::Number(*number)),
        Response::Text(text) => read_number(text, &task.words).map(Content::Number),
        _ => Err(ReadingError::Unreadable),
    }
}

fn node(task: &Task, response: &Response) -> Result<NodeId, ReadingError> {
    let setting = match response {
        Response::Number(number) => Setting::Number(*number),
        Response::Text(text) => Setting::Text(text.clone()),
        _ => Setting::Other,
    };
    node_of(task, &setting).map_err(|_| ReadingError::Unreadable)
}

/// A child of the root, by its name in letters of either case, or by its value if it is a leaf: few leaves have names.
fn root_move(task: &Task, response: &Response) -> Result<NodeId, ReadingError> {
    let is_move = |&node: &NodeId| task.tree.parent(node) == Some(0);
    let named = |response| node(task, &response).ok().filter(is_move);
    let Response::Text(text) = response else {
        return named(response.clone()).ok_or(ReadingError::NotAMove);
    };
    let spellings = [
        text.clone(),
        text.to_ascii_uppercase(),
        text.to_ascii_lowercase(),
    ]
    .map(Response::Text);
    let value = read_number(text, &task.words).ok();
    let is_it = |&child: &NodeId| task.tree.is_leaf(child) && task.tree.value(child) == value;
    let leaf = || value.and_then(|_| task.tree.children(0).find(is_it));
    let found = spellings.into_iter().find_map(named).or_else(leaf);
    found.ok_or(ReadingError::NotAMove)
}

fn nodes(task: &Task, response: &Response) -> Result<Content, ReadingError> {
    let Response::List(list) = response else {
        return Err(ReadingError::Unreadable);
    };
    let nodes: Result<Vec<NodeId>, ReadingError> =
        list.iter().map(|item| node(task, item)).collect();
    nodes.map(Content::Nodes)
}

/// Leaves as a list of nodes, or as a text of values or names.
fn leaves(task: &Task, response: &Response) -> Result<Content, ReadingError> {
    let Response::Text(text) = response else {
        return nodes(task, response);
    };
    match read_list(text, &task.words) {
        Ok(values) => Ok(Content::Numbers(values)),
        Err(unread) => {
            let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
            let words = words.filter(|word| !word.is_empty());
            let node = |word: &str| node(task, &Response::Text(word.into()));
            let nodes: Result<Vec<NodeId>, ReadingError> = words.map(node).collect();
            nodes.map(Content::Nodes).map_err(|_| unread)
        }
    }
}

pub(super) fn key_content(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    field: Field,
) -> Option<Content> {
    Some(match field {
        Field::Cuts => Content::Flag(false),
        Field::Move => Content::Nodes(key.best_moves(task)),
        Field::Leaves => Content::Nodes(key.leaves.clone()),
        Field::Count => Content::Number(key.leaves.len() as f64),
        // One of the orders that are right; in a tree that is too large to find one, the number of leaves.
        Field::Order => {
            let leaves = goal(questions)?;
            order_with(task, leaves).map_or(Content::Number(leaves.into()), Content::Nodes)
        }
        Field::Construct => Content::Text(questions.construct?.example(task)?),
        Field::Statement => Content::Flag(questions.statement?.is_true()),
        Field::Why => Content::Text(questions.statement?.justification(task)?),
        _ => return None,
    })
}

/// How many leaves an order is to reach.
fn goal(questions: &Questions) -> Option<u32> {
    match questions.order? {
        OrderGoal::Exactly(leaves) => Some(leaves),
        OrderGoal::Fewest | OrderGoal::Most => None,
    }
}

pub(super) fn agrees(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    field: Field,
    read: &Content,
) -> bool {
    let in_key = || key_content(task, questions, key, field).as_ref() == Some(read);
    match (field, read) {
        (Field::Construct, Content::Text(text)) => missing(task, questions, text).is_none(),
        (Field::Why, Content::Text(text)) => reason_against(task, questions, text).is_none(),
        (Field::Statement, _) => in_key(),
        _ if !key.finished => false,
        (Field::Move, Content::Nodes(moves)) => match moves.as_slice() {
            [node] => key.best_moves(task).contains(node),
            _ => key.best_moves(task).is_empty(),
        },
        (Field::Leaves, Content::Numbers(values)) => {
            let seen = key.leaves.iter().map(|&leaf| questions.seen(task, leaf));
            seen.eq(values.iter().copied().map(Some))
        }
        (Field::Order, Content::Nodes(order)) => {
            leaves_in(task, order).is_some_and(|leaves| Some(leaves) == goal(questions))
        }
        (Field::Cuts, _) => !key.cuts(),
        _ => in_key(),
    }
}

/// The condition that a tree made by a student still fails.
fn missing(task: &Task, questions: &Questions, text: &str) -> Option<Reason> {
    let Ok(construction) = construct::read(task, text) else {
        return Some(ReadingError::NoTree.into());
    };
    questions.construct?.missing(&construction)
}

/// Why a reason or a tree does not decide a statement; `None` if it does.
fn reason_against(task: &Task, questions: &Questions, text: &str) -> Option<Reason> {
    let statement = questions.statement?;
    if statement::REASONS.contains(&text) {
        return (!statement.shown_by(text)).then_some(Reason::OtherReason);
    }
    let Ok(construction) = construct::read(task, text) else {
        return Some(ReadingError::NoTree.into());
    };
    match statement.holds(&construction) {
        None => Some(Reason::UnknownMet),
        Some(holds) => holds.then_some(Reason::HoldsThere),
    }
}

/// Why an answer is wrong, and the step of the search that shows it.
pub(super) fn wrong(
    task: &Task,
    questions: &Questions,
    key: &AnswerKey,
    field: Field,
    read: &Content,
) -> (Reason, u32) {
    let reason = match (field, read) {
        (Field::Leaves, Content::Numbers(values)) => {
            let same = |at: usize, leaf| values.get(at).copied() == questions.seen(task, leaf);
            return other_list(key, values.len(), same);
        }
        (Field::Leaves, Content::Nodes(nodes)) => {
            return other_list(key, nodes.len(), |at, leaf| nodes.get(at) == Some(&leaf));
        }
        (Field::Move, _) if key.best_moves(task).is_empty() => Reason::NoMove,
        (Field::Move, _) => Reason::OtherMove,
        (Field::Order, Content::Nodes(order)) => match leaves_in(task, order) {
            Some(leaves) => Reason::OtherLeaves { leaves },
            None => Reason::NoOrder,
        },
        (Field::Cuts, _) => Reason::SomethingMarked,
        (Field::Construct, Content::Text(text)) => {
            missing(task, questions, text).unwrap_or(ReadingError::NoTree.into())
        }
        (Field::Why, Content::Text(text)) => {
            reason_against(task, questions, text).unwrap_or(ReadingError::NoTree.into())
        }
        (Field::Statement, Content::Flag(true)) => Reason::Refuted,
        (Field::Statement, _) => Reason::Proved,
        _ => Reason::OtherCount,
    };
    (reason, key.steps)
}

/// Why a list of leaves with this length is wrong: its first difference from the key. `same`: whether the list has a
/// leaf at a place.
fn other_list(
    key: &AnswerKey,
    given: usize,
    same: impl Fn(usize, NodeId) -> bool,
) -> (Reason, u32) {
    let mut leaves = key.leaves.iter().enumerate();
    let Some((at, &leaf)) = leaves.find(|&(at, &leaf)| !same(at, leaf)) else {
        return (Reason::TooMany { given }, key.steps);
    };
    let step = key.call(leaf).map_or(key.steps, |call| call.entered + 1);
    match at < given {
        true => (Reason::OtherLeaf { number: at + 1 }, step),
        false => (Reason::TooFew { given }, step),
    }
}
