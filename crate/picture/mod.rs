//! Where nodes stand, and the marks that show a frame in a viewport. Knows nothing of canvas or SVG, and of
//! a search only what a frame answers.

pub mod layout;
pub mod scene;
