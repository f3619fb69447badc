//! Minimax: the value of a node is the best of its children's values, for the side to move.

use super::{Observer, Rules, UnknownValue, Window, evaluate};
use crate::tree::{GameTree, NodeId};

pub(super) fn search<O: Observer>(
    tree: &GameTree,
    rules: &Rules,
    observer: &mut O,
) -> Result<f64, UnknownValue> {
    Minimax {
        tree,
        rules,
        observer,
    }
    .value(0, 0)
}

struct Minimax<'a, O> {
    tree: &'a GameTree,
    rules: &'a Rules,
    observer: &'a mut O,
}

impl<O: Observer> Minimax<'_, O> {
    fn value(&mut self, node: NodeId, depth: u32) -> Result<f64, UnknownValue> {
        self.observer.enter(node, Window::FULL);
        let value = if self.tree.is_leaf(node) || self.rules.stops_at(depth) {
            evaluate(self.tree, node, self.observer)?
        } else {
            self.best(node, depth)?
        };
        self.observer.leave(node, value);
        Ok(value)
    }

    fn best(&mut self, node: NodeId, depth: u32) -> Result<f64, UnknownValue> {
        let player = self.tree.player(node);
        let mut best = player.worst();
        for child in self.tree.children(node) {
            let value = self.value(child, depth + 1)?;
            best = player.better(best, value);
            self.observer
                .compare(node, child, value, best, Window::FULL);
        }
        Ok(best)
    }
}
