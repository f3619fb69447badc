//! Small subtrees of one shape look alike, so each shape is laid out once.

use super::family::Family;
use super::outline::Level;
use crate::tree::{GameTree, NodeId};

/// The most nodes of a small subtree.
pub(super) const SMALL: usize = 8;

/// By node how much one more node below it adds to the key of a shape: 7!, 6!, … 0!, because the
/// node at index k of eight in preorder has at most 8 - k nodes.
const WEIGHTS: [usize; SMALL] = [5040, 720, 120, 24, 6, 2, 1, 1];

/// How many keys there are: 8!.
const KEYS: usize = 40_320;

/// A key that has no shape yet.
const NONE: u16 = u16::MAX;

/// A small subtree, its root at 0.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// By node in preorder its place in its family.
    pub(super) columns: [f64; SMALL],
    /// The deepest first.
    pub(super) levels: Vec<Level>,
}

/// The shapes met so far.
#[derive(Debug)]
pub(super) struct Shapes {
    /// By key the number of the shape.
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
    #[inline]
    pub(super) fn shape(&mut self, tree: &GameTree, node: NodeId) -> &Shape {
        let key = key(tree, node);
        let mut number = self.numbers[key];
        if number == NONE {
            let shape = self.made(tree, node);
            number = self.shapes.len() as u16;
            self.numbers[key] = number;
            self.shapes.push(shape);
        }
        &self.shapes[usize::from(number)]
    }

    /// Lays out a small subtree.
    #[cold]
    fn made(&mut self, tree: &GameTree, node: NodeId) -> Shape {
        let mut family = Family::default();
        let mut columns = [0.0; SMALL];
        for child in tree.children(node) {
            let at = (child - node) as usize;
            let size = tree.size(child) as usize;
            let shape = self.shape(tree, child);
            columns[at..at + size].copy_from_slice(&shape.columns[..size]);
            columns[at] = family.add(&shape.levels, 0.0);
        }
        if !tree.is_leaf(node) {
            family.make_way(&mut columns, tree.children(node).map(|child| child - node));
            columns[1] = family.close();
        } else {
            family.outline.crown(0.0);
        }
        let moved = family.outline.moved;
        let levels = family.outline.levels.iter().map(|level| Level {
            left: level.left + moved,
            right: level.right + moved,
        });
        Shape {
            columns,
            levels: levels.collect(),
        }
    }
}

/// Nodes after the subtree add nothing. All of its places are read, whatever its size: no branch is
/// guessed wrong then.
#[inline]
fn key(tree: &GameTree, node: NodeId) -> usize {
    let size = tree.size(node);
    let below = |at: u32, end: &NodeId| match at < size {
        true => end - node - at - 1,
        false => 0,
    };
    let weighed = |((at, end), weight)| below(at, end) as usize * weight;
    let ends = &tree.ends()[node as usize..];
    match ends.first_chunk::<SMALL>() {
        Some(ends) => (0..).zip(ends).zip(WEIGHTS).map(weighed).sum(),
        None => (0..).zip(ends).zip(WEIGHTS).map(weighed).sum(),
    }
}
