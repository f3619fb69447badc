//! The observer that fills a trace.

use std::cell::OnceCell;

use super::Trace;
use super::checkpoints::{CHECKPOINT, Tally};
use super::rows::{NOTHING, Proof, Row, Rows, ValueId};
use crate::event::Kind;
use crate::listing::Writing;
use crate::search::{self, Observer, Rules, Window};
use crate::tree::{GameTree, NodeId, Player};

pub(super) fn record(tree: GameTree, rules: Rules) -> Trace {
    let rules = if rules.bounded() {
        rules
    } else {
        rules.minimax()
    };
    let mut recorder = Recorder::new(&tree, &rules);
    let outcome = search::run(&tree, &rules, &mut recorder);
    if outcome.is_ok() {
        recorder.push(Kind::Finish, 0);
    }
    let Recorder {
        mut events,
        mut checkpoints,
        rows,
        proofs,
        others,
        ..
    } = recorder;
    events.shrink_to_fit();
    checkpoints.shrink_to_fit();
    Trace {
        rows: Rows::new((rows, proofs), tree.len(), |row| {
            super::entered_by(&events, row)
        }),
        events,
        checkpoints,
        others,
        outcome,
        writing: Writing::new(&tree, &rules, None),
        reached: OnceCell::new(),
        tree,
        rules,
    }
}

/// A number and where it comes from.
#[derive(Clone, Copy)]
struct Sourced {
    value: f64,
    id: ValueId,
}

impl Sourced {
    #[inline]
    fn better(self, other: Sourced, player: Player) -> Sourced {
        if player.prefers(other.value, self.value) {
            other
        } else {
            self
        }
    }
}

/// What is known so far of an open node, or by the end of one that has been left.
#[derive(Clone, Copy)]
struct Known {
    player: Player,
    /// The number of its row.
    row: u32,
    /// The best value, and at last the one returned.
    best: Sourced,
}

/// What is proved of such a node.
#[derive(Clone, Copy)]
struct Proved {
    lo: Sourced,
    hi: Sourced,
}

/// A trace while it grows.
struct Recorder<'a> {
    tree: &'a GameTree,
    bounded: bool,
    events: Vec<u32>,
    checkpoints: Vec<Tally>,
    rows: Vec<Row>,
    proofs: Vec<Proof>,
    others: Vec<f64>,
    tally: Tally,
    /// By depth the open nodes, and below them what stays of those that have been left.
    known: Vec<Known>,
    /// The same of what is proved, in a search with bounds.
    proved: Vec<Proved>,
    /// How many nodes are open.
    open: usize,
}

