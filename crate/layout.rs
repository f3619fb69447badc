//! The tidy tree: where each node stands.
//!
//! Buchheim, Jünger and Leipert, Improving Walker's Algorithm to Run in Linear Time (Graph Drawing
//! 2002); the names of its steps are kept. There is no recursion: in preorder numbering the subtree
//! of the innermost open node ends where the next number is its end, which gives the postorder walk.

use crate::tree::{GameTree, NodeId, Player};

/// Distance of two neighbours with the same parent, in columns.
pub const SIBLINGS: f64 = 1.0;

/// Distance of two neighbours with different parents.
pub const COUSINS: f64 = 1.5;

/// The place of every node.
#[derive(Debug)]
pub struct Layout {
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
    columns: f64,
}

/// The nodes of one depth.
#[derive(Debug, Default)]
pub struct Row {
    /// From left to right, which is in order of their numbers.
    pub nodes: Vec<NodeId>,
    /// Whether MAX is to move at one of its inner nodes.
    pub max: bool,
    /// Whether MIN is.
    pub min: bool,
}

impl Layout {
    /// Lays out a tree.
    pub fn new(tree: &GameTree) -> Layout {
        let mut walk = Walk::new(tree);
        walk.first();
        let column = walk.second();
        let columns = column.iter().copied().fold(0.0, f64::max);
        let mut row: Vec<u16> = vec![0; tree.len()];
        let mut rows: Vec<Row> = Vec::new();
        for node in tree.nodes() {
            let depth = tree.parent(node).map_or(0, |p| row[p as usize] + 1);
            row[node as usize] = depth;
            if rows.len() <= depth as usize {
                rows.push(Row::default());
            }
            let of_depth = &mut rows[depth as usize];
            of_depth.nodes.push(node);
            if !tree.is_leaf(node) {
                of_depth.max |= tree.player(node) == Player::Max;
                of_depth.min |= tree.player(node) == Player::Min;
            }
        }
        Layout {
            column,
            row,
            rows,
            columns,
        }
    }

    /// The column of the middle of a node; the leftmost node of the tree is at 0.
    pub fn column(&self, node: NodeId) -> f64 {
        self.column[node as usize]
    }

    /// The row of a node: its depth.
    pub fn row(&self, node: NodeId) -> usize {
        usize::from(self.row[node as usize])
    }

    /// The column of the rightmost node.
    pub fn columns(&self) -> f64 {
        self.columns
    }

    /// The rows, the root's first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
}

const NONE: NodeId = NodeId::MAX;

/// What the walks keep of a node.
#[derive(Clone)]
struct Cell {
    prelim: f64,
    modifier: f64,
    change: f64,
    shift: f64,
    thread: NodeId,
    ancestor: NodeId,
    default_ancestor: NodeId,
    /// The sibling to the left.
    left: NodeId,
    last_child: NodeId,
    /// Which child it is.
    number: u32,
}

struct Walk<'a> {
    tree: &'a GameTree,
    cells: Vec<Cell>,
}

