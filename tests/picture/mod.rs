//! Where nodes stand, and the marks that show them.

mod answers;
mod arrow;
mod best_first;
mod detail;
mod layout;
mod layout_large;
mod minimal;
mod overlaps;
mod positions;
mod raster;
mod scene;
mod scenes_golden;
mod shares;
mod stubs;
mod style;
mod texts;
mod tints;
mod viewport;
