//! Alpha–beta: minimax that leaves a node as soon as the other side would never let play come to it.
//!
//! Knuth & Moore, An Analysis of Alpha-Beta Pruning (Artificial Intelligence 6, 1975). Their
//! procedure F2 is `hard`, F1 is `shallow`; fail-soft is Fishburn's (1983).

use super::{Bounds, Observer, Rules, UnknownValue, Update, Window, evaluate};
use crate::tree::{GameTree, NodeId, Player};

pub(super) fn search<O: Observer>(
    tree: &GameTree,
    rules: &Rules,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    AlphaBeta {
        tree,
        rules,
        observer,
    }
    .value(0, 0, rules.window)
}

struct AlphaBeta<'a, O> {
    tree: &'a GameTree,
    rules: &'a Rules,
    observer: &'a mut O,
}

impl<O: Observer> AlphaBeta<'_, O> {
    fn value(&mut self, node: NodeId, depth: u32, window: Window) -> Result<f64, UnknownValue> {
        self.observer.enter(node, window);
        let value = if self.tree.is_leaf(node) || self.rules.stops_at(depth) {
            evaluate(self.tree, node, self.observer)?
        } else {
            let best = self.best(node, depth, window)?;
            window.returned(best, self.rules.returns)
        };
        self.observer.leave(node, value);
        Ok(value)
    }

    fn best(&mut self, node: NodeId, depth: u32, entry: Window) -> Result<f64, UnknownValue> {
        let player = self.tree.player(node);
        let mut window = entry;
        let mut best = player.worst();
        for child in self.tree.children(node) {
            let value = self.value(child, depth + 1, self.rules.passed(window, player, best))?;
            best = player.better(best, value);
            let cut = window.cut_by(player, best, self.rules.cut);
            if !cut || self.rules.update == Update::Before {
                window = window.narrowed(player, best);
            }
            self.observer.compare(node, child, value, best, window);
            if cut {
                let pruned = self.tree.end(node) - self.tree.end(child);
                self.observer.cutoff(node, child, pruned);
                break;
            }
        }
        Ok(best)
    }
}

impl Rules {
    /// The window a node of `player` passes to its next child.
    #[inline]
    pub fn passed(&self, window: Window, player: Player, best: f64) -> Window {
        match self.bounds {
            Bounds::Deep => window,
            Bounds::Shallow => Window::FULL.narrowed(player, best),
        }
    }
}
