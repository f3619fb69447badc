//! The event that is due by the rules at a place of a walk.

use super::finding::Flaw;
use super::reference::Reference;
use super::walk::BestFirstWalk;
use crate::search::best_first::Mistake;
use crate::trace::best_first::EventKind;
use crate::tree::NodeId;

impl BestFirstWalk {
    /// Whether the iteration has updated a node.
    pub(super) fn has_updated(&self, node: NodeId) -> bool {
        self.updated.get(node as usize) == Some(&self.iterations)
    }

    /// Whether no iteration is left.
    pub(super) fn is_over(&self, reference: &Reference) -> bool {
        let most = reference.rules.iterations;
        self.numbers.is_settled() || most.is_some_and(|most| self.iterations >= most)
    }

    /// The event that the present iteration lacks where an event of another one comes.
    pub(super) fn open_end(&self, reference: &Reference, kind: EventKind) -> Option<Flaw> {
        let node = self.open();
        let alone = reference.assumed.backup == Some(Mistake::LastAlone);
        if self.path.is_empty() {
            return None;
        }
        if !self.ready(reference) {
            return self
                .unexpected_kind(reference, kind)
                .or(Some(Flaw::NotUpdated { node }));
        }
        if reference.rules.proves() {
            let missing = |&node: &NodeId| {
                let last = node == self.open();
                let changes = || {
                    reference.proof_from_children(&self.numbers, node, last)
                        != self.numbers.proof(node)
                };
                !self.has_updated(node) && (last || !alone && changes())
            };
            let missing = self.path.iter().rev().copied().find(missing);
            return missing.map(|node| Flaw::NotUpdated { node });
        }
        if self.done >= self.path.len() {
            return None;
        }
        let above = self.path.iter().rev().copied();
        let mut missing = above.filter(|&node| !self.has_updated(node));
        let first = missing.next().filter(|&first| first == node || !alone);
        first.map(|node| Flaw::NotUpdated { node })
    }

    /// Whether the numbers of the path can be updated.
    pub(super) fn ready(&self, reference: &Reference) -> bool {
        let open = reference.assumed.backup == Some(Mistake::LeavesOpen);
        match reference.rules.proves() && !reference.tree().is_leaf(self.open()) {
            true => self.grown && (self.left == 0 || open),
            false => self.has_reward,
        }
    }

    /// The next event by the rules, while nothing is updated; `None`: a child is chosen.
    fn expected_event(&self, reference: &Reference) -> Option<EventKind> {
        let (tree, node) = (reference.tree(), self.open());
        if tree.is_leaf(node) {
            return Some(if self.has_reward {
                EventKind::Update
            } else {
                EventKind::Evaluate
            });
        }
        if reference.rules.proves() {
            return match (self.grown, self.numbers.has_joined(node + 1)) {
                (true, _) if self.left > 0 && !self.has_reward => Some(EventKind::Evaluate),
                (true, _) => Some(EventKind::Update),
                (false, false) => Some(EventKind::Expand),
                (false, true) => None,
            };
        }
        let all = reference.rules.expands_all();
        let fresh = all && node != 0 && self.numbers.rewards.visits(node) == 0;
        let proved = || {
            let mut children = tree.children(node);
            reference.rules.solver
                && children.all(|child| self.numbers.rewards.proved(child).is_some())
        };
        match self.has_reward {
            true => Some(EventKind::Update),
            false if fresh || !all && self.grown => Some(EventKind::Playout),
            false if all && !self.numbers.has_joined(node + 1) => Some(EventKind::Expand),
            false if proved() => Some(EventKind::Playout),
            false => None,
        }
    }

    /// Whether a child is to be chosen.
    pub(super) fn chooses(&self, reference: &Reference) -> bool {
        self.expected_event(reference).is_none()
    }

    /// The difference if the rules do not allow an event of this kind here.
    pub(super) fn unexpected_kind(&self, reference: &Reference, found: EventKind) -> Option<Flaw> {
        let node = self.open();
        let expected = match self.expected_event(reference) {
            Some(expected) => expected,
            None => match reference.choice(&self.numbers, node) {
                Some(child) if !self.numbers.has_joined(child) => EventKind::Expand,
                _ => EventKind::Select,
            },
        };
        (expected != found).then_some(Flaw::Comes {
            node,
            found,
            expected,
        })
    }
}
