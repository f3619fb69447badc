//! Points and lines, in pixels.

/// A point, x before y.
pub(crate) type Point = (f64, f64);

/// A line, given by its two ends.
pub(crate) type Line = [Point; 2];
