//! The walks over a tree that lay it out, in slices if that is wanted.

use super::family::Family;
use super::shapes::{SMALL, Shapes};
use super::{Layout, Row};
use crate::tree::{GameTree, NodeId};

/// A layout in the making.
#[derive(Debug)]
pub struct Placing {
    walk: Walk,
    /// Where the walk is.
    node: NodeId,
    /// The open nodes that are not part of a small subtree, and after that of the root the family of
    /// each, which is kept for the next one at its depth.
    open: Vec<NodeId>,
    families: Vec<Family>,
    shapes: Shapes,
    /// Before the second walk, the eldest child is placed beside its parent, the others beside it.
    column: Vec<f64>,
    row: Vec<u16>,
    /// How many nodes each row has, in four counters: nodes side by side do not wait for each other.
    counts: Vec<[usize; COUNTERS]>,
    rows: Vec<Row>,
}

const COUNTERS: usize = 4;

/// What a node is visited for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Walk {
    Rows,
    First,
    Second,
    Done,
}

impl Placing {
    pub(super) fn new(tree: &GameTree) -> Placing {
        let mut counts = vec![[0; COUNTERS]; tree.height() as usize + 1];
        counts[0][0] = 1;
        Placing {
            walk: Walk::Rows,
            node: 1,
            open: Vec::new(),
            families: vec![Family::default()],
            shapes: Shapes::new(),
            // As many places are written for each shape as one can have nodes.
            column: vec![0.0; tree.len() + SMALL],
            row: vec![0; tree.len()],
            counts,
            rows: Vec::new(),
        }
    }

    /// Goes on by about so many nodes, of which each is visited three times. Whether all is done.
    pub fn advance(&mut self, tree: &GameTree, nodes: usize) -> bool {
        let until = (self.node as usize).saturating_add(nodes).min(tree.len()) as NodeId;
        match self.walk {
            Walk::Rows => self.find_rows(tree, until),
            Walk::First => self.first_walk(tree, until),
            Walk::Second => self.second_walk(tree, until),
            Walk::Done => {}
        }
        if self.node as usize == tree.len() {
            self.turn();
        }
        self.walk == Walk::Done
    }

    /// Goes from one walk to the next.
    fn turn(&mut self) {
        match self.walk {
            Walk::Rows => {
                self.walk = Walk::First;
                self.node = 0;
            }
            Walk::First => {
                self.walk = Walk::Second;
                self.node = 1;
                // The leftmost node comes to stand at 0.
                self.column[0] = -self.families[0].outline.least();
                let counts = self.counts.iter();
                self.rows = counts.map(|count| Row::of(count.iter().sum())).collect();
                self.rows[0].nodes.push(0);
            }
            Walk::Second | Walk::Done => self.walk = Walk::Done,
        }
    }

    fn find_rows(&mut self, tree: &GameTree, until: NodeId) {
        for (node, &parent) in
            (self.node as usize..).zip(&tree.parents()[self.node as usize..until as usize])
        {
            let row = self.row[parent as usize] + 1;
            self.row[node] = row;
            self.counts[usize::from(row)][node % COUNTERS] += 1;
        }
        self.node = until;
    }

    fn first_walk(&mut self, tree: &GameTree, until: NodeId) {
        while self.node < until {
            let size = tree.size(self.node);
            if size as usize > SMALL {
                self.open(self.node);
                self.node += 1;
                continue;
            }
            self.add_small(tree, self.node);
            self.node += size;
            while let Some(done) = self.open.pop_if(|top| tree.end(*top) == self.node) {
                self.close(tree, done);
            }
        }
    }

    fn open(&mut self, node: NodeId) {
        self.open.push(node);
        if self.families.len() <= self.open.len() {
            self.families.push(Family::default());
        }
    }

    fn add_small(&mut self, tree: &GameTree, node: NodeId) {
        let family = &mut self.families[self.open.len()];
        let at = node as usize;
        if tree.is_leaf(node) {
            self.column[at] = family.add_leaf();
            return;
        }
        let shape = self.shapes.shape(tree, node);
        self.column[at..at + SMALL].copy_from_slice(&shape.columns);
        self.column[at] = family.add(&shape.outline);
    }

    /// Adds a node whose family is complete, and those siblings after it that look like it.
    fn close(&mut self, tree: &GameTree, node: NodeId) {
        let depth = self.open.len();
        let until = self.open.last().map_or(0, |&parent| tree.end(parent));
        let Some([family, own]) = self.families.get_mut(depth..depth + 2) else {
            return;
        };
        let at = node as usize;
        own.make_way(&mut self.column, tree.children(node));
        self.column[at + 1] = own.close();
        if self.node < until && tree.alike(node, self.node) {
            self.column[at] = family.add(&own.outline);
            while self.node < until && tree.alike(node, self.node) {
                let twin = self.node as usize;
                self.column.copy_within(at..tree.end(node) as usize, twin);
                self.column[twin] = family.add(&own.outline);
                self.node = tree.end(self.node);
            }
        } else {
            self.column[at] = family.take(&mut own.outline);
        }
        own.clear();
    }

    /// Each node moves with all its ancestors.
    fn second_walk(&mut self, tree: &GameTree, until: NodeId) {
        let range = self.node as usize..until as usize;
        let nodes = (self.node..until).zip(&tree.parents()[range.clone()]);
        for ((node, &parent), &row) in nodes.zip(&self.row[range]) {
            let eldest = parent + 1;
            let beside = parent + NodeId::from(node != eldest);
            self.column[node as usize] += self.column[beside as usize];
            self.rows[usize::from(row)].nodes.push(node);
        }
        self.node = until;
    }

    /// How much of it is done, 0 … 1.
    pub fn share(&self, tree: &GameTree) -> f64 {
        let before = match self.walk {
            Walk::Rows => 0.0,
            Walk::First => 1.0,
            Walk::Second | Walk::Done => 2.0,
        };
        (before + f64::from(self.node) / tree.len() as f64) / 3.0
    }

    /// The layout, once all is done.
    pub fn finish(mut self, tree: &GameTree) -> Layout {
        self.column.truncate(tree.len());
        // Nobody moves in the last row.
        if let Some((_, above)) = self.rows.split_last_mut() {
            for row in above {
                row.ask(tree);
            }
        }
        let last = self.rows.iter().filter_map(|row| row.nodes.last());
        let columns = last.map(|&node| self.column[node as usize]);
        Layout {
            columns: columns.fold(0.0, f64::max),
            column: self.column,
            row: self.row,
            rows: self.rows,
        }
    }
}
