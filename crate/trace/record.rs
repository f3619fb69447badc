//! The observer that fills a trace.

use std::cell::OnceCell;

use super::{CHECKPOINT, Trace};
use crate::counts::Counter;
use crate::event::{Kind, Proved};
use crate::listing::Writing;
use crate::search::{self, Observer, Rules, Window};
use crate::tree::{GameTree, NodeId, Player};

pub(super) fn record(tree: GameTree, rules: Rules) -> Trace {
    let rules = if rules.bounded() {
        rules
    } else {
        rules.minimax()
    };
    let trace = Trace {
        events: Vec::new(),
        checkpoints: Vec::new(),
        entered: vec![0; tree.len()],
        left: vec![0; tree.len()],
        returned: vec![f64::NAN; tree.len()],
        lo: vec![f64::NEG_INFINITY; tree.len()],
        hi: vec![f64::INFINITY; tree.len()],
        best: vec![f64::NAN; tree.len()],
        proved: vec![f64::NAN; tree.len()],
        outcome: Ok(f64::NAN),
        writing: Writing::new(&tree, &rules, None),
        reached: OnceCell::new(),
        tree: GameTree::default(),
        rules,
    };
    let mut recorder = Recorder {
        tree: &tree,
        trace,
        counter: Counter::default(),
        open: Vec::new(),
    };
    let outcome = search::run(&tree, &rules, &mut recorder);
    if outcome.is_ok() {
        recorder.push(Kind::Finish, 0);
    }
    let trace = recorder.trace;
    Trace {
        tree,
        outcome,
        ..trace
    }
}

/// A trace while it grows, the counts, and what is proved so far of each open node.
struct Recorder<'a> {
    tree: &'a GameTree,
    trace: Trace,
    counter: Counter,
    open: Vec<Proved>,
}

impl Recorder<'_> {
    /// Must be called before the counter hears of the event.
    #[inline]
    fn push(&mut self, kind: Kind, node: NodeId) {
        if self.trace.events.len().is_multiple_of(CHECKPOINT) {
            self.trace.checkpoints.push(self.counter);
        }
        self.trace.events.push(node << 3 | kind as u32);
    }
}

impl Observer for Recorder<'_> {
    #[inline]
    fn enter(&mut self, node: NodeId, window: Window) {
        self.push(Kind::Enter, node);
        self.counter.enter(node, window);
        self.trace.entered[node as usize] = self.trace.steps();
        // The best of no children yet, of their lower bounds as of their upper ones.
        let worst = self.tree.player(node).worst();
        self.open.push(Proved::exactly(worst));
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.push(Kind::Evaluate, node);
        self.counter.evaluate(node, value);
        if let Some(proved) = self.open.last_mut() {
            *proved = Proved::exactly(value);
        }
    }

    #[inline]
    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, _: Window) {
        self.push(Kind::Compare, node);
        let player = self.tree.player(node);
        let of_child = self.trace.range(child);
        if let Some(proved) = self.open.last_mut() {
            proved.lo = player.better(proved.lo, of_child.lo);
            proved.hi = player.better(proved.hi, of_child.hi);
            self.trace.proved[child as usize] = match player {
                Player::Max => proved.lo,
                Player::Min => proved.hi,
            };
        }
        self.trace.best[child as usize] = best;
    }

    #[inline]
    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.push(Kind::Cutoff, node);
        self.counter.cutoff(node, child, pruned);
        if let (true, Some(proved)) = (pruned > 0, self.open.last_mut()) {
            // The children never entered could be worth anything.
            match self.tree.player(node) {
                Player::Max => proved.hi = f64::INFINITY,
                Player::Min => proved.lo = f64::NEG_INFINITY,
            }
        }
    }

    #[inline]
    fn leave(&mut self, node: NodeId, value: f64) {
        self.push(Kind::Leave, node);
        self.trace.left[node as usize] = self.trace.steps();
        self.trace.returned[node as usize] = value;
        let proved = self.open.pop().unwrap_or(Proved::NOTHING);
        self.trace.lo[node as usize] = proved.lo;
        self.trace.hi[node as usize] = proved.hi;
    }
}
