//! Walks over the events of another program's best-first search, and compares each with what follows from the numbers reported
//! before it: by the rules, or by the rules with a mistake in them.

use super::finding::Flaw;
use super::foreign_numbers::ForeignNumbers;
use super::reference::{ROUNDED, Reference, nearly_equal};
use crate::search::best_first::{Mistake, Playout, Reward, Rules, playout_path};
use crate::trace::best_first::{Evaluation, EventKind};
use crate::tree::{GameTree, NodeId};

/// A walk under way.
#[derive(Debug)]
pub struct BestFirstWalk {
    pub(super) numbers: ForeignNumbers,
    /// How many events lie behind.
    step: u32,
    /// How many updates lie behind.
    pub(super) update: usize,
    pub(super) iterations: u32,
    /// The nodes that the iteration has gone through.
    pub(super) path: Vec<NodeId>,
    /// Whether the iteration has let a node join the tree.
    pub(super) grown: bool,
    /// Whether the iteration has found its reward, or evaluated a leaf.
    pub(super) has_reward: bool,
    /// The value that was read last in this iteration.
    pub(super) value: Option<f64>,
    /// The reward of the iteration, once it is known.
    pub(super) reward: Option<f64>,
    /// The leaf that was read last in this iteration.
    leaf: NodeId,
    /// By node, the number of the last iteration that has updated it, from 1.
    pub(super) updated: Vec<u32>,
    /// How many nodes of the path the iteration has updated.
    pub(super) done: usize,
    /// How many leaves of the node that is expanded have no proof numbers of their own yet.
    pub(super) left: usize,
}

impl BestFirstWalk {
    /// At the beginning of a search.
    pub fn new(tree: &GameTree, rules: &Rules) -> BestFirstWalk {
        BestFirstWalk {
            numbers: ForeignNumbers::new(tree, rules),
            step: 0,
            update: 0,
            iterations: 0,
            path: Vec::new(),
            grown: false,
            has_reward: false,
            value: None,
            reward: None,
            leaf: 0,
            updated: vec![0; tree.len()],
            done: 0,
            left: 0,
        }
    }

    /// How many events lie behind.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Goes on for so many events, or to the first one that differs, which is not behind then. Returns the difference, or
    /// `None` within once the end is reached without one.
    pub fn advance(&mut self, reference: &Reference, events: usize) -> Option<Option<Flaw>> {
        for _ in 0..events {
            let Some((kind, node)) = reference.grown.recorder.at(self.step + 1) else {
                return Some(self.end(reference));
            };
            if let Some(flaw) = self.event(reference, self.step + 1, kind, node) {
                return Some(Some(flaw));
            }
            self.step += 1;
            self.update += usize::from(kind == EventKind::Update);
        }
        None
    }

    /// The node that the iteration has reached.
    pub(super) fn open(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }

    fn event(
        &mut self,
        reference: &Reference,
        step: u32,
        kind: EventKind,
        node: NodeId,
    ) -> Option<Flaw> {
        if reference.grown.recorder.begins(step)
            && let Some(flaw) = self.begin(reference, kind)
        {
            return Some(flaw);
        }
        match kind {
            EventKind::Select => self.select(reference, step, node),
            EventKind::Expand => self.expand(reference, node),
            EventKind::Playout | EventKind::Evaluate => self.read(reference, step, kind, node),
            EventKind::Update => self.updates(reference, step, node),
            EventKind::Finish => self.finish(reference, node),
        }
    }

    /// Begins an iteration; the one before it has to be whole, and there has to be one more.
    fn begin(&mut self, reference: &Reference, kind: EventKind) -> Option<Flaw> {
        let wrong = self.open_end(reference, kind);
        if wrong.is_some() || self.is_over(reference) {
            return wrong.or(Some(Flaw::GoesOn));
        }
        self.iterations += 1;
        self.path.clear();
        self.path.push(0);
        self.done = 0;
        (self.grown, self.has_reward, self.left) = (false, false, 0);
        (self.value, self.reward) = (None, None);
        None
    }

    fn select(&mut self, reference: &Reference, step: u32, child: NodeId) -> Option<Flaw> {
        let node = self.open();
        if !self.chooses(reference) {
            return self.unexpected_kind(reference, EventKind::Select);
        }
        if let Some(flaw) = reference.choice_flaw(&self.numbers, node, child) {
            return Some(flaw);
        }
        self.path.push(child);
        if reference.rules.proves() || reference.tree().is_chance(node) {
            return None;
        }
        let score_told = reference.own_numbers().score_at(step)?;
        let score = reference.score(&self.numbers, node, child)?;
        let other = !nearly_equal(score_told, score) && !score.is_nan();
        other.then_some(Flaw::Scores {
            child,
            found: score_told,
            expected: score,
        })
    }

    /// One child joins the tree, or all children of the node that is reached.
    fn expand(&mut self, reference: &Reference, child: NodeId) -> Option<Flaw> {
        let (tree, node) = (reference.tree(), self.open());
        if reference.rules.expands_all() {
            if let Some(flaw) = self.unexpected_kind(reference, EventKind::Expand) {
                return Some(flaw);
            }
            for child in tree.children(node) {
                self.numbers.join(child);
                self.left += usize::from(tree.is_leaf(child));
            }
            self.grown = reference.rules.proves();
            return None;
        }
        if !self.chooses(reference) {
            return self.unexpected_kind(reference, EventKind::Expand);
        }
        if let Some(flaw) = reference.choice_flaw(&self.numbers, node, child) {
            return Some(flaw);
        }
        self.numbers.join(child);
        self.path.push(child);
        self.grown = true;
        None
    }

