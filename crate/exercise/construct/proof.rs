//! Whether statements hold on a tree, decided by its search.

use super::super::construct;
use super::super::draw::difficulty::{cuts, reach};
use super::super::key::AnswerKey;
use super::super::key::extremes::counts;
use super::super::task::Task;
use super::statement::{Statement, StatementName, Truth};
use crate::source::notation::print;
use crate::tree::{GameTree, NodeId};

impl Statement {
    /// A right reason, or a tree for the first player of a task that shows that it is false.
    pub fn justification(&self, task: &Task) -> Option<String> {
        match self.truth {
            Truth::True(reasons) => reasons.first().map(|&reason| reason.into()),
            Truth::False(tree) => {
                let tree = construct::example(task, tree)?;
                (self.holds(&tree) == Some(false)).then(|| print(&tree.tree))
            }
        }
    }

    /// Whether it holds on a tree; `None` if the search meets an unknown value.
    pub fn holds(&self, task: &Task) -> Option<bool> {
        let (key, minimax) = (
            AnswerKey::of(task),
            AnswerKey::by(&task.tree, &task.rules.minimax()),
        );
        let finished = key.finished && minimax.finished;
        finished.then(|| Searches { task, key, minimax }.fulfils(self.claim))
    }
}

/// The search of one tree by the rules of the task, and that by minimax.
struct Searches<'a> {
    task: &'a Task,
    key: AnswerKey,
    minimax: AnswerKey,
}

impl Searches<'_> {
    fn fulfils(&self, claim: StatementName) -> bool {
        match claim {
            StatementName::LeftmostLeaf => self
                .tree()
                .leaves()
                .next()
                .is_some_and(|leaf| self.sees(leaf)),
            StatementName::RightmostLeaf => {
                let pruned = self.pruned_leaves().last();
                pruned.is_none() || pruned == self.tree().leaves().last()
            }
            StatementName::FirstChild => {
                let mut inner = self
                    .tree()
                    .nodes()
                    .filter(|&node| self.key.searched(node).is_some());
                inner.all(|node| self.sees(node + 1))
            }
            StatementName::SameValue => self.is_exact(0),
            StatementName::ExactValues => {
                let mut seen = self.tree().nodes().filter(|&node| self.sees(node));
                seen.all(|node| self.is_exact(node))
            }
            StatementName::FirstExact => self
                .first_branch()
                .next()
                .is_none_or(|child| self.is_exact(child)),
            StatementName::FirstWhole => self.first_branch().all(|node| self.sees(node)),
            StatementName::RootCuts => !cuts(self.task, &self.key, 0),
            StatementName::EveryMove => {
                let below = |child| child..self.tree().end(child);
                let leaf = |node| self.tree().is_leaf(node) && self.sees(node);
                self.tree().children(0).all(|child| below(child).any(leaf))
            }
            StatementName::CutMove => {
                let best = self.key.best_moves(self.task).first().copied();
                best.is_none_or(|best| !cuts(self.task, &self.key, best))
            }
            StatementName::CutBetter => {
                let tree = self.tree();
                let mut cutting = tree
                    .nodes()
                    .filter(|&node| cuts(self.task, &self.key, node));
                !cutting.any(|node| self.improves(node))
            }
            StatementName::PrunedChanged => {
                let value = |tree: GameTree| {
                    let key = AnswerKey::by(&tree, &self.task.rules.minimax());
                    key.call(0).map(|call| call.returned)
                };
                self.changes().all(|tree| value(tree) == self.value(0))
            }
            StatementName::PrunedLess => {
                let mut values = self
                    .pruned_leaves()
                    .filter_map(|leaf| self.tree().value(leaf));
                values.all(|value| Some(value) < self.value(0))
            }
            StatementName::Doubled => {
                let double = |leaf| Some((leaf, self.tree().value(leaf)? * 2.0));
                let doubles: Vec<(NodeId, f64)> = self.tree().leaves().filter_map(double).collect();
                let mut tree = self.tree().clone();
                tree.replace_values(&doubles);
                self.sees_same_leaves(&tree)
            }
            StatementName::Negated => self.sees_same_leaves(&self.tree().mirrored()),
            StatementName::AnyOrder => counts(self.task).is_none_or(|counts| counts.len() == 1),
            StatementName::BestFirst => {
                let fewest = counts(self.task).and_then(|counts| counts.first().copied());
                let seen = self.key.leaves.len() as u32;
                !self.best_is_first() || fewest.is_none_or(|fewest| fewest == seen)
            }
            StatementName::EqualLeaves => {
                let value = |leaf: NodeId| self.tree().value(leaf);
                let mut leaves = self.tree().leaves();
                let first = leaves.next().and_then(value);
                leaves.any(|leaf| value(leaf) != first) || self.pruned_leaves().next().is_none()
            }
            StatementName::Half => 2 * self.pruned_leaves().count() <= self.tree().leaves().count(),
            StatementName::TwoPlies => {
                let deep = |node| {
                    cuts(self.task, &self.key, node) && reach(self.task, &self.key, node) > 1
                };
                self.tree().height() > 2 || !self.tree().nodes().any(deep)
            }
        }
    }

    fn tree(&self) -> &GameTree {
        &self.task.tree
    }

    fn sees(&self, node: NodeId) -> bool {
        self.key.call(node).is_some()
    }

    fn pruned_leaves(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.tree().leaves().filter(|&leaf| !self.sees(leaf))
    }

    fn return_value(&self, node: NodeId) -> Option<f64> {
        self.key.call(node).map(|call| call.returned)
    }

    /// The minimax value of a node.
    fn value(&self, node: NodeId) -> Option<f64> {
        self.minimax.call(node).map(|call| call.returned)
    }

    /// Whether the call for a node returns its minimax value.
    fn is_exact(&self, node: NodeId) -> bool {
        self.return_value(node) == self.value(node)
    }

    /// Whether the search of another tree with as many nodes evaluates the same leaves.
    fn sees_same_leaves(&self, other: &GameTree) -> bool {
        AnswerKey::by(other, &self.task.rules).leaves == self.key.leaves
    }

    /// The first child of the root and all below it.
    fn first_branch(&self) -> impl Iterator<Item = NodeId> {
        let child = self.tree().children(0).next();
        child.map_or(0..0, |child| child..self.tree().end(child))
    }

    /// Whether a node returns a value that is better for its parent than those before.
    fn improves(&self, node: NodeId) -> bool {
        let tree = self.tree();
        let Some((parent, value)) = tree.parent(node).zip(self.return_value(node)) else {
            return false;
        };
        let best = self.key.best_before(tree, parent, node);
        tree.player(parent).prefers(value, best)
    }

    /// Whether the first child of the root is worth as much as the root.
    fn best_is_first(&self) -> bool {
        let first = self.tree().children(0).next();
        first.and_then(|child| self.value(child)) == self.value(0)
    }

    /// The trees with one leaf worth less or more than all others, for each leaf that is pruned.
    fn changes(&self) -> impl Iterator<Item = GameTree> + '_ {
        let values = || {
            self.tree()
                .leaves()
                .filter_map(|leaf| self.tree().value(leaf))
        };
        let (least, most) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
        let both = move |leaf| [(leaf, least - 1.0), (leaf, most + 1.0)];
        let changes = self.pruned_leaves().flat_map(both);
        changes.map(|(leaf, value)| self.tree().with_value(leaf, value))
    }
}
