//! The tidy tree: where each node stands.
//!
//! The places are those of Buchheim, Jünger and Leipert, Improving Walker's Algorithm to Run in
//! Linear Time (Graph Drawing 2002). Instead of threads between nodes it keeps the two contours of
//! every open family as arrays, the deepest level first, so that joining a subtree to its elder
//! siblings costs as many steps as the lower of them has levels. There is no recursion: in preorder
//! numbering the subtree of the innermost open node ends where the next number is its end.

use serde::Serialize;

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
        tree.nodes().for_each(|node| walk.visit(node));
        walk.second_walk()
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

/// Where the nodes of one side of some subtrees stand, the deepest level first.
#[derive(Debug, Default)]
struct Contour {
    places: Vec<f64>,
    /// What has to be added to each.
    moved: f64,
}

impl Contour {
    fn levels(&self) -> usize {
        self.places.len()
    }

    /// Puts a level on top.
    fn push(&mut self, place: f64) {
        self.places.push(place - self.moved);
    }

    /// From the second level downwards.
    fn below_top(&self) -> impl Iterator<Item = f64> {
        let below = self.places.iter().rev().skip(1);
        below.map(|place| place + self.moved)
    }

    /// Takes over the upper levels of another one that is not higher.
    fn take_top(&mut self, other: &Contour, levels: usize) {
        let by = other.moved - self.moved;
        let top = self.levels() - levels;
        let from = other.levels() - levels;
        for (place, new) in self.places[top..].iter_mut().zip(&other.places[from..]) {
            *place = new + by;
        }
    }

    fn clear(&mut self) {
        self.places.clear();
        self.moved = 0.0;
    }
}

/// A node in the frame of its family: the eldest stands over the middle of its own children.
#[derive(Debug)]
struct Child {
    node: NodeId,
    prelim: f64,
    shift: f64,
    change: f64,
}

/// The children of an open node that have been laid out.
#[derive(Debug, Default)]
struct Family {
    children: Vec<Child>,
    left: Contour,
    right: Contour,
    /// Which child, by its number, stands at the right contour down to which level: the youngest
    /// and lowest last.
    ancestors: Vec<(usize, usize)>,
}

impl Family {
    fn add_leaf(&mut self, node: NodeId) {
        let prelim = self.next();
        if self.children.is_empty() {
            self.left.push(prelim);
        } else {
            self.right.places.pop();
        }
        self.right.push(prelim);
        self.join(Child::new(node, prelim), 1);
    }

    /// Adds an inner node, which stands at `middle` of the frame of its own family.
    fn add(&mut self, node: NodeId, middle: f64, own: &mut Family) {
        own.left.push(middle);
        own.right.push(middle);
        let levels = own.left.levels();
        let common = levels.min(self.right.levels());
        let mut child = Child::new(node, middle);
        if common > 0 {
            child.prelim = self.next();
            self.apportion(&mut child, middle, &own.left);
        }
        let moved = child.prelim - middle;
        own.left.moved += moved;
        own.right.moved += moved;
        if levels > common {
            own.left.take_top(&self.left, common);
            std::mem::swap(&mut self.left, &mut own.left);
            std::mem::swap(&mut self.right, &mut own.right);
        } else {
            self.right.take_top(&own.right, common);
        }
        self.join(child, levels);
    }

    /// Where a child without children would stand.
    fn next(&self) -> f64 {
        self.children
            .last()
            .map_or(0.0, |last| last.prelim + SIBLINGS)
    }

    /// Moves a subtree away from those to its left, along the contours where they touch.
    fn apportion(&mut self, child: &mut Child, middle: f64, left: &Contour) {
        let number = self.children.len();
        let mut ancestors = self.ancestors.iter().rev().copied().peekable();
        let contours = self.right.below_top().zip(left.below_top());
        for (level, (elder, younger)) in (2..).zip(contours) {
            while ancestors.next_if(|&(lowest, _)| lowest < level).is_some() {}
            let shift = elder + COUSINS - (younger + child.prelim - middle);
            let Some(&(_, ancestor)) = ancestors.peek().filter(|_| shift > 0.0) else {
                continue;
            };
            let share = shift / (number - ancestor) as f64;
            self.children[ancestor].change += share;
            child.change -= share;
            child.shift += shift;
            child.prelim += shift;
        }
    }

