//! A merge sort that can rest.

use std::ops::Range;

use crate::tree::NodeId;

/// How far the children of one node are sorted: passes that each join neighbouring runs. Those of which
/// neither comes before the other stay as they are.
#[derive(Default)]
pub(super) struct Merging {
    /// How many passes are done: runs of 2 to that power are in order.
    passes: u32,
    /// Of how many children.
    children: usize,
    /// What the present pass has joined so far.
    joined: Vec<NodeId>,
    /// What is left of the two runs that are being joined.
    runs: [Range<usize>; 2],
}

impl Merging {
    /// Moves so many children once, always the same until it says that they are in order.
    pub fn advance(
        &mut self,
        children: &mut Vec<NodeId>,
        before: impl Fn(NodeId, NodeId) -> bool,
        most: usize,
    ) -> bool {
        self.children = children.len();
        let mut left = most;
        while 1 << self.passes < children.len() {
            let here = left.min(children.len() - self.joined.len());
            self.join(children, &before, here);
            left -= here;
            if self.joined.len() < children.len() {
                return false;
            }
            std::mem::swap(children, &mut self.joined);
            self.joined.clear();
            self.passes += 1;
        }
        self.passes = 0;
        self.children = 0;
        true
    }

    fn join(&mut self, children: &[NodeId], before: impl Fn(NodeId, NodeId) -> bool, count: usize) {
        for _ in 0..count {
            let [one, other] = &mut self.runs;
            if Range::is_empty(one) && Range::is_empty(other) {
                let start = self.joined.len();
                let run = |from: usize| from..(from + (1 << self.passes)).min(children.len());
                *one = run(start);
                *other = run(one.end);
            }
            let second = !Range::is_empty(other)
                && (Range::is_empty(one) || before(children[other.start], children[one.start]));
            let run = if second { other } else { one };
            self.joined.extend(run.next().map(|at| children[at]));
        }
    }

    /// How much of the sorting under way is done, 0 … 1; 0 if there is none.
    pub fn share(&self) -> f64 {
        let all = self.children.max(1) as f64;
        let passes = all.log2().ceil().max(1.0);
        (f64::from(self.passes) + self.joined.len() as f64 / all) / passes
    }
}
