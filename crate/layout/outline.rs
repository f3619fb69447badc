//! The outermost nodes of subtrees that stand side by side, level by level.

/// Where the outermost nodes of a level stand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Level {
    pub(super) left: f64,
    pub(super) right: f64,
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
    /// Puts a single node on top.
    pub(super) fn crown(&mut self, place: f64) {
        let place = place - self.moved;
        self.levels.push(Level {
            left: place,
            right: place,
        });
    }

    /// Lets a subtree follow on the right: its levels, and what has to be added to each place.
    pub(super) fn follow(&mut self, younger: &[Level], moved: f64) {
        let by = moved - self.moved;
        if younger.len() > self.levels.len() {
            self.deepen(younger, by);
        }
        let (level, new) = common(&mut self.levels, younger);
        for (level, new) in level.iter_mut().zip(new) {
            level.right = new.right + by;
        }
    }

    /// Takes over the levels of a subtree that nothing here reaches down to.
    fn deepen(&mut self, younger: &[Level], by: f64) {
        let below = younger.len() - self.levels.len();
        let new = younger[..below].iter().map(|level| Level {
            left: level.left + by,
            right: level.right + by,
        });
        self.levels.splice(..0, new);
    }

    /// Lets subtrees that are not as deep go before on the left.
    pub(super) fn lead(&mut self, elder: &Outline) {
        let by = elder.moved - self.moved;
        let (level, new) = common(&mut self.levels, &elder.levels);
        for (level, new) in level.iter_mut().zip(new) {
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

/// The levels that both have.
fn common<'a>(one: &'a mut [Level], other: &'a [Level]) -> (&'a mut [Level], &'a [Level]) {
    let depth = one.len().min(other.len());
    let top = one.len() - depth;
    (&mut one[top..], &other[other.len() - depth..])
}