    fn join(&mut self, child: Child, levels: usize) {
        while self
            .ancestors
            .pop_if(|&mut (lowest, _)| lowest <= levels)
            .is_some()
        {}
        self.ancestors.push((levels, self.children.len()));
        self.children.push(child);
    }

    /// Spreads evenly what was moved over those between, and gives the middle of the family.
    fn execute_shifts(&mut self) -> f64 {
        let mut shift = 0.0;
        let mut change = 0.0;
        for child in self.children.iter_mut().rev() {
            child.prelim += shift;
            change += child.change;
            shift += child.shift + change;
        }
        let first = self.children.first().map_or(0.0, |child| child.prelim);
        let last = self.children.last().map_or(0.0, |child| child.prelim);
        (first + last) / 2.0
    }

    fn clear(&mut self) {
        self.children.clear();
        self.ancestors.clear();
        self.left.clear();
        self.right.clear();
    }
}

impl Child {
    fn new(node: NodeId, prelim: f64) -> Child {
        Child {
            node,
            prelim,
            shift: 0.0,
            change: 0.0,
        }
    }
}

struct Walk<'a> {
    tree: &'a GameTree,
    /// The open nodes, and the family of each, which is kept for the next one at its depth.
    open: Vec<NodeId>,
    families: Vec<Family>,
    /// How far a node stands from its parent.
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
}

impl<'a> Walk<'a> {
    fn new(tree: &'a GameTree) -> Walk<'a> {
        Walk {
            tree,
            open: Vec::new(),
            families: Vec::new(),
            column: vec![0.0; tree.len()],
            row: vec![0; tree.len()],
            rows: Vec::new(),
        }
    }

    /// Lays out a node and all subtrees that end with it.
    fn visit(&mut self, node: NodeId) {
        self.put_in_row(node);
        if !self.tree.is_leaf(node) {
            self.open.push(node);
            if self.families.len() < self.open.len() {
                self.families.push(Family::default());
            }
            return;
        }
        if let Some(depth) = self.open.len().checked_sub(1) {
            self.families[depth].add_leaf(node);
        }
        while let Some(done) = self.open.pop_if(|top| self.tree.end(*top) == node + 1) {
            self.first_walk(done);
        }
    }

    fn put_in_row(&mut self, node: NodeId) {
        let depth = self.open.len();
        self.row[node as usize] = depth as u16;
        if self.rows.len() <= depth {
            self.rows.push(Row::default());
        }
        let row = &mut self.rows[depth];
        row.nodes.push(node);
        if !self.tree.is_leaf(node) {
            row.max |= self.tree.player(node) == Player::Max;
            row.min |= self.tree.player(node) == Player::Min;
        }
    }

    fn first_walk(&mut self, node: NodeId) {
        let (elder, own) = self.families.split_at_mut(self.open.len());
        let own = &mut own[0];
        let middle = own.execute_shifts();
        for child in &own.children {
            self.column[child.node as usize] = child.prelim - middle;
        }
        if let Some(family) = elder.last_mut() {
            family.add(node, middle, own);
        }
        own.clear();
    }

    /// Each node moves with all its ancestors; the leftmost comes to stand at 0.
    fn second_walk(mut self) -> Layout {
        let mut least: f64 = 0.0;
        for node in self.tree.nodes() {
            if let Some(parent) = self.tree.parent(node) {
                self.column[node as usize] += self.column[parent as usize];
                least = least.min(self.column[node as usize]);
            }
        }
        let mut columns: f64 = 0.0;
        for column in &mut self.column {
            *column -= least;
            columns = columns.max(*column);
        }
        Layout {
            column: self.column,
            row: self.row,
            rows: self.rows,
            columns,
        }
    }
}
