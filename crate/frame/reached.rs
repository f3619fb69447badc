//! How many nodes of a part of the tree are in which state, at a cost that does not grow with it.
//!
//! At each step all nodes up to a number are decided, entered or passed over for good, and none
//! after it: the search is depth-first, and nodes are in preorder. So a count at a step is that of
//! the whole search up to there.

use std::ops::Range;

use crate::frame::Frame;
use crate::trace::Trace;
use crate::trace::event::Kind;
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

/// Which nodes a search ever enters, and which it ever prunes: a bit each in words of 64 nodes, and
/// beside the bits how many there were before, so that a look at one place tells all.
#[derive(Debug)]
pub struct Reached {
    words: Vec<Word>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Word {
    entered: u64,
    pruned: u64,
    before: Decided,
}

/// Of the nodes before some node, how many are ever entered and pruned.
#[derive(Clone, Copy, Debug, Default)]
struct Decided {
    entered: u32,
    pruned: u32,
}

/// What is reached, found out a bounded number of events at a time.
pub(crate) struct Reaching {
    words: Vec<Word>,
    /// The last event that has been looked at.
    step: u32,
}

impl Reaching {
    pub fn new(trace: &Trace) -> Reaching {
        let (tree, steps) = (trace.tree(), trace.steps());
        // As minimax does. Nobody asks for the bits behind the last node.
        let all = trace.counts(steps).entered as usize == tree.len();
        let word = Word {
            entered: if all { u64::MAX } else { 0 },
            ..Word::default()
        };
        let words = vec![word; tree.len() / 64 + 1];
        let step = if all { steps } else { 0 };
        Reaching { words, step }
    }

    /// Looks at so many events of a trace, which must always be the same, or at those that are left,
    /// and says whether that was all: the trace knows what is reached from then on.
    pub fn advance(&mut self, trace: &Trace, events: usize) -> bool {
        let all = self.mark(trace, events);
        if all {
            trace.keep_reached(|| Reached::counted(std::mem::take(&mut self.words)));
        }
        all
    }

    /// Marks what each event enters and prunes.
    fn mark(&mut self, trace: &Trace, events: usize) -> bool {
        let (tree, words) = (trace.tree(), &mut self.words);
        let last = (self.step as usize).saturating_add(events);
        let last = last.min(trace.steps() as usize) as u32;
        for step in self.step + 1..=last {
            match trace.at(step) {
                (Kind::Enter, node) => words[node as usize / 64].entered |= 1 << (node % 64),
                (Kind::Cutoff, node) => {
                    prune(words, tree.end(trace.compared(step - 1))..tree.end(node));
                }
                _ => {}
            }
        }
        self.step = last;
        last == trace.steps()
    }
}

impl Reached {
    pub(crate) fn new(trace: &Trace) -> Reached {
        let mut reaching = Reaching::new(trace);
        reaching.mark(trace, usize::MAX);
        Reached::counted(reaching.words)
    }

    /// Sums up what has been marked.
    fn counted(mut words: Vec<Word>) -> Reached {
        let mut sum = Decided::default();
        for word in &mut words {
            word.before = sum;
            sum.entered += word.entered.count_ones();
            sum.pruned += word.pruned.count_ones();
        }
        Reached { words }
    }

    #[inline]
    fn before(&self, node: NodeId) -> Decided {
        let word = &self.words[node as usize / 64];
        let lower = (1 << (node % 64)) - 1;
        Decided {
            entered: word.before.entered + (word.entered & lower).count_ones(),
            pruned: word.before.pruned + (word.pruned & lower).count_ones(),
        }
    }

    /// Whether `node` is ever entered.
    #[inline]
    pub(crate) fn enters(&self, node: NodeId) -> bool {
        self.words[node as usize / 64].entered >> (node % 64) & 1 == 1
    }

    /// Whether it is ever pruned.
    #[inline]
    pub(crate) fn prunes(&self, node: NodeId) -> bool {
        self.words[node as usize / 64].pruned >> (node % 64) & 1 == 1
    }
}

/// Marks a range of nodes, a word at a time.
fn prune(words: &mut [Word], nodes: Range<NodeId>) {
    let mut from = nodes.start;
    while from < nodes.end {
        let to = (from / 64 * 64 + 64).min(nodes.end);
        words[from as usize / 64].pruned |= (u64::MAX >> (64 - (to - from))) << (from % 64);
        from = to;
    }
}

impl Trace {
    /// The depth limit, if by `step` it was met at the entered `node` or below: nodes there are neither
    /// entered nor pruned, and what is known of `node` is known of its value at that depth alone.
    pub fn limit(&self, node: NodeId, step: u32) -> Option<u32> {
        let limit = self.rules().depth?;
        let reached = self.reached();
        let decided = self.tree().end(node).min(Frame::find_frontier(self, step));
        let (from, to) = (reached.before(node), reached.before(decided));
        let known = (to.entered + to.pruned).saturating_sub(from.entered + from.pruned);
        (reached.enters(node) && known < decided.saturating_sub(node)).then_some(limit)
    }
}

impl Frame<'_> {
    /// The states of a range of nodes.
    pub fn mix(&self, nodes: Range<NodeId>) -> Mix {
        if !self.has_passed(nodes.start) {
            return Mix {
                ahead: nodes.end - nodes.start,
                ..Mix::default()
            };
        }
        let reached = self.trace().reached();
        let decided = nodes.end.min(self.frontier());
        let (from, to) = (reached.before(nodes.start), reached.before(decided));
        let (entered, pruned) = (to.entered - from.entered, to.pruned - from.pruned);
        let open = self.open(&nodes);
        Mix {
            open,
            closed: entered - open,
            pruned,
            ahead: (nodes.end - nodes.start) - entered - pruned,
        }
    }

    /// How many of a range of nodes are open.
    fn open(&self, nodes: &Range<NodeId>) -> u32 {
        let before = |end: NodeId| self.path().partition_point(|call| call.node < end) as u32;
        before(nodes.end) - before(nodes.start)
    }

    /// Whether the states of a range of nodes stay as they are.
    pub(crate) fn is_done_with(&self, nodes: &Range<NodeId>) -> bool {
        nodes.end <= self.frontier() && self.open(nodes) == 0
    }

    /// Whether `node` is decided.
    #[inline]
    pub(crate) fn has_passed(&self, node: NodeId) -> bool {
        node < self.frontier()
    }

    /// Whether a cutoff has pruned `node` by now: as its status says, but at a look.
    pub(crate) fn has_pruned(&self, node: NodeId) -> bool {
        self.has_passed(node) && self.trace().reached().prunes(node)
    }

    /// The first node that is not decided yet, found out.
    pub(crate) fn find_frontier(trace: &Trace, step: u32) -> NodeId {
        if step == 0 {
            return 0;
        }
        match trace.at(step) {
            (Kind::Enter, node) => node + 1,
            (Kind::Compare, _) => trace.tree().end(trace.compared(step)),
            (_, node) => trace.tree().end(node),
        }
    }
}
