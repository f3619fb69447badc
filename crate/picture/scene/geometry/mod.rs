//! Lines, curves and rectangles in pixels.

pub(super) mod curve;
pub(super) mod line;
pub(super) mod rect;
