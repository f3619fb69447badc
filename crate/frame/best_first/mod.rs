//! The state of a best-first search at step k: a query, like that of a depth-first one.
//!
//! Which nodes are in the tree, and with which numbers, follows from the lists of updates. Only the path of the present
//! iteration is read from its events.

mod child;
mod proof_set;
mod state;

use std::cell::OnceCell;

pub use proof_set::ProofSet;

use crate::search::UnknownValue;
use crate::search::best_first::{Child, Proof, Rules, Scale};
use crate::trace::best_first::{BestFirstTrace, Evaluation, EventKind};
use crate::tree::{GameTree, NodeId};

/// The state of a best-first search after `step` events.
#[derive(Debug)]
pub struct BestFirstFrame<'a> {
    trace: &'a BestFirstTrace,
    step: u32,
    /// How many nodes are in the tree.
    joined: u32,
    /// Computed at the first use.
    path: OnceCell<Vec<NodeId>>,
}

impl<'a> BestFirstFrame<'a> {
    /// The frame at `step`, 0 … [`BestFirstTrace::steps`].
    pub fn new(trace: &'a BestFirstTrace, step: u32) -> BestFirstFrame<'a> {
        BestFirstFrame {
            trace,
            step,
            joined: trace.joined(step),
            path: OnceCell::new(),
        }
    }

    /// The same search at another step.
    pub fn at(&self, step: u32) -> BestFirstFrame<'a> {
        BestFirstFrame::new(self.trace, step)
    }

    /// The step.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// The last step.
    pub fn steps(&self) -> u32 {
        self.trace.steps()
    }

