//! The trace of a best-first search: its events, and an index by which the state of a node at any step is a query.
//!
//! Each node of the grown tree has its own list of updates in the order of steps. So its visits by a step are how many of
//! them are not later, a binary search, and its other numbers are those of the last one. Nothing is replayed or undone.

mod counting;
mod event;
mod indexing;
mod joined_nodes;
mod own_numbers;
mod recorder;
mod recording;
mod step_name;
mod step_size;
mod ticks;

pub use event::{EventKind, Phase};
pub use own_numbers::{Evaluation, OwnNumbers};
pub use recorder::Recorder;
pub use recording::Recording;
pub use step_size::StepSize;

use counting::Counting;
use joined_nodes::JoinedNodes;

use crate::search::UnknownValue;
use crate::search::best_first::{Numbers, Proof, Rules, Scale, playout_path};
use crate::tree::sorting::item_of;
use crate::tree::{GameTree, NodeId, Sliced};

/// The most updates of a best-first search: each has a row, as each call of other searches has one.
pub const MAX_UPDATES: usize = 10_000_000;

/// A recorded best-first search.
#[derive(Debug)]
pub struct BestFirstTrace {
    tree: GameTree,
    rules: Rules,
    scale: Scale,
    /// A kind and a node each.
    events: Vec<u32>,
    /// The first step of each iteration.
    iterations: Vec<u32>,
    joined_nodes: JoinedNodes,
    /// The steps and numbers of all updates, by node and step.
    updates: Vec<u32>,
    numbers: Vec<u64>,
    /// Proved values by node, with the step of the update at which each is known.
    proved: Vec<(NodeId, u32, f64)>,
    /// The steps after which the choice is another one, and that choice.
    choices: Vec<(u32, NodeId)>,
    counting: Counting,
    outcome: Result<Option<NodeId>, UnknownValue>,
    /// Another program’s own numbers; `None` of a search of our own.
    own_numbers: Option<Box<OwnNumbers>>,
    /// Whether the search has come to its end; that of another program may break off.
    finished: bool,
}

impl BestFirstTrace {
    /// Searches a tree and records each step.
    pub fn record(tree: GameTree, rules: Rules) -> BestFirstTrace {
        let Ok(trace) = Recording::new(tree, rules).finish(&());
        trace
    }

    /// The tree.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The scale of its rewards.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The last step.
    pub fn steps(&self) -> u32 {
        self.events.len() as u32
    }

    /// The kind of the event at a step from 1 on, and its node: the child that is selected, the first child that joins the
    /// tree, the node that is played out or evaluated, the node that is updated, the choice at the end.
    pub fn at(&self, step: u32) -> (EventKind, NodeId) {
        let event = step
            .checked_sub(1)
            .and_then(|at| self.events.get(at as usize));
        event.map_or((EventKind::Finish, 0), |&event| EventKind::unpack(event))
    }

    /// The child of the root that is chosen in the end.
    ///
    /// # Errors
    /// The node whose value is unknown, at which the search had to stop.
    pub fn outcome(&self) -> Result<Option<NodeId>, UnknownValue> {
        self.outcome
    }

    /// Whether the search has come to its end.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// Another program’s own numbers; `None` of a search of our own.
    pub fn own_numbers(&self) -> Option<&OwnNumbers> {
        self.own_numbers.as_deref()
    }

    /// How many iterations there are.
    pub fn iterations(&self) -> u32 {
        self.iterations.len() as u32
    }

    /// The iteration that a step belongs to, from 0; `None` at step 0 and at the end of the search.
    pub fn iteration_at(&self, step: u32) -> Option<u32> {
        if self.at(step).0 == EventKind::Finish {
            return None;
        }
        let begun = self.iterations.partition_point(|&first| first <= step);
        (begun as u32).checked_sub(1)
    }

    /// The first step of an iteration; for the number after the last one, the step after its last step.
    pub fn first_step(&self, iteration: u32) -> u32 {
        let end = self.steps() + u32::from(!self.finished);
        self.iterations
            .get(iteration as usize)
            .copied()
            .unwrap_or(end)
    }

    /// The steps of the updates of a node, and their numbers.
    fn updates_of(&self, node: NodeId) -> (&[u32], &[u64]) {
        let range = self.joined_nodes.updates(node);
        (&self.updates[range.clone()], &self.numbers[range])
    }

    /// How many updates a node has had by a step.
    pub fn updated(&self, node: NodeId, step: u32) -> u32 {
        let (steps, _) = self.updates_of(node);
        steps.partition_point(|&update| update <= step) as u32
    }

