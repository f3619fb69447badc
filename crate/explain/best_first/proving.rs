//! The smallest proof set, explained.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::best_first::ProofSet;
use crate::tree::GameTree;
use crate::tree::names::{Names, Place};

/// The fewest nodes of the grown tree that have to be proved for the root to be.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ProofSet")]
pub struct ToProve {
    /// How many there are; 0: the root is proved.
    pub size: usize,
    /// The first of them.
    pub nodes: Vec<Place>,
}

impl ToProve {
    /// With the first `most` nodes of the set.
    pub fn of(set: &ProofSet, names: &Names, tree: &GameTree, most: usize) -> ToProve {
        let nodes = set.nodes.iter().take(most);
        ToProve {
            size: set.nodes.len(),
            nodes: nodes.map(|&node| names.place(tree, node)).collect(),
        }
    }
}
