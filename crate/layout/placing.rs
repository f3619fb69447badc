//! The walks over a tree that lay it out, in slices if that is wanted.

use super::family::Family;
use super::shapes::{SMALL, Shapes};
use super::{Layout, Row};
use crate::tree::{GameTree, NodeId, Player};

/// A layout in the making.
#[derive(Debug)]
pub struct Placing {
    pass: Pass,
    /// Where the pass is.
    node: NodeId,
    /// The open nodes that are not part of a small subtree, and the family of each after that of
    /// the root.
    open: Vec<NodeId>,
    families: Vec<Family>,
    shapes: Shapes,
    /// The place of the eldest child is that beside its parent, the others' are beside the eldest.
    /// The second walk makes them places in the tree.
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
    counts: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Pass {
    Rows,
    First,
    Second,
    Done,
}

impl Placing {
    pub(super) fn new(tree: &GameTree) -> Placing {
        Placing {
            pass: Pass::Rows,
            node: 0,
            open: Vec::new(),
            families: vec![Family::default()],
            shapes: Shapes::new(),
            // A shape is written with all the nodes that one can have.
            column: vec![0.0; tree.len() + SMALL],
            row: Vec::with_capacity(tree.len()),
            rows: Vec::new(),
            counts: vec![0; tree.height() as usize + 1],
        }
    }

    /// Goes on by about so many nodes; whether all of them are placed.
    pub fn advance(&mut self, tree: &GameTree, nodes: usize) -> bool {
        let until = (self.node as usize).saturating_add(nodes).min(tree.len()) as NodeId;
        match self.pass {
            Pass::Rows => self.count(tree, until),
            Pass::First => self.first_walk(tree, until),
            Pass::Second => self.second_walk(tree, until),
            Pass::Done => {}
        }
        if self.node as usize == tree.len() {
            self.turn();
        }
        self.pass == Pass::Done
    }

    fn turn(&mut self) {
        self.node = 0;
        self.pass = match self.pass {
            Pass::Rows => {
                let rows = self.counts.iter().map(|&count| Row::of(count));
                self.rows = rows.collect();
                Pass::First
            }
            Pass::First => {
                self.column[0] = -self.families[0].outline.least();
                Pass::Second
            }
            _ => Pass::Done,
        };
    }

    #[inline(never)]
    fn count(&mut self, tree: &GameTree, until: NodeId) {
        if self.node == 0 {
            self.row.push(0);
            self.counts[0] = 1;
            self.node = 1;
        }
        for &parent in tree
            .parents()
            .get(self.node as usize..until as usize)
            .unwrap_or_default()
        {
            let row = self.row[parent as usize] + 1;
            self.row.push(row);
            self.counts[usize::from(row)] += 1;
        }
        self.node = until;
    }

    #[inline(never)]
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

    #[inline(never)]
    fn open(&mut self, node: NodeId) {
        self.open.push(node);
        if self.families.len() <= self.open.len() {
            self.families.push(Family::default());
        }
    }

    #[inline(never)]
    fn add_small(&mut self, tree: &GameTree, node: NodeId) {
        let family = &mut self.families[self.open.len()];
        let at = node as usize;
        if tree.is_leaf(node) {
            self.column[at] = family.add_leaf();
            return;
        }
        let shape = self.shapes.shape(tree, node);
        self.column[at..at + SMALL].copy_from_slice(&shape.columns);
        self.column[at] = family.add(&shape.levels, 0.0);
    }

    #[inline(never)]
    fn close(&mut self, tree: &GameTree, node: NodeId) {
        let (elder, own) = self.families.split_at_mut(self.open.len() + 1);
        let (Some(family), Some(own)) = (elder.last_mut(), own.first_mut()) else {
            return;
        };
        own.make_way(&mut self.column, tree.children(node));
        self.column[node as usize + 1] = own.close();
        let mut twin = self.node;
        if self
            .open
            .last()
            .is_some_and(|&parent| twin < tree.end(parent))
            && twins(tree, node, twin)
        {
            self.column[node as usize] = family.add(&own.outline.levels, own.outline.moved);
            let parent = self.open.last().map_or(0, |&parent| tree.end(parent));
            let size = tree.size(node) as usize;
            while twin < parent && twins(tree, node, twin) {
                let at = node as usize;
                self.column.copy_within(at..at + size, twin as usize);
                self.column[twin as usize] = family.add(&own.outline.levels, own.outline.moved);
                twin = tree.end(twin);
            }
            self.node = twin;
        } else {
            self.column[node as usize] = family.take(&mut own.outline);
        }
        own.clear();
    }

    #[inline(never)]
    fn second_walk(&mut self, tree: &GameTree, until: NodeId) {
        if self.node == 0 {
            self.rows[0].nodes.push(0);
            self.node = 1;
        }
        let range = self.node as usize..until as usize;
        let parents = &tree.parents()[range.clone()];
        let rows = &self.row[range];
        for ((node, &parent), &row) in (self.node..until).zip(parents).zip(rows) {
            let beside = parent + NodeId::from(node != parent + 1);
            self.column[node as usize] += self.column[beside as usize];
            self.rows[usize::from(row)].nodes.push(node);
        }
        self.node = until;
    }

    /// The layout, once all nodes are placed.
    pub fn finish(mut self, tree: &GameTree) -> Layout {
        for row in &mut self.rows {
            row.ask(tree);
        }
        self.column.truncate(tree.len());
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

impl Row {
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

/// Whether two subtrees have the same shape.
fn twins(tree: &GameTree, one: NodeId, other: NodeId) -> bool {
    let size = tree.size(one);
    if tree.size(other) != size {
        return false;
    }
    let ends = |node: NodeId| &tree.ends()[node as usize..(node + size) as usize];
    let away = other - one;
    ends(one)
        .iter()
        .zip(ends(other))
        .all(|(one, other)| other - one == away)
}
