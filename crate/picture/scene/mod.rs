//! The picture of a frame, as marks in the pixels of a viewport. A painter loops over them and
//! needs to know nothing of trees or searches.

mod advances;
mod apart;
mod arrow;
mod board;
mod canvas;
mod curve;
mod detail;
mod differences;
mod draw;
mod drawing;
mod fan;
mod label;
mod line;
mod mark;
mod pick;
mod places;
mod position;
mod raster;
mod rect;
mod shade;
mod shape;
mod sizes;
mod sorted;
mod stub;
mod style;
mod text;
mod viewport;
mod wish;

pub use advances::Advances;
pub use differences::ring_differences;
pub use draw::{scene, scene_on};
pub use mark::{Align, Ink, Mark, Role, Scene, Shape, Text};
pub use pick::node_at;
pub use raster::{Raster, Rasters};
pub use stub::stub;
pub use style::{Convention, ReachWords, Style, Windows};
pub use viewport::Viewport;
