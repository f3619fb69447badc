//! The record of one search: compact inside, [`Event`]s outside.
//!
//! An event is four bytes: its kind and node. Everything else follows from the tree and from a few
//! columns over nodes, because the search is depth-first: the events of a subtree are contiguous,
//! so the event before a child's `enter` is its parent's own, and the event before a parent's
//! `compare` is that child's `leave`.

mod record;

use std::cell::OnceCell;
use std::ops::{Range, RangeInclusive};

use crate::counts::{Counter, Counts};
use crate::event::{Cutoff, Event, Held, Kind, Proved, Reach, What};
use crate::frame::CallState;
use crate::listing::{self, Listing, Writing};
use crate::reached::Reached;
use crate::search::{Bounds, Observer, Rules, UnknownValue, Window};
use crate::tree::{GameTree, NodeId};

/// Steps between two checkpoints of the counts.
const CHECKPOINT: usize = 256;

/// One search of one tree, step by step. Steps count from 1; step 0 is before anything happened.
#[derive(Debug)]
pub struct Trace {
    tree: GameTree,
    rules: Rules,
    writing: Writing,
    outcome: Result<f64, UnknownValue>,
    /// `node << 3 | kind`, by step − 1.
    events: Vec<u32>,
    /// The counts before every [`CHECKPOINT`]th event.
    checkpoints: Vec<Counter>,
    /// By node: the steps of its `enter` and `leave`, 0 if there is none.
    entered: Vec<u32>,
    left: Vec<u32>,
    /// By node: what its call returned, and what is proved of it.
    returned: Vec<f64>,
    lo: Vec<f64>,
    hi: Vec<f64>,
    /// By child: the best value of its parent once it was compared, and the proved bound on the
    /// side of the parent's player.
    best: Vec<f64>,
    proved: Vec<f64>,
    /// Made when it is asked for: only pictures need it.
    reached: OnceCell<Reached>,
}

impl Trace {
    /// Searches `tree` by `rules` and records every step.
    pub fn record(tree: GameTree, rules: Rules) -> Trace {
        record::record(tree, rules)
    }

    /// The same trace, told in this listing if it stands for the rules.
    pub fn told_in(self, listing: Option<Listing>) -> Trace {
        let writing = Writing::new(&self.tree, &self.rules, listing);
        Trace { writing, ..self }
    }

    /// The tree, as searched.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The rules of the search.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Which nodes it ever enters and prunes.
    pub(crate) fn reached(&self) -> &Reached {
        self.reached.get_or_init(|| Reached::new(self))
    }

    /// In which listing it is told.
    pub fn writing(&self) -> &Writing {
        &self.writing
    }

    /// What the root's call returned, or where the search had to stop.
    pub fn outcome(&self) -> Result<f64, UnknownValue> {
        self.outcome
    }

    /// How many events there are: the last step.
    pub fn steps(&self) -> u32 {
        self.events.len() as u32
    }

    /// The kind and node of the event at `step`, which is at least 1.
    #[inline]
    pub fn at(&self, step: u32) -> (Kind, NodeId) {
        let word = self.events[step as usize - 1];
        (Kind::ALL[(word & 7) as usize], word >> 3)
    }

    /// The step at which `node` was entered.
    pub fn entered(&self, node: NodeId) -> Option<u32> {
        step(self.entered[node as usize])
    }

    /// The step at which the call for `node` returned.
    pub fn left(&self, node: NodeId) -> Option<u32> {
        step(self.left[node as usize])
    }

    /// The step of the cutoff in `node`.
    pub fn cutoff(&self, node: NodeId) -> Option<u32> {
        self.left(node)
            .map(|left| left - 1)
            .filter(|&step| self.at(step) == (Kind::Cutoff, node))
    }

    /// Whether `node` was evaluated rather than searched.
    pub fn evaluated(&self, node: NodeId) -> bool {
        let after = self.entered(node).map_or(0, |step| step + 1);
        (1..=self.steps()).contains(&after) && self.at(after) == (Kind::Evaluate, node)
    }

    /// Whether any child of `node` was ever entered.
    pub(crate) fn searched(&self, node: NodeId) -> bool {
        self.entered(node)
            .is_some_and(|entered| entered < self.steps() && self.at(entered + 1).0 == Kind::Enter)
    }

    /// What the call for `node` returned; NaN if it did not.
    pub fn returned(&self, node: NodeId) -> f64 {
        self.returned[node as usize]
    }

    /// What is proved of `node` once its call has returned.
    pub fn range(&self, node: NodeId) -> Proved {
        Proved {
            lo: self.lo[node as usize],
            hi: self.hi[node as usize],
        }
    }

    /// The best value of the parent of `child` once `child` was compared.
    pub(crate) fn best_with(&self, child: NodeId) -> f64 {
        self.best[child as usize]
    }

