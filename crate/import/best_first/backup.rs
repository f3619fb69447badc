//! Holds the numbers that another program leaves at a node against those from which they follow.

use super::choice::proof_number;
use super::finding::{ComparedBy, Flaw};
use super::foreign_numbers::ForeignNumbers;
use super::reference::{Reference, nearly_equal};
use super::walk::BestFirstWalk;
use crate::search::best_first::{Backup, Mistake, Proof, combined, proved_above};
use crate::tree::NodeId;

impl BestFirstWalk {
    /// An update of visits and total.
    pub(super) fn counts(
        &mut self,
        reference: &Reference,
        step: u32,
        node: NodeId,
    ) -> Option<Flaw> {
        let before = self.numbers.rewards.child(node);
        let visits = reference.own_numbers().visits.get(self.update);
        let visits = visits.copied().unwrap_or(0);
        let (total, _) = reference.grown.recorder.numbers(self.update)?;
        let reward = self.reward.unwrap_or(total - before.total);
        self.reward = Some(reward);
        let pair = (f64::from(before.visits), before.total);
        let right = (pair.0 + 1.0, pair.1 + reward);
        let by_mistake = reference.assumed.backup.and_then(|mistake| {
            let added = self.backup_at(reference, node, reward);
            mistake.backed_up(&reference.scale, pair, &added)
        });
        let expected = by_mistake.unwrap_or(right);
        let wrong = if f64::from(visits) != expected.0 {
            Some(Flaw::Visits {
                node,
                found: visits.into(),
                expected: expected.0,
            })
        } else if !nearly_equal(total, expected.1) {
            Some(Flaw::Totals {
                node,
                found: total,
                expected: expected.1,
            })
        } else {
            self.proved_value_flaw(reference, step, node)
        };
        self.numbers.rewards.count(node, visits, total);
        if let Some(value) = reference.grown.recorder.proved(step) {
            self.numbers.rewards.prove(node, value);
        }
        wrong
    }

    fn backup_at(&self, reference: &Reference, node: NodeId, reward: f64) -> Backup {
        let at = self.path.binary_search(&node).unwrap_or(0);
        let below = self
            .path
            .get(at + 1)
            .map(|&child| self.numbers.rewards.child(child));
        let carried = below.map(|child| child.total / f64::from(child.visits));
        let tree = reference.tree();
        Backup {
            reward,
            value: self.value.unwrap_or(reward),
            last: below.is_none(),
            carried: carried.unwrap_or(reward),
            player: match (reference.assumed.moved, tree.parent(node)) {
                (false, _) => tree.player(node),
                (true, Some(parent)) => tree.player(parent),
                // The player who would have moved to the root.
                (true, None) => tree.player(0).opponent(),
            },
        }
    }

    /// The proved value of a node, where it is another one than follows.
    fn proved_value_flaw(&self, reference: &Reference, step: u32, node: NodeId) -> Option<Flaw> {
        let known = self.numbers.rewards.proved(node);
        let proved = reference.grown.recorder.proved(step).or(known);
        let at = self.path.binary_search(&node).unwrap_or(0);
        let expected = known.or_else(|| match self.path.get(at + 1) {
            _ if !reference.rules.solver => None,
            None => self.value.filter(|_| reference.tree().is_leaf(node)),
            Some(&child) => {
                let proved = |child| self.numbers.rewards.proved(child);
                proved_above(reference.tree(), &reference.scale, (node, child), proved)
            }
        });
        let same = match (proved, expected) {
            (Some(found), Some(expected)) => nearly_equal(found, expected),
            (found, expected) => found == expected,
        };
        (!same).then_some(Flaw::Proves {
            node,
            found: proved,
            expected,
        })
    }

    /// An update of proof numbers.
    pub(super) fn proofs(&mut self, reference: &Reference, node: NodeId) -> Option<Flaw> {
        let (_, proof) = reference.grown.recorder.numbers(self.update)?;
        let expected = match reference.tree().is_leaf(node) {
            true => self
                .value
                .map(|value| Proof::settled(reference.reaches(value))),
            false => Some(reference.proof_from_children(
                &self.numbers,
                node,
                Some(&node) == self.path.last(),
            )),
        };
        self.numbers.set_proof(node, proof);
        let expected = expected?;
        let numbers = [
            (ComparedBy::Proof, proof.proof, expected.proof),
            (ComparedBy::Disproof, proof.disproof, expected.disproof),
        ];
        let mut numbers = numbers.into_iter();
        let wrong = numbers.find(|(_, found, expected)| found != expected);
        wrong.map(|(by, found, expected)| Flaw::Numbers {
            node,
            by,
            found: proof_number(found),
            expected: proof_number(expected),
        })
    }
}

impl Reference<'_> {
    /// The proof numbers of a node from those of its children; `last`: it is the one that is expanded.
    pub(super) fn proof_from_children(
        &self,
        numbers: &ForeignNumbers,
        node: NodeId,
        last: bool,
    ) -> Proof {
        let (tree, player) = (self.tree(), self.tree().player(node));
        let open = last && self.assumed.backup == Some(Mistake::LeavesOpen);
        let children = tree
            .children(node)
            .map(|child| match open && tree.is_leaf(child) {
                true => Proof::OPEN,
                false => numbers.proof(child),
            });
        match self.assumed.backup {
            None => combined(player, children),
            Some(mistake) => mistake.combined(player, &children.collect::<Vec<_>>()),
        }
    }
}
