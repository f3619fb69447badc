//! The observer that records a best-first search.

use super::event::Kind;
use super::packed;
use crate::search::best_first::{Numbers, Observer};
use crate::tree::NodeId;

/// The events of a search, in the order of steps.
#[derive(Default)]
pub struct Recorder {
    pub events: Vec<u32>,
    pub iterations: Vec<u32>,
    /// The numbers of the updates.
    pub numbers: Vec<u64>,
    pub proved: Vec<(NodeId, u32, f64)>,
    pub choices: Vec<(u32, NodeId)>,
}

impl Recorder {
    fn push(&mut self, kind: Kind, node: NodeId) {
        self.events.push(kind.packed(node));
    }

    /// Notes the present choice, if it is another one than before.
    pub fn choose(&mut self, choice: Option<NodeId>) {
        let last = self.choices.last().map(|&(_, node)| node);
        if let Some(node) = choice.filter(|_| choice != last) {
            self.choices.push((self.events.len() as u32, node));
        }
    }
}

impl Observer for Recorder {
    fn begin(&mut self) {
        self.iterations.push(self.events.len() as u32 + 1);
    }

    fn select(&mut self, child: NodeId) {
        self.push(Kind::Select, child);
    }

    fn expand(&mut self, child: NodeId) {
        self.push(Kind::Expand, child);
    }

    fn playout(&mut self, node: NodeId) {
        self.push(Kind::Playout, node);
    }

    fn evaluate(&mut self, node: NodeId) {
        self.push(Kind::Evaluate, node);
    }

    fn prove(&mut self, node: NodeId, value: f64) {
        self.proved
            .push((node, self.events.len() as u32 + 1, value));
    }

    fn update(&mut self, node: NodeId, numbers: Numbers) {
        self.push(Kind::Update, node);
        self.numbers.push(packed(numbers));
    }

    fn finish(&mut self, choice: Option<NodeId>) {
        self.push(Kind::Finish, choice.unwrap_or(0));
    }
}
