//! The kinds of the calls for some nodes, at a cost that does not grow with the tree.

use std::ops::{BitOr, Range};

use super::Frame;
use super::segment_tree::{build, joined};
use crate::trace::CallId;
use crate::trace::notes::CallKind;
use crate::tree::NodeId;

/// Nodes per entry of the index.
const BLOCK: usize = 64;

/// The kinds of all calls for each node of a search: a bit for each in the order of [`CallKind::ALL`].
#[derive(Debug)]
pub struct CallKinds {
    nodes: Vec<u8>,
    /// A segment tree of the kinds in each block.
    blocks: Vec<u8>,
}

impl CallKinds {
    /// The index of a search; `None` if the program tells no kinds.
    pub fn of(frame: &Frame) -> Option<CallKinds> {
        let notes = frame.notes()?;
        notes.kinds().next()?;
        let mut nodes = vec![0; frame.tree().len()];
        for call in (0..frame.all_calls()).map(CallId) {
            let kind = notes.kind(call).map_or(0, |kind| 1 << kind as u8);
            nodes[frame.trace.call(call).node() as usize] |= kind;
        }
        let together = |kinds: &[u8]| kinds.iter().fold(0, |all, kinds| all | kinds);
        let count = nodes.len().div_ceil(BLOCK);
        let mut blocks = vec![0; count];
        blocks.extend(nodes.chunks(BLOCK).map(together));
        build(&mut blocks, u8::bitor);
        Some(CallKinds { nodes, blocks })
    }

    /// The kinds of the calls for some nodes by the step of `frame`, by their numbers. Of a search that enters nodes again, these
    /// are those of the whole search once any of `nodes` is entered.
    pub fn among(&self, frame: &Frame, nodes: Range<NodeId>) -> [bool; CallKind::ALL.len()] {
        let kinds = self.among_all(nodes.start as usize..frame.decided_end(&nodes) as usize);
        std::array::from_fn(|kind| kinds >> kind & 1 == 1)
    }

    fn among_all(&self, nodes: Range<usize>) -> u8 {
        let among = |nodes: Range<usize>| {
            // Of nodes that are not entered yet the range ends before it begins.
            let kinds = self.nodes.get(nodes).unwrap_or_default();
            kinds.iter().fold(0, |all, kinds| all | kinds)
        };
        let (first, last) = (nodes.start.div_ceil(BLOCK), nodes.end / BLOCK);
        if first >= last {
            return among(nodes);
        }
        let outer = among(nodes.start..first * BLOCK) | among(last * BLOCK..nodes.end);
        joined(&self.blocks, first..last, outer, u8::bitor)
    }
}
