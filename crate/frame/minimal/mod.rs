//! The minimal tree of Knuth and Moore (1975): the nodes that have to be searched to prove the value of the root, if at
//! each node the child that decides it were known and came first. Every search that proves the value by alpha–beta's
//! means enters these nodes, in any order; all other nodes that it enters, it searches in addition.
//!
//! A node of type 1 is proved exactly: its best child is of type 1, all others are of type 2. At a node of type 2 one
//! child is enough, here the first in the order of the tree; it is of type 3. At a node of type 3 all children are
//! needed, each of type 2. Where a player moves twice, the types say the same: one child is enough, or all are needed.
//!
//! Under a depth limit the tree ends there, and the values are those at the limit.

mod builder;
mod extra;
mod finder;
mod reason;
mod tree;

pub use builder::MinimalTreeBuilder;
pub use extra::ExtraSubtree;
pub use finder::Finder;
pub use reason::ExtraReason;
pub use tree::{MinimalCounts, MinimalTree, ProofGoal};
