//! The sizes of nodes and type, which depend on the room in a viewport.

use super::Viewport;
use crate::picture::layout::Layout;

/// Half of the width of an inner node and the size of the type in it, in pixels, if room is neither scarce nor ample.
const HALF: f64 = 26.0;
const TYPE: f64 = 17.0;

/// Leaves nearer to each other than this have no room for two digits, in pixels.
pub(super) const NARROW_UNIT: f64 = 16.0;

/// Half of the width of a leaf with room for two digits, in pixels. Where leaves are narrower, they almost touch.
const NARROW: f64 = 11.7;

/// The distances of neighbouring leaves and of rows, in pixels, from which on nodes and type grow, and the largest
/// factor by which they grow.
const AMPLE: (f64, f64) = (80.0, 130.0);
const LARGEST: f64 = 2.0;

/// By how much inner nodes grow where rows alone are far apart: up to 72 pixels.
const TALL: f64 = 36.0 / HALF;

/// The sizes of all nodes and texts of a picture, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// Half of the width of an inner node.
    pub(super) inner: f64,
    /// Half of the width and of the height of a leaf.
    pub(super) leaf: (f64, f64),
    /// The largest type in a leaf, and in an inner node.
    pub(super) inside: f64,
    pub(super) inside_inner: f64,
    /// The factor on the size of type beside nodes, which includes the reader's factor.
    pub(super) text: f64,
}

impl Sizes {
    /// The sizes in a viewport. `text` is the reader's factor on the size of type.
    pub(super) fn new(layout: &Layout, viewport: &Viewport, text: f64) -> Sizes {
        let Viewport {
            unit, row_height, ..
        } = *viewport;
        let ample = (unit / AMPLE.0).min(row_height / AMPLE.1) / text.max(1.0);
        let scale = text;
        let text = text * ample.clamp(1.0, LARGEST);
        // Where rows are far apart, inner nodes grow before edges do, however near the leaves are.
        let tall = (row_height / AMPLE.1 / scale.max(1.0)).clamp(1.0, TALL) * scale;
        let half = HALF * text.max(tall);
        let inner = (unit * 0.8)
            .min(unit * layout.closest() * 0.45)
            .min(row_height * 0.22)
            .min(half);
        // Where numbers stand below leaves, their boxes are apart in spite of their strokes.
        let most = if unit < NARROW_UNIT * scale {
            0.4
        } else {
            0.475
        };
        let wide = (unit * most).min(NARROW * text).max(unit * 0.4);
        let wide = wide.min(HALF * 0.92 * text).min(row_height * 0.3);
        // Narrow leaves are higher than wide, so that a number in them is legible. Dots are not.
        let portrait = 0.87 + ((wide - 2.0) / 2.5).clamp(0.0, 1.3);
        let high = (11.0 * text).min(wide * portrait).max(wide * 0.87);
        Sizes {
            inner,
            leaf: (wide, high.min(row_height * 0.22)),
            inside: TYPE * text,
            inside_inner: TYPE * text.max(tall),
            text,
        }
    }
}