    /// The best value of the parent of `child` before `child` was compared.
    pub(crate) fn best_before(&self, child: NodeId) -> f64 {
        let before = self.entered[child as usize].saturating_sub(1);
        match self.tree.parent(child) {
            Some(parent) if child == parent + 1 => self.tree.player(parent).worst(),
            _ if before < 2 => f64::NAN,
            _ => self.best_with(self.compared(before)),
        }
    }

    /// What the parent's player had proved once `child` was compared.
    pub(crate) fn proved_with(&self, child: NodeId) -> f64 {
        self.proved[child as usize]
    }

    /// The child whose value is compared at `step`, which must be a `compare`.
    pub(crate) fn compared(&self, step: u32) -> NodeId {
        self.at(step - 1).1
    }

    /// The counts after `step` events.
    pub fn counts(&self, step: u32) -> Counts {
        let before = (step as usize / CHECKPOINT).min(self.checkpoints.len().saturating_sub(1));
        let mut counter = self.checkpoints.get(before).copied().unwrap_or_default();
        for step in (before * CHECKPOINT) as u32 + 1..=step {
            match self.at(step) {
                (Kind::Enter, node) => counter.enter(node, Window::FULL),
                (Kind::Evaluate, node) => counter.evaluate(node, 0.0),
                (Kind::Cutoff, node) => counter.cutoff(node, node, self.pruned_at(step)),
                _ => {}
            }
        }
        counter.counts
    }

    /// The nodes pruned by the cutoff at `step`.
    pub fn pruned_at(&self, step: u32) -> u32 {
        let (_, node) = self.at(step);
        self.tree.end(node) - self.tree.end(self.compared(step - 1))
    }

    /// The first step after `step` that evaluates a node.
    pub fn next_leaf(&self, step: u32) -> Option<u32> {
        (step + 1..=self.steps()).find(|&next| self.at(next).0 == Kind::Evaluate)
    }

    /// The first step after `step` with a cutoff that prunes at least `least` nodes, and at least one.
    pub fn next_cutoff(&self, step: u32, least: u32) -> Option<u32> {
        let least = least.max(1);
        let mut from = step + 1;
        while from <= self.steps() {
            let block = self.block(from);
            let to = *block.end();
            if self.pruned_in(&block) >= least {
                let found = (from..=to).find(|&next| self.prunes(next) >= least);
                if found.is_some() {
                    return found;
                }
            }
            from = to + 1;
        }
        None
    }

    /// The step of the cutoff that prunes most nodes, the first of equals.
    pub fn largest_cutoff(&self) -> Option<u32> {
        let mut largest = None;
        let mut most = 0;
        let mut from = 1;
        while from <= self.steps() {
            let block = self.block(from);
            from = block.end() + 1;
            if self.pruned_in(&block) <= most {
                continue;
            }
            for step in block {
                let pruned = self.prunes(step);
                if pruned > most {
                    (largest, most) = (Some(step), pruned);
                }
            }
        }
        largest
    }

    /// How many nodes the event at `step` prunes; most prune none.
    fn prunes(&self, step: u32) -> u32 {
        match self.at(step).0 {
            Kind::Cutoff => self.pruned_at(step),
            _ => 0,
        }
    }

    /// The steps between the two checkpoints around `step`: they tell whether to look inside.
    fn block(&self, step: u32) -> RangeInclusive<u32> {
        let length = CHECKPOINT as u32;
        let first = (step - 1) / length * length + 1;
        first..=(first + length - 1).min(self.steps())
    }

    fn pruned_in(&self, block: &RangeInclusive<u32>) -> u32 {
        self.counts(*block.end()).pruned - self.counts(block.start() - 1).pruned
    }

    /// The first step after `step` at which a child has returned to `node`.
    pub fn next_return(&self, step: u32, node: NodeId) -> Option<u32> {
        let compares = self.tree.children(node).map_while(|child| self.left(child));
        compares.map(|left| left + 1).find(|&next| next > step)
    }

    /// Which kinds of events there are in each of `columns` equal parts of the run, a bit a kind.
    /// A cutoff that prunes nothing is passed over.
    pub fn ticks(&self, columns: usize) -> Vec<u8> {
        let mut ticks = vec![0; columns];
        let steps = self.events.len() as u64;
        for (index, &word) in self.events.iter().enumerate() {
            let step = index as u32 + 1;
            if self.at(step).0 == Kind::Cutoff && self.pruned_at(step) == 0 {
                continue;
            }
            let column = index as u64 * columns as u64 / steps;
            if let Some(tick) = ticks.get_mut(column as usize) {
                *tick |= 1 << (word & 7);
            }
        }
        ticks
    }

