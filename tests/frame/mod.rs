//! What is known at a step, and two searches held against each other.

pub(crate) mod compare;
pub(crate) mod fold;
mod reached;
