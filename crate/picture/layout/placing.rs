//! The walks over a tree that lay it out, in slices if that is wanted.

use std::convert::Infallible;

use super::family::Family;
use super::shapes::{SMALL, Shapes};
use super::{Layout, MILE, Row, SIBLINGS};
use crate::tree::{GameTree, NodeId, Sliced};

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
    /// In preorder.
    twins: Vec<Twin>,
    /// How many of them the second walk has placed.
    placed: usize,
    /// Before the second walk, the eldest child is placed beside its parent, the others beside it.
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
}

/// A large subtree that has the shape of an elder sibling, as all between them have.
#[derive(Clone, Copy, Debug)]
struct Twin {
    root: NodeId,
    elder: NodeId,
}

/// What a node is visited for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Walk {
    First,
    Second,
    Done,
}

impl Placing {
    /// Nothing is placed yet.
    pub fn new(tree: &GameTree) -> Placing {
        Placing {
            walk: Walk::First,
            node: 0,
            open: Vec::new(),
            families: vec![Family::default()],
            shapes: Shapes::new(),
            twins: Vec::new(),
            placed: 0,
            // As many places are written for each shape as one can have nodes.
            column: vec![0.0; tree.len() + SMALL],
            row: Vec::with_capacity(tree.len()),
            rows: Vec::new(),
        }
    }

    /// Goes from one walk to the next.
    fn turn(&mut self) {
        match self.walk {
            Walk::First => {
                self.walk = Walk::Second;
                self.node = 1;
                let outline = &self.families[0].outline;
                // The leftmost node comes to stand at 0.
                self.column[0] = -outline.least();
                self.row.push(0);
                let levels = outline.levels.iter().rev();
                self.rows = levels.map(|level| Row::of(level.nodes as usize)).collect();
                self.rows[0].nodes.push(0);
            }
            Walk::Second | Walk::Done => self.walk = Walk::Done,
        }
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
        let alike = |next: NodeId| next < until && tree.alike(node, next);
        let mut twin = alike(self.node);
        self.column[at] = match twin {
            true => family.add(&own.outline),
            false => family.take(&mut own.outline),
        };
        while twin {
            self.column[self.node as usize] = family.add(&own.outline);
            self.twins.push(Twin {
                root: self.node,
                elder: node,
            });
            self.node = tree.end(self.node);
            twin = alike(self.node);
        }
        own.clear();
    }

    fn second_walk(&mut self, tree: &GameTree, until: NodeId) {
        while self.node < until {
            let twin = self.twins.get(self.placed).copied();
            let next = twin.map_or(until, |twin| twin.root.min(until));
            self.place(tree, next);
            if let Some(twin) = twin.filter(|twin| twin.root == self.node) {
                self.place(tree, twin.root + 1);
                self.copy(tree, twin);
                self.placed += 1;
            }
        }
    }

    /// Places the nodes up to one: each moves with all its ancestors.
    fn place(&mut self, tree: &GameTree, until: NodeId) {
        let parents = &tree.parents()[self.node as usize..until as usize];
        for (node, &parent) in (self.node..until).zip(parents) {
            let eldest = parent + 1;
            let beside = parent + NodeId::from(node != eldest);
            self.column[node as usize] += self.column[beside as usize];
            let row = self.row[parent as usize] + 1;
            self.row.push(row);
            self.rows[usize::from(row)].nodes.push(node);
        }
        self.node = until;
    }

    /// Places what is below a twin as it is below the elder one. In each row the sibling before it has
    /// the last nodes.
    fn copy(&mut self, tree: &GameTree, Twin { root, elder }: Twin) {
        let size = tree.size(root);
        let (at, elder) = (root as usize, elder as usize);
        let below = 1..size as usize;
        let (before, after) = self.column.split_at_mut(at);
        let by = after[0] - before[elder];
        for (place, old) in after[below.clone()]
            .iter_mut()
            .zip(&before[elder..][below.clone()])
        {
            *place = old + by;
        }
        self.row
            .extend_from_within(elder + below.start..elder + below.end);
        for row in self.rows.iter_mut().skip(usize::from(self.row[at]) + 1) {
            let end = row.nodes.len();
            let last = &row.nodes[end.saturating_sub(size as usize)..];
            let count = last.len() - last.partition_point(|&node| node < root - size);
            if count == 0 {
                break;
            }
            row.nodes.extend_from_within(end - count..);
            for node in &mut row.nodes[end..] {
                *node += size;
            }
        }
        self.node = root + size;
    }

    /// The layout, once both walks are done.
    fn layout(&mut self, tree: &GameTree) -> Layout {
        self.column.truncate(tree.len());
        // Nobody moves in the last row.
        if let Some((_, above)) = self.rows.split_last_mut() {
            for row in above {
                row.ask(tree);
            }
        }
        for row in &mut self.rows {
            let stones = row.nodes.iter().step_by(MILE);
            row.milestones = stones.map(|&node| self.column[node as usize]).collect();
        }
        let last = self.rows.iter().filter_map(|row| row.nodes.last());
        let columns = last.map(|&node| self.column[node as usize]);
        let mut layout = Layout {
            columns: columns.fold(0.0, f64::max),
            column: std::mem::take(&mut self.column),
            row: std::mem::take(&mut self.row),
            rows: std::mem::take(&mut self.rows),
            closest: SIBLINGS,
        };
        layout.find_closest(tree);
        layout
    }
}

impl Layout {
    /// Lays out a tree.
    pub fn new(tree: &GameTree) -> Layout {
        let Ok(layout) = Placing::new(tree).finish(tree);
        layout
    }
}

impl Sliced<GameTree> for Placing {
    type Output = Layout;
    type Error = Infallible;

    /// Each node is visited twice.
    fn advance(&mut self, tree: &GameTree, nodes: usize) -> Result<Option<Layout>, Infallible> {
        let until = (self.node as usize).saturating_add(nodes).min(tree.len()) as NodeId;
        match self.walk {
            Walk::First => self.first_walk(tree, until),
            Walk::Second => self.second_walk(tree, until),
            Walk::Done => {}
        }
        if self.node as usize == tree.len() {
            self.turn();
        }
        let done = self.walk == Walk::Done;
        Ok(done.then(|| self.layout(tree)))
    }

    fn share(&self, tree: &GameTree) -> f64 {
        let before = match self.walk {
            Walk::First => 0.0,
            Walk::Second | Walk::Done => 1.0,
        };
        (before + f64::from(self.node) / tree.len() as f64) / 2.0
    }
}
