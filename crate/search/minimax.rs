//! Minimax: the value of a node is the best of its children's values, for the side to move (Shannon, Programming a
//! Computer for Playing Chess, Philosophical Magazine 41, 1950).

use super::evaluate::{evaluate, static_value};
use super::{Observer, Rules, Search, UnknownValue, Visit, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The textbook's recursion with an explicit list of calls, so that it can pause between two nodes.
#[derive(Debug)]
pub(crate) struct Minimax {
    rules: Rules,
    /// The open calls, the root's first.
    calls: Vec<MinimaxCall>,
    /// The next node to enter.
    next: NodeId,
}

#[derive(Debug)]
struct MinimaxCall {
    node: NodeId,
    player: Player,
    best: f64,
}

impl Search for Minimax {
    #[inline]
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        for _ in 0..nodes {
            let node = self.next;
            observer.enter(node, Window::FULL);
            let depth = self.calls.len() as u32;
            let visit = self.rules.visit(tree, node, depth, self.rules.depth);
            if visit == Visit::Evaluate {
                let value = evaluate(tree, node, observer)?;
                let root = self.leave(tree, observer, value);
                if root.is_some() {
                    return Ok(root);
                }
                continue;
            }
            let player = tree.player(node);
            let mut best = player.worst();
            if visit == Visit::StandPat {
                best = static_value(tree, node)?;
                observer.stand_pat(node, best, Window::FULL);
            }
            self.calls.push(MinimaxCall { node, player, best });
            self.next = node + 1;
        }
        Ok(None)
    }

    fn next(&self) -> NodeId {
        self.next
    }
}

impl Minimax {
    /// A search by rules that its algorithm heeds.
    pub fn new(rules: &Rules) -> Minimax {
        Minimax {
            rules: *rules,
            calls: Vec::new(),
            next: 0,
        }
    }

    /// Returns a value to the caller. Each caller that has no more children returns in turn.
    #[inline]
    fn leave<O: Observer + ?Sized>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        mut value: f64,
    ) -> Option<f64> {
        let mut node = self.next;
        loop {
            observer.leave(node, value);
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            call.best = call.player.better(call.best, value);
            observer.compare(call.node, node, value, call.best, Window::FULL);
            let sibling = tree.end(node);
            if sibling < tree.end(call.node) {
                self.next = sibling;
                return None;
            }
            (node, value) = (call.node, call.best);
            self.calls.pop();
        }
    }
}
