//! Makes the index of a recorded best-first search, a bounded number of events at a time.

use super::counting::{Counting, GrowthCounts};
use super::event::EventKind;
use super::joined_nodes::JoinedNodes;
use super::recorder::Recorder;
use super::{BestFirstTrace, Rules, Scale};
use crate::search::UnknownValue;
use crate::trace::step_size::BLOCK;
use crate::trace::wavelet_matrix::WaveletBuilder;
use crate::tree::{GameTree, NodeId};

/// A node that never joins the tree.
const NEVER: u32 = u32::MAX;

/// An index that is being made.
pub(super) struct Indexing {
    recorder: Recorder,
    outcome: Result<Option<NodeId>, UnknownValue>,
    work: IndexingWork,
    /// The next event or node of the stage.
    at: usize,
    /// By node of the game tree: its number in the order of joining.
    orders: Vec<u32>,
    /// By node: how many updates it has; then where its next update goes.
    places: Vec<u32>,
    counts: GrowthCounts,
    counting: Counting,
    joined_nodes: JoinedNodes,
    ranks: Option<WaveletBuilder>,
    updates: Vec<u32>,
    numbers: Vec<u64>,
    /// The visits that another program says, by node and step; empty if none does.
    visits: Vec<u32>,
    /// How many updates are placed.
    placed: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum IndexingWork {
    /// Events are counted.
    Counting,
    /// The nodes of the tree are listed.
    Listing,
    /// The updates are sorted by node.
    Sorting,
    /// The orders are ranked.
    Ranking,
}

impl Indexing {
    pub fn new(
        tree: &GameTree,
        recorder: Recorder,
        outcome: Result<Option<NodeId>, UnknownValue>,
    ) -> Indexing {
        let mut orders = vec![NEVER; tree.len()];
        orders[0] = 0;
        Indexing {
            outcome,
            work: IndexingWork::Counting,
            at: 0,
            orders,
            places: vec![0; tree.len()],
            counts: GrowthCounts {
                joined: 1,
                ..GrowthCounts::default()
            },
            counting: Counting::default(),
            joined_nodes: JoinedNodes::default(),
            ranks: None,
            updates: vec![0; recorder.numbers.len()],
            numbers: vec![0; recorder.numbers.len()],
            visits: vec![0; recorder.own_numbers().map_or(0, |own| own.visits.len())],
            placed: 0,
            recorder,
        }
    }

    pub fn updates(&self) -> usize {
        self.recorder.numbers.len()
    }

    pub fn share(&self) -> f64 {
        let all = self.recorder.events.len().max(1) as f64;
        let part = (self.at as f64 / all).min(1.0);
        match self.work {
            IndexingWork::Counting => part / 4.0,
            IndexingWork::Listing => 0.25,
            IndexingWork::Sorting => 0.5 + part / 4.0,
            IndexingWork::Ranking => 0.75,
        }
    }

    /// Goes on for about so many events or nodes. Returns whether all is done.
    pub fn advance(&mut self, tree: &GameTree, rules: &Rules, work: usize) -> bool {
        let all = match self.work {
            IndexingWork::Listing => tree.len(),
            _ => self.recorder.events.len(),
        };
        let end = self.at.saturating_add(work).min(all);
        match self.work {
            IndexingWork::Counting => (self.at..end).for_each(|at| self.count(tree, rules, at)),
            IndexingWork::Listing => (self.at..end).for_each(|node| self.list(node)),
            IndexingWork::Sorting => (self.at..end).for_each(|at| self.sort(at)),
            IndexingWork::Ranking => return self.rank(work),
        }
        self.at = end;
        if end == all {
            self.go_on(all);
        }
        false
    }

