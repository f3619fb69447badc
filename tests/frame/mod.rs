//! What is known at a step, and comparisons of two searches.

pub(crate) mod compare;
pub(crate) mod fold;
mod foreign;
mod reached;