    /// The visits of a node by a step: how many updates it has had, unless another program says otherwise.
    pub fn visits(&self, node: NodeId, step: u32) -> u32 {
        let updates = self.updated(node, step);
        match self.own_numbers() {
            Some(own_numbers) if updates > 0 => {
                let last = self.joined_nodes.updates(node).start + updates as usize - 1;
                own_numbers.visits.get(last).copied().unwrap_or(updates)
            }
            _ => updates,
        }
    }

    /// The step of the update number `number` of a node, from 0.
    pub fn update_step(&self, node: NodeId, number: u32) -> Option<u32> {
        self.updates_of(node).0.get(number as usize).copied()
    }

    /// The numbers that the last update by a step has left at a node; `None` before the first.
    fn bits(&self, node: NodeId, step: u32) -> Option<u64> {
        let last = self.updated(node, step).checked_sub(1)?;
        self.updates_of(node).1.get(last as usize).copied()
    }

    /// The total of the rewards of a node by a step, which are MAX's.
    pub fn total(&self, node: NodeId, step: u32) -> f64 {
        self.bits(node, step).map_or(0.0, f64::from_bits)
    }

    /// The proof numbers of a node by a step.
    pub fn proof(&self, node: NodeId, step: u32) -> Proof {
        let bits = self.bits(node, step);
        bits.map_or(Proof::OPEN, |bits| unpack(bits).1)
    }

    /// The value of a node that is proved by a step, of Monte-Carlo tree search.
    pub fn proved(&self, node: NodeId, step: u32) -> Option<f64> {
        let &(_, since, value) = item_of(&self.proved, node, |&(node, ..)| node)?;
        (since <= step).then_some(value)
    }

    /// Whether a node is among the first `joined` that have joined the tree.
    pub(crate) fn is_among(&self, node: NodeId, joined: u32) -> bool {
        self.joined_nodes.has(node, joined)
    }

    /// How many nodes have joined the tree by a step, the root included.
    pub fn joined(&self, step: u32) -> u32 {
        let joining = |step| match self.at(step) {
            (EventKind::Expand, first) => self.joining(first),
            _ => 0,
        };
        self.counting.by(step, |counts| counts.joined, joining)
    }

    /// How many of the nodes before `end` are among the first `joined` that have joined the tree.
    pub fn joined_before(&self, end: NodeId, joined: u32) -> u32 {
        self.joined_nodes.before(end, joined)
    }

    /// How many leaves have been evaluated by a step, those at the ends of playouts included.
    pub fn evaluated(&self, step: u32) -> u32 {
        let evaluates = |step| u32::from(self.at(step).0.evaluates());
        self.counting.by(step, |counts| counts.evaluated, evaluates)
    }

    /// The moves of the playout of an iteration, if it has one: the nodes below the one from which it starts. Of another
    /// program they follow from the leaf that it tells.
    pub fn playout_path(&self, iteration: u32, node: NodeId) -> Vec<NodeId> {
        let Some(own_numbers) = self.own_numbers() else {
            return playout_path(&self.tree, &self.rules, iteration, node);
        };
        let (first, next) = (self.first_step(iteration), self.first_step(iteration + 1));
        let last = own_numbers.last_evaluation(first, next.saturating_sub(1));
        let path = last.map_or_else(Vec::new, |evaluation| self.tree.path_to(evaluation.leaf));
        path.into_iter().filter(|&below| below > node).collect()
    }

    /// The child of the root that would be chosen at a step.
    pub fn choice(&self, step: u32) -> Option<NodeId> {
        let number = self.choices.partition_point(|&(since, _)| since <= step);
        Some(self.choices.get(number.checked_sub(1)?)?.1)
    }

    /// The steps at which the choice changes.
    pub fn choices(&self) -> &[(u32, NodeId)] {
        &self.choices
    }

    /// The number of nodes that join the tree at an `expand` event whose first node is `first`.
    fn joining(&self, first: NodeId) -> u32 {
        match self.rules.expands_all() {
            true => {
                let parent = self.tree.parent(first);
                parent.map_or(1, |parent| self.tree.child_count(parent) as u32)
            }
            false => 1,
        }
    }
}

/// Numbers as they are stored.
fn pack(numbers: Numbers) -> u64 {
    match numbers {
        Numbers::Total(total) => total.to_bits(),
        Numbers::Proof(Proof { proof, disproof }) => u64::from(proof) << 32 | u64::from(disproof),
    }
}

/// Stored numbers: as a total, and as proof numbers.
fn unpack(bits: u64) -> (f64, Proof) {
    let proof = Proof {
        proof: (bits >> 32) as u32,
        disproof: bits as u32,
    };
    (f64::from_bits(bits), proof)
}
