//! The tidy tree: where each node stands.
//!
//! The places are those of Buchheim, Jünger and Leipert, Improving Walker's Algorithm to Run in
//! Linear Time (Graph Drawing 2002), which goes back to Reingold and Tilford, Tidier Drawings of
//! Trees (IEEE Transactions on Software Engineering, 1981). Instead of threads between nodes it
//! keeps the two contours of every open family as arrays, so that joining a subtree to its elder
//! siblings costs as many steps as the lower of them has levels. There is no recursion: in preorder
//! numbering the subtree of the innermost open node ends where the next number is its end.
//!
//! Subtrees of one shape look alike. Small ones are laid out once a shape (`layout/shapes.rs`), and a large
//! one that has the shape of the sibling before it is copied once that is placed. Siblings of one size
//! have less than half the nodes of their parent, so a node is compared at most log n times.

mod family;
mod outline;
mod placing;
mod shapes;

use serde::Serialize;

pub use placing::Placing;

use crate::tree::{GameTree, NodeId, Player};

/// Distance of two neighbours with the same parent, in columns.
pub const SIBLINGS: f64 = 1.0;

/// Distance of two neighbours with different parents.
pub const COUSINS: f64 = 1.5;

/// In trees of up to so many nodes the least distance of an inner node is looked for.
const SEARCHED: usize = 4096;

/// Nodes of a row from one milestone to the next.
pub(crate) const MILE: usize = 16;

/// The place of every node.
#[derive(Debug)]
pub struct Layout {
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
    columns: f64,
    closest: f64,
}

/// The nodes of one depth.
#[derive(Debug, Default)]
pub struct Row {
    /// From left to right, which is in order of their numbers.
    pub nodes: Vec<NodeId>,
    /// The column of every [`MILE`]th of them: what lies between is near each other in memory.
    pub(crate) milestones: Vec<f64>,
    /// Whether MAX is to move at one of its inner nodes.
    pub max: bool,
    /// Whether MIN is.
    pub min: bool,
}

impl Row {
    /// An empty row with room for so many nodes.
    fn of(nodes: usize) -> Row {
        Row {
            nodes: Vec::with_capacity(nodes),
            ..Row::default()
        }
    }

    /// Finds out who is to move.
    fn ask(&mut self, tree: &GameTree) {
        for &node in self.nodes.iter().filter(|&&node| !tree.is_leaf(node)) {
            self.max |= tree.player(node) == Player::Max;
            self.min |= tree.player(node) == Player::Min;
            if tree.alternates() || self.max && self.min {
                return;
            }
        }
    }
}

impl Layout {
    /// The column of the middle of a node; the leftmost node of the tree is
    /// at 0, but for rounding.
    #[inline]
    pub fn column(&self, node: NodeId) -> f64 {
        self.column[node as usize]
    }

    /// The row of a node: its depth.
    #[inline]
    pub fn row(&self, node: NodeId) -> usize {
        usize::from(self.row[node as usize])
    }

    /// The column of the rightmost node.
    pub fn columns(&self) -> f64 {
        self.columns
    }

    /// No inner node is nearer to a neighbour in its row than so many columns. In a tree of many nodes that is the
    /// distance of siblings, though they may be farther apart.
    #[inline]
    pub fn closest(&self) -> f64 {
        self.closest
    }

    fn find_closest(&mut self, tree: &GameTree) {
        if tree.len() > SEARCHED {
            return;
        }
        self.closest = f64::INFINITY;
        for row in &self.rows {
            for pair in row.nodes.windows(2) {
                if !pair.iter().all(|&node| tree.is_leaf(node)) {
                    let apart = self.column(pair[1]) - self.column(pair[0]);
                    self.closest = self.closest.min(apart);
                }
            }
        }
    }

    /// The bytes that the layout takes.
    pub fn bytes(&self) -> usize {
        let rows = self.rows.iter();
        let in_rows = rows.map(|row| size_of_val(&*row.nodes) + size_of_val(&*row.milestones));
        self.column.capacity() * size_of::<f64>()
            + self.row.capacity() * size_of::<u16>()
            + self.rows.capacity() * size_of::<Row>()
            + in_rows.sum::<usize>()
    }

    /// The rows, the root's first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The part of the plane that the subtree of `node` takes. In each row its nodes stand side by
    /// side, so two binary searches a row find the outermost.
    pub fn area(&self, tree: &GameTree, node: NodeId) -> Area {
        let place = self.column(node);
        let top = self.row(node);
        let mut area = Area {
            left: place,
            right: place,
            top,
            bottom: top,
        };
        for row in self.rows.iter().skip(top + 1) {
            let first = row.nodes.partition_point(|&other| other < node);
            let end = row.nodes.partition_point(|&other| other < tree.end(node));
            let inside = row.nodes.get(first..end).unwrap_or_default();
            let (Some(&left), Some(&right)) = (inside.first(), inside.last()) else {
                break;
            };
            area.left = area.left.min(self.column(left));
            area.right = area.right.max(self.column(right));
            area.bottom += 1;
        }
        area
    }
}

/// Columns and rows from the outermost nodes of a subtree to the others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Area {
    /// The column of the leftmost node.
    pub left: f64,
    /// The column of the rightmost node.
    pub right: f64,
    /// The row of the topmost node.
    pub top: usize,
    /// The row of the lowest ones.
    pub bottom: usize,
}
