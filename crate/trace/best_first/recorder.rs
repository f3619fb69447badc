//! The observer that records a best-first search.

use super::event::EventKind;
use super::own_numbers::OwnNumbers;
use super::{pack, unpack};
use crate::search::best_first::{Numbers, Observer, Proof};
use crate::tree::NodeId;
use crate::tree::sorting::item_of;

/// The events of a search, in the order of steps.
#[derive(Debug, Default)]
pub struct Recorder {
    pub(super) events: Vec<u32>,
    pub(super) iterations: Vec<u32>,
    /// The numbers of the updates.
    pub(super) numbers: Vec<u64>,
    pub(super) proved: Vec<(NodeId, u32, f64)>,
    pub(super) choices: Vec<(u32, NodeId)>,
    /// Another program’s own numbers; `None` of a search of our own.
    pub(super) own_numbers: Option<Box<OwnNumbers>>,
}

impl Recorder {
    /// For the search of another program.
    pub fn with_own_numbers() -> Recorder {
        Recorder {
            own_numbers: Some(Box::default()),
            ..Recorder::default()
        }
    }

    /// How many events there are.
    pub fn steps(&self) -> u32 {
        self.events.len() as u32
    }

    /// How many iterations have begun.
    pub fn iterations(&self) -> u32 {
        self.iterations.len() as u32
    }

    /// How many updates there are.
    pub fn updates(&self) -> usize {
        self.numbers.len()
    }

    /// The event at a step, from 1.
    pub fn at(&self, step: u32) -> Option<(EventKind, NodeId)> {
        let at = (step as usize).checked_sub(1)?;
        self.events.get(at).map(|&event| EventKind::unpack(event))
    }

    /// Whether an iteration begins with a step.
    pub fn begins(&self, step: u32) -> bool {
        self.iterations.binary_search(&step).is_ok()
    }

    /// The numbers of an update, by its number from 0.
    pub fn numbers(&self, update: usize) -> Option<(f64, Proof)> {
        self.numbers.get(update).map(|&bits| unpack(bits))
    }

    /// The value that is proved by the update at a step.
    pub fn proved(&self, step: u32) -> Option<f64> {
        item_of(&self.proved, step, |&(_, at, _)| at).map(|&(_, _, value)| value)
    }

    /// Another program’s own numbers.
    pub fn own_numbers(&self) -> Option<&OwnNumbers> {
        self.own_numbers.as_deref()
    }

    /// The same, to add to it.
    pub fn own_numbers_mut(&mut self) -> &mut OwnNumbers {
        self.own_numbers.get_or_insert_default()
    }

    fn push(&mut self, kind: EventKind, node: NodeId) {
        self.events.push(kind.pack(node));
    }

    /// Notes the present choice, if it is another one than before.
    pub fn choose(&mut self, choice: Option<NodeId>) {
        let last = self.choices.last().map(|&(_, node)| node);
        if let Some(node) = choice
            && choice != last
        {
            self.choices.push((self.events.len() as u32, node));
        }
    }
}

impl Observer for Recorder {
    fn begin(&mut self) {
        self.iterations.push(self.events.len() as u32 + 1);
    }

    fn select(&mut self, child: NodeId) {
        self.push(EventKind::Select, child);
    }

    fn expand(&mut self, child: NodeId) {
        self.push(EventKind::Expand, child);
    }

    fn playout(&mut self, node: NodeId) {
        self.push(EventKind::Playout, node);
    }

    fn evaluate(&mut self, node: NodeId) {
        self.push(EventKind::Evaluate, node);
    }

    fn prove(&mut self, node: NodeId, value: f64) {
        self.proved
            .push((node, self.events.len() as u32 + 1, value));
    }

    fn update(&mut self, node: NodeId, numbers: Numbers) {
        self.push(EventKind::Update, node);
        self.numbers.push(pack(numbers));
    }

    fn finish(&mut self, choice: Option<NodeId>) {
        self.push(EventKind::Finish, choice.unwrap_or(0));
    }
}
