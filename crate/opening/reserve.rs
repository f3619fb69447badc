//! Whether there is memory for a tree, asked before any is taken for it: once it has run out, nothing
//! in WebAssembly can say so.

use crate::tree::TreeError;

/// The most bytes that a node takes in one stage of an opening, over those it has: columns that grow are
/// there twice for a while. The search by minimax takes about half of it, and a tree that is put in order
/// nearly all.
const NODE: usize = 64;

/// What else is needed at a time.
const REST: usize = MEGABYTE;

/// Columns need not lie side by side, and no column takes more than one of so many blocks. One block
/// for all would find no room between what is in use, and the memory would grow for it by chance.
const BLOCKS: usize = 4;

const MEGABYTE: usize = 1 << 20;

/// Whether so many nodes can go through another stage.
pub(crate) fn check(nodes: usize) -> Result<(), TreeError> {
    let needed = nodes.saturating_mul(NODE).saturating_add(REST);
    let mut blocks: [Vec<u8>; BLOCKS] = Default::default();
    let found = blocks
        .iter_mut()
        .try_for_each(|block| block.try_reserve_exact(needed / BLOCKS));
    // Or nothing would be asked for, as nothing is done with them.
    std::hint::black_box(&blocks);
    found.map_err(|_| TreeError::TooLittleMemory {
        needed: needed.div_ceil(MEGABYTE),
        limit: 4096,
    })
}
