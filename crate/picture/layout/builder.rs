//! Lays out a tree in two walks over its nodes, which can be done in slices.

use std::convert::Infallible;

use super::family::Family;
use super::shapes::{SMALL, Shapes};
use super::{Layout, MILE, Row, SIBLINGS};
use crate::tree::{GameTree, NodeId, Sliced};

/// Builds a [`Layout`], a bounded number of nodes at a time.
#[derive(Debug)]
pub struct LayoutBuilder {
    walk: LayoutWalk,
    /// The next node of the walk.
    node: NodeId,
    /// The open nodes that are not part of a small subtree.
    open: Vec<NodeId>,
    /// The family that the root belongs to, then that of the children of each open node. Families are kept and used
    /// again for later nodes of the same depth.
    families: Vec<Family>,
    shapes: Shapes,
    /// In preorder.
    repeats: Vec<RepeatedSubtree>,
    /// The number of twins that the second walk has copied.
    copied: usize,
    /// After the first walk, the column of a first child is relative to its parent, and that of another child relative
    /// to the first child. The second walk makes all of them absolute.
    column: Vec<f64>,
    row: Vec<u16>,
    rows: Vec<Row>,
}

/// A large subtree that has the same shape as an elder sibling. All siblings between them also have this shape.
#[derive(Clone, Copy, Debug)]
struct RepeatedSubtree {
    root: NodeId,
    elder: NodeId,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum LayoutWalk {
    First,
    Second,
    Done,
}

impl LayoutBuilder {
    /// No node has been visited yet.
    pub fn new(tree: &GameTree) -> LayoutBuilder {
        LayoutBuilder {
            walk: LayoutWalk::First,
            node: 0,
            open: Vec::new(),
            families: vec![Family::default()],
            shapes: Shapes::new(),
            repeats: Vec::new(),
            copied: 0,
            // Each small subtree writes `SMALL` columns, whatever its size.
            column: vec![0.0; tree.len() + SMALL],
            row: Vec::with_capacity(tree.len()),
            rows: Vec::new(),
        }
    }

    /// Goes from one walk to the next.
    fn turn(&mut self) {
        match self.walk {
            LayoutWalk::First => {
                self.walk = LayoutWalk::Second;
                self.node = 1;
                let outline = &self.families[0].outline;
                // Puts the leftmost node at 0.
                self.column[0] = -outline.least();
                self.row.push(0);
                let levels = outline.levels.iter().rev();
                self.rows = levels.map(|level| Row::of(level.nodes as usize)).collect();
                self.rows[0].nodes.push(0);
            }
            LayoutWalk::Second | LayoutWalk::Done => self.walk = LayoutWalk::Done,
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

    /// Adds a node whose children are complete, and the siblings after it that have the same shape.
    fn close(&mut self, tree: &GameTree, node: NodeId) {
        let depth = self.open.len();
        let until = self.open.last().map_or(0, |&parent| tree.end(parent));
        let Some([family, own]) = self.families.get_mut(depth..depth + 2) else {
            return;
        };
        let at = node as usize;
        own.shift_children(&mut self.column, tree.children(node));
        self.column[at + 1] = own.close();
        let alike = |next: NodeId| next < until && tree.alike(node, next);
        let mut repeat = alike(self.node);
        self.column[at] = match repeat {
            true => family.add(&own.outline),
            false => family.take(&mut own.outline),
        };
        while repeat {
            self.column[self.node as usize] = family.add(&own.outline);
            self.repeats.push(RepeatedSubtree {
                root: self.node,
                elder: node,
            });
            self.node = tree.end(self.node);
            repeat = alike(self.node);
        }
        own.clear();
    }

    fn second_walk(&mut self, tree: &GameTree, until: NodeId) {
        while self.node < until {
            let repeat = self.repeats.get(self.copied).copied();
            let next = repeat.map_or(until, |repeat| repeat.root.min(until));
            self.put(tree, next);
            if let Some(repeat) = repeat.filter(|repeat| repeat.root == self.node) {
                self.put(tree, repeat.root + 1);
                self.copy(tree, repeat);
                self.copied += 1;
            }
        }
    }

    /// Makes the columns of the nodes up to `until` absolute, and adds the nodes to their rows.
    fn put(&mut self, tree: &GameTree, until: NodeId) {
        let parents = &tree.parents()[self.node as usize..until as usize];
        for (node, &parent) in (self.node..until).zip(parents) {
            let eldest = parent + 1;
            let neighbour = parent + NodeId::from(node != eldest);
            self.column[node as usize] += self.column[neighbour as usize];
            let row = self.row[parent as usize] + 1;
            self.row.push(row);
            self.rows[usize::from(row)].nodes.push(node);
        }
        self.node = until;
    }

    /// Copies the layout below the elder sibling to the nodes below its twin. In each row the last nodes are those of
    /// the sibling before the twin.
    fn copy(&mut self, tree: &GameTree, RepeatedSubtree { root, elder }: RepeatedSubtree) {
        let size = tree.size(root);
        let (at, elder) = (root as usize, elder as usize);
        let below = 1..size as usize;
        let (before, after) = self.column.split_at_mut(at);
        let by = after[0] - before[elder];
        for (new, old) in after[below.clone()]
            .iter_mut()
            .zip(&before[elder..][below.clone()])
        {
            *new = old + by;
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
        // The last row has only leaves, at which nobody moves.
        if let Some((_, above)) = self.rows.split_last_mut() {
            for row in above {
                row.find_players(tree);
            }
        }
        for row in &mut self.rows {
            let every = row.nodes.iter().step_by(MILE);
            row.milestones = every.map(|&node| self.column[node as usize]).collect();
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
        let Ok(layout) = LayoutBuilder::new(tree).finish(tree);
        layout
    }
}

impl Sliced<GameTree> for LayoutBuilder {
    type Output = Layout;
    type Error = Infallible;

    /// Visits so many nodes. Each node is visited twice.
    fn advance(&mut self, tree: &GameTree, nodes: usize) -> Result<Option<Layout>, Infallible> {
        let until = tree.slice(self.node, nodes).end;
        match self.walk {
            LayoutWalk::First => self.first_walk(tree, until),
            LayoutWalk::Second => self.second_walk(tree, until),
            LayoutWalk::Done => {}
        }
        if self.node as usize == tree.len() {
            self.turn();
        }
        let done = self.walk == LayoutWalk::Done;
        Ok(done.then(|| self.layout(tree)))
    }

    fn share(&self, tree: &GameTree) -> f64 {
        let before = match self.walk {
            LayoutWalk::First => 0.0,
            LayoutWalk::Second | LayoutWalk::Done => 1.0,
        };
        (before + f64::from(self.node) / tree.len() as f64) / 2.0
    }
}
