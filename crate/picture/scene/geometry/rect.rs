//! Rectangles in pixels, and the parts of lines inside them.

use super::super::{Advances, Align, Mark, Text, Viewport};
use super::line::{Line, Point};

/// How far outside the viewport curves are still drawn, in pixels.
const MARGIN: f64 = 16.0;

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rect {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Rect {
    pub(crate) fn of_viewport(viewport: &Viewport) -> Rect {
        Rect {
            left: 0.0,
            top: 0.0,
            right: viewport.width,
            bottom: viewport.height,
        }
    }

    /// The rectangle around a point, given half of its width and height.
    pub(crate) fn about((x, y): Point, (wide, high): (f64, f64)) -> Rect {
        Rect {
            left: x - wide,
            top: y - high,
            right: x + wide,
            bottom: y + high,
        }
    }

    /// The rectangle of the mark of a node.
    pub(crate) fn of_node(mark: &Mark) -> Rect {
        Rect::about((mark.x1, mark.y1), (mark.x2, mark.y2))
    }

    /// The rectangle around both ends of a line.
    pub(crate) fn of_line([from, to]: Line) -> Rect {
        Rect {
            left: from.0.min(to.0),
            top: from.1.min(to.1),
            right: from.0.max(to.0),
            bottom: from.1.max(to.1),
        }
    }

    pub(crate) fn of_text(text: &Text, advances: &Advances) -> Rect {
        let wide = advances.width(&text.text, text.size);
        let left = match text.align {
            Align::Start => text.x,
            Align::Middle => text.x - wide / 2.0,
            Align::End => text.x - wide,
        };
        Rect {
            left,
            top: text.y - text.size * 0.6,
            right: left + wide,
            bottom: text.y + text.size * 0.6,
        }
    }

    /// Whether a point is inside the rectangle or at most `by` pixels outside.
    pub(crate) fn is_near(&self, (x, y): Point, by: f64) -> bool {
        (self.left - by..=self.right + by).contains(&x)
            && (self.top - by..=self.bottom + by).contains(&y)
    }

    /// The rectangle, `by` pixels larger on each side.
    pub(crate) fn outset(&self, by: f64) -> Rect {
        Rect {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// The rectangle with so many pixels more at its left.
    pub(crate) fn with_left(&self, by: f64) -> Rect {
        Rect {
            left: self.left - by,
            ..*self
        }
    }

    /// The smallest rectangle around this and another one.
    pub(crate) fn with(&self, other: &Rect) -> Rect {
        Rect {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The part of it inside another one.
    pub(crate) fn inside(&self, other: &Rect) -> Rect {
        Rect {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// The part of a line inside the rectangle, by the algorithm of Liang and Barsky (1984).
    pub(crate) fn clip(&self, [from, to]: Line) -> Option<Line> {
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

    pub(crate) fn is_crossed(&self, line: Line) -> bool {
        let [from, to] = line;
        // Most lines are completely above or below, which is cheap to test.
        from.1.min(to.1) < self.bottom && from.1.max(to.1) > self.top && self.clip(line).is_some()
    }

    pub(crate) fn meets(&self, other: &Rect) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// Whether the whole rectangle is inside another one.
    pub(crate) fn is_within(&self, other: &Rect) -> bool {
        self.left >= other.left
            && self.top >= other.top
            && self.right <= other.right
            && self.bottom <= other.bottom
    }
}

/// The part of a line in the viewport or just outside.
pub(crate) fn clip(line: Line, viewport: &Viewport) -> Option<Line> {
    Rect::of_viewport(viewport).outset(MARGIN).clip(line)
}
