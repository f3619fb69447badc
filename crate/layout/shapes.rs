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
const KEYS: usize = 40320;

/// A small subtree, its root at 0.
#[derive(Debug, Default)]
pub(super) struct Shape {
    /// By node in preorder.
    pub(super) nodes: Vec<Place>,
    /// The deepest first.
    pub(super) levels: Vec<Level>,
    /// How many nodes each level has, the root's first.
    pub(super) widths: [u32; SMALL],
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) column: f64,
    pub(super) row: u16,
}

/// The shapes met so far, the leaf first.
#[derive(Debug)]
pub(super) struct Shapes {
    numbers: Vec<u16>,
    shapes: Vec<Shape>,
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        let mut shapes = Shapes {
            numbers: vec![u16::MAX; KEYS],
            shapes: Vec::new(),
        };
        shapes.numbers[0] = 0;
        shapes.shapes.push(Shape {
            nodes: vec![Place::default()],
            levels: vec![Level::default()],
            widths: [1, 0, 0, 0, 0, 0, 0, 0],
        });
        shapes
    }

    pub(super) fn shape(&self, number: u16) -> &Shape {
        &self.shapes[usize::from(number)]
    }

    /// The number of the shape of a small subtree.
    pub(super) fn number(&mut self, tree: &GameTree, node: NodeId) -> u16 {
        let below = (node..tree.end(node)).zip(WEIGHTS);
        let key: usize = below
            .map(|(node, weight)| (tree.size(node) as usize - 1) * weight)
            .sum();
        let number = self.numbers[key];
        if number != u16::MAX {
            return number;
        }
        let shape = self.made(tree, node);
        let number = self.shapes.len() as u16;
        self.shapes.push(shape);
        self.numbers[key] = number;
        number
    }

    fn made(&mut self, tree: &GameTree, node: NodeId) -> Shape {
        let mut family = Family::default();
        let mut columns = [0.0; SMALL];
        let mut widths = [0; SMALL];
        widths[0] = 1;
        for child in tree.children(node) {
            let number = self.number(tree, child);
            let shape = self.shape(number);
            columns[(child - node) as usize] = family.add_shape(&shape.levels);
            for (own, width) in widths[1..].iter_mut().zip(shape.widths) {
                *own += width;
            }
        }
        family.close(&mut columns, tree.children(node).map(|child| child - node));
        let mut nodes = vec![Place::default()];
        for child in tree.children(node) {
            let number = self.number(tree, child);
            let column = columns[(child - node) as usize] + family.eldest();
            nodes.extend(self.shape(number).nodes.iter().map(|place| Place {
                column: place.column + column,
                row: place.row + 1,
            }));
        }
        let outline = family.outline;
        let levels = outline.levels.iter().map(|level| Level {
            left: level.left + outline.moved,
            right: level.right + outline.moved,
        });
        Shape {
            nodes,
            levels: levels.collect(),
            widths,
        }
    }
}