impl<'a> Walk<'a> {
    fn new(tree: &'a GameTree) -> Walk<'a> {
        let cell = |node| Cell {
            prelim: 0.0,
            modifier: 0.0,
            change: 0.0,
            shift: 0.0,
            thread: NONE,
            ancestor: node,
            default_ancestor: node + 1,
            left: NONE,
            last_child: NONE,
            number: 0,
        };
        Walk {
            tree,
            cells: tree.nodes().map(cell).collect(),
        }
    }

    fn at(&mut self, node: NodeId) -> &mut Cell {
        &mut self.cells[node as usize]
    }

    fn cell(&self, node: NodeId) -> &Cell {
        &self.cells[node as usize]
    }

    /// Preliminary places, children before parents.
    fn first(&mut self) {
        let mut open = Vec::new();
        for node in self.tree.nodes() {
            self.join_siblings(node);
            open.push(node);
            while let Some(&done) = open.last().filter(|&&top| self.tree.end(top) == node + 1) {
                open.pop();
                self.first_walk(done);
            }
        }
    }

    fn join_siblings(&mut self, node: NodeId) {
        let Some(parent) = self.tree.parent(node) else {
            return;
        };
        let left = std::mem::replace(&mut self.at(parent).last_child, node);
        if left != NONE {
            let number = self.cell(left).number + 1;
            let cell = self.at(node);
            cell.left = left;
            cell.number = number;
        }
    }

    fn first_walk(&mut self, v: NodeId) {
        let mut middle = 0.0;
        if !self.tree.is_leaf(v) {
            self.execute_shifts(v);
            let last = self.cell(v).last_child;
            middle = (self.cell(v + 1).prelim + self.cell(last).prelim) / 2.0;
        }
        let left = self.cell(v).left;
        if left == NONE {
            self.at(v).prelim = middle;
        } else {
            let prelim = self.cell(left).prelim + SIBLINGS;
            self.at(v).prelim = prelim;
            self.at(v).modifier = prelim - middle;
            self.apportion(v, left);
        }
    }

    /// Moves the subtree of `v` away from those to its left, along the contours where they touch.
    fn apportion(&mut self, v: NodeId, left: NodeId) {
        let parent = self.tree.parent(v).unwrap_or(0);
        let [mut inner_right, mut outer_right] = [v, v];
        let [mut inner_left, mut outer_left] = [left, parent + 1];
        let mut sum =
            [inner_right, outer_right, inner_left, outer_left].map(|node| self.cell(node).modifier);
        while let (Some(next_left), Some(next_right)) =
            (self.next_right(inner_left), self.next_left(inner_right))
        {
            inner_left = next_left;
            inner_right = next_right;
            outer_left = self.next_left(outer_left).unwrap_or(outer_left);
            outer_right = self.next_right(outer_right).unwrap_or(outer_right);
            self.at(outer_right).ancestor = v;
            let shift = self.cell(inner_left).prelim + sum[2]
                - (self.cell(inner_right).prelim + sum[0])
                + COUSINS;
            if shift > 0.0 {
                self.move_subtree(self.ancestor(inner_left, parent), v, shift);
                sum[0] += shift;
                sum[1] += shift;
            }
            let contour = [inner_right, outer_right, inner_left, outer_left];
            for (sum, node) in sum.iter_mut().zip(contour) {
                *sum += self.cells[node as usize].modifier;
            }
        }
        if let (Some(next), None) = (self.next_right(inner_left), self.next_right(outer_right)) {
            self.at(outer_right).thread = next;
            self.at(outer_right).modifier += sum[2] - sum[1];
        }
        if let (Some(next), None) = (self.next_left(inner_right), self.next_left(outer_left)) {
            self.at(outer_left).thread = next;
            self.at(outer_left).modifier += sum[0] - sum[3];
            self.at(parent).default_ancestor = v;
        }
    }

    fn next_left(&self, v: NodeId) -> Option<NodeId> {
        let thread = Some(self.cell(v).thread).filter(|&thread| thread != NONE);
        if self.tree.is_leaf(v) {
            thread
        } else {
            Some(v + 1)
        }
    }

    fn next_right(&self, v: NodeId) -> Option<NodeId> {
        let cell = self.cell(v);
        let next = if self.tree.is_leaf(v) {
            cell.thread
        } else {
            cell.last_child
        };
        Some(next).filter(|&next| next != NONE)
    }

    fn ancestor(&self, inner_left: NodeId, parent: NodeId) -> NodeId {
        let ancestor = self.cell(inner_left).ancestor;
        if self.tree.parent(ancestor) == Some(parent) {
            ancestor
        } else {
            self.cell(parent).default_ancestor
        }
    }

    fn move_subtree(&mut self, from: NodeId, to: NodeId, shift: f64) {
        let share = shift / f64::from(self.cell(to).number - self.cell(from).number);
        self.at(from).change += share;
        let cell = self.at(to);
        cell.change -= share;
        cell.shift += shift;
        cell.prelim += shift;
        cell.modifier += shift;
    }

    fn execute_shifts(&mut self, v: NodeId) {
        let mut shift = 0.0;
        let mut change = 0.0;
        let mut child = self.cell(v).last_child;
        while child != NONE {
            let cell = self.at(child);
            cell.prelim += shift;
            cell.modifier += shift;
            change += cell.change;
            shift += cell.shift + change;
            child = cell.left;
        }
    }

    /// Final places: each node moves with all its ancestors. The leftmost comes to stand at 0.
    fn second(&self) -> Vec<f64> {
        let mut moved = vec![0.0; self.cells.len()];
        let mut column = Vec::with_capacity(self.cells.len());
        for node in self.tree.nodes() {
            let parent = self.tree.parent(node);
            let by = parent.map_or(0.0, |p| moved[p as usize] + self.cell(p).modifier);
            moved[node as usize] = by;
            column.push(self.cell(node).prelim + by);
        }
        let least = column.iter().copied().fold(f64::INFINITY, f64::min);
        column.iter_mut().for_each(|x| *x -= least);
        column
    }
}
