//! The picture: the layout of a tree, and the marks that show a frame in a viewport. It knows nothing of canvas or SVG,
//! and of a search only the answers of a frame.

pub mod layout;
pub mod scene;
