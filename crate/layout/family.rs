//! Brothers and sisters, put side by side from left to right.

use super::outline::{Level, Outline};
use super::{COUSINS, SIBLINGS};
use crate::tree::NodeId;

/// The children of an open node that have been laid out, in the frame of the eldest: it stands at 0.
#[derive(Debug, Default)]
pub(super) struct Family {
    children: u32,
    /// Where the youngest stands.
    youngest: f64,
    pub(super) outline: Outline,
    /// Which child stands at the right contour: the youngest and lowest last.
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
    pub(super) fn add_leaf(&mut self) -> f64 {
        let place = self.next();
        match self.outline.levels.last_mut() {
            Some(level) => level.right = place - self.outline.moved,
            None => self.outline.crown(place),
        }
        self.join(place, 1);
        place
    }

    /// Adds a subtree with these levels, its root at 0, and gives the place of that.
    pub(super) fn add_shape(&mut self, levels: &[Level]) -> f64 {
        let place = self.apportion(levels, 0.0);
        if levels.len() > self.outline.depth() {
            let mut deeper = Outline {
                levels: levels.to_vec(),
                moved: place,
            };
            deeper.extend_left(&self.outline);
            self.outline = deeper;
        } else {
            self.outline.extend_right(levels, place);
        }
        self.join(place, levels.len());
        place
    }

    /// Adds a node with a family of its own, its root at 0, and gives the place of that.
    pub(super) fn add(&mut self, own: &mut Outline) -> f64 {
        let depth = own.depth();
        let place = self.apportion(&own.levels, own.moved);
        own.moved += place;
        if depth > self.outline.depth() {
            own.extend_left(&self.outline);
            std::mem::swap(&mut self.outline, own);
        } else {
            self.outline.extend_right(&own.levels, own.moved);
        }
        self.join(place, depth);
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
        let mut ancestors = self.ancestors.iter().rev().peekable();
        let elder = self.outline.levels.iter().rev().skip(1);
        let younger = younger.iter().rev().skip(1);
        let apart = self.outline.moved + COUSINS - moved;
        for (depth, (elder, younger)) in (2..).zip(elder.zip(younger)) {
            let least = elder.right - younger.left + apart;
            if least <= place {
                continue;
            }
            while ancestors
                .next_if(|ancestor| ancestor.depth < depth)
                .is_some()
            {}
            let Some(ancestor) = ancestors.peek() else {
                continue;
            };
            let (from, to) = (ancestor.child as usize, self.children as usize);
            if to - from > 1 {
                spread(&mut self.moves, from, to, least - place);
            }
            place = least;
        }
        place
    }

    fn join(&mut self, place: f64, depth: usize) {
        while self.ancestors.pop_if(|last| last.depth <= depth).is_some() {}
        let child = self.children;
        self.ancestors.push(Ancestor { depth, child });
        self.children += 1;
        self.youngest = place;
    }

    /// Puts the parent over the middle of its children, into whose frame the outline moves. The
    /// place of the eldest becomes that in its parent's frame; the others' stay in the frame of the
    /// eldest.
    pub(super) fn close(&mut self, columns: &mut [f64], children: impl Iterator<Item = NodeId>) {
        let middle = self.youngest / 2.0;
        self.outline.moved -= middle;
        self.outline.crown(0.0);
        if !self.moves.is_empty() {
            let children: Vec<NodeId> = children.take(self.moves.len()).collect();
            let (mut shift, mut change) = (0.0, 0.0);
            for (&child, by) in children.iter().zip(&self.moves).rev() {
                columns[child as usize] += shift;
                change += by.change;
                shift += by.shift + change;
            }
        }
    }

    /// The place of the eldest in its parent's frame.
    pub(super) fn eldest(&self) -> f64 {
        -self.youngest / 2.0
    }

    pub(super) fn clear(&mut self) {
        self.children = 0;
        self.youngest = 0.0;
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