    /// The tree.
    pub fn tree(&self) -> &'a GameTree {
        self.trace.tree()
    }

    /// The rules.
    pub fn rules(&self) -> &'a Rules {
        self.trace.rules()
    }

    /// The scale of the rewards.
    pub fn scale(&self) -> &'a Scale {
        self.trace.scale()
    }

    /// Whether the search is one by proof numbers.
    pub fn proves(&self) -> bool {
        self.rules().proves()
    }

    /// The kind of the event at this step, and its node; `None` at step 0.
    pub fn event(&self) -> Option<(EventKind, NodeId)> {
        (self.step > 0).then(|| self.trace.at(self.step))
    }

    /// The child of the root that is chosen in the end, or where the search has to stop.
    ///
    /// # Errors
    /// The node whose value is unknown.
    pub fn outcome(&self) -> Result<Option<NodeId>, UnknownValue> {
        self.trace.outcome()
    }

    /// Whether the search has run to its end.
    pub fn finished(&self) -> bool {
        self.trace.finished() && self.step == self.trace.steps()
    }

    /// The iteration of this step, from 0; `None` before the first and at the end.
    pub fn iteration(&self) -> Option<u32> {
        self.trace.iteration_at(self.step)
    }

    /// How many iterations the search makes.
    pub fn iterations(&self) -> u32 {
        self.trace.iterations()
    }

    /// How many nodes are in the tree.
    pub fn joined(&self) -> u32 {
        self.joined
    }

    /// How many leaves have been evaluated, those at the ends of playouts included.
    pub fn evaluated(&self) -> u32 {
        self.trace.evaluated(self.step)
    }

    /// The child of the root that would be chosen now.
    pub fn choice(&self) -> Option<NodeId> {
        self.trace.choice(self.step)
    }

    /// Whether a node is in the tree.
    pub fn grown(&self, node: NodeId) -> bool {
        self.trace.is_among(node, self.joined)
    }

    /// Whether the children of a node are in the tree, judged by the first one: for rules by which all join together.
    pub fn expanded(&self, node: NodeId) -> bool {
        !self.tree().is_leaf(node) && self.grown(node + 1)
    }

    /// The nodes from the root down that the present iteration has gone through.
    pub fn path(&self) -> &[NodeId] {
        self.path.get_or_init(|| self.find_path())
    }

    fn find_path(&self) -> Vec<NodeId> {
        let Some(iteration) = self.iteration() else {
            return Vec::new();
        };
        let mut path = vec![0];
        for step in self.trace.first_step(iteration)..=self.step {
            match self.trace.at(step) {
                (EventKind::Select, child) => path.push(child),
                (EventKind::Expand, child) if !self.rules().expands_all() => path.push(child),
                (EventKind::Expand, _) => {}
                _ => break,
            }
        }
        path
    }

    /// The nodes of the playout of the present iteration, once it is made: those below the node from which it starts.
    pub fn playout_path(&self) -> Vec<NodeId> {
        let (Some(iteration), Some(&node)) = (self.iteration(), self.path().last()) else {
            return Vec::new();
        };
        let mut steps = self.trace.first_step(iteration)..=self.step;
        match steps.any(|step| self.trace.at(step).0 == EventKind::Playout) {
            true => self.trace.playout_path(iteration, node),
            false => Vec::new(),
        }
    }

    /// The value that the present iteration has found; `None` before.
    pub fn value_found(&self) -> Option<f64> {
        let (kind, _) = self.event()?;
        let found = matches!(
            kind,
            EventKind::Playout | EventKind::Evaluate | EventKind::Update
        );
        if self.proves() || !found {
            return None;
        }
        let leaf = self.playout_path().last().or(self.path().last()).copied()?;
        let said = self.recorded_evaluation();
        said.and_then(|evaluation| evaluation.value)
            .or_else(|| self.tree().value(leaf))
    }

    /// The reward that the present iteration has found; `None` before.
    pub fn reward(&self) -> Option<f64> {
        let reward = self
            .recorded_evaluation()
            .and_then(|evaluation| evaluation.reward);
        let value = self.value_found();
        reward.or_else(|| Some(self.scale().reward(value?)))
    }

    /// The value and reward that the present iteration has found, as another program says them.
    fn recorded_evaluation(&self) -> Option<&Evaluation> {
        let first = self.trace.first_step(self.iteration()?);
        self.trace.own_numbers()?.last_evaluation(first, self.step)
    }

    /// The leaf whose value is read at this step.
    pub fn leaf(&self) -> Option<NodeId> {
        let (kind, node) = self.event().filter(|(kind, _)| kind.evaluates())?;
        match kind {
            EventKind::Playout => self.playout_path().last().copied().or(Some(node)),
            _ => Some(node),
        }
    }

    /// The value of the leaf that is read at this step.
    pub fn value_read(&self) -> Option<f64> {
        let leaf = self.leaf()?;
        let own = self.trace.own_numbers();
        let own = own.and_then(|own| own.evaluation_at(self.step)?.value);
        own.or_else(|| self.tree().value(leaf))
    }

    /// The score of the child that is selected at this step, if it has one: as another program says it, otherwise by the
    /// rules.
    pub fn score(&self) -> Option<f64> {
        let (_, child) = self
            .event()
            .filter(|&(kind, _)| kind == EventKind::Select)?;
        let node = self.tree().parent(child)?;
        let own_numbers = self.trace.own_numbers();
        if let Some(own) = own_numbers.and_then(|numbers| numbers.score_at(self.step)) {
            return Some(own);
        }
        if self.proves() || self.tree().is_chance(node) {
            return None;
        }
        Some(self.child_score(node, child)?.sum())
    }

    /// The visits of a node: how many updates it has had, unless another program says otherwise.
    pub fn visits(&self, node: NodeId) -> u32 {
        self.trace.visits(node, self.step)
    }

    /// The numbers of a node of Monte-Carlo tree search.
    pub fn numbers(&self, node: NodeId) -> Child {
        Child {
            node,
            visits: self.visits(node),
            total: self.trace.total(node, self.step),
            proved: self.trace.proved(node, self.step),
        }
    }

    /// The mean of the rewards of a node, which are MAX's; `None` without visits.
    pub fn mean(&self, node: NodeId) -> Option<f64> {
        let Child { visits, total, .. } = self.numbers(node);
        (visits > 0).then(|| total / f64::from(visits))
    }

    /// The proof numbers of a node of proof-number search.
    pub fn proof(&self, node: NodeId) -> Proof {
        match self.proves() {
            true => self.trace.proof(node, self.step),
            false => Proof::OPEN,
        }
    }

    /// Whether a node is proved, or disproved, by proof numbers; `None` if neither.
    pub fn verdict(&self, node: NodeId) -> Option<bool> {
        self.proof(node).verdict().filter(|_| self.proves())
    }

    /// Whether the value of a node is proved, by either kind of search.
    pub fn settled(&self, node: NodeId) -> bool {
        self.verdict(node).is_some() || self.trace.proved(node, self.step).is_some()
    }
}
