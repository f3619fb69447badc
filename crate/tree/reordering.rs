//! The same tree with its nodes in another order.

use super::{GameTree, NodeId};

/// Builds a tree with its children in another order, a bounded number of nodes at a time; see
/// [`GameTree::reordered`].
#[derive(Debug)]
pub(crate) struct Reordering {
    pub tree: GameTree,
    /// A stack of the nodes to copy, by their old numbers, each with its new parent.
    pending: Vec<(NodeId, NodeId)>,
    /// The old number of the node copied last.
    old: NodeId,
    /// The old numbers of its children.
    children: Vec<NodeId>,
    next: Next,
    /// The number of nodes that are in order among their siblings.
    arranged: usize,
}

/// The next piece of work.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    /// Allocating memory.
    Begin,
    /// Copying a node.
    Take,
    /// Listing the children of that node, from this one on.
    Find(NodeId),
    /// Arranging these children.
    Arrange,
    /// Pushing them on the stack of nodes to copy.
    Queue,
}

impl Reordering {
    pub fn new(old: &GameTree) -> Reordering {
        let tree = GameTree {
            height: old.height,
            again: old.again,
            ..GameTree::default()
        };
        Reordering {
            tree,
            pending: vec![(0, 0)],
            old: 0,
            children: Vec::new(),
            next: Next::Begin,
            arranged: 0,
        }
    }

    /// Handles about `nodes` nodes and returns whether all are done.
    ///
    /// `arrange` gets an inner node, its children, and how many of them it may handle. It returns whether they are in
    /// order; otherwise it is called again with the same children.
    pub fn advance(
        &mut self,
        from: &GameTree,
        arrange: &mut impl FnMut(NodeId, &mut Vec<NodeId>, usize) -> bool,
        nodes: usize,
    ) -> bool {
        let mut left = nodes;
        while left > 0 {
            match self.next {
                Next::Begin => {
                    self.begin(from.len());
                    self.next = Next::Take;
                }
                Next::Take => {
                    let Some((old, parent)) = self.pending.pop() else {
                        return self.done(from);
                    };
                    self.take(from, old, parent);
                    left -= 1;
                    self.old = old;
                    if !from.is_leaf(old) {
                        self.next = Next::Find(old + 1);
                    }
                }
                Next::Find(mut child) => {
                    let end = from.end(self.old);
                    while child < end && left > 0 {
                        self.children.push(child);
                        child = from.end(child);
                        left -= 1;
                    }
                    self.next = match child < end {
                        true => Next::Find(child),
                        false => Next::Arrange,
                    };
                }
                Next::Arrange => {
                    if !arrange(self.old, &mut self.children, left) {
                        return false;
                    }
                    left = left.saturating_sub(self.children.len());
                    self.arranged += self.children.len();
                    self.next = Next::Queue;
                }
                Next::Queue => {
                    let parent = self.tree.len() as NodeId - 1;
                    match self.children.pop() {
                        Some(child) => self.pending.push((child, parent)),
                        None => self.next = Next::Take,
                    }
                    left -= 1;
                }
            }
        }
        self.next == Next::Take && self.pending.is_empty() && self.done(from)
    }

    /// Takes over the chance nodes, once all nodes are copied.
    fn done(&mut self, from: &GameTree) -> bool {
        if let Some(chance) = from.chance() {
            let number = |old| self.tree.as_searched[from.as_given(old) as usize];
            self.tree.chance = Some(chance.renumbered(number));
            self.tree.settle_chance();
        }
        true
    }

    /// The share of the work that is done, 0 … 1, if the share `part` of the children passed to `arrange` is in order.
    pub fn share(&self, part: f64) -> f64 {
        let arranged = self.arranged as f64 + part * self.children.len() as f64;
        (self.tree.len() as f64 + arranged) / (2.0 * self.tree.as_searched.len().max(1) as f64)
    }

    /// Allocates all columns at once: columns that grow would be copied, and those of a large tree all at the same
    /// time.
    fn begin(&mut self, nodes: usize) {
        self.tree.make_room(nodes);
        self.tree.given.reserve_exact(nodes);
        self.tree.as_searched = vec![0; nodes];
    }

    fn take(&mut self, from: &GameTree, old: NodeId, parent: NodeId) {
        let new = &mut self.tree;
        let node = new.len() as NodeId;
        new.parent.push(parent);
        new.end.push(node + from.size(old));
        new.player.push(from.player(old));
        new.value.push(from.value[old as usize]);
        new.moves.extend(from.moves.get(old as usize));
        if from.is_noisy(old) {
            new.noise.add(node);
        }
        new.given.push(from.as_given(old));
        new.as_searched[from.as_given(old) as usize] = node;
        for (names, taken) in [
            (&from.labels, &mut new.labels),
            (&from.symbols, &mut new.symbols),
        ] {
            if let Some(name) = names.get(old) {
                taken.insert(node, name);
            }
        }
    }
}

impl GameTree {
    /// The same tree with the children of each node in another order. Nodes are numbered anew; [`GameTree::as_given`]
    /// has their numbers as given, however often the order changes.
    ///
    /// `arrange` gets each inner node with its children, and may permute them.
    pub fn reordered(&self, mut arrange: impl FnMut(NodeId, &mut [NodeId])) -> GameTree {
        let mut arrange = |node, children: &mut Vec<NodeId>, _| {
            arrange(node, children);
            true
        };
        let mut reordering = Reordering::new(self);
        while !reordering.advance(self, &mut arrange, usize::MAX) {}
        reordering.tree
    }
}
