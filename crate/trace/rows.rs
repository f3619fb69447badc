//! What a trace keeps of each node that was entered, and how a node finds it.

use crate::tree::NodeId;

/// A number that turned up in the search, named by where it comes from: below the number of nodes it is
/// the static value of that node, above it is one of the few others.
pub(super) type ValueId = u32;

/// The value of what has not happened.
pub(super) const NOTHING: ValueId = ValueId::MAX;

/// How many rows a block of nodes has on average.
const BLOCK: usize = 8;

/// What is kept of one entered node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The step of its `enter`.
    pub entered: u32,
    /// The step of its `leave`; 0 if there is none.
    pub left: u32,
    /// What the call for it returned.
    pub returned: ValueId,
}

/// What is kept besides by a search with bounds: what the parent of a node had proved, once it was
/// compared, of the children so far. Without bounds, what is returned is proved. The names of both
/// ends take three bytes each, as there are no more nodes than that: in a chain a node has but three
/// events, and with four bytes each a trace would take more than 12 bytes an event.
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

    /// The two low halves, and the two high bytes in one.
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

/// What a search finds out, by row.
#[derive(Default)]
pub(super) struct Found {
    pub rows: Vec<Row>,
    pub befores: Vec<ValueId>,
    /// None in a search without bounds.
    pub proofs: Vec<Proof>,
}

/// The rows in the order of entering, which is that of the nodes' numbers. Nodes that are never
/// entered have none, so that a search that prunes nearly everything keeps nearly nothing.
#[derive(Debug, Default)]
pub(super) struct Rows {
    rows: Vec<Row>,
    /// By row the best value of the parent until the node was entered. A frame asks for that of
    /// every open node, and by themselves more of them are in one line of a cache.
    befores: Vec<ValueId>,
    /// As many as rows, or none.
    proofs: Vec<Proof>,
    /// By block of `1 << shift` nodes: how many rows there are before it. Empty if every node has
    /// a row.
    blocks: Vec<u32>,
    shift: u32,
}

impl Rows {
    /// Finds the rows of a tree of so many nodes.
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

    /// The row of `node`; `of` tells the node of a row.
    #[inline]
    pub fn get(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<&Row> {
        self.rows.get(self.number(node, of)?)
    }

    /// The best value of the parent of `node` until that was entered.
    #[inline]
    pub fn before(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<ValueId> {
        self.befores.get(self.number(node, of)?).copied()
    }

    /// The proof of `node`, in a search with bounds.
    pub fn proof(&self, node: NodeId, of: impl Fn(&Row) -> NodeId) -> Option<&Proof> {
        self.proofs.get(self.number(node, of)?)
    }

    /// The memory taken, in bytes.
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
