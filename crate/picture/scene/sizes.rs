//! How large nodes and type are in the room that a viewport gives them.

use super::Viewport;
use crate::picture::layout::Layout;

/// Half of the width of an inner node and the size of type in it, in pixels, where room is neither scarce nor ample.
const HALF: f64 = 26.0;
const TYPE: f64 = 17.0;

/// Half of the width of a leaf that holds two digits: narrower leaves almost touch each other.
const NARROW: f64 = 9.5;

/// The distance of neighbouring leaves and of rows, in pixels, from which on nodes and type grow, and how many times
/// as large they become.
const AMPLE: (f64, f64) = (80.0, 130.0);
const LARGEST: f64 = 2.0;

/// The sizes of all nodes and texts of a picture, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// Half of the width of an inner node where there is room for all of them.
    pub(super) inner: f64,
    /// Half of the width and of the height of a leaf.
    pub(super) leaf: (f64, f64),
    /// Type in a node, at most.
    pub(super) inside: f64,
    /// A factor on the reader's size of type, for what is beside nodes.
    pub(super) text: f64,
}

impl Sizes {
    /// The sizes in a viewport, where the reader's type is `text` times as large.
    pub(super) fn new(layout: &Layout, viewport: &Viewport, text: f64) -> Sizes {
        let Viewport {
            unit, row_height, ..
        } = *viewport;
        let ample = (unit / AMPLE.0).min(row_height / AMPLE.1) / text.max(1.0);
        let text = text * ample.clamp(1.0, LARGEST);
        let inner = (unit * 0.8)
            .min(unit * layout.closest() * 0.45)
            .min(row_height * 0.22)
            .min(HALF * text);
        let wide = (unit * 0.475).min(NARROW * text).max(unit * 0.4);
        let wide = wide.min(HALF * 0.92 * text).min(row_height * 0.3);
        // Narrow leaves are high enough for a number that can be read; those that are dots are not.
        let portrait = 0.87 + ((wide - 2.0) / 2.5).clamp(0.0, 1.3);
        let high = (11.0 * text).min(wide * portrait).max(wide * 0.87);
        Sizes {
            inner,
            leaf: (wide, high.min(row_height * 0.22)),
            inside: TYPE * text,
            text,
        }
    }
}
