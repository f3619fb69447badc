//! A family: the children of one node, put side by side from left to right.

use super::outline::SubtreeOutline;
use super::{COUSINS, SIBLINGS};
use crate::tree::NodeId;

/// The children of an open node that are laid out so far. Columns are relative to the first child, which is at 0. A
/// _younger_ child is one farther to the right.
#[derive(Debug, Default)]
pub(super) struct Family {
    pub(super) outline: SubtreeOutline,
    children: u32,
    /// The column of the youngest child.
    youngest: f64,
    /// The number of levels of the youngest child.
    depth: usize,
    /// The first `elders` entries are the elder children that form the right contour below the youngest child, the
    /// lowest first. The entries after them are left over.
    ancestors: Vec<Ancestor>,
    elders: usize,
    /// By child; empty while no child has to make way for others.
    moves: Vec<Shift>,
}

/// A child whose subtree forms a part of the right contour of its family.
#[derive(Clone, Copy, Debug, Default)]
struct Ancestor {
    /// The lowest level of that part.
    depth: usize,
    child: u32,
}

/// How far a child was moved, and how the children before it follow: `shift` and `change` of Buchheim et al.
#[derive(Clone, Copy, Debug, Default)]
struct Shift {
    shift: f64,
    change: f64,
}

impl Family {
    /// Adds a leaf, and returns its column.
    pub(super) fn add_leaf(&mut self) -> f64 {
        let Some(top) = self.outline.levels.last_mut() else {
            self.outline.add_root();
            return self.join(0.0, 1);
        };
        let column = self.youngest + SIBLINGS;
        top.right = column - self.outline.moved;
        top.nodes += 1;
        self.join(column, 1)
    }

    /// Adds a subtree with this outline, and returns the column of its root.
    pub(super) fn add(&mut self, own: &SubtreeOutline) -> f64 {
        if self.children == 0 {
            self.outline.begin(own);
            return self.join(0.0, own.depth());
        }
        let column = self.apportion(own);
        self.outline.follow(own, column);
        self.join(column, own.depth())
    }

    /// Does the same as [`Family::add`], but may take the outline away: a deep outline is not copied then.
    pub(super) fn take(&mut self, own: &mut SubtreeOutline) -> f64 {
        if own.depth() <= self.outline.depth() {
            return self.add(own);
        }
        let mut column = 0.0;
        if self.children > 0 {
            column = self.apportion(own);
            own.moved += column;
            own.lead(&self.outline);
        }
        std::mem::swap(&mut self.outline, own);
        self.join(column, self.outline.depth())
    }

    /// Finds the column of a subtree: the leftmost one at which its left contour clears the contour of the family.
    #[inline]
    fn apportion(&mut self, own: &SubtreeOutline) -> f64 {
        let mut column = self.youngest + SIBLINGS;
        let apart = self.outline.moved + COUSINS - own.moved;
        // Beside the youngest child no other child lies between that would have to make way.
        let common = self.depth.min(own.depth());
        // The bits are compared as whole numbers, which needs no branch. Numbers that are not negative have the same
        // order as their bits, and the bits of all negative numbers are less.
        let mut bits = column.to_bits() as i64;
        let contours = self.outline.top(common).iter().zip(own.top(common));
        for (elder, younger) in contours.take(common - 1) {
            let least = elder.right - younger.left + apart;
            bits = bits.max(least.to_bits() as i64);
        }
        column = f64::from_bits(bits as u64);
        match common < own.depth() && common < self.outline.depth() {
            true => self.apportion_below(own, column),
            false => column,
        }
    }

    /// Continues below the youngest child, where elder children form the contour. The children between make way.
    fn apportion_below(&mut self, own: &SubtreeOutline, mut column: f64) -> f64 {
        let apart = self.outline.moved + COUSINS - own.moved;
        let both = self.outline.depth().min(own.depth());
        let below = both - self.depth;
        let contours = self.outline.top(both).iter().zip(own.top(both));
        let contours = contours.take(below).rev();
        let mut ancestors = self.ancestors[..self.elders].iter().rev().peekable();
        for (depth, (elder, younger)) in (self.depth + 1..).zip(contours) {
            let least = elder.right - younger.left + apart;
            while ancestors
                .next_if(|ancestor| ancestor.depth < depth)
                .is_some()
            {}
            let Some(ancestor) = ancestors.peek().filter(|_| least > column) else {
                continue;
            };
            let (from, to) = (ancestor.child as usize, self.children as usize);
            spread(&mut self.moves, from, to, least - column);
            column = least;
        }
        column
    }

    /// Adds a child at `column` with `depth` levels. The child before it is always stored, but counts among the elders
    /// only if it is deeper: the processor cannot predict a branch here.
    #[inline]
    fn join(&mut self, column: f64, depth: usize) -> f64 {
        if self.elders == self.ancestors.len() {
            self.ancestors.push(Ancestor::default());
        }
        self.ancestors[self.elders] = Ancestor {
            depth: self.depth,
            child: self.children.wrapping_sub(1),
        };
        self.elders += usize::from(depth < self.depth);
        while self.elders > 0 && self.ancestors[self.elders - 1].depth <= depth {
            self.elders -= 1;
        }
        self.children += 1;
        self.youngest = column;
        self.depth = depth;
        column
    }

    /// Puts the parent over the middle of its children, and returns the column of the first child relative to the
    /// parent. The outline becomes that of the parent, which is at 0.
    pub(super) fn close(&mut self) -> f64 {
        let eldest = -self.youngest / 2.0;
        self.outline.moved += eldest;
        self.outline.add_root();
        eldest
    }

    /// Moves the children that have to make way for others. `children` has the index in `columns` of each child.
    pub(super) fn shift_children(
        &self,
        columns: &mut [f64],
        children: impl Iterator<Item = NodeId>,
    ) {
        if self.moves.is_empty() {
            return;
        }
        let children: Vec<NodeId> = children.take(self.moves.len()).collect();
        let (mut shift, mut change) = (0.0, 0.0);
        for (&child, by) in children.iter().zip(&self.moves).rev() {
            columns[child as usize] += shift;
            change += by.change;
            shift += by.shift + change;
        }
    }

    pub(super) fn clear(&mut self) {
        self.children = 0;
        self.youngest = 0.0;
        self.depth = 0;
        self.outline.clear();
        self.elders = 0;
        self.moves.clear();
    }
}

/// Moves child `to` by `shift`, and spreads the gap over the children between `from` and `to`.
fn spread(moves: &mut Vec<Shift>, from: usize, to: usize, shift: f64) {
    let share = shift / (to - from) as f64;
    moves.resize(moves.len().max(to + 1), Shift::default());
    moves[from].change += share;
    moves[to].change -= share;
    moves[to].shift += shift;
}
