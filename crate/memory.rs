//! Whether there is memory for a tree, asked before any is taken for it: once it has run out, nothing
//! in WebAssembly can say so.

use crate::tree::TreeError;

/// The most bytes that a node takes in one stage of an opening, over those it has: columns that grow are
/// there twice for a while. The search by minimax takes about half of it, and a tree that is put in order
/// nearly all.
const NODE: usize = 64;

/// What else is needed at a time.
const REST: usize = MEGABYTE;

const MEGABYTE: usize = 1 << 20;

/// Whether so many nodes can go through another stage.
pub(crate) fn check(nodes: usize) -> Result<(), TreeError> {
    let needed = nodes.saturating_mul(NODE).saturating_add(REST);
    let mut room: Vec<u8> = Vec::new();
    let found = room.try_reserve_exact(needed);
    // Or nothing would be asked for, as nothing is done with it.
    std::hint::black_box(&room);
    found.map_err(|_| TreeError::TooLittleMemory {
        needed: needed.div_ceil(MEGABYTE),
        limit: 4096,
    })
}
