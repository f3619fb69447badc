//! The answer key: the content of every box in one run.

pub(super) mod average;
pub(super) mod extremes;
pub mod known;
pub(super) mod known_cuts;
pub mod mistaken_keys;
pub(super) mod orders;
pub(super) mod recorder;

use super::content::Content;
use super::questions::{AskedWindows, Field, Questions};
use super::task::Task;
use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId, Player};

/// One run, box by box.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerKey {
    /// The call for each node that is entered.
    pub calls: Vec<Option<KeyCall>>,
    /// The edge to each node from its parent.
    pub edges: Vec<Edge>,
    /// The nodes evaluated, in order.
    pub leaves: Vec<NodeId>,
    /// The number of events, as in a [`Trace`](crate::trace::Trace).
    pub steps: u32,
    /// Whether the run has come to its end. Otherwise it met an unknown value.
    pub finished: bool,
    /// The player at the root in this run.
    pub(super) mover: Player,
}

/// One call of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyCall {
    /// The step at which it began.
    pub entered: u32,
    /// The step at which it returned.
    pub left: Option<u32>,
    /// Whether it evaluated the node rather than searching it.
    pub evaluated: bool,
    /// The window that it got.
    pub entry: Window,
    /// The windows that it had after its comparisons, in order.
    pub after: Vec<Window>,
    /// The window after the last comparison if the bound had moved, whatever the rule `update` says.
    pub moved: Window,
    /// The same if the bound had not moved.
    pub unmoved: Window,
    /// Whether the cut test succeeded.
    pub cut: bool,
    /// The best value found.
    pub best: f64,
    /// The value that it returned.
    pub returned: f64,
    /// The proved range of the node.
    pub range: ValueRange,
    /// The value and the range with which the run goes on, in place of `returned` and `range`.
    pub(super) passed_on: (f64, ValueRange),
    /// The outcome of the last cut test.
    pub(super) test: Option<bool>,
}

/// The decision about the edge to a node.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Edge {
    /// Whether it is cut.
    pub cut: bool,
    /// The outcome of the cut test before it; `None` if there was none, as before a first child.
    pub test: Option<bool>,
    /// The step of the decision; 0 if it never came to one.
    pub step: u32,
}

impl AnswerKey {
    /// The call for a node, if it is entered.
    pub fn call(&self, node: NodeId) -> Option<&KeyCall> {
        self.calls.get(node as usize)?.as_ref()
    }

    /// The call for a node that is searched and returns: such nodes have boxes.
    pub fn searched(&self, node: NodeId) -> Option<&KeyCall> {
        let searched = |call: &&KeyCall| !call.evaluated && call.left.is_some();
        self.call(node).filter(searched)
    }

    /// The decision about the edge to a node.
    pub fn edge(&self, node: NodeId) -> Edge {
        entry(&self.edges, node as usize)
    }

    /// The same with some edges taken for edges about which nothing was decided.
    pub(super) fn without_cuts(mut self, edges: &[NodeId]) -> AnswerKey {
        for &node in edges {
            if let Some(edge) = self.edges.get_mut(node as usize) {
                *edge = Edge::default();
            }
        }
        self
    }

    /// How many leaves the run evaluates; `None` if it meets an unknown value.
    pub(super) fn leaf_count(&self) -> Option<u32> {
        self.finished.then_some(self.leaves.len() as u32)
    }

    /// Whether any edge is cut.
    pub fn cuts(&self) -> bool {
        self.edges.iter().any(|edge| edge.cut)
    }

    /// The topmost node on the way from the root to `node` whose edge is cut.
    pub fn cut_above(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        tree.upward(node).filter(|&up| self.edge(up).cut).last()
    }

    /// The best of the values that the children before one of them have returned.
    pub(super) fn best_before(&self, tree: &GameTree, node: NodeId, child: NodeId) -> f64 {
        let player = tree.player(node);
        let before = tree.children(node).take_while(|&other| other < child);
        let calls = before.filter_map(|other| self.call(other));
        calls.fold(player.worst(), |best, call| {
            player.better(best, call.returned)
        })
    }

    /// The content of a box of a searched node.
    pub fn content(&self, questions: &Questions, node: NodeId, field: Field) -> Option<Content> {
        let call = self.searched(node)?;
        let windows = questions.windows.unwrap_or_default();
        let bound = |window: &Window| bound(*window, field);
        Some(match (field, windows) {
            (Field::Value, _) => Content::Number(call.returned),
            (Field::Range, _) => Content::within(call.range.lo, call.range.hi),
            (_, AskedWindows::Entry) => Content::Number(bound(&call.entry)),
            (_, AskedWindows::History) => Content::Numbers(call.history(field)),
            _ => Content::Number(bound(call.last())),
        })
    }

    /// Whether an answer agrees with the content of a box of a searched node.
    pub fn agrees(
        &self,
        questions: &Questions,
        node: NodeId,
        field: Field,
        read: &Content,
    ) -> bool {
        let Some(call) = self.searched(node) else {
            return false;
        };
        match field {
            Field::Value => matches_value(
                &read.resolve(&call.accepted_values()),
                call.returned,
                call.range,
            ),
            Field::Range => {
                let meant = read.resolve(&[call.range.lo, call.range.hi]);
                meant.ends() == Some((call.range.lo, call.range.hi))
            }
            _ => {
                let read = &read.resolve(&call.bounds(field));
                let either = call.cut && !questions.update;
                self.content(questions, node, field).as_ref() == Some(read)
                    || either && call.agrees_at_cut(questions, field, read)
            }
        }
    }

