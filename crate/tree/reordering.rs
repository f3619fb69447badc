//! The same tree with its nodes in another order.

use super::{GameTree, NodeId};

/// A tree that is put in another order, a bounded number of nodes at a time; see
/// [`GameTree::reordered`].
#[derive(Debug)]
pub(crate) struct Reordering {
    pub tree: GameTree,
    /// The nodes to come, each by its old number and with its new parent; the next last.
    pending: Vec<(NodeId, NodeId)>,
    /// The node taken over last, by its old number.
    old: NodeId,
    /// Its children, by their old numbers.
    children: Vec<NodeId>,
    next: Next,
    /// How many nodes have their place among their siblings.
    arranged: usize,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    /// Taking the memory.
    Begin,
    /// Taking over a node.
    Take,
    /// Finding its children, from this one on.
    Find(NodeId),
    /// Putting them in order.
    Arrange,
    /// Having them wait for their turn.
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

    /// Does so much work, about a node each, or what is left, and says whether that was all.
    ///
    /// `arrange` is given an inner node, its children, and how many of them it may look at; it says
    /// whether they are in order, or is given them again.
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
                        return true;
                    };
                    self.take(from, old, parent);
                    left -= 1;
                    self.old = old;
                    if !from.is_leaf(old) {
                        self.next = Next::Find(old + 1);
                    }
                }
                Next::Find(child) => {
                    let end = from.end(self.old);
                    let mut child = child;
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
        self.next == Next::Take && self.pending.is_empty()
    }

    /// How much of the tree is taken over, 0 … 1, if so much of what `arrange` was given last is in
    /// order.
    pub fn share(&self, part: f64) -> f64 {
        let arranged = self.arranged as f64 + part * self.children.len() as f64;
        (self.tree.len() as f64 + arranged) / (2.0 * self.tree.placed.len().max(1) as f64)
    }

    /// At once: columns that grow are copied, and those of a large tree all at one time.
    fn begin(&mut self, nodes: usize) {
        self.tree.make_room(nodes);
        self.tree.given.reserve_exact(nodes);
        self.tree.placed = vec![0; nodes];
    }

    fn take(&mut self, from: &GameTree, old: NodeId, parent: NodeId) {
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
    }
}

impl GameTree {
    /// The same tree with each node's children put in another order. Nodes have new numbers then;
    /// [`GameTree::given`] still knows the old ones, however often they change.
    ///
    /// `arrange` is given each inner node and its children, and may permute them.
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
