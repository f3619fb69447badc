//! The outline of subtrees side by side: for each level the outermost nodes and the number of nodes.

/// The columns of the outermost nodes of a level, and the number of its nodes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OutlineLevel {
    pub(super) left: f64,
    pub(super) right: f64,
    /// The number of nodes.
    pub(super) nodes: u32,
}

/// The left and the right contour.
#[derive(Debug, Default)]
pub(super) struct SubtreeOutline {
    /// The levels, the deepest first: the level of a new parent is pushed at the end.
    pub(super) levels: Vec<OutlineLevel>,
    /// To be added to each column of the levels.
    pub(super) moved: f64,
}

impl SubtreeOutline {
    /// The number of levels.
    pub(super) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The topmost `levels` levels.
    #[inline]
    pub(super) fn top(&self, levels: usize) -> &[OutlineLevel] {
        &self.levels[self.levels.len() - levels..]
    }

    /// Adds a level with a single node on top, in column 0.
    pub(super) fn add_root(&mut self) {
        let column = 0.0 - self.moved;
        self.levels.push(OutlineLevel {
            left: column,
            right: column,
            nodes: 1,
        });
    }

    /// Becomes the outline of the first child.
    pub(super) fn begin(&mut self, eldest: &SubtreeOutline) {
        self.levels.extend_from_slice(&eldest.levels);
        self.moved = eldest.moved;
    }

    /// Adds a subtree on the right, with its root at `column`.
    pub(super) fn follow(&mut self, younger: &SubtreeOutline, column: f64) {
        let by = younger.moved + column - self.moved;
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

    /// Adds subtrees that are not as deep as this outline on the left.
    pub(super) fn lead(&mut self, elder: &SubtreeOutline) {
        let by = elder.moved - self.moved;
        for (level, new) in self.levels.iter_mut().rev().zip(elder.levels.iter().rev()) {
            level.left = new.left + by;
            level.nodes += new.nodes;
        }
    }

    /// Adds the levels of a subtree that lie below the lowest level of this outline.
    fn deepen(&mut self, younger: &SubtreeOutline, by: f64) {
        let depth = self.depth();
        let below = younger.depth() - depth;
        self.levels.resize(younger.depth(), OutlineLevel::default());
        self.levels.copy_within(..depth, below);
        for (level, new) in self.levels.iter_mut().zip(&younger.levels[..below]) {
            level.left = new.left + by;
            level.right = new.right + by;
            level.nodes = new.nodes;
        }
    }

    /// The column of the leftmost node.
    pub(super) fn least(&self) -> f64 {
        let columns = self.levels.iter().map(|level| level.left + self.moved);
        columns.fold(0.0, f64::min)
    }

    pub(super) fn clear(&mut self) {
        self.levels.clear();
        self.moved = 0.0;
    }
}