    /// Whether a sheet filled from this key would not be right everywhere.
    pub fn differs(&self, task: &Task, questions: &Questions, truth: &AnswerKey) -> bool {
        let tree = &task.tree;
        let other_box = |node, field| match self.content(questions, node, field) {
            Some(content) => !truth.agrees(questions, node, field, &content),
            None => truth.searched(node).is_some(),
        };
        let other = |node: NodeId| {
            questions.cuts && self.edge(node).cut != truth.edge(node).cut
                || questions
                    .fields(tree.mover(node))
                    .any(|field| other_box(node, field))
        };
        let leaves = questions.leaves && self.leaves != truth.leaves;
        let count = questions.count && self.leaves.len() != truth.leaves.len();
        let moves = questions.best_move && self.best_moves(task) != truth.best_moves(task);
        leaves || count || moves || tree.nodes().any(other)
    }

    /// The moves that are best: the one that the search found, and then those that are proved to be worth the same.
    pub fn best_moves(&self, task: &Task) -> Vec<NodeId> {
        let Some(root) = self.searched(0) else {
            return Vec::new();
        };
        // Students may exchange α and β, and yet find the move.
        let Window { alpha, beta } = root.entry;
        let bound = Window::new(alpha.min(beta), alpha.max(beta)).bound_of(self.mover);
        if task.tree.is_chance(0) || !self.mover.prefers(root.best, bound) {
            return Vec::new();
        }
        let known = |child| Some((child, self.call(child)?));
        let moves: Vec<(NodeId, &KeyCall)> = task.tree.children(0).filter_map(known).collect();
        let best = moves
            .iter()
            .filter(|(_, call)| call.passed_on.0 == root.best);
        let found = best.min_by_key(|(_, call)| call.entered);
        let found = found.map(|(child, _)| *child);
        let mut best_moves: Vec<NodeId> = found.into_iter().collect();
        let exact = ValueRange::exactly(root.best);
        for (child, call) in moves {
            if call.passed_on.1 == exact && found != Some(child) {
                best_moves.push(child);
            }
        }
        best_moves
    }
}

impl KeyCall {
    /// The windows that it had, one after the other.
    pub fn windows(&self) -> impl Iterator<Item = &Window> {
        [&self.entry].into_iter().chain(&self.after)
    }

    /// The values that a bound had, one after the other.
    pub fn history(&self, field: Field) -> Vec<f64> {
        changes(self.windows().map(|&window| bound(window, field)).collect())
    }

    /// The window as it last stood.
    pub fn last(&self) -> &Window {
        self.after.last().unwrap_or(&self.entry)
    }

    /// The numbers that an answer to the value can mean.
    pub(super) fn accepted_values(&self) -> [f64; 3] {
        [self.returned, self.range.lo, self.range.hi]
    }

    /// The numbers that an answer to a bound can mean.
    fn bounds(&self, field: Field) -> Vec<f64> {
        let windows = self.windows().chain([&self.moved, &self.unmoved]);
        windows.map(|window| bound(*window, field)).collect()
    }

    /// The numbers that an answer in a box can mean.
    pub(super) fn accepted(&self, field: Field) -> Vec<f64> {
        match field {
            Field::Value | Field::Range => self.accepted_values().to_vec(),
            _ => self.bounds(field),
        }
    }

    /// Whether an answer is right with the bound moved at the cutoff, or with the bound not moved.
    fn agrees_at_cut(&self, questions: &Questions, field: Field, read: &Content) -> bool {
        let last = [self.moved, self.unmoved].map(|window| bound(window, field));
        match (questions.windows, read) {
            (Some(AskedWindows::Entry) | None, _) => false,
            (Some(AskedWindows::History), Content::Numbers(numbers)) => {
                let before = self.windows().take(self.after.len());
                let before: Vec<f64> = before.map(|window| bound(*window, field)).collect();
                last.iter()
                    .any(|&last| changes([before.as_slice(), &[last]].concat()) == *numbers)
            }
            (_, Content::Number(number)) => last.contains(number),
            _ => false,
        }
    }
}

/// Whether an answer stands for the value that a call returned: the number, or where that is only a bound, the number with
/// its sign, or the proved range.
pub(super) fn matches_value(read: &Content, value: f64, ValueRange { lo, hi }: ValueRange) -> bool {
    let exact = lo == hi && value == lo;
    match *read {
        Content::Number(number) => number == value,
        Content::Range(from, to) if !exact => {
            (from, to) == (lo, hi)
                || (from, to) == (f64::NEG_INFINITY, value) && value >= hi
                || (from, to) == (value, f64::INFINITY) && value <= lo
        }
        _ => false,
    }
}

pub(super) fn bound(window: Window, field: Field) -> f64 {
    match field {
        Field::Alpha => window.alpha,
        _ => window.beta,
    }
}

/// Numbers without repetition.
pub(super) fn changes(mut numbers: Vec<f64>) -> Vec<f64> {
    numbers.dedup();
    numbers
}
