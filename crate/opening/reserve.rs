//! Tests by reserving it whether there is memory for a tree. WebAssembly that runs out of memory stops where it is and
//! cannot report it, so the test comes first.

use crate::tree::TreeError;

/// The most bytes that one stage of an opening takes for a node, beside those it has: a column that grows exists
/// twice for a while. A search by minimax takes about half of that, putting a tree in order nearly all.
const NODE: usize = 64;

/// The memory that a stage needs beside that for nodes, in bytes.
const REST: usize = MEGABYTE;

/// The memory is tested in so many blocks: no column takes more than one of them. A single block would rarely fit
/// between the memory in use, so that memory would grow although there is enough.
const BLOCKS: usize = 4;

const MEGABYTE: usize = 1 << 20;

/// Whether so many nodes can go through another stage.
pub(crate) fn check(nodes: usize) -> Result<(), TreeError> {
    let needed = nodes.saturating_mul(NODE).saturating_add(REST);
    let mut blocks: [Vec<u8>; BLOCKS] = Default::default();
    let reservation = blocks
        .iter_mut()
        .try_for_each(|block| block.try_reserve_exact(needed / BLOCKS));
    // Without a use of the blocks the compiler would remove the reservation.
    std::hint::black_box(&blocks);
    reservation.map_err(|_| TreeError::TooLittleMemory {
        needed: needed.div_ceil(MEGABYTE),
        limit: 4096,
    })
}
