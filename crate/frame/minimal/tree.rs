//! The types of all nodes, and how many nodes are of which.

use std::ops::Range;

use serde::Serialize;
use ts_rs::TS;

use super::reason::ExtraReason;
use crate::frame::Frame;
use crate::trace::event::ValueRange;
use crate::tree::column::entry;
use crate::tree::{GameTree, NodeId, Player};

/// Nodes per entry of the index.
pub(super) const BLOCK: usize = 64;

/// The bits of a node: its type, and the flags below.
const KIND: u8 = 0b11;
/// The leaves below prove that its value is no more than the goal's.
pub(super) const AT_MOST: u8 = 1 << 2;
/// The leaves below prove that its value is no less.
pub(super) const AT_LEAST: u8 = 1 << 3;
/// The node lies below the depth limit.
pub(super) const BEYOND: u8 = 1 << 4;
/// The node is evaluated: it is a leaf, or at the depth limit.
pub(super) const EVALUATED: u8 = 1 << 5;
/// The search enters it, and it is not in the minimal tree.
pub(super) const EXTRA: u8 = 1 << 6;

/// The type in the byte of a node; 0: it is not in the minimal tree.
fn kind(byte: u8) -> u8 {
    byte & KIND
}

/// Whether the leaves below the node of a byte prove that it is as good for `player` as the goal.
pub(super) fn proves(byte: u8, player: Player) -> bool {
    byte & own_side(player) != 0
}

/// The bound that `player` wants to prove, as a flag: one child proves it, whereas the other one needs all children.
pub(super) fn own_side(player: Player) -> u8 {
    match player {
        Player::Max => AT_LEAST,
        Player::Min => AT_MOST,
    }
}

/// The goal of a proof: for the value of the root, or of a node of types 2 and 3.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ProofGoal {
    /// The value.
    Exactly(f64),
    /// The value is no more than this.
    AtMost(f64),
    /// The value is no less than this.
    AtLeast(f64),
}

impl Default for ProofGoal {
    fn default() -> ProofGoal {
        ProofGoal::Exactly(f64::NAN)
    }
}

impl ProofGoal {
    /// The values that fulfil it.
    pub fn range(self) -> ValueRange {
        match self {
            ProofGoal::Exactly(value) => ValueRange::exactly(value),
            ProofGoal::AtMost(value) => (f64::NEG_INFINITY, value).into(),
            ProofGoal::AtLeast(value) => (value, f64::INFINITY).into(),
        }
    }

    /// The number in it.
    pub fn value(self) -> f64 {
        match self {
            ProofGoal::Exactly(value) | ProofGoal::AtMost(value) | ProofGoal::AtLeast(value) => {
                value
            }
        }
    }
}

/// How many nodes the minimal tree has, and how many the search has entered of it and in addition, at its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MinimalCounts {
    /// Its nodes of types 1, 2 and 3.
    pub types: [u32; 3],
    /// Its leaves, and its nodes at the depth limit.
    pub leaves: u32,
    /// Its nodes that the search has entered.
    pub searched: u32,
    /// Of its leaves those that the search has entered.
    pub searched_leaves: u32,
    /// The nodes that the search has entered in addition.
    pub extra: u32,
    /// The leaves among them.
    pub extra_leaves: u32,
    /// The same nodes by the reason why, in the order of `ExtraReason`.
    pub reasons: [u32; ExtraReason::ALL.len()],
}

/// The minimal tree of one search.
#[derive(Debug, Default)]
pub struct MinimalTree {
    pub(super) goal: ProofGoal,
    /// One byte per node: its type, and the flags above.
    pub(super) nodes: Vec<u8>,
    /// By block: how many nodes of the minimal tree come before it, and how many that are searched in addition.
    pub(super) before: Vec<[u32; 2]>,
    pub(super) counts: MinimalCounts,
}

impl MinimalTree {
    /// The goal at the root.
    pub fn goal(&self) -> ProofGoal {
        self.goal
    }

    /// The counts at the end of the search.
    pub fn counts(&self) -> &MinimalCounts {
        &self.counts
    }

    /// The type of a node, 1 to 3; `None` if it is not in the minimal tree.
    pub fn kind(&self, node: NodeId) -> Option<u8> {
        Some(kind(self.nodes[node as usize])).filter(|&kind| kind > 0)
    }

    /// The goal at a node of the minimal tree whose player is `player`.
    pub fn goal_of(&self, node: NodeId, player: Player) -> Option<ProofGoal> {
        let value = self.goal.value();
        match (self.kind(node)?, player) {
            (1, _) => Some(ProofGoal::Exactly(value)),
            (2, Player::Min) | (3, Player::Max) => Some(ProofGoal::AtMost(value)),
            _ => Some(ProofGoal::AtLeast(value)),
        }
    }

    /// The child by which a node of type 1 or 2 is proved: the best one, or the first that is enough.
    pub fn deciding(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        self.kind(node).filter(|&kind| kind < 3)?;
        let player = tree.player(node);
        let proves = |child: NodeId| proves(self.nodes[child as usize], player);
        tree.children(node).find(|&child| proves(child))
    }

    /// Whether a node is evaluated, not searched: a leaf, or at the depth limit.
    pub fn evaluates(&self, node: NodeId) -> bool {
        self.nodes[node as usize] & EVALUATED != 0
    }

    /// Whether a node is searched in addition by the step of `frame`.
    pub fn adds(&self, frame: &Frame, node: NodeId) -> bool {
        self.kind(node).is_none() && frame.first_entered(node).is_some()
    }

    /// Whether there are nodes of the minimal tree among `nodes`, and nodes that are searched in addition by the step
    /// of `frame`. Of a search that enters nodes again, the latter are those of the whole search once any of `nodes` is
    /// entered.
    pub fn among(&self, frame: &Frame, nodes: Range<NodeId>) -> (bool, bool) {
        let count = |from: NodeId, to: NodeId| {
            let (from, to) = (self.up_to(from), self.up_to(to.max(from)));
            [to[0] - from[0], to[1] - from[1]]
        };
        let critical = count(nodes.start, nodes.end)[0] > 0;
        let decided = frame.decided_end(&nodes);
        (critical, count(nodes.start, decided)[1] > 0)
    }

    /// How many nodes before `node` are in the minimal tree, and how many are searched in addition.
    fn up_to(&self, node: NodeId) -> [u32; 2] {
        let node = (node as usize).min(self.nodes.len());
        let block = node / BLOCK;
        let known = entry(&self.before, block);
        let rest = &self.nodes[block * BLOCK..node];
        rest.iter().fold(known, |[critical, extra], &byte| {
            let adds = u32::from(byte & EXTRA != 0);
            [critical + u32::from(kind(byte) > 0), extra + adds]
        })
    }
}
