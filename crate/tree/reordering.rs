//! The same tree with its nodes in another order.

use super::{GameTree, NodeId};

/// A tree that is put in another order, node by node; see [`GameTree::reordered`].
#[derive(Debug)]
pub(crate) struct Reordering {
    pub tree: GameTree,
    /// The nodes to come, each by its old number and with its new parent; the next last.
    pending: Vec<(NodeId, NodeId)>,
}

impl Reordering {
    pub fn new(old: &GameTree) -> Reordering {
        let tree = GameTree {
            placed: vec![0; old.len()],
            height: old.height,
            again: old.again,
            ..GameTree::default()
        };
        let pending = vec![(0, 0)];
        Reordering { tree, pending }
    }

    /// Takes over so many nodes and their children, or those that are left, and says whether that was
    /// all.
    pub fn advance(
        &mut self,
        from: &GameTree,
        arrange: &mut impl FnMut(NodeId, &mut [NodeId]),
        nodes: usize,
    ) -> bool {
        let mut children = Vec::new();
        let mut done = 0;
        while done < nodes {
            let Some((old, parent)) = self.pending.pop() else {
                return true;
            };
            let node = self.take(from, old, parent);
            children.clear();
            children.extend(from.children(old));
            arrange(old, &mut children);
            let below = children.iter().rev().map(|&child| (child, node));
            self.pending.extend(below);
            done += 1 + children.len();
        }
        self.pending.is_empty()
    }

    /// How much of the tree is taken over, 0 … 1.
    pub fn share(&self) -> f64 {
        self.tree.len() as f64 / self.tree.placed.len() as f64
    }

    fn take(&mut self, from: &GameTree, old: NodeId, parent: NodeId) -> NodeId {
        let new = &mut self.tree;
        let node = new.len() as NodeId;
        new.parent.push(parent);
        new.end.push(node + from.size(old));
        new.player.push(from.player(old));
        new.value.push(from.value[old as usize]);
        new.moves.extend(from.moves.get(old as usize));
        new.given.push(from.given(old));
        new.placed[from.given(old) as usize] = node;
        for (names, taken) in [
            (&from.labels, &mut new.labels),
            (&from.symbols, &mut new.symbols),
        ] {
            if let Some(name) = names.get(old) {
                taken.insert(node, name);
            }
        }
        node
    }
}
