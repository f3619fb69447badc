//! The outermost nodes of subtrees that stand side by side, level by level, and how many there are.

/// Where the outermost nodes of a level stand, and how many it has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Level {
    pub(super) left: f64,
    pub(super) right: f64,
    /// How many nodes it has.
    pub(super) nodes: u32,
}

/// The two contours.
#[derive(Debug, Default)]
pub(super) struct Outline {
    /// The deepest first, so that a level is put on top by pushing it.
    pub(super) levels: Vec<Level>,
    /// What has to be added to each place.
    pub(super) moved: f64,
}

impl Outline {
    /// How many levels there are.
    pub(super) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// So many of the upmost levels.
    #[inline]
    pub(super) fn top(&self, levels: usize) -> &[Level] {
        &self.levels[self.levels.len() - levels..]
    }

    /// Puts a single node on top.
    pub(super) fn crown(&mut self, place: f64) {
        let place = place - self.moved;
        self.levels.push(Level {
            left: place,
            right: place,
            nodes: 1,
        });
    }

    /// Becomes that of the eldest.
    pub(super) fn begin(&mut self, eldest: &Outline) {
        self.levels.extend_from_slice(&eldest.levels);
        self.moved = eldest.moved;
    }

    /// Lets a subtree follow on the right, with its root at `place`.
    pub(super) fn follow(&mut self, younger: &Outline, place: f64) {
        let by = younger.moved + place - self.moved;
        let both = self.depth().min(younger.depth());
        if younger.depth() > both {
            self.deepen(younger, by);
        }
        let below = self.depth() - both;
        for (level, new) in self.levels[below..].iter_mut().zip(younger.top(both)) {
            level.right = new.right + by;
            level.nodes += new.nodes;
        }
    }

    /// Lets subtrees that are not as deep go before on the left.
    pub(super) fn lead(&mut self, elder: &Outline) {
        let by = elder.moved - self.moved;
        for (level, new) in self.levels.iter_mut().rev().zip(elder.levels.iter().rev()) {
            level.left = new.left + by;
            level.nodes += new.nodes;
        }
    }

    /// Takes over the levels of a subtree that nothing here reaches down to.
    fn deepen(&mut self, younger: &Outline, by: f64) {
        let depth = self.depth();
        let below = younger.depth() - depth;
        self.levels.resize(younger.depth(), Level::default());
        self.levels.copy_within(..depth, below);
        for (level, new) in self.levels.iter_mut().zip(&younger.levels[..below]) {
            level.left = new.left + by;
            level.right = new.right + by;
            level.nodes = new.nodes;
        }
    }

    /// The place of the leftmost node.
    pub(super) fn least(&self) -> f64 {
        let places = self.levels.iter().map(|level| level.left + self.moved);
        places.fold(0.0, f64::min)
    }

    pub(super) fn clear(&mut self) {
        self.levels.clear();
        self.moved = 0.0;
    }
}
