//! A merge sort that can pause.

use std::ops::Range;

use crate::tree::NodeId;

/// A stable merge sort of the children of one node, from the bottom up: each pass merges neighbouring runs.
#[derive(Default)]
pub(super) struct Merging {
    /// The number of passes done: runs of 2 to that power are sorted.
    passes: u32,
    /// The number of children.
    children: usize,
    /// The output of the present pass so far.
    joined: Vec<NodeId>,
    /// The rest of the two runs that are being merged.
    runs: [Range<usize>; 2],
}

impl Merging {
    /// Moves so many children, and returns whether they are sorted. Pass the same list until then.
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

    /// The share of the present sort that is done, 0 … 1; 0 if there is none.
    pub fn share(&self) -> f64 {
        let all = self.children.max(1) as f64;
        let passes = all.log2().ceil().max(1.0);
        (f64::from(self.passes) + self.joined.len() as f64 / all) / passes
    }
}
