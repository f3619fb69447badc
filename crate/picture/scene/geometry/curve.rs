//! The geometry of a bent arrow: its pieces and its head.

use super::super::Viewport;
use super::line::{Line, Point};
use super::rect::clip;

/// The number of straight pieces of a curve.
const PIECES: u32 = 24;

/// The distance of two nodes, in pixels, from which on a curve between them does not bend farther to the side.
const WIDEST: f64 = 640.0;

/// A cubic curve from one point to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArrowCurve {
    from: Point,
    leaving: Point,
    arriving: Point,
    to: Point,
}

/// How a curve goes from one node to another, in shares of their distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curvature {
    /// How far the curve bends to the left, seen in its direction; to the right if negative.
    pub(crate) bend: f64,
    /// How far ahead the curve aims when it leaves.
    pub(crate) lean: f64,
}

impl ArrowCurve {
    /// The curve from one node to another. It ends `gap` pixels from their centres. `None` if it would bend back to
    /// its goal within the `head` pixels of its head, so that the head would point away from the goal.
    pub(crate) fn between(
        from: Point,
        to: Point,
        (gap, head): (f64, f64),
        course: Curvature,
    ) -> Option<ArrowCurve> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let aside = course.bend * (WIDEST / dx.hypot(dy).max(1.0)).min(1.0);
        let aside = (dy * aside, -dx * aside);
        let lean = (dx * course.lean, dy * course.lean);
        let leaving = (from.0 + aside.0 + lean.0, from.1 + aside.1 + lean.1);
        let arriving = (to.0 + aside.0 - lean.0, to.1 + aside.1 - lean.1);
        let reaches = |node: Point, control: Point, least: f64| {
            (control.0 - node.0).hypot(control.1 - node.1) >= least
        };
        let straight = reaches(from, leaving, gap) && reaches(to, arriving, gap + head);
        straight.then(|| ArrowCurve {
            from: nearer(from, leaving, gap),
            leaving,
            arriving,
            to: nearer(to, arriving, gap),
        })
    }

    /// The point at a share, 0 … 1, of the curve.
    pub(crate) fn at(&self, share: f64) -> Point {
        let rest = 1.0 - share;
        let of = |from: f64, leaving: f64, arriving: f64, to: f64| {
            let ends = rest.powi(3) * from + share.powi(3) * to;
            ends + 3.0 * rest * share * (rest * leaving + share * arriving)
        };
        (
            of(self.from.0, self.leaving.0, self.arriving.0, self.to.0),
            of(self.from.1, self.leaving.1, self.arriving.1, self.to.1),
        )
    }

    /// Points along the curve, both ends included.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=PIECES).map(|i| self.at(f64::from(i) / f64::from(PIECES)))
    }

    /// The distance between the ends.
    pub(crate) fn length(&self) -> f64 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }

    /// The curve without its last `length` pixels, and the head that replaces them.
    pub(crate) fn with_head(self, length: f64) -> (ArrowCurve, Line) {
        let base = nearer(self.to, self.arriving, length);
        (ArrowCurve { to: base, ..self }, [base, self.to])
    }

    /// The straight pieces that are in the viewport or just outside.
    pub(crate) fn pieces(&self, viewport: &Viewport) -> Vec<Line> {
        let points: Vec<Point> = self.points().collect();
        let pieces = points.windows(2).map(|ends| [ends[0], ends[1]]);
        pieces.filter_map(|piece| clip(piece, viewport)).collect()
    }
}

/// The point `by` pixels from one point in the direction of another.
fn nearer(from: Point, to: Point, by: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = by / dx.hypot(dy).max(1.0);
    (from.0 + dx * share, from.1 + dy * share)
}
