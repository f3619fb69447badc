//! Several visits of a node: the passes, their depth limits, and the results of earlier calls.

use super::Fold;
use secateur::frame::Status;
use secateur::search::StoredBounds;
use secateur::trace::event::ValueRange;
use secateur::tree::NodeId;

impl Fold<'_> {
    /// Notes that results at the open nodes depend on the depth limit if the table entry does.
    pub(super) fn limit_by(&mut self, known: StoredBounds) {
        if known.limited {
            self.meet_limit();
        }
    }

    /// Notes that the present call meets the depth limit, so that results at the open nodes depend on it.
    pub(super) fn meet_limit(&mut self) {
        self.limit();
        for &above in &self.open {
            let call = self.call[above as usize].expect("it is open").call;
            self.found[call.0 as usize].limited = true;
        }
    }

    /// Notes that results at the open nodes depend on the depth limit.
    pub(super) fn limit(&mut self) {
        for &above in &self.open {
            self.limited[above as usize] = true;
        }
    }

    /// A run of passes to another depth begins: earlier proofs about nodes without an open call are about other values.
    pub(super) fn deepen(&mut self) {
        self.run += 1;
        for at in 0..self.tree.len() {
            if self.call[at].is_none() {
                (self.range[at], self.limited[at]) = (ValueRange::NOTHING, false);
            }
        }
    }

    /// Restores the range that earlier calls in this run have proved for a node.
    pub(super) fn remember(&mut self, node: NodeId) {
        let at = node as usize;
        if let Some((range, limited, run)) = self.worth[at]
            && run == self.run
        {
            (self.range[at], self.limited[at]) = (range, limited);
        }
    }

    /// Everything known about a node is from an earlier pass.
    pub(super) fn supersede(&mut self, node: NodeId) {
        for below in node..self.tree.end(node) {
            assert_ne!(self.status[below as usize], Status::Unreached, "settled");
            self.before[below as usize] = true;
        }
    }

    /// Forgets everything known about a node.
    pub(super) fn forget(&mut self, node: NodeId) {
        let at = node as usize;
        self.before[at] = false;
        self.call[at] = None;
        self.windows[at].clear();
        self.returned[at] = None;
        self.range[at] = ValueRange::NOTHING;
        self.limited[at] = false;
        self.pruned_by[at] = None;
        self.giver[at] = None;
        self.children[at].clear();
        self.evaluated[at] = false;
        self.compared[at] = None;
    }
}
