//! The drawing of moves. The moves of an iteration follow from the seed and the number of the iteration alone, so that a
//! playout can be played again without those before it.

use oorandom::Rand64;

use crate::tree::{GameTree, NodeId};

/// Draws children.
#[derive(Clone, Debug)]
pub struct Draw(Rand64);

impl Draw {
    /// The drawing on the way down of iteration number `iteration`, from 0.
    pub fn descent(seed: u64, iteration: u32) -> Draw {
        Draw::stream(seed, u64::from(iteration) * 2)
    }

    /// The drawing of its playout.
    pub fn playout(seed: u64, iteration: u32) -> Draw {
        Draw::stream(seed, u64::from(iteration) * 2 + 1)
    }

    fn stream(seed: u64, number: u64) -> Draw {
        Draw(Rand64::new(u128::from(mixed(seed, number))))
    }

    /// A child of a node where a player moves, each with the same probability.
    pub fn any(&mut self, tree: &GameTree, node: NodeId) -> Option<NodeId> {
        let count = tree.child_count(node);
        let number = self.0.rand_range(0..count.max(1) as u64) as usize;
        tree.children_from(node, number).next()
    }

    /// One of those children of a chance node that `among` admits, by their probabilities.
    pub fn outcome(
        &mut self,
        tree: &GameTree,
        node: NodeId,
        among: impl Fn(NodeId) -> bool,
    ) -> Option<NodeId> {
        let chance = tree.chance()?;
        let admitted = || tree.children(node).filter(|&child| among(child));
        let all: f64 = admitted().map(|child| chance.share(child)).sum();
        let mut left = self.0.rand_float() * all;
        let mut last = None;
        for child in admitted() {
            last = Some(child);
            left -= chance.share(child);
            if left < 0.0 {
                break;
            }
        }
        last
    }
}

/// A seed of a seed and a number, by SplitMix64 (Steele, Lea and Flood 2014): neighbouring seeds and numbers give
/// unrelated ones.
pub fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
