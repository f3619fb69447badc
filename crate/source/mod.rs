//! What a tree is made from: a text in the notation, a recipe for a random tree, or a game; and the order in
//! which its children are to be searched. Knows nothing of how a tree is searched, recorded or drawn.

#[cfg(feature = "lean")]
mod absent;
pub mod editing;
#[cfg(not(feature = "lean"))]
pub mod games;
#[cfg(not(feature = "lean"))]
pub mod generate;
pub mod notation;
#[cfg(not(feature = "lean"))]
pub mod order;

#[cfg(feature = "lean")]
pub use absent::{games, generate, order};
