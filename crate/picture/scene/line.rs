//! Points and lines, in pixels.

/// A point, x before y.
pub(super) type Point = (f64, f64);

/// A line, given by its two ends.
pub(super) type Line = [Point; 2];
