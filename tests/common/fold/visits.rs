//! Several visits of a node: the passes, the depth limit of each, and what is left of earlier calls.

use super::Fold;
use secateur::frame::Status;
use secateur::search::Known;
use secateur::trace::event::ValueRange;
use secateur::tree::NodeId;

impl Fold<'_> {
    /// Notes that what is found at the open nodes depends on the depth limit, if what the table has does.
    pub(super) fn limit_by(&mut self, known: Known) {
        if known.limited {
            self.meet_limit();
        }
    }

    /// Notes that what is found at the open nodes depends on the depth limit, which the present call meets.
    pub(super) fn meet_limit(&mut self) {
        self.limit();
        for &above in &self.open {
            let call = self.call[above as usize].expect("it is open").call;
            self.found[call.0 as usize].limited = true;
        }
    }

    /// Notes that what is found at the open nodes depends on the depth limit.
    pub(super) fn limit(&mut self) {
        for &above in &self.open {
            self.limited[above as usize] = true;
        }
    }

    /// A run of passes to another depth begins: what was proved of nodes that have no call now is about other values.
    pub(super) fn deepen(&mut self) {
        self.run += 1;
        for at in 0..self.tree.len() {
            if self.call[at].is_none() {
                (self.range[at], self.limited[at]) = (ValueRange::NOTHING, false);
            }
        }
    }

    /// Takes up what earlier calls in this run have proved of a node.
    pub(super) fn remember(&mut self, node: NodeId) {
        let at = node as usize;
        if let Some((range, limited, run)) = self.worth[at]
            && run == self.run
        {
            (self.range[at], self.limited[at]) = (range, limited);
        }
    }

    /// All that is known of a node is from before.
    pub(super) fn supersede(&mut self, node: NodeId) {
        for below in node..self.tree.end(node) {
            assert_ne!(self.status[below as usize], Status::Unreached, "settled");
            self.before[below as usize] = true;
        }
    }

    /// Forgets what is known of a node.
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
