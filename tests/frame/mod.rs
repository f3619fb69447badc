//! What is known at a step, and two searches held against each other.

mod compare;
pub(crate) mod fold;
mod reached;
