//! The layout: a tidy tree, with the column and row of each node.
//!
//! The columns are those of Buchheim, Jünger and Leipert, Improving Walker's Algorithm to Run in Linear Time (Graph
//! Drawing 2002), which goes back to Reingold and Tilford, Tidier Drawings of Trees (IEEE Transactions on Software
//! Engineering, 1981). Instead of threads between nodes, the two contours of every open family are arrays. Joining a
//! subtree to its elder siblings takes one step per level of the less deep one. There is no recursion: in preorder the
//! subtree of the innermost open node `n` ends when the next node is `end(n)`.
//!
//! Subtrees of the same shape have the same layout. Small subtrees are laid out once per shape (`layout/shapes.rs`). A
//! large subtree with the shape of the sibling before it is a copy of that sibling. Siblings of equal size have less
//! than half the nodes of their parent each, so each node is compared at most log n times.

mod builder;
mod family;
mod outline;
mod shapes;

use serde::Serialize;
use ts_rs::TS;

pub use builder::LayoutBuilder;

use crate::tree::sorting::between;
use crate::tree::{GameTree, NodeId, Player};

/// The distance of two neighbours with the same parent, in columns.
pub const SIBLINGS: f64 = 1.0;

/// The distance of two neighbours with different parents, in columns.
pub const COUSINS: f64 = 1.5;

/// The size of the largest trees in which the least distance of an inner node is computed.
const SEARCHED: usize = 4096;

/// The number of nodes of a row from one milestone to the next.
pub(crate) const MILE: usize = 16;

/// The column and row of every node.
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
    /// The nodes from left to right, which is also the order of their numbers.
    pub nodes: Vec<NodeId>,
    /// The column of every [`MILE`]th node. A binary search reads these first, because they lie together in memory.
    pub(crate) milestones: Vec<f64>,
    /// Whether MAX is to move at one of the inner nodes.
    pub max: bool,
    /// Whether MIN is to move at one of the inner nodes.
    pub min: bool,
    /// Whether chance moves at one of them.
    pub chance: bool,
}

impl Row {
    /// An empty row with room for so many nodes.
    fn of(nodes: usize) -> Row {
        Row {
            nodes: Vec::with_capacity(nodes),
            ..Row::default()
        }
    }

    /// Sets `max`, `min` and `chance`.
    fn find_players(&mut self, tree: &GameTree) {
        let has_chance = tree.chance().is_some();
        for &node in self.nodes.iter().filter(|&&node| !tree.is_leaf(node)) {
            if tree.is_chance(node) {
                self.chance = true;
                continue;
            }
            self.max |= tree.player(node) == Player::Max;
            self.min |= tree.player(node) == Player::Min;
            // Where players take turns, all nodes of a row have the same one.
            let take_turns = tree.alternates() && !has_chance;
            let all_found = self.max && self.min && self.chance == has_chance;
            if take_turns || all_found {
                return;
            }
        }
    }
}

impl Layout {
    /// The column of the middle of a node. The leftmost node of the tree is at 0, up to rounding.
    #[inline]
    pub fn column(&self, node: NodeId) -> f64 {
        self.column[node as usize]
    }

    /// The row of a node, which is its depth.
    #[inline]
    pub fn row(&self, node: NodeId) -> usize {
        usize::from(self.row[node as usize])
    }

    /// The column of the rightmost node.
    pub fn columns(&self) -> f64 {
        self.columns
    }

    /// The least distance between an inner node and a neighbour in its row, in columns. For a large tree it is not
    /// computed: there it is a lower bound, the distance of siblings.
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

    /// The memory of the layout, in bytes.
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

    /// The area of the subtree of `node`. In each row the nodes of the subtree are neighbours, so two binary searches
    /// per row find the outermost ones.
    pub fn area(&self, tree: &GameTree, node: NodeId) -> Area {
        let own = self.column(node);
        let top = self.row(node);
        let mut area = Area {
            left: own,
            right: own,
            top,
            bottom: top,
        };
        for row in self.rows.iter().skip(top + 1) {
            let inside = between(&row.nodes, node, tree.end(node), |&node| node);
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

/// The area of a subtree: its outermost columns and rows, included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Area {
    /// The column of the leftmost node.
    pub left: f64,
    /// The column of the rightmost node.
    pub right: f64,
    /// The row of the topmost node.
    pub top: usize,
    /// The row of the lowest nodes.
    pub bottom: usize,
}
