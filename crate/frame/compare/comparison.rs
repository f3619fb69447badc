//! Compares two searches of one tree node by node.

use serde::Serialize;
use ts_rs::TS;

use super::{Differing, twin};
use crate::frame::Frame;
use crate::trace::Trace;
use crate::tree::NodeId;

/// The most nodes that [`OnlyEntered`] names.
const NAMED: usize = 12;

/// The nodes that one search enters and the other does not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Only")]
pub struct OnlyEntered {
    /// How many nodes.
    pub nodes: u32,
    /// The topmost of them, as the search that enters them numbers them; the first twelve.
    pub tops: Vec<NodeId>,
    /// The number of further topmost nodes.
    pub more: u32,
}

/// The differences of two finished searches, found node by node of the first one.
#[derive(Debug)]
pub struct Comparison {
    /// The nodes in which the searches differ.
    pub differing: Differing,
    /// The nodes that the first one enters and the other does not.
    pub only: OnlyEntered,
    /// The next node.
    node: NodeId,
    /// The end of the last subtree that only the first search enters.
    end: NodeId,
}

impl Comparison {
    /// No node has been compared.
    pub fn new(one: &Trace) -> Comparison {
        Comparison {
            differing: Differing::new(one.tree().len()),
            only: OnlyEntered::default(),
            node: 0,
            end: 0,
        }
    }

    /// Compares all nodes at once.
    pub fn of(one: &Trace, other: &Trace) -> Comparison {
        let mut comparison = Comparison::new(one);
        comparison.advance(one, other, usize::MAX);
        comparison
    }

    /// Compares so many nodes, or those that are left, and says whether that was all. Pass the same traces each time.
    pub fn advance(&mut self, one: &Trace, other: &Trace, nodes: usize) -> bool {
        let tree = one.tree();
        let nodes = tree.slice(self.node, nodes);
        let last = |trace| Frame::new(trace, Trace::steps(trace));
        let (one, other) = (last(one), last(other));
        for node in nodes.clone() {
            self.visit(&one, &other, node);
        }
        self.node = nodes.end;
        let whole = self.node as usize == tree.len();
        if whole && !nodes.is_empty() {
            self.differing.finish();
        }
        whole
    }

    fn visit(&mut self, one: &Frame, other: &Frame, node: NodeId) {
        let tree = one.tree();
        let Some(twin) = twin(tree, node, other.tree()) else {
            return;
        };
        let (here, there) = (one.ever(node), other.ever(twin));
        if here && !there {
            self.only.nodes += 1;
            // Its descendants are entered only here, too, and need not be named.
            if node >= self.end {
                self.end = tree.end(node);
                match self.only.tops.len() < NAMED {
                    true => self.only.tops.push(node),
                    false => self.only.more += 1,
                }
            }
        }
        if here && other.leaves_out(twin) || there && one.leaves_out(node) {
            self.differing.add(node, twin);
        }
    }
}