    /// The value of a leaf is read, at the end of a playout or without one.
    fn read(
        &mut self,
        reference: &Reference,
        step: u32,
        kind: EventKind,
        node: NodeId,
    ) -> Option<Flaw> {
        if let Some(flaw) = self.unexpected_kind(reference, kind) {
            return Some(flaw);
        }
        let evaluation = *reference.own_numbers().evaluation_at(step)?;
        let known = reference.tree().value(evaluation.leaf);
        (self.has_reward, self.leaf) = (true, evaluation.leaf);
        self.value = evaluation.value.or(known);
        self.reward = evaluation
            .reward
            .or_else(|| self.value.map(|value| reference.scale.reward(value)));
        if kind == EventKind::Playout
            && let Some(flaw) = self.playout_flaw(reference, node, evaluation.leaf)
        {
            return Some(flaw);
        }
        match (evaluation.value, known) {
            (Some(found), Some(expected)) if !nearly_equal(found, expected) => Some(Flaw::Value {
                node: self.leaf,
                found,
                expected,
            }),
            _ if reference.rules.proves() => None,
            _ => self.reward_flaw(reference, &evaluation),
        }
    }

    /// Why a playout from a node does not end at this leaf.
    fn playout_flaw(&self, reference: &Reference, node: NodeId, leaf: NodeId) -> Option<Flaw> {
        let (tree, rules) = (reference.tree(), &reference.rules);
        let drawn = rules.playout == Playout::Random || tree.chance().is_some();
        if rules.playout != Playout::Value && !tree.is_leaf(leaf) {
            return Some(Flaw::PlaysShort { node: leaf });
        }
        let path = match drawn && rules.playout != Playout::Value {
            true => return None,
            false => playout_path(tree, rules, 0, node),
        };
        let expected = path.last().copied().unwrap_or(node);
        (leaf != expected).then_some(Flaw::PlaysTo {
            node: leaf,
            expected,
        })
    }

    /// The flaw of a reported reward that is not that of the value.
    fn reward_flaw(&self, reference: &Reference, evaluation: &Evaluation) -> Option<Flaw> {
        let reward = evaluation.reward?;
        let scaled = reference.rules.reward == Reward::Scaled;
        if scaled && !(-ROUNDED..=1.0 + ROUNDED).contains(&reward) {
            return Some(Flaw::RewardOutside { found: reward });
        }
        let value = self.value?;
        let expected = reference.scale.reward(value);
        (!nearly_equal(reward, expected)).then_some(Flaw::Rewards {
            node: evaluation.leaf,
            value,
            found: reward,
            expected,
        })
    }

    fn updates(&mut self, reference: &Reference, step: u32, node: NodeId) -> Option<Flaw> {
        if self.has_updated(node) {
            return Some(Flaw::UpdatedAgain { node });
        }
        let other = self.path.last() != Some(&node);
        // Of proof numbers a leaf among the children has been read just before.
        let below = reference.rules.proves() && other && reference.tree().is_leaf(node);
        let ready = match below {
            true => self.has_reward && self.leaf == node,
            false => self.ready(reference),
        };
        if !ready {
            return self
                .unexpected_kind(reference, EventKind::Update)
                .or(Some(Flaw::Comes {
                    node: self.open(),
                    found: EventKind::Update,
                    expected: EventKind::Evaluate,
                }));
        }
        if below {
            (self.left, self.has_reward) = (self.left.saturating_sub(1), false);
        }
        if other && !below && reference.assumed.backup == Some(Mistake::LastAlone) {
            return Some(Flaw::UpdatedAgain { node });
        }
        self.done += usize::from(!below);
        if let Some(updated) = self.updated.get_mut(node as usize) {
            *updated = self.iterations;
        }
        match reference.rules.proves() {
            true => self.proofs(reference, node),
            false => self.counts(reference, step, node),
        }
    }

    fn finish(&mut self, reference: &Reference, child: NodeId) -> Option<Flaw> {
        if let Some(flaw) = self.open_end(reference, EventKind::Finish) {
            return Some(flaw);
        }
        let bounded = reference.rules.proves() || reference.rules.iterations.is_some();
        if bounded && !self.is_over(reference) {
            return Some(Flaw::Ends { node: 0 });
        }
        let child = Some(child).filter(|&child| child != 0)?;
        reference.final_choice_flaw(&self.numbers, child)
    }

    /// A trace may end after each iteration, and where the rules need a value that nobody knows.
    fn end(&self, reference: &Reference) -> Option<Flaw> {
        let last = reference.grown.recorder.at(self.step).map(|(kind, _)| kind);
        let whole = last == Some(EventKind::Finish) || reference.grown.outcome.is_err();
        if whole || reference.grown.broken.is_some() {
            return None;
        }
        let open = self.open_end(reference, EventKind::Finish)?;
        Some(Flaw::Ends {
            node: match open {
                Flaw::NotUpdated { node } => node,
                _ => self.open(),
            },
        })
    }
}
