//! The record of one search: compact inside, [`Event`]s outside.
//!
//! An event is four bytes: its kind and node. Everything else follows from the tree and from one row
//! a node, because the search is depth-first: the events of a subtree are contiguous, so the event
//! before a child's `enter` is its parent's own, and the event before a parent's `compare` is that
//! child's `leave`. A row has what the parent had found before and what the call returned. It names
//! values instead of holding them: each is some node's static value, ±∞ or a bound of the root's
//! window.

mod checkpoints;
mod record;
mod rows;

use std::cell::OnceCell;
use std::ops::Range;

use checkpoints::Checkpoint;
pub use record::Recording;
use rows::{Proof, Row, Rows, ValueId};

use crate::event::{Cutoff, Event, Held, Kind, Proved, Reach, What};
use crate::frame::CallState;
use crate::listing::{self, Listing, Writing};
use crate::reached::Reached;
use crate::search::{Bounds, Rules, UnknownValue, Window};
use crate::tree::{GameTree, NodeId, Player};

/// One search of one tree, step by step. Steps count from 1; step 0 is before anything happened.
#[derive(Debug)]
pub struct Trace {
    tree: GameTree,
    rules: Rules,
    writing: Writing,
    outcome: Result<f64, UnknownValue>,
    /// `node << 3 | kind`, by step − 1.
    events: Vec<u32>,
    /// What had happened before every 256th event, and what was going on.
    checkpoints: Vec<Checkpoint>,
    rows: Rows,
    /// The values that are those of no node.
    others: Vec<f64>,
    /// Made when it is asked for: only pictures need it.
    reached: OnceCell<Reached>,
}

