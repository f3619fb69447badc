//! Counts by a step, from checkpoints.

use crate::trace::step_size::BLOCK;
use crate::tree::column::entry;

/// Counts at a checkpoint.
#[derive(Clone, Copy, Debug, Default)]
pub struct GrowthCounts {
    /// Nodes that have joined the tree, the root included.
    pub joined: u32,
    /// Leaves evaluated.
    pub evaluated: u32,
    /// Phases that have ended.
    pub phases: u32,
}

/// The counts before each block of events.
#[derive(Debug, Default)]
pub struct Counting {
    pub blocks: Vec<GrowthCounts>,
}

impl Counting {
    /// The counts before a block.
    pub fn before(&self, block: u32) -> GrowthCounts {
        entry(&self.blocks, block as usize)
    }

    /// One of the counts at a step: the count before its block, and the sum of `weight` over the events since.
    pub fn by(
        &self,
        step: u32,
        count: fn(&GrowthCounts) -> u32,
        weight: impl Fn(u32) -> u32,
    ) -> u32 {
        let since: u32 = (step / BLOCK * BLOCK + 1..=step).map(weight).sum();
        count(&self.before(step / BLOCK)) + since
    }
}
