//! Trees that students make: a target is a behaviour of the search, and any tree on which the search behaves so is
//! right.

pub(super) mod proof;
pub mod statement;
pub mod target;

use std::cmp::Ordering;

use super::draw::difficulty::{cuts, reach, tie};
use super::key::AnswerKey;
use super::reading::ReadingError;
use super::reason::Reason;
use super::task::Task;
use crate::search::{Bounds, Cut, Returns, Rules};
use crate::source::notation::{Parsing, Problem, print};
use crate::tree::{Limits, NodeId, Player, Sliced};
use target::{Aim, Rivals, Target};

/// The most nodes of a tree that is made.
pub const MOST: usize = 100;

/// The longest text of one, in bytes.
pub(super) const LONGEST: usize = 4_000;

impl Target {
    /// The condition that a tree still fails; `None` if it reaches the target.
    pub fn missing(&self, task: &Task) -> Option<Reason> {
        let key = AnswerKey::of(task);
        if !key.finished {
            return Some(Reason::UnknownMet);
        }
        match self.aim {
            Aim::Cutoff { plies } => cutoff_missing(task, &key, plies),
            Aim::Leaves(rivals) => leaves_missing(task, &key, rivals),
        }
    }

    /// A tree that reaches the target by the rules of a task, as text; `None` if none is known.
    pub fn example(&self, task: &Task) -> Option<String> {
        let tree = example(task, self.example)?;
        self.missing(&tree).is_none().then(|| print(&tree.tree))
    }
}

/// An example of a tree, MAX to move in the text, for the first player of a task.
pub(super) fn example(task: &Task, text: &str) -> Option<Task> {
    let text = match task.tree.player(0) {
        Player::Max => text.into(),
        Player::Min => negate(text),
    };
    read(task, &text).ok()
}

/// The text with all numbers negated. Those of examples are whole, and none is negative.
fn negate(text: &str) -> String {
    let mut negated = String::new();
    let mut inside = false;
    for letter in text.chars() {
        if letter.is_ascii_digit() && !inside {
            negated.push('-');
        }
        inside = letter.is_ascii_digit();
        negated.push(letter);
    }
    negated
}

/// Reads a tree that was made: the rules are those of the exercise, and where the text does not name the first player,
/// it is that of the exercise.
pub(super) fn read(task: &Task, text: &str) -> Result<Task, ReadingError> {
    let limits = Limits {
        nodes: MOST,
        text: LONGEST,
        ..Limits::default()
    };
    let root = task.tree.player(0);
    let reading = Parsing::new(text.into(), root, limits);
    let tree = reading.and_then(|reading| reading.finish(&()));
    match tree {
        Ok(tree) => Ok(Task::new(tree, task.rules)),
        Err(error) => Err(match error.problem {
            Problem::TextTooLong { .. } | Problem::Tree(_) => {
                ReadingError::TreeTooLarge { most: MOST }
            }
            _ => ReadingError::NoTree,
        }),
    }
}

/// The reason why a tree has no cutoff whose bound is held at least `plies` above.
fn cutoff_missing(task: &Task, key: &AnswerKey, plies: usize) -> Option<Reason> {
    let place = |node| task.names.place(&task.tree, node);
    let above = |node| match task.rules.bounds {
        Bounds::Deep => reach(task, key, node),
        Bounds::Shallow => reach(task, key, node).min(1),
    };
    let tested = |node: &NodeId| key.call(*node).is_some_and(|call| call.cut);
    let furthest = |pruning: bool| {
        let nodes = task.tree.nodes().filter(tested);
        let nodes = nodes.filter(|&node| cuts(task, key, node) == pruning);
        // The first of those with the furthest holder.
        nodes.rev().max_by_key(|&node| above(node))
    };
    let reaches = |node: &NodeId| above(*node) >= plies;
    let (pruning, idle) = (furthest(true), furthest(false));
    if pruning.is_some_and(|node| reaches(&node)) {
        return None;
    }
    let idle_but_far = idle.filter(reaches);
    let Some(node) = idle_but_far.or(pruning).or(idle) else {
        return Some(Reason::NoCutoff);
    };
    let up = task.tree.upward(node).take(above(node) + 1);
    let (cutoff, holder) = (place(node), place(up.last().unwrap_or(node)));
    Some(match above(node) {
        _ if idle_but_far.is_some() => Reason::NothingLeft { cutoff, holder },
        _ if pruning.is_none() => Reason::LastChild { cutoff },
        0 => Reason::HeldByWindow { cutoff },
        1 => Reason::HeldByParent { cutoff, holder },
        plies => Reason::HeldNear {
            cutoff,
            holder,
            plies,
        },
    })
}

/// The reason why one search does not evaluate more leaves than another.
fn leaves_missing(task: &Task, key: &AnswerKey, rivals: Rivals) -> Option<Reason> {
    let [Some(leaves), Some(others)] = rivals.leaves(task) else {
        return Some(Reason::UnknownMet);
    };
    match leaves.cmp(&others) {
        Ordering::Greater => None,
        Ordering::Equal if rivals == Rivals::Cuts && !ties(task, key) => {
            Some(Reason::NoTie { leaves })
        }
        Ordering::Equal => Some(Reason::SameLeaves { leaves }),
        Ordering::Less => Some(Reason::FewerLeaves { leaves, others }),
    }
}

/// Whether at some node of a run the best value comes to equal the bound of its opponent.
fn ties(task: &Task, key: &AnswerKey) -> bool {
    task.tree.nodes().any(|node| {
        let call = key.call(node);
        call.is_some_and(|call| !call.evaluated && tie(task, node, call))
    })
}

impl Rivals {
    /// How many leaves each search evaluates; `None` if it meets an unknown value.
    fn leaves(self, task: &Task) -> [Option<u32>; 2] {
        let (tree, rules) = (&task.tree, task.rules);
        let by = |rules| AnswerKey::by(tree, &rules).leaf_count();
        match self {
            Rivals::Cuts => [Cut::Pass, Cut::Reach].map(|cut| by(Rules { cut, ..rules })),
            Rivals::Bounds => {
                [Bounds::Shallow, Bounds::Deep].map(|bounds| by(Rules { bounds, ..rules }))
            }
            Rivals::Returns => [Returns::Hard, Returns::Soft].map(|returns| {
                let cut = Cut::Pass;
                by(Rules {
                    cut,
                    returns,
                    ..rules
                })
            }),
            Rivals::Orders => {
                let reversed = tree.reordered(|_, children| children.reverse());
                [tree, &reversed].map(|tree| AnswerKey::by(tree, &rules).leaf_count())
            }
        }
    }
}