impl Trace {
    /// Searches `tree` by `rules` and records every step.
    pub fn record(tree: GameTree, rules: Rules) -> Trace {
        Recording::new(tree, rules).finish()
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

    /// Keeps what has been found out of it, so that nobody has to wait for that.
    pub(crate) fn keep_reached(&self, found: impl FnOnce() -> Reached) {
        self.reached.get_or_init(found);
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
        self.row(node).map(|row| row.entered)
    }

    /// The step at which the call for `node` returned.
    pub fn left(&self, node: NodeId) -> Option<u32> {
        let left = self.row(node)?.left;
        (left != 0).then_some(left)
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
        self.row(node)
            .map_or(f64::NAN, |row| self.value(row.returned))
    }

    /// What is proved of `node` once its call has returned.
    pub fn range(&self, node: NodeId) -> Proved {
        match (self.left(node), self.last_compared(node)) {
            (None, _) => Proved::NOTHING,
            (_, Some(child)) if self.tree.end(child) == self.tree.end(node) => self.proved(child),
            (_, Some(child)) => self.proved_with(child),
            _ => Proved::exactly(self.returned(node)),
        }
    }

    /// The best value of the parent of `child` once `child` was compared.
    pub(crate) fn best_with(&self, child: NodeId) -> f64 {
        let returned = self.returned(child);
        match self.tree.parent(child) {
            Some(parent) => {
                let player = self.tree.player(parent);
                player.better(self.best_before(child), returned)
            }
            None => returned,
        }
    }

    /// The best value of the parent of `child` before `child` was compared.
    #[inline]
    pub(crate) fn best_before(&self, child: NodeId) -> f64 {
        let before = self.rows.before(child, self.node_of());
        before.map_or(f64::NAN, |before| self.value(before))
    }

    /// What is proved of the parent of `child` by `child` and those before it: the children to come
    /// could be worth anything.
    pub(crate) fn proved_with(&self, child: NodeId) -> Proved {
        let Proved { lo, hi } = self.proved(child);
        let parent = self.tree.parent(child);
        match parent.map(|parent| self.tree.player(parent)) {
            Some(Player::Max) => Proved {
                lo,
                ..Proved::NOTHING
            },
            Some(Player::Min) => Proved {
                hi,
                ..Proved::NOTHING
            },
            None => Proved::NOTHING,
        }
    }

    /// The memory that it takes beside the tree, in bytes.
    pub fn bytes(&self) -> usize {
        let columns = size_of_val(self.events.as_slice()) + size_of_val(self.others.as_slice());
        columns + size_of_val(self.checkpoints.as_slice()) + self.rows.bytes()
    }

    #[inline]
    fn row(&self, node: NodeId) -> Option<&Row> {
        self.rows.get(node, self.node_of())
    }

    #[inline]
    fn proof(&self, node: NodeId) -> Option<&Proof> {
        self.rows.proof(node, self.node_of())
    }

    /// Tells the node of a row.
    #[inline]
    fn node_of(&self) -> impl Fn(&Row) -> NodeId {
        |row| entered_by(&self.events, row)
    }

    /// What is proved by `child` and those before it, of these children alone.
    fn proved(&self, child: NodeId) -> Proved {
        match self.proof(child) {
            Some(proof) => Proved {
                lo: self.value(proof.lo()),
                hi: self.value(proof.hi()),
            },
            None => Proved::exactly(self.best_with(child)),
        }
    }

    /// The child that was the last to be compared in a node that has been left; `None` if it was
    /// evaluated.
    pub(crate) fn last_compared(&self, node: NodeId) -> Option<NodeId> {
        let last = self.left(node)? - 1;
        match self.at(last).0 {
            Kind::Cutoff => Some(self.compared(last - 1)),
            Kind::Compare => Some(self.compared(last)),
            _ => None,
        }
    }

    fn value(&self, id: ValueId) -> f64 {
        let value = match (id as usize).checked_sub(self.tree.len()) {
            None => self.tree.value(id),
            Some(other) => self.others.get(other).copied(),
        };
        value.unwrap_or(f64::NAN)
    }

    /// The child whose value is compared at `step`, which must be a `compare`.
    pub(crate) fn compared(&self, step: u32) -> NodeId {
        self.at(step - 1).1
    }

    /// The nodes pruned by the cutoff at `step`.
    pub fn pruned_at(&self, step: u32) -> u32 {
        let (_, node) = self.at(step);
        self.tree.end(node) - self.tree.end(self.compared(step - 1))
    }

    /// The first step after `step` at which a child has returned to `node`.
    pub fn next_return(&self, step: u32, node: NodeId) -> Option<u32> {
        let entered = self.entered(node)?;
        let child = if step <= entered {
            node + 1
        } else {
            let (kind, now) = self.at(step);
            let up = std::iter::successors(Some(now), |&now| self.tree.parent(now));
            match up.take_while(|&now| now != node).last() {
                None if kind == Kind::Compare => self.tree.end(self.compared(step)),
                None => return None,
                Some(child) => child,
            }
        };
        // Beside the node, or without an end: there is no such step.
        let inside = (node + 1..self.tree.end(node)).contains(&child);
        Some(self.left(child).filter(|_| inside)? + 1)
    }

    /// The child that gave `node` the best value it had at `step`, the first of equals: only a
    /// value that is better than the bound of its own player is one, as any other is only a bound.
    pub fn best_child(&self, node: NodeId, step: u32) -> Option<NodeId> {
        let player = self.tree.player(node);
        let call = CallState::of(self, node, step)?;
        let bound = call.entry.window.bound_of(player);
        let last = call.compared(self)?;
        let better = player.prefers(self.best_with(last), bound);
        better.then(|| self.giver(node, last))?
    }

    /// The child that gave `node` the best value it had once `last` was compared, the first of equals.
    pub(crate) fn giver(&self, node: NodeId, last: NodeId) -> Option<NodeId> {
        let row = self.row(last)?;
        let player = self.tree.player(node);
        let before = self.rows.before(last, self.node_of())?;
        let improved = player.prefers(self.value(row.returned), self.value(before));
        let source = if improved { row.returned } else { before };
        // The value is that of a node below the child, unless a bound was returned for it.
        if (node + 1..self.tree.end(node)).contains(&source) {
            let up = std::iter::successors(Some(source), |&up| self.tree.parent(up));
            return up.take_while(|&up| up != node).last();
        }
        let best = self.best_with(last);
        let mut children = self.tree.children(node);
        children.find(|&child| self.best_with(child) == best)
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
            pruned: self.tree.child_count(node) - 1 - self.tree.child_number(last).unwrap_or(0),
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

/// The node of a row.
#[inline]
fn entered_by(events: &[u32], row: &Row) -> NodeId {
    events[row.entered as usize - 1] >> 3
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
