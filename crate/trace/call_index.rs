//! The index from a node to its call.

use super::call_id::CallId;
use super::rows::Rows;
use crate::tree::NodeId;

/// The average number of calls in a block of nodes.
const BLOCK: usize = 8;

/// The index from a node to its call, where calls are in the order of their nodes. Nodes without a call take no room,
/// so a search that prunes nearly everything takes little memory.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// By block of `1 << shift` nodes: the number of calls before the block. Empty if calls and nodes have the same
    /// numbers.
    blocks: Vec<u32>,
    shift: u32,
}

impl Index {
    /// The index of a tree of so many nodes. `called` has the node of each call, or is empty.
    pub fn new(called: &[NodeId], nodes: usize) -> Index {
        let (mut blocks, mut shift) = (Vec::new(), 0);
        if !called.is_empty() {
            shift = (nodes * BLOCK / called.len().max(1)).max(1).ilog2() + 1;
            let count = (nodes >> shift) + 2;
            blocks.reserve_exact(count);
            for (call, node) in called.iter().enumerate() {
                let block = (node >> shift) as usize;
                while blocks.len() <= block {
                    blocks.push(call as u32);
                }
            }
            blocks.resize(count, called.len() as u32);
        }
        Index { blocks, shift }
    }

    /// The call of `node`, if it has one.
    #[inline]
    pub fn call(&self, Rows { nodes, rows, .. }: &Rows, node: NodeId) -> Option<CallId> {
        if nodes.is_empty() {
            return ((node as usize) < rows.len()).then_some(CallId(node));
        }
        let block = (node >> self.shift) as usize;
        let &[from, to] = self.blocks.get(block..block + 2)? else {
            return None;
        };
        let index = nodes[from as usize..to as usize].binary_search(&node);
        index.ok().map(|index| CallId(from + index as u32))
    }

    /// The memory of the index, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.blocks.as_slice())
    }
}
