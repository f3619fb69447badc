//! The outermost nodes of some subtrees, level by level.

/// Where the outermost nodes of a level stand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Level {
    pub(super) left: f64,
    pub(super) right: f64,
}

/// The two contours of subtrees that stand side by side.
#[derive(Debug, Default)]
pub(super) struct Outline {
    /// The deepest first, so that a level is put on top by pushing it.
    pub(super) levels: Vec<Level>,
    /// What has to be added to each.
    pub(super) moved: f64,
}

impl Outline {
    /// The levels, which are as many as those of the deepest subtree.
    pub(super) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Puts a single node on top.
    pub(super) fn crown(&mut self, place: f64) {
        let place = place - self.moved;
        self.levels.push(Level {
            left: place,
            right: place,
        });
    }

    /// Lets a subtree that is not deeper follow on the right.
    pub(super) fn extend_right(&mut self, younger: &[Level], by: f64) {
        let by = by - self.moved;
        let top = self.levels.iter_mut().rev();
        for (level, new) in top.zip(younger.iter().rev()) {
            level.right = new.right + by;
        }
    }

    /// Lets subtrees that are not as deep go before on the left.
    pub(super) fn extend_left(&mut self, elder: &Outline) {
        let by = elder.moved - self.moved;
        let top = self.levels.iter_mut().rev();
        for (level, new) in top.zip(elder.levels.iter().rev()) {
            level.left = new.left + by;
        }
    }

    /// The column of the leftmost node.
    pub(super) fn least(&self) -> f64 {
        let places = self.levels.iter().map(|level| level.left + self.moved);
        places.fold(0.0, f64::min)
    }

    pub(super) fn clear(&mut self) {
        self.levels.clear();
        self.moved = 0.0;
    }
}