    /// The child that gave `node` the best value it had at `step`, the first of equals: only a
    /// value that is better than the bound of its own player is one, as any other is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        let player = self.tree.player(node);
        let entry = CallState::of(self, node, step)?.entry.window;
        let mut best = entry.bound_of(player);
        let compared = self
            .tree
            .children(node)
            .take_while(|&child| self.left(child).is_some_and(|left| left < step));
        compared.fold(None, |found, child| {
            let value = self.best_with(child);
            let improved = player.prefers(value, best);
            best = player.better(best, value);
            if improved { Some(child) } else { found }
        })
    }

    /// The principal variation: the best children from the root on. Empty if the search was stopped.
    pub fn variation(&self) -> Vec<NodeId> {
        let root = self.outcome.is_ok().then_some(0);
        let last = self.steps();
        let best = |&node: &NodeId| self.best_child(node, last);
        std::iter::successors(root, best).skip(1).collect()
    }

    /// The event at `step`, which is 1 … [`Trace::steps`].
    pub fn event(&self, step: u32) -> Event {
        let (kind, node) = self.at(step);
        let what = match kind {
            Kind::Enter => What::Enter(self.call(node, step).entry),
            Kind::Evaluate => What::Evaluate {
                value: self.tree.value(node).unwrap_or(f64::NAN),
            },
            Kind::Compare => self.compare(node, step),
            Kind::Cutoff => What::Cutoff(self.cut(node, step)),
            Kind::Leave => What::Leave {
                value: self.returned(node),
                range: self.range(node),
            },
            Kind::Finish => self.finish(),
        };
        let depth = self.tree.path_to(node).len() as u32 - 1;
        let line = listing::line(self, step);
        Event {
            step,
            node,
            depth,
            line,
            what,
        }
    }

    /// The events of the given steps.
    pub fn events(&self, steps: Range<u32>) -> impl Iterator<Item = Event> + '_ {
        steps.map(|step| self.event(step))
    }

    /// All events.
    pub fn iter(&self) -> impl Iterator<Item = Event> + '_ {
        self.events(1..self.steps() + 1)
    }

    fn call(&self, node: NodeId, step: u32) -> CallState {
        CallState::of(self, node, step).unwrap_or_else(|| CallState::root(self))
    }

    fn compare(&self, node: NodeId, step: u32) -> What {
        let player = self.tree.player(node);
        let child = self.compared(step);
        let before = self.best_before(child);
        let after = self.best_with(child);
        What::Compare {
            child,
            value: self.returned(child),
            before,
            after,
            improved: player.prefers(after, before),
            window: self.call(node, step).held.window,
        }
    }

    fn cut(&self, node: NodeId, step: u32) -> Cutoff {
        let call = self.call(node, step);
        let side = self.tree.player(node).opponent();
        let holder = call.entry.holder_of(side);
        let last = self.compared(step - 1);
        let reach = match holder {
            None => Reach::Window,
            holder if holder == self.tree.parent(node) => Reach::Shallow,
            Some(_) => Reach::Deep,
        };
        Cutoff {
            best: self.best_with(last),
            bound: call.entry.window.bound_of(side),
            side: side.into(),
            holder,
            reach,
            pruned: self
                .tree
                .children(node)
                .filter(|&child| child > last)
                .collect(),
        }
    }

    fn finish(&self) -> What {
        let variation = self.variation();
        let numbers = variation
            .iter()
            .filter_map(|&node| self.tree.child_number(node));
        let principal_variation: Vec<usize> = numbers.collect();
        What::Finish {
            value: self.returned(0),
            best_move: principal_variation.first().copied(),
            principal_variation,
        }
    }
}

fn step(column: u32) -> Option<u32> {
    (column != 0).then_some(column)
}

impl Held {
    /// The window of the root, held by no node.
    pub(crate) fn of_root(window: Window) -> Held {
        Held {
            window,
            alpha_holder: None,
            beta_holder: None,
        }
    }

    /// What `node` passes to a child, by the rules; its own best is what it holds itself.
    pub(crate) fn passed(&self, rules: &Rules, tree: &GameTree, node: NodeId, best: f64) -> Held {
        match rules.bounds {
            Bounds::Deep => *self,
            Bounds::Shallow => Held::of_root(Window::FULL).narrowed(tree, node, best),
        }
    }

    /// The window once `node` is sure of `best`: it holds the bound if that moved.
    pub(crate) fn narrowed(&self, tree: &GameTree, node: NodeId, best: f64) -> Held {
        let window = self.window.narrowed(tree.player(node), best);
        Held {
            window,
            alpha_holder: if window.alpha == self.window.alpha {
                self.alpha_holder
            } else {
                Some(node)
            },
            beta_holder: if window.beta == self.window.beta {
                self.beta_holder
            } else {
                Some(node)
            },
        }
    }
}
