//! The two walks over a tree that lay it out, in slices if that is wanted.

use super::family::Family;
use super::shapes::{SMALL, Shapes};
use super::{Layout, Row};
use crate::tree::{GameTree, NodeId, Player};

/// A layout in the making.
#[derive(Debug)]
pub struct Placing {
    /// Where the walk is.
    node: NodeId,
    /// The open nodes with more than a small subtree, and the family of each and of the root.
    open: Vec<NodeId>,
    families: Vec<Family>,
    shapes: Shapes,
    /// How many nodes a row has.
    counts: Vec<u32>,
    /// How far the frame of the last family of a row stands.
    frames: Vec<f64>,
    column: Vec<f64>,
    /// Until it is placed, the number of its shape for each root of a small subtree.
    row: Vec<u16>,
    rows: Vec<Row>,
}

impl Placing {
    pub(super) fn new(tree: &GameTree) -> Placing {
        let height = tree.height() as usize;
        Placing {
            node: 0,
            open: Vec::new(),
            families: vec![Family::default()],
            shapes: Shapes::new(),
            counts: vec![0; height + 1 + SMALL],
            frames: vec![0.0; height + 2],
            column: vec![0.0; tree.len()],
            row: vec![0; tree.len()],
            rows: Vec::new(),
        }
    }

    /// Goes on by about so many nodes; whether all of them are placed.
    pub fn advance(&mut self, tree: &GameTree, nodes: usize) -> bool {
        let until = (self.node as usize).saturating_add(nodes).min(tree.len()) as NodeId;
        if self.rows.is_empty() {
            self.first_walk(tree, until);
            if self.node as usize == tree.len() {
                self.turn(tree);
            }
            false
        } else {
            self.second_walk(tree, until);
            self.node as usize == tree.len()
        }
    }

    fn first_walk(&mut self, tree: &GameTree, until: NodeId) {
        while self.node < until {
            let node = self.node;
            let size = tree.size(node);
            if size as usize > SMALL {
                self.open(node);
                self.node += 1;
                continue;
            }
            self.add_small(tree, node);
            self.node += size;
            while let Some(done) = self.open.pop_if(|top| tree.end(*top) == self.node) {
                self.close(tree, done);
            }
        }
    }

    fn open(&mut self, node: NodeId) {
        self.counts[self.open.len()] += 1;
        self.open.push(node);
        if self.families.len() <= self.open.len() {
            self.families.push(Family::default());
        }
    }

    fn add_small(&mut self, tree: &GameTree, node: NodeId) {
        let depth = self.open.len();
        let family = &mut self.families[depth];
        if tree.is_leaf(node) {
            self.counts[depth] += 1;
            self.column[node as usize] = family.add_leaf();
            return;
        }
        let number = self.shapes.number(tree, node);
        let shape = self.shapes.shape(number);
        for (count, width) in self.counts[depth..depth + SMALL]
            .iter_mut()
            .zip(&shape.widths)
        {
            *count += width;
        }
        self.row[node as usize] = number;
        self.column[node as usize] = family.add_shape(&shape.levels);
    }

    fn close(&mut self, tree: &GameTree, node: NodeId) {
        let (elder, own) = self.families.split_at_mut(self.open.len() + 1);
        let (Some(family), Some(own)) = (elder.last_mut(), own.first_mut()) else {
            return;
        };
        own.close(&mut self.column, tree.children(node));
        self.column[node as usize + 1] = own.eldest();
        self.column[node as usize] = family.add(&mut own.outline);
        own.clear();
    }

    fn turn(&mut self, tree: &GameTree) {
        self.node = 0;
        self.frames[0] = -self.families[0].outline.least();
        let rows = self.counts.iter().take(tree.height() as usize + 1);
        self.rows = rows
            .map(|&count| Row {
                nodes: Vec::with_capacity(count as usize),
                max: false,
                min: false,
            })
            .collect();
    }

    fn second_walk(&mut self, tree: &GameTree, until: NodeId) {
        while self.node < until {
            self.place(tree, self.node);
        }
    }

    fn place(&mut self, tree: &GameTree, node: NodeId) {
        let at = node as usize;
        let depth = tree
            .parent(node)
            .map_or(0, |parent| self.row[parent as usize] + 1);
        let x = self.frames[usize::from(depth)] + self.column[at];
        let size = tree.size(node) as usize;
        if size > SMALL {
            self.column[at] = x;
            self.row[at] = depth;
            self.rows[usize::from(depth)].nodes.push(node);
            self.frames[usize::from(depth) + 1] = x + self.column[at + 1];
            self.column[at + 1] = 0.0;
            self.node += 1;
            return;
        }
        let shape = self.shapes.shape(self.row[at]);
        let columns = &mut self.column[at..at + size];
        let rows = &mut self.row[at..at + size];
        for (((node, column), row), place) in (node..).zip(columns).zip(rows).zip(&shape.nodes) {
            *column = x + place.column;
            *row = depth + place.row;
            self.rows[usize::from(*row)].nodes.push(node);
        }
        self.node += size as NodeId;
    }

    /// The layout, once all nodes are placed.
    pub fn finish(mut self, tree: &GameTree) -> Layout {
        for row in &mut self.rows {
            let inner = row.nodes.iter().filter(|&&node| !tree.is_leaf(node));
            for &node in inner {
                row.max |= tree.player(node) == Player::Max;
                row.min |= tree.player(node) == Player::Min;
                if tree.alternates() || row.max && row.min {
                    break;
                }
            }
        }
        let last = self.rows.iter().filter_map(|row| row.nodes.last());
        let columns = last
            .map(|&node| self.column[node as usize])
            .fold(0.0, f64::max);
        Layout {
            column: self.column,
            row: self.row,
            rows: self.rows,
            columns,
        }
    }
}
