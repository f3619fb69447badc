//! The sources of a tree: a text in the notation, or in that of another program, a recipe for a random tree, or a game; and the order in which its
//! children are to be searched. Knows nothing of how a tree is searched, recorded or drawn.

pub mod editing;
pub mod foreign;
pub mod games;
pub mod generate;
pub mod notation;
pub mod order;
pub(crate) mod text;
