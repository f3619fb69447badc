//! Brothers and sisters, put side by side from left to right.

use super::outline::Outline;
use super::{COUSINS, SIBLINGS};
use crate::tree::NodeId;

/// The children of an open node that have been laid out, in the frame of the eldest: it stands at 0.
#[derive(Debug, Default)]
pub(super) struct Family {
    pub(super) outline: Outline,
    children: u32,
    /// Where the youngest child stands.
    youngest: f64,
    /// How many levels it has.
    depth: usize,
    /// The elder ones at the right contour below the youngest, the lowest first, and others.
    ancestors: Vec<Ancestor>,
    /// How many of them count.
    elders: usize,
    /// By child; empty as long as no child has to make way for others.
    moves: Vec<Move>,
}

/// A child that stands at the right contour of its family.
#[derive(Clone, Copy, Debug, Default)]
struct Ancestor {
    /// Down to this level.
    depth: usize,
    child: u32,
}

/// How far a child was moved, and how those before it are to follow: see Buchheim et al.
#[derive(Clone, Copy, Debug, Default)]
struct Move {
    shift: f64,
    change: f64,
}

impl Family {
    /// Adds a leaf, and gives its place.
    pub(super) fn add_leaf(&mut self) -> f64 {
        let Some(top) = self.outline.levels.last_mut() else {
            self.outline.crown(0.0);
            return self.join(0.0, 1);
        };
        let place = self.youngest + SIBLINGS;
        top.right = place - self.outline.moved;
        top.nodes += 1;
        self.join(place, 1)
    }

    /// Adds a subtree with this outline, and gives its place.
    pub(super) fn add(&mut self, own: &Outline) -> f64 {
        if self.children == 0 {
            self.outline.begin(own);
            return self.join(0.0, own.depth());
        }
        let place = self.apportion(own);
        self.outline.follow(own, place);
        self.join(place, own.depth())
    }

    /// The same, where nobody needs the outline any more: a deep one is not copied then.
    pub(super) fn take(&mut self, own: &mut Outline) -> f64 {
        if own.depth() <= self.outline.depth() {
            return self.add(own);
        }
        let mut place = 0.0;
        if self.children > 0 {
            place = self.apportion(own);
            own.moved += place;
            own.lead(&self.outline);
        }
        std::mem::swap(&mut self.outline, own);
        self.join(place, self.outline.depth())
    }

    /// Finds the place of a subtree away from those to its left, along the contours where they touch.
    #[inline]
    fn apportion(&mut self, own: &Outline) -> f64 {
        let mut place = self.youngest + SIBLINGS;
        let apart = self.outline.moved + COUSINS - own.moved;
        // Beside the youngest there is nobody between to make way.
        let beside = self.depth.min(own.depth());
        // Compared as whole numbers, which can be done without a branch. What is not negative has the
        // same order then, and whatever is negative is less.
        let mut bits = place.to_bits() as i64;
        let contours = self.outline.top(beside).iter().zip(own.top(beside));
        for (elder, younger) in contours.take(beside - 1) {
            let least = elder.right - younger.left + apart;
            bits = bits.max(least.to_bits() as i64);
        }
        place = f64::from_bits(bits as u64);
        match beside < own.depth() && beside < self.outline.depth() {
            true => self.apportion_below(own, place),
            false => place,
        }
    }

    /// The same below the youngest, where the contour is that of elder ones.
    fn apportion_below(&mut self, own: &Outline, mut place: f64) -> f64 {
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
            let Some(ancestor) = ancestors.peek().filter(|_| least > place) else {
                continue;
            };
            let (from, to) = (ancestor.child as usize, self.children as usize);
            spread(&mut self.moves, from, to, least - place);
            place = least;
        }
        place
    }

    /// Each child is noted, and counts if it reaches below the next: nobody can guess that.
    #[inline]
    fn join(&mut self, place: f64, depth: usize) -> f64 {
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
        self.youngest = place;
        self.depth = depth;
        place
    }

    /// Puts the parent over the middle, and gives the place of the eldest beside it. The outline is
    /// the parent's then, with that at 0.
    pub(super) fn close(&mut self) -> f64 {
        let eldest = -self.youngest / 2.0;
        self.outline.moved += eldest;
        self.outline.crown(0.0);
        eldest
    }

    /// Lets those between make way; `children` is where to find each in `columns`.
    pub(super) fn make_way(&self, columns: &mut [f64], children: impl Iterator<Item = NodeId>) {
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

/// Those between two children take their share of a move of the second.
fn spread(moves: &mut Vec<Move>, from: usize, to: usize, shift: f64) {
    let share = shift / (to - from) as f64;
    moves.resize(moves.len().max(to + 1), Move::default());
    moves[from].change += share;
    moves[to].change -= share;
    moves[to].shift += shift;
}
