//! Rows: what a trace stores about each entered node, and the index from a node to its row.

use crate::tree::NodeId;

/// A reference to a number. An id below the number of nodes refers to the static value of that node; the ids from
/// there on refer to [`Trace::others`](super::Trace).
pub(super) type ValueId = u32;

/// Refers to no number: the event that would give one has not happened.
pub(super) const NOTHING: ValueId = ValueId::MAX;

/// The average number of rows in a block of nodes.
const BLOCK: usize = 8;

/// What is stored about one entered node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The step of its `enter`.
    pub entered: u32,
    /// The step of its `leave`; 0 if there is none.
    pub left: u32,
    /// The value that the call for the node returned.
    pub returned: ValueId,
}

/// The range that the children of a parent have proved, from the first one to this node, once this node is compared.
/// Only a search with bounds stores proofs: without bounds every returned value is proved.
///
/// A proof has two ids of three bytes each, which is enough for the largest tree. With four bytes each a trace of a
/// chain, which has only three events per node, would take more than 12 bytes per event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proof([u16; 3]);

impl Row {
    #[inline]
    pub fn entered(step: u32) -> Row {
        Row {
            entered: step,
            left: 0,
            returned: NOTHING,
        }
    }
}

impl Proof {
    pub const NONE: Proof = Proof([u16::MAX; 3]);

    /// Packs the ids: the low 16 bits of each, then the high bytes of both in one word.
    #[inline]
    pub fn new(lo: ValueId, hi: ValueId) -> Proof {
        Proof([lo as u16, hi as u16, (lo >> 16 | hi >> 16 << 8) as u16])
    }

    pub fn lo(self) -> ValueId {
        ValueId::from(self.0[0]) | ValueId::from(self.0[2] & 0xff) << 16
    }

    pub fn hi(self) -> ValueId {
        ValueId::from(self.0[1]) | ValueId::from(self.0[2] >> 8) << 16
    }
}

/// The columns that a search fills, one entry per row.
#[derive(Default)]
pub(super) struct Found {
    pub rows: Vec<Row>,
    pub befores: Vec<ValueId>,
    /// Empty in a search without bounds.
    pub proofs: Vec<Proof>,
}

/// The rows of the entered nodes, in preorder. Nodes that are never entered have no row, so a search that prunes nearly
/// everything takes little memory.
#[derive(Debug, Default)]
pub(super) struct Rows {
    rows: Vec<Row>,
    /// By row: the best value of the parent when the node was entered. A frame reads it for every open node. In a
    /// column of their own, more of these values share a cache line.
    befores: Vec<ValueId>,
    /// One per row, or empty.
    proofs: Vec<Proof>,
    /// By block of `1 << shift` nodes: the number of rows before the block. Empty if every node has a row.
    blocks: Vec<u32>,
    shift: u32,
}

impl Rows {
    /// Builds the index for a tree of so many nodes. `node` returns the node of a row.
    pub fn new(found: Found, nodes: usize, node: impl Fn(&Row) -> NodeId) -> Rows {
        let Found {
            mut rows,
            mut befores,
            mut proofs,
        } = found;
        rows.shrink_to_fit();
        befores.shrink_to_fit();
        proofs.shrink_to_fit();
        let (mut blocks, mut shift) = (Vec::new(), 0);
        if rows.len() < nodes {
            shift = (nodes * BLOCK / rows.len().max(1)).max(1).ilog2() + 1;
            let count = (nodes >> shift) + 2;
            blocks.reserve_exact(count);
            for (number, row) in rows.iter().enumerate() {
                let block = (node(row) >> shift) as usize;
                while blocks.len() <= block {
                    blocks.push(number as u32);
                }
            }
            blocks.resize(count, rows.len() as u32);
        }
        Rows {
            rows,
            befores,
            proofs,
            blocks,
            shift,
        }
    }

    /// The row of `node`. `of` returns the node of a row.
    #[inline]
    pub fn get(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<&Row> {
        self.rows.get(self.number(node, of)?)
    }

    /// The best value of the parent of `node` when `node` was entered.
    #[inline]
    pub fn before(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<ValueId> {
        self.befores.get(self.number(node, of)?).copied()
    }

    /// The proof of `node`, in a search with bounds.
    pub fn proof(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<&Proof> {
        self.proofs.get(self.number(node, of)?)
    }

    /// The memory of the rows, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(self.rows.as_slice())
            + size_of_val(self.proofs.as_slice())
            + size_of_val(self.befores.as_slice())
            + size_of_val(self.blocks.as_slice())
    }

    #[inline]
    fn number(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<usize> {
        if self.blocks.is_empty() {
            return Some(node as usize);
        }
        let block = (node >> self.shift) as usize;
        let &[from, to] = self.blocks.get(block..block + 2)? else {
            return None;
        };
        let rows = &self.rows[from as usize..to as usize];
        let found = rows.binary_search_by_key(&node, of).ok()?;
        Some(from as usize + found)
    }
}
