//! Small subtrees of one shape look alike, so each shape is laid out once.

use super::family::Family;
use super::outline::Outline;
use crate::tree::{GameTree, NodeId};

/// The most nodes of a small subtree. In a random recursive tree eight of nine nodes are in one, and
/// there are no more than 626 shapes.
pub(super) const SMALL: usize = 8;

/// By node in preorder what each node below it adds to the key of a shape: 7!, 6!, … 0!. At index k
/// there are at most 7 - k nodes below, so no two shapes have the same key.
const WEIGHTS: [u32; SMALL] = [5040, 720, 120, 24, 6, 2, 1, 1];

/// The same by size of the subtree, with nothing for what is beyond it.
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

/// How many keys there are: 8!.
const KEYS: usize = 40_320;

/// The number of a shape that was not met yet.
const NONE: u16 = u16::MAX;

/// A small subtree, its root at 0.
#[derive(Debug)]
pub(super) struct Shape {
    /// By node in preorder its place in its family.
    pub(super) columns: [f64; SMALL],
    pub(super) outline: Outline,
}

/// The shapes met so far.
#[derive(Debug)]
pub(super) struct Shapes {
    /// By key.
    numbers: Vec<u16>,
    shapes: Vec<Shape>,
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        Shapes {
            numbers: vec![NONE; KEYS],
            shapes: Vec::new(),
        }
    }

    /// The shape of a small subtree.
    pub(super) fn shape(&mut self, tree: &GameTree, node: NodeId) -> &Shape {
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
    fn laid_out(&mut self, tree: &GameTree, node: NodeId) -> Shape {
        let mut family = Family::default();
        let mut columns = [0.0; SMALL];
        for child in tree.children(node) {
            let at = (child - node) as usize;
            let size = tree.size(child) as usize;
            let shape = self.shape(tree, child);
            columns[at..at + size].copy_from_slice(&shape.columns[..size]);
            columns[at] = family.add(&shape.outline);
        }
        family.make_way(&mut columns, tree.children(node).map(|child| child - node));
        // A leaf has no eldest child, and what stands here means nothing.
        columns[1] = family.close();
        Shape {
            columns,
            outline: family.outline,
        }
    }
}

/// All places that a small subtree can have are looked at, whatever its size, because a branch that
/// is guessed wrong takes longer.
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
