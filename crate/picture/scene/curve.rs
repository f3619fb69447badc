//! The geometry of a bent arrow: its pieces, its head, and what they would run over.

use super::shape::Line;
use super::text::width;
use super::{Align, Mark, Text, Viewport};

/// Straight pieces of a curve.
const PIECES: u32 = 24;

/// How far outside the viewport a curve is still drawn, in pixels.
const MARGIN: f64 = 16.0;

/// Nodes farther from each other than this, in pixels, are joined by a curve no wider.
const WIDEST: f64 = 640.0;

type Point = (f64, f64);

/// A cubic curve from one point to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curve {
    from: Point,
    leaving: Point,
    arriving: Point,
    to: Point,
}

/// How a curve goes from one node to another, in shares of their distance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// How far to the side: to the left as one looks along the curve if positive.
    pub(super) bend: f64,
    /// How far ahead it aims as it leaves.
    pub(super) lean: f64,
}

impl Curve {
    /// From the rim of one node to that of another, `gap` pixels off their centres.
    pub(super) fn between(from: Point, to: Point, gap: f64, way: Way) -> Curve {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let aside = way.bend * (WIDEST / dx.hypot(dy).max(1.0)).min(1.0);
        let aside = (dy * aside, -dx * aside);
        let ahead = (dx * way.lean, dy * way.lean);
        let leaving = (from.0 + aside.0 + ahead.0, from.1 + aside.1 + ahead.1);
        let arriving = (to.0 + aside.0 - ahead.0, to.1 + aside.1 - ahead.1);
        Curve {
            from: nearer(from, leaving, gap),
            leaving,
            arriving,
            to: nearer(to, arriving, gap),
        }
    }

    /// The point at a share of the way.
    pub(super) fn at(&self, share: f64) -> Point {
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

    /// Points all along it.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=PIECES).map(|i| self.at(f64::from(i) / f64::from(PIECES)))
    }

    /// The distance of its ends.
    pub(super) fn length(&self) -> f64 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }

    /// The curve without its last `length` pixels, and the head that takes their place.
    pub(super) fn headed(self, length: f64) -> (Curve, Line) {
        let base = nearer(self.to, self.arriving, length);
        (Curve { to: base, ..self }, [base, self.to])
    }

    /// Its pieces, as far as they can be seen.
    pub(super) fn pieces(&self, viewport: &Viewport) -> Vec<Line> {
        let points: Vec<Point> = self.points().collect();
        let pieces = points.windows(2).map(|ends| [ends[0], ends[1]]);
        pieces
            .filter_map(|piece| clipped(piece, viewport))
            .collect()
    }
}

/// A point so many pixels from one on the way to another.
fn nearer(from: Point, to: Point, by: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = by / dx.hypot(dy).max(1.0);
    (from.0 + dx * share, from.1 + dy * share)
}

/// The part of a line that is in the viewport or just outside.
pub(super) fn clipped(line: Line, viewport: &Viewport) -> Option<Line> {
    Area::of_viewport(viewport).grown(MARGIN).clip(line)
}

/// A rectangle that is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    /// What is in view.
    pub(super) fn of_viewport(viewport: &Viewport) -> Area {
        Area {
            left: 0.0,
            top: 0.0,
            right: viewport.width,
            bottom: viewport.height,
        }
    }

    /// The rectangle about a point, with half of its width and height.
    pub(super) fn about((x, y): Point, (wide, high): (f64, f64)) -> Area {
        Area {
            left: x - wide,
            top: y - high,
            right: x + wide,
            bottom: y + high,
        }
    }

    /// Where a node stands.
    pub(super) fn of_node(mark: &Mark) -> Area {
        Area::about((mark.x1, mark.y1), (mark.x2, mark.y2))
    }

    /// Where a text stands.
    pub(super) fn of_text(text: &Text) -> Area {
        let wide = width(&text.text, text.size);
        let left = match text.align {
            Align::Start => text.x,
            Align::Middle => text.x - wide / 2.0,
            Align::End => text.x - wide,
        };
        Area {
            left,
            top: text.y - text.size * 0.6,
            right: left + wide,
            bottom: text.y + text.size * 0.6,
        }
    }

    /// Whether a point is inside, or so many pixels beside it.
    pub(super) fn is_near(&self, (x, y): Point, by: f64) -> bool {
        (self.left - by..=self.right + by).contains(&x)
            && (self.top - by..=self.bottom + by).contains(&y)
    }

    /// The same, so many pixels larger on each side.
    pub(super) fn grown(&self, by: f64) -> Area {
        Area {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// Its left end.
    pub(super) fn left(&self) -> f64 {
        self.left
    }

    /// The part of a line that is inside; Liang and Barsky, 1984.
    pub(super) fn clip(&self, [from, to]: Line) -> Option<Line> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (mut enters, mut leaves) = (0.0_f64, 1.0_f64);
        for (along, inside) in [
            (-dx, from.0 - self.left),
            (dx, self.right - from.0),
            (-dy, from.1 - self.top),
            (dy, self.bottom - from.1),
        ] {
            if along == 0.0 && inside < 0.0 {
                return None;
            }
            if along < 0.0 {
                enters = enters.max(inside / along);
            } else if along > 0.0 {
                leaves = leaves.min(inside / along);
            }
        }
        let point = |share: f64| match share {
            1.0 => to,
            _ => (from.0 + dx * share, from.1 + dy * share),
        };
        (enters < leaves).then(|| [point(enters), point(leaves)])
    }

    /// Whether a line runs through it.
    pub(super) fn is_crossed(&self, line: Line) -> bool {
        let [from, to] = line;
        // Most lines are far above or below, which is cheap to see.
        from.1.min(to.1) < self.bottom && from.1.max(to.1) > self.top && self.clip(line).is_some()
    }

    /// Whether they have a point in common.
    pub(super) fn meets(&self, other: &Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Whether all of it is in another.
    pub(super) fn is_within(&self, other: &Area) -> bool {
        self.left >= other.left
            && self.top >= other.top
            && self.right <= other.right
            && self.bottom <= other.bottom
    }
}