impl<'a> Recorder<'a> {
    fn new(tree: &'a GameTree, rules: &Rules) -> Recorder<'a> {
        // Minimax enters every node down to the depth limit; how many alpha–beta enters, nobody
        // knows. A leaf has four events, an inner node three, and the root ends the search.
        let rows = if rules.bounded() || rules.depth.is_some() {
            0
        } else {
            tree.len()
        };
        let others = vec![
            f64::NEG_INFINITY,
            f64::INFINITY,
            rules.window.alpha,
            rules.window.beta,
        ];
        Recorder {
            tree,
            bounded: rules.bounded(),
            events: Vec::with_capacity(4 * rows),
            checkpoints: Vec::with_capacity(4 * rows / CHECKPOINT + 1),
            rows: Vec::with_capacity(rows),
            proofs: Vec::new(),
            others,
            tally: Tally::default(),
            known: Vec::new(),
            proved: Vec::new(),
            open: 0,
        }
    }

    /// Must be called before anything else is done about the event.
    #[inline]
    fn push(&mut self, kind: Kind, node: NodeId) {
        if self.events.len().is_multiple_of(CHECKPOINT) {
            self.checkpoint();
        }
        self.events.push(node << 3 | kind as u32);
    }

    /// Most kinds need no counting: every entered node has a row, what is not open has been left,
    /// and the event after a `leave` is its `compare`.
    #[cold]
    fn checkpoint(&mut self) {
        let entered = self.rows.len() as u32;
        let left = entered - self.open as u32;
        let leaves = |word: &u32| word & 7 == Kind::Leave as u32;
        let returning = u32::from(self.events.last().is_some_and(leaves));
        self.tally.set(Kind::Enter, entered);
        self.tally.set(Kind::Leave, left);
        self.tally.set(Kind::Compare, left - returning);
        self.checkpoints.push(self.tally);
    }

    #[inline]
    fn infinity(&self, player: Player) -> Sourced {
        let nodes = self.tree.len() as ValueId;
        Sourced {
            value: player.worst(),
            id: nodes + ValueId::from(player == Player::Min),
        }
    }

    /// Where a value comes from that was clamped to a bound: an open node holds it, or the root's
    /// own window.
    fn bound(&mut self, value: f64) -> Sourced {
        let held = self.known[..self.open].iter().rev().map(|known| known.best);
        let id = held
            .filter(|best| best.value == value)
            .map(|best| best.id)
            .next();
        let id = id.unwrap_or_else(|| {
            let found = self.others.iter().position(|&other| other == value);
            let number = found.unwrap_or(self.others.len());
            if found.is_none() {
                self.others.push(value);
            }
            (self.tree.len() + number) as ValueId
        });
        Sourced { value, id }
    }
}

impl Observer for Recorder<'_> {
    #[inline]
    fn enter(&mut self, node: NodeId, _: Window) {
        self.push(Kind::Enter, node);
        // The best of no children yet, of their lower bounds as of their upper ones.
        let player = self.tree.player(node);
        let worst = self.infinity(player);
        let known = Known {
            player,
            row: self.rows.len() as u32,
            best: worst,
        };
        let parent = self.open.checked_sub(1).map(|above| self.known[above]);
        let before = parent.map_or(NOTHING, |parent| parent.best.id);
        put(&mut self.known, self.open, known);
        if self.bounded {
            let proved = Proved {
                lo: worst,
                hi: worst,
            };
            put(&mut self.proved, self.open, proved);
            self.proofs.push(Proof::NONE);
        }
        self.open += 1;
        self.rows
            .push(Row::entered(self.events.len() as u32, before));
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.push(Kind::Evaluate, node);
        self.tally.count(Kind::Evaluate);
        let value = Sourced { value, id: node };
        let inmost = self.open - 1;
        self.known[inmost].best = value;
        if self.bounded {
            self.proved[inmost] = Proved {
                lo: value,
                hi: value,
            };
        }
    }

    #[inline]
    fn compare(&mut self, node: NodeId, _: NodeId, _: f64, _: f64, _: Window) {
        self.push(Kind::Compare, node);
        let Known { row, best, .. } = self.known[self.open];
        let known = &mut self.known[self.open - 1];
        known.best = known.best.better(best, known.player);
        if self.bounded {
            let Proved { lo, hi } = self.proved[self.open];
            let proved = &mut self.proved[self.open - 1];
            proved.lo = proved.lo.better(lo, known.player);
            proved.hi = proved.hi.better(hi, known.player);
            let proof = &mut self.proofs[row as usize];
            (proof.lo, proof.hi) = (proved.lo.id, proved.hi.id);
        }
    }

    #[inline]
    fn cutoff(&mut self, node: NodeId, _: NodeId, pruned: u32) {
        self.push(Kind::Cutoff, node);
        self.tally.cutoff(pruned);
        // The children never entered could be worth anything.
        if pruned > 0 {
            let player = self.known[self.open - 1].player;
            let anything = self.infinity(player.opponent());
            let proved = &mut self.proved[self.open - 1];
            match player {
                Player::Max => proved.hi = anything,
                Player::Min => proved.lo = anything,
            }
        }
    }

    #[inline]
    fn leave(&mut self, node: NodeId, value: f64) {
        self.push(Kind::Leave, node);
        self.open -= 1;
        if self.bounded && self.known[self.open].best.value != value {
            self.known[self.open].best = self.bound(value);
        }
        let Known { row, best, .. } = self.known[self.open];
        let row = &mut self.rows[row as usize];
        row.left = self.events.len() as u32;
        row.returned = best.id;
    }
}

/// Puts an item at a depth that is at most one more than ever before.
#[inline]
fn put<T>(items: &mut Vec<T>, depth: usize, item: T) {
    match items.get_mut(depth) {
        Some(old) => *old = item,
        None => items.push(item),
    }
}
