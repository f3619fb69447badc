//! The minimal tree of Knuth and Moore (1975): the nodes that have to be searched to prove the value of the root, if at
//! each node the child that decides it were known and came first. Every search that proves the value by alpha–beta's
//! means enters these nodes, in any order; what else it enters, it searches in addition.
//!
//! A node of type 1 is proved exactly: its best child is of type 1, all others are of type 2. At a node of type 2 one
//! child is enough, here the first in the order of the tree; it is of type 3. At a node of type 3 all children are
//! needed, each of type 2. Where a player moves twice, the types say the same: one child is enough, or all are needed.
//!
//! Under a depth limit the tree ends there, and the values are those at the limit.

mod building;
mod extra;

pub use building::Building;
pub use extra::{Extra, Reason};

use std::ops::Range;

use serde::Serialize;

use super::{Frame, Status};
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId, Player};

/// Nodes per entry of the index.
const BLOCK: usize = 64;

/// What is to be proved of the value of the root, or of a node of types 2 and 3.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Goal {
    /// The value.
    Exactly(f64),
    /// The value is no more than this.
    AtMost(f64),
    /// The value is no less than this.
    AtLeast(f64),
}

impl Default for Goal {
    fn default() -> Goal {
        Goal::Exactly(f64::NAN)
    }
}

impl Goal {
    /// The values that fulfil it.
    pub fn range(self) -> ValueRange {
        match self {
            Goal::Exactly(value) => ValueRange::exactly(value),
            Goal::AtMost(hi) => ValueRange {
                hi,
                ..ValueRange::NOTHING
            },
            Goal::AtLeast(lo) => ValueRange {
                lo,
                ..ValueRange::NOTHING
            },
        }
    }

    /// The number in it.
    pub fn value(self) -> f64 {
        match self {
            Goal::Exactly(value) | Goal::AtMost(value) | Goal::AtLeast(value) => value,
        }
    }
}

/// How many nodes the minimal tree has, and how many the search has entered of it and in addition, at its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
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
    /// The same nodes by the reason why, in the order of [`Reason::ALL`].
    pub reasons: [u32; Reason::ALL.len()],
}

/// The minimal tree of one search.
#[derive(Debug, Default)]
pub struct MinimalTree {
    goal: Goal,
    /// One byte per node: see [`building`].
    nodes: Vec<u8>,
    /// By block: how many nodes of the minimal tree come before it, and how many that are searched in addition.
    before: Vec<[u32; 2]>,
    counts: MinimalCounts,
}

impl MinimalTree {
    /// The minimal tree of the search behind `last`, its last frame; `None` if the value of the root cannot be known.
    pub fn of(last: &Frame) -> Option<MinimalTree> {
        let mut building = Building::new(last);
        loop {
            if let Some(built) = building.advance(last, usize::MAX) {
                return built;
            }
        }
    }

    /// What it proves of the root.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The counts at the end of the search.
    pub fn counts(&self) -> &MinimalCounts {
        &self.counts
    }

    /// The type of a node, 1 to 3; `None` if it is not in the minimal tree.
    pub fn kind(&self, node: NodeId) -> Option<u8> {
        let kind = building::kind(self.nodes[node as usize]);
        (kind > 0).then_some(kind)
    }

    /// What is to be proved of a node of the minimal tree whose player is `player`.
    pub fn goal_of(&self, node: NodeId, player: Player) -> Option<Goal> {
        let value = self.goal.value();
        match (self.kind(node)?, player) {
            (1, _) => Some(Goal::Exactly(value)),
            (2, Player::Min) | (3, Player::Max) => Some(Goal::AtMost(value)),
            _ => Some(Goal::AtLeast(value)),
        }
    }

    /// The child by which a node of type 1 or 2 is proved: the best one, or the first that is enough.
    pub fn deciding(&self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        self.kind(node).filter(|&kind| kind < 3)?;
        let player = tree.player(node);
        let proves = |child: NodeId| building::proves(self.nodes[child as usize], player);
        tree.children(node).find(|&child| proves(child))
    }

    /// Whether a node is evaluated, not searched: a leaf, or at the depth limit.
    pub fn evaluates(&self, node: NodeId) -> bool {
        building::is_evaluated(self.nodes[node as usize])
    }

    /// Whether a node is searched in addition by the step of `frame`.
    pub fn adds(&self, frame: &Frame, node: NodeId) -> bool {
        let entered = matches!(frame.status(node), Status::Open | Status::Closed);
        entered && self.kind(node).is_none()
    }

    /// Whether there are nodes of the minimal tree among `nodes`, and nodes that are searched in addition by the step of
    /// `frame`. Of a search that enters nodes again, the latter are those of the whole search once any of `nodes` is
    /// entered.
    pub fn among(&self, frame: &Frame, nodes: Range<NodeId>) -> (bool, bool) {
        let count = |from: NodeId, to: NodeId| {
            let (from, to) = (self.up_to(from), self.up_to(to.max(from)));
            [to[0] - from[0], to[1] - from[1]]
        };
        let critical = count(nodes.start, nodes.end)[0] > 0;
        let decided = frame.passed(&nodes);
        (critical, count(nodes.start, decided)[1] > 0)
    }

    /// How many nodes before `node` are in the minimal tree, and how many are searched in addition.
    fn up_to(&self, node: NodeId) -> [u32; 2] {
        let node = (node as usize).min(self.nodes.len());
        let block = node / BLOCK;
        let known = self.before.get(block).copied().unwrap_or_default();
        let rest = &self.nodes[block * BLOCK..node];
        rest.iter().fold(known, |[critical, extra], &byte| {
            let adds = u32::from(building::is_extra(byte));
            [critical + u32::from(building::kind(byte) > 0), extra + adds]
        })
    }
}
