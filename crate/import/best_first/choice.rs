//! Compares the child that another program chooses with the numbers that it has reported.

use super::finding::{ComparedBy, Flaw};
use super::foreign_numbers::ForeignNumbers;
use super::reference::{Reference, nearly_equal};
use crate::search::best_first::{
    BestFirst, Child, Final, Mistake, Parent, Proof, first_of_equals, promise, promise_by,
};
use crate::tree::{NodeId, Player};

/// The scores of children that have visits, or the first child that has none.
enum ChildScores {
    Fresh(Child),
    All(Vec<(Child, f64)>),
    /// A mistake gives no number.
    Unknown,
}

impl Reference<'_> {
    /// The child that is chosen at a node where a player moves: the first of equals.
    pub(super) fn choice(&self, foreign: &ForeignNumbers, node: NodeId) -> Option<NodeId> {
        if self.rules.proves() {
            let numbers = self.numbers(foreign, node, None);
            let least = numbers.iter().min_by_key(|&&(_, number)| number);
            return least.map(|&(child, _)| child);
        }
        match self.scores(foreign, node, None) {
            ChildScores::Fresh(child) => Some(child.node),
            ChildScores::All(scores) => best(&scores).map(|(child, _)| child.node),
            ChildScores::Unknown => None,
        }
    }

    /// Why a child is not to be chosen at a node; `None` if it may be.
    pub(super) fn choice_flaw(
        &self,
        foreign: &ForeignNumbers,
        node: NodeId,
        child: NodeId,
    ) -> Option<Flaw> {
        if foreign.rewards.proved(child).is_some() {
            return Some(Flaw::ChoosesProved { child });
        }
        if self.tree().is_chance(node) {
            return None;
        }
        match self.rules.proves() {
            true => self.proof_flaw(foreign, node, child),
            false => self.score_flaw(foreign, node, child),
        }
    }

    /// The score of a child by the rules, or by the mistake that is assumed; `None` if it has none.
    pub(super) fn score(
        &self,
        foreign: &ForeignNumbers,
        node: NodeId,
        child: NodeId,
    ) -> Option<f64> {
        let parent = self.parent(foreign, node);
        let score = parent.score_by(self.assumed.choice, &foreign.rewards.child(child))?;
        Some(score.sum())
    }

    fn parent(&self, foreign: &ForeignNumbers, node: NodeId) -> Parent<'_> {
        let visits = foreign.rewards.visits(node);
        Parent::new(self.tree(), node, visits, &self.rules, &self.scale)
    }

    fn scores(
        &self,
        foreign: &ForeignNumbers,
        node: NodeId,
        mistake: Option<Mistake>,
    ) -> ChildScores {
        let parent = self.parent(foreign, node);
        let children = self
            .tree()
            .children(node)
            .map(|child| foreign.rewards.child(child));
        let mut scores = Vec::new();
        for child in children.filter(|child| child.proved.is_none()) {
            if parent.score(&child).is_none() {
                return ChildScores::Fresh(child);
            }
            match parent.score_by(mistake, &child) {
                Some(score) if !score.sum().is_nan() => scores.push((child, score.sum())),
                _ => return ChildScores::Unknown,
            }
        }
        ChildScores::All(scores)
    }

    fn score_flaw(&self, foreign: &ForeignNumbers, node: NodeId, child: NodeId) -> Option<Flaw> {
        let (expected, found, best) = match self.scores(foreign, node, self.assumed.choice) {
            ChildScores::Unknown => return None,
            ChildScores::Fresh(fresh) => {
                let score = self.score(foreign, node, child);
                if fresh.node == child || score.is_none() && self.tolerance.equal_moves {
                    return None;
                }
                (fresh.node, score, None)
            }
            ChildScores::All(scores) => {
                let (highest, best) = best(&scores)?;
                let (own, score) = *scores.iter().find(|(other, _)| other.node == child)?;
                match nearly_equal(score, best) {
                    true => {
                        let first =
                            self.first_equal(own, scores.iter().map(|&(child, _)| child))?;
                        (first, Some(score), Some(score))
                    }
                    false => (highest.node, Some(score), Some(best)),
                }
            }
        };
        Some(Flaw::Chooses {
            child,
            expected,
            found,
            best,
            by: ComparedBy::Score,
        })
    }

    /// The child that comes before one with the very same numbers, if it is not that one itself.
    fn first_equal(
        &self,
        own: Child,
        children: impl DoubleEndedIterator<Item = Child>,
    ) -> Option<NodeId> {
        let same = |child: &Child| {
            (child.visits, child.total.to_bits()) == (own.visits, own.total.to_bits())
        };
        let first = first_of_equals(self.assumed.choice, children.filter(same))?;
        (first.node != own.node && !self.tolerance.equal_moves).then_some(first.node)
    }

    /// The numbers by which a player chooses, of which the least is taken.
    fn numbers(
        &self,
        foreign: &ForeignNumbers,
        node: NodeId,
        mistake: Option<Mistake>,
    ) -> Vec<(NodeId, i64)> {
        let player = self.tree().player(node);
        let of = |child| {
            let number = promise_by(mistake, player, foreign.proof(child));
            // Only mistakes of a choice by proof numbers are tried here.
            debug_assert!(number.is_some());
            (child, number.unwrap_or_default())
        };
        self.tree().children(node).map(of).collect()
    }

    fn proof_flaw(&self, foreign: &ForeignNumbers, node: NodeId, child: NodeId) -> Option<Flaw> {
        let numbers = self.numbers(foreign, node, self.assumed.choice);
        let least = numbers.iter().map(|&(_, number)| number).min()?;
        let equals = numbers.iter().filter(|&&(_, number)| number == least);
        let may = equals.clone().any(|&(other, _)| other == child);
        let &(expected, _) = first_of_equals(self.assumed.choice, equals)?;
        if expected == child || may && self.tolerance.equal_moves {
            return None;
        }
        let player = self.tree().player(node);
        let number = |node| Some(proof_number(promise(player, foreign.proof(node))));
        Some(Flaw::Chooses {
            child,
            expected,
            found: number(child),
            best: number(expected),
            by: number_by(player),
        })
    }

    /// Why a child of the root is not to be chosen in the end; `None` if it may be.
    pub(super) fn final_choice_flaw(
        &self,
        foreign: &ForeignNumbers,
        child: NodeId,
    ) -> Option<Flaw> {
        let (tree, player) = (self.tree(), self.tree().player(0));
        let expected = foreign.choice(tree, &self.rules, &self.scale);
        if expected == Some(child) {
            return None;
        }
        let by = match (self.rules.algorithm, self.rules.last) {
            (BestFirst::ProofNumbers, _) => number_by(player),
            (BestFirst::MonteCarlo, Final::Visits) => ComparedBy::Visits,
            (BestFirst::MonteCarlo, Final::Mean) => ComparedBy::Mean,
        };
        let number = |node: NodeId| {
            let numbers = foreign.rewards.child(node);
            match by {
                ComparedBy::Visits => Some(f64::from(numbers.visits)),
                ComparedBy::Mean if numbers.visits == 0 => None,
                ComparedBy::Mean => {
                    let mean = numbers.total / f64::from(numbers.visits);
                    Some(self.scale.seen(player, mean))
                }
                _ => Some(proof_number(promise(player, foreign.proof(node)))),
            }
        };
        let (found, best) = (number(child), expected.and_then(number));
        let equal = found
            .zip(best)
            .is_some_and(|(found, best)| nearly_equal(found, best));
        // Once the root is proved, a child is chosen that is proved to be worth as much.
        let root = foreign.rewards.proved(0);
        let proved_alike = root.is_none() || foreign.rewards.proved(child) == root;
        if equal && proved_alike && (by == ComparedBy::Mean || self.tolerance.equal_moves) {
            return None;
        }
        Some(Flaw::Decides {
            child,
            expected,
            found,
            best,
            by,
        })
    }
}

/// The number by which a player chooses.
fn number_by(player: Player) -> ComparedBy {
    match player {
        Player::Max => ComparedBy::Proof,
        Player::Min => ComparedBy::Disproof,
    }
}

/// A proof number, infinite where it is.
pub(super) fn proof_number(number: u32) -> f64 {
    Proof::finite_number(number).map_or(f64::INFINITY, f64::from)
}

/// The first of the highest.
fn best(scores: &[(Child, f64)]) -> Option<(Child, f64)> {
    let better = |best: (Child, f64), next: (Child, f64)| if next.1 > best.1 { next } else { best };
    scores.iter().copied().reduce(better)
}
