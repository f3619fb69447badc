//! How many nodes of a part of the tree are in which state, at a cost that does not grow with it.
//!
//! At each step all nodes up to a number are decided, entered or passed over for good, and none
//! after it: the search is depth-first, and nodes are in preorder. So a count at a step is that of
//! the whole search up to there.

use std::ops::Range;

use crate::event::Kind;
use crate::frame::Frame;
use crate::trace::Trace;
use crate::tree::NodeId;

/// How many nodes are in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the states are those of a frame")]
pub struct Mix {
    pub open: u32,
    pub closed: u32,
    pub pruned: u32,
    /// Not reached yet, or below the depth limit.
    pub ahead: u32,
}

/// Which nodes a search ever enters, and which it ever prunes.
#[derive(Debug)]
pub struct Reached {
    entered: Ranks,
    pruned: Ranks,
}

impl Reached {
    pub(crate) fn new(trace: &Trace) -> Reached {
        let tree = trace.tree();
        let mut entered = Ranks::new(tree.len());
        let mut pruned = Ranks::new(tree.len());
        let mut node = 0;
        while (node as usize) < tree.len() {
            if trace.entered(node).is_some() {
                entered.insert(node);
                node += 1;
                continue;
            }
            // The topmost of a subtree that is never entered: its parent was cut, or only evaluated.
            let cut = tree
                .parent(node)
                .is_some_and(|parent| !trace.evaluated(parent));
            if cut {
                (node..tree.end(node)).for_each(|below| pruned.insert(below));
            }
            node = tree.end(node);
        }
        entered.count();
        pruned.count();
        Reached { entered, pruned }
    }
}

impl Frame<'_> {
    /// The states of a range of nodes.
    pub fn mix(&self, nodes: Range<NodeId>) -> Mix {
        let reached = self.trace().reached();
        let decided = nodes.start..nodes.end.min(self.frontier()).max(nodes.start);
        let entered = reached.entered.within(&decided);
        let pruned = reached.pruned.within(&decided);
        let before = |end: NodeId| self.path().partition_point(|call| call.node < end) as u32;
        let open = before(nodes.end) - before(nodes.start);
        Mix {
            open,
            closed: entered - open,
            pruned,
            ahead: (nodes.end - nodes.start) - entered - pruned,
        }
    }

    /// The first node that is not decided yet.
    fn frontier(&self) -> NodeId {
        if self.step() == 0 {
            return 0;
        }
        let tree = self.trace().tree();
        match self.trace().at(self.step()) {
            (Kind::Enter, node) => node + 1,
            (Kind::Compare, _) => tree.end(self.trace().compared(self.step())),
            (_, node) => tree.end(node),
        }
    }
}

/// A set of nodes that knows how many of them are before any node: a bit each, and a count for every
/// word of bits.
#[derive(Debug)]
struct Ranks {
    words: Vec<u64>,
    before: Vec<u32>,
}

impl Ranks {
    fn new(len: usize) -> Ranks {
        Ranks {
            words: vec![0; len / 64 + 1],
            before: Vec::new(),
        }
    }

    fn insert(&mut self, node: NodeId) {
        self.words[node as usize / 64] |= 1 << (node % 64);
    }

    fn count(&mut self) {
        let mut sum = 0;
        let before = self.words.iter().map(|word| {
            let before = sum;
            sum += word.count_ones();
            before
        });
        self.before = before.collect();
    }

    fn rank(&self, node: NodeId) -> u32 {
        let word = node as usize / 64;
        let lower = (1u64 << (node % 64)) - 1;
        self.before[word] + (self.words[word] & lower).count_ones()
    }

    fn within(&self, nodes: &Range<NodeId>) -> u32 {
        self.rank(nodes.end) - self.rank(nodes.start)
    }
}
