//! Brothers and sisters, put side by side from left to right.

use super::outline::{Level, Outline};
use super::{COUSINS, SIBLINGS};
use crate::tree::NodeId;

/// The children of an open node that have been laid out, in the frame of the eldest: it stands at 0.
#[derive(Debug, Default)]
pub(super) struct Family {
    pub(super) outline: Outline,
    /// How many children there are, and of the youngest the place and how many levels it has.
    children: u32,
    youngest: f64,
    depth: usize,
    /// The elder ones at the right contour below the youngest, the lowest first.
    ancestors: Vec<Ancestor>,
    /// By child; empty as long as no child has to make way for others.
    moves: Vec<Move>,
}

/// A child that stands at the right contour of its family.
#[derive(Debug)]
struct Ancestor {
    /// Down to this level.
    depth: usize,
    child: u32,
}

/// How the elder ones are to follow a child that was moved: see Buchheim et al.
#[derive(Clone, Copy, Debug, Default)]
struct Move {
    shift: f64,
    change: f64,
}

impl Family {
    /// Adds a leaf, and gives its place.
    #[inline]
    pub(super) fn add_leaf(&mut self) -> f64 {
        let place = self.next();
        match self.outline.levels.last_mut() {
            Some(level) => level.right = place - self.outline.moved,
            None => self.outline.crown(place),
        }
        self.join(place, 1);
        place
    }

    /// Adds a subtree, and gives its place: its levels, and what has to be added to each so that the
    /// root is at 0.
    pub(super) fn add(&mut self, levels: &[Level], moved: f64) -> f64 {
        let place = self.apportion(levels, moved);
        self.outline.follow(levels, moved + place);
        self.join(place, levels.len());
        place
    }

    /// The same, with the levels to keep.
    pub(super) fn take(&mut self, own: &mut Outline) -> f64 {
        if own.levels.len() <= self.outline.levels.len() {
            return self.add(&own.levels, own.moved);
        }
        let place = self.apportion(&own.levels, own.moved);
        own.moved += place;
        own.lead(&self.outline);
        std::mem::swap(&mut self.outline, own);
        self.join(place, self.outline.levels.len());
        place
    }

    /// Where a child without children would stand.
    fn next(&self) -> f64 {
        match self.children {
            0 => 0.0,
            _ => self.youngest + SIBLINGS,
        }
    }

    /// Finds the place of a subtree away from those to its left, along the contours where they touch.
    fn apportion(&mut self, younger: &[Level], moved: f64) -> f64 {
        let mut place = self.next();
        let common = younger.len().min(self.outline.levels.len());
        let near = common.min(self.depth);
        let apart = self.outline.moved + COUSINS - moved;
        let elder = &self.outline.levels[self.outline.levels.len() - common..];
        let younger = &younger[younger.len() - common..];
        let mut levels = elder.iter().zip(younger).rev().skip(1);
        for (elder, younger) in levels.by_ref().take(near.saturating_sub(1)) {
            let least = elder.right - younger.left + apart;
            place = if least > place { least } else { place };
        }
        let mut ancestors = self.ancestors.iter().rev().peekable();
        for (depth, (elder, younger)) in (near + 1..).zip(levels) {
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

    fn join(&mut self, place: f64, depth: usize) {
        if depth < self.depth {
            self.ancestors.push(Ancestor {
                depth: self.depth,
                child: self.children - 1,
            });
        } else {
            while self.ancestors.pop_if(|last| last.depth <= depth).is_some() {}
        }
        self.children += 1;
        self.youngest = place;
        self.depth = depth;
    }

    /// Puts the parent over the middle, and the outline in its frame. Gives the place of the eldest
    /// there.
    pub(super) fn close(&mut self) -> f64 {
        let eldest = -self.youngest / 2.0;
        self.outline.moved += eldest;
        self.outline.crown(0.0);
        eldest
    }

    /// Lets those between make way; `children` are the numbers of all in `columns`.
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
        self.ancestors.clear();
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
