//! A game tree as columns, numbered in preorder; the names of its nodes, numbers as text, sets of nodes. Knows
//! nothing of where a tree comes from, or how it is searched and drawn.
//!
//! The first child of `n` is `n + 1` and the next sibling of `n` is `end(n)`, so no child lists are kept.

mod builder;
pub mod chance;
mod child_index;
mod children;
pub(crate) mod column;
mod columns;
mod error;
mod finding;
pub(crate) mod fraction;
pub(crate) mod hash;
mod labels;
mod limits;
pub mod names;
pub mod node_set;
mod noisy_nodes;
pub mod number;
mod one_of_errors;
mod player;
pub(crate) mod quoted;
mod reordering;
mod same_tree;
mod sliced;
pub(crate) mod sorting;
mod variants;
mod view;
mod walk_progress;
mod weight;

pub use builder::TreeBuilder;
pub(crate) use child_index::ChildIndexing;
pub use children::Children;
pub use columns::GameTree;
pub use error::TreeError;
pub use finding::Found;
pub use limits::{Limits, MAX_CALLS, MAX_DEPTH, MAX_NODES, MAX_TEXT};
pub(crate) use one_of_errors::one_of_errors;
pub use player::{Mover, Player};
pub(crate) use reordering::Reordering;
pub use same_tree::{same_shape, same_tree};
pub use sliced::Sliced;
pub use view::View;
pub(crate) use walk_progress::walk_progress;

/// A node: its number in preorder, the root being 0.
pub type NodeId = u32;

/// A move of a game, numbered as that game numbers its moves; see [`crate::source::games`].
pub type Move = u16;
