//! The scene: the marks and texts that show a frame in a viewport. A painter loops over them and knows nothing of trees
//! or searches.

mod advances;
mod apart;
mod arrow;
mod board;
mod builder;
mod curve;
mod detail;
mod differences;
mod fan;
mod format;
mod free_space;
mod halo;
mod hinted_search;
mod label;
mod layers;
mod line;
mod mark;
mod minimal;
mod node;
mod numbers;
mod pick;
mod position;
mod raster;
mod rect;
mod row_header;
mod shade;
mod shape;
mod sizes;
mod stub;
mod style;
mod text_request;
mod viewport;
mod weight;

pub use advances::Advances;
pub use builder::{scene, scene_on};
pub use differences::tint_differences;
pub use mark::{Align, Ink, Mark, Role, Scene, Shape, Text};
pub use minimal::show_minimal;
pub use pick::node_at;
pub use raster::{Raster, Rasters};
pub use stub::stub;
pub use style::{Convention, ReachWords, Style, Windows};
pub use viewport::Viewport;
