//! Shapes of small subtrees. Each shape is laid out once, because subtrees of the same shape have the same layout.

use super::family::Family;
use super::outline::SubtreeOutline;
use crate::tree::{GameTree, NodeId};

/// The largest number of nodes of a small subtree. In a random recursive tree eight of nine nodes are in a small
/// subtree, and there are only 626 shapes.
pub(super) const SMALL: usize = 8;

/// By node in preorder: the number that each node below it adds to the key of the shape: 7!, 6!, … 0!. The node at
/// index k has at most 7 − k nodes below it, so no two shapes have the same key.
const WEIGHTS: [u32; SMALL] = [5040, 720, 120, 24, 6, 2, 1, 1];

/// The same weights for each size of a subtree, with 0 for indexes beyond that size.
const WEIGHTS_BY_SIZE: [[u32; SMALL]; SMALL + 1] = {
    let mut weights = [[0; SMALL]; SMALL + 1];
    let mut size = 0;
    while size <= SMALL {
        let mut at = 0;
        while at < size {
            weights[size][at] = WEIGHTS[at];
            at += 1;
        }
        size += 1;
    }
    weights
};

/// The number of keys: 8!.
const KEYS: usize = 40_320;

/// Stands for the number of a shape that has not occurred yet.
const NONE: u16 = u16::MAX;

/// The layout of a small subtree with its root at 0.
#[derive(Debug)]
pub(super) struct SubtreeShape {
    /// By node in preorder: its column in its family.
    pub(super) columns: [f64; SMALL],
    pub(super) outline: SubtreeOutline,
}

/// The shapes that have occurred so far.
#[derive(Debug)]
pub(super) struct Shapes {
    /// By key: the index in `shapes`, or `NONE`.
    numbers: Vec<u16>,
    shapes: Vec<SubtreeShape>,
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        Shapes {
            numbers: vec![NONE; KEYS],
            shapes: Vec::new(),
        }
    }

    pub(super) fn shape(&mut self, tree: &GameTree, node: NodeId) -> &SubtreeShape {
        let key = key(tree, node);
        let mut number = self.numbers[key];
        if number == NONE {
            let shape = self.laid_out(tree, node);
            number = self.shapes.len() as u16;
            self.numbers[key] = number;
            self.shapes.push(shape);
        }
        &self.shapes[usize::from(number)]
    }

    #[cold]
    fn laid_out(&mut self, tree: &GameTree, node: NodeId) -> SubtreeShape {
        let mut family = Family::default();
        let mut columns = [0.0; SMALL];
        for child in tree.children(node) {
            let at = (child - node) as usize;
            let size = tree.size(child) as usize;
            let shape = self.shape(tree, child);
            columns[at..at + size].copy_from_slice(&shape.columns[..size]);
            columns[at] = family.add(&shape.outline);
        }
        family.shift_children(&mut columns, tree.children(node).map(|child| child - node));
        // For a leaf, which has no children, this entry has no meaning.
        columns[1] = family.close();
        SubtreeShape {
            columns,
            outline: family.outline,
        }
    }
}

/// The key of the shape of a small subtree. All `SMALL` ends are read, whatever the size of the subtree, because a
/// mispredicted branch takes longer.
fn key(tree: &GameTree, node: NodeId) -> usize {
    let weights = &WEIGHTS_BY_SIZE[tree.size(node) as usize];
    let ends = &tree.ends()[node as usize..];
    let weighed = |((first, &end), &weight): ((NodeId, &NodeId), &u32)| {
        end.wrapping_sub(first).wrapping_mul(weight)
    };
    let key: u32 = match ends.first_chunk::<SMALL>() {
        Some(ends) => (node + 1..).zip(ends).zip(weights).map(weighed).sum(),
        None => (node + 1..).zip(ends).zip(weights).map(weighed).sum(),
    };
    key as usize
}