    /// Goes on to the next stage after all events or nodes of one.
    fn go_on(&mut self, all: usize) {
        self.at = 0;
        self.work = match self.work {
            IndexingWork::Counting => {
                if all.is_multiple_of(BLOCK as usize) {
                    self.counting.blocks.push(self.counts);
                }
                IndexingWork::Listing
            }
            IndexingWork::Listing => {
                self.joined_nodes.starts.push(self.updates.len() as u32);
                self.placed = 0;
                IndexingWork::Sorting
            }
            IndexingWork::Sorting | IndexingWork::Ranking => IndexingWork::Ranking,
        };
    }

    fn rank(&mut self, work: usize) -> bool {
        let orders = &self.joined_nodes.orders;
        let ranks = self
            .ranks
            .get_or_insert_with(|| WaveletBuilder::new(orders.clone()));
        let mut done = 0;
        while done < work {
            if let Some(wavelet) = ranks.wavelet() {
                self.joined_nodes.ranks = wavelet;
                return true;
            }
            done += ranks.level().max(1);
        }
        false
    }

    /// Counts an event, and numbers the nodes that join the tree.
    fn count(&mut self, tree: &GameTree, rules: &Rules, at: usize) {
        if at.is_multiple_of(BLOCK as usize) {
            self.counting.blocks.push(self.counts);
        }
        let (kind, node) = EventKind::unpack(self.recorder.events[at]);
        match kind {
            EventKind::Expand if rules.expands_all() => {
                let parent = tree.parent(node).unwrap_or(0);
                for child in tree.children(parent) {
                    self.join(child);
                }
            }
            EventKind::Expand => self.join(node),
            EventKind::Update => self.places[node as usize] += 1,
            _ => {}
        }
        self.counts.evaluated += u32::from(kind.evaluates());
        let next_step = at as u32 + 2;
        let next = self.recorder.at(next_step).map(|(kind, _)| kind.phase());
        let begins = || self.recorder.begins(next_step);
        let ends = kind.phase().is_some() && (next != Some(kind.phase()) || begins());
        self.counts.phases += u32::from(ends);
    }

    fn join(&mut self, node: NodeId) {
        self.orders[node as usize] = self.counts.joined;
        self.counts.joined += 1;
    }

    /// Gives a node that joins the tree its place among the updates.
    fn list(&mut self, node: usize) {
        let order = self.orders[node];
        if order == NEVER {
            return;
        }
        self.joined_nodes.nodes.push(node as NodeId);
        self.joined_nodes.orders.push(order);
        self.joined_nodes.starts.push(self.placed as u32);
        let updates = self.places[node];
        self.places[node] = self.placed as u32;
        self.placed += updates as usize;
    }

    /// Puts an update where those of its node are.
    fn sort(&mut self, at: usize) {
        let (kind, node) = EventKind::unpack(self.recorder.events[at]);
        if kind != EventKind::Update {
            return;
        }
        let place = self.places[node as usize] as usize;
        self.updates[place] = at as u32 + 1;
        self.numbers[place] = self.recorder.numbers[self.placed];
        let own = self.recorder.own_numbers().map(|own| &own.visits);
        let own = own.and_then(|visits| visits.get(self.placed));
        if let (Some(&own), Some(visits)) = (own, self.visits.get_mut(place)) {
            *visits = own;
        }
        self.placed += 1;
        self.places[node as usize] += 1;
    }

    pub fn finish(self, tree: GameTree, rules: Rules) -> BestFirstTrace {
        let Recorder {
            events,
            iterations,
            mut proved,
            choices,
            mut own_numbers,
            ..
        } = self.recorder;
        if let Some(own_numbers) = &mut own_numbers {
            own_numbers.visits = self.visits;
        }
        let last = events.last().map(|&event| EventKind::unpack(event).0);
        proved.sort_unstable_by_key(|&(node, ..)| node);
        BestFirstTrace {
            scale: Scale::new(&tree, &rules),
            tree,
            rules,
            events,
            iterations,
            joined_nodes: self.joined_nodes,
            updates: self.updates,
            numbers: self.numbers,
            proved,
            choices,
            counting: self.counting,
            outcome: self.outcome,
            own_numbers,
            finished: last == Some(EventKind::Finish),
        }
    }
}
