//! Alpha–beta: minimax that leaves a node as soon as the other side would never let play come to it.
//!
//! Knuth & Moore, An Analysis of Alpha-Beta Pruning (Artificial Intelligence 6, 1975). Their
//! procedure F2 is `hard`, F1 is `shallow`; fail-soft is Fishburn's (1983).

use super::evaluate::evaluate;
use super::{Observer, Rules, Search, UnknownValue, Update, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The textbook's recursion with an explicit list of calls, so that it can pause between two nodes.
#[derive(Debug)]
pub(crate) struct AlphaBeta {
    /// The open calls, the root's first.
    calls: Vec<Call>,
    /// The next node to enter.
    next: NodeId,
    /// The window of that node.
    passed: Window,
}

#[derive(Debug)]
struct Call {
    node: NodeId,
    player: Player,
    entry: Window,
    window: Window,
    best: f64,
}

impl Search for AlphaBeta {
    #[inline]
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        for _ in 0..nodes {
            let (node, window) = (self.next, self.passed);
            observer.enter(node, window);
            if tree.is_leaf(node) || rules.stops_at(self.calls.len() as u32) {
                let value = evaluate(tree, node, observer)?;
                let root = self.leave(tree, rules, observer, value);
                if root.is_some() {
                    return Ok(root);
                }
            } else {
                let call = Call::new(node, tree.player(node), window);
                self.passed = rules.passed(window, call.player, call.best);
                self.next = node + 1;
                self.calls.push(call);
            }
        }
        Ok(None)
    }

    fn next(&self) -> NodeId {
        self.next
    }
}

impl AlphaBeta {
    pub fn new(rules: &Rules) -> AlphaBeta {
        AlphaBeta {
            calls: Vec::new(),
            next: 0,
            passed: rules.window,
        }
    }

    /// Returns a value to the caller. Each caller that is cut or has no more children returns in turn.
    #[inline]
    fn leave<O: Observer + ?Sized>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        observer: &mut O,
        mut value: f64,
    ) -> Option<f64> {
        let mut node = self.next;
        loop {
            observer.leave(node, value);
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            let cut = call.compare(value, rules);
            observer.compare(call.node, node, value, call.best, call.window);
            let (sibling, end) = (tree.end(node), tree.end(call.node));
            if cut {
                observer.cutoff(call.node, node, end - sibling);
            } else if sibling < end {
                self.next = sibling;
                self.passed = rules.passed(call.window, call.player, call.best);
                return None;
            }
            (node, value) = (call.node, call.entry.returned(call.best, rules.returns));
            self.calls.pop();
        }
    }
}

impl Call {
    #[inline]
    fn new(node: NodeId, player: Player, entry: Window) -> Call {
        Call {
            node,
            player,
            entry,
            window: entry,
            best: player.worst(),
        }
    }

    /// Compares the value of a child, and returns whether the cut test succeeds.
    #[inline]
    fn compare(&mut self, value: f64, rules: &Rules) -> bool {
        self.best = self.player.better(self.best, value);
        let cut = self.window.cut_by(self.player, self.best, rules.cut);
        if !cut || rules.update == Update::Before {
            self.window = self.window.narrowed(self.player, self.best);
        }
        cut
    }
}
