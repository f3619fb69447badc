//! Points and lines, in pixels.

/// A point, x before y.
pub(in crate::picture::scene) type Point = (f64, f64);

/// A line, given by its two ends.
pub(in crate::picture::scene) type Line = [Point; 2];
