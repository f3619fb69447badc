//! The scene: the marks and texts that show a frame in a viewport. A painter loops over them and knows nothing of trees
//! or searches.

mod arrow;
mod best_first;
mod board_marks;
mod bounds;
mod builder;
mod detail;
mod geometry;
mod layers;
mod mark;
mod node;
mod overlay;
mod pick;
mod position;
mod row_header;
mod separate_nodes;
mod shade;
mod sizes;
mod style;
mod text;
mod viewport;

pub use builder::{Depicted, scene, scene_on};
pub use detail::raster::{Raster, Rasters};
pub use mark::{Align, Ink, Mark, Role, Scene, Shape, Text};
pub use node::stub::stub;
pub use overlay::answers::show_answers;
pub use overlay::call_kinds::show_call_kinds;
pub use overlay::differences::{show_parts, tint_differences};
pub use overlay::drawn_answer::{AnswerSpot, DrawnAnswer};
pub use overlay::minimal::{Cover, show_cover};
pub use pick::node_at;
pub use style::{Convention, ReachWords, Style, Windows, Withheld};
pub use text::advances::Advances;
pub use viewport::Viewport;

pub(crate) use geometry::{line::Point, rect::Rect};
