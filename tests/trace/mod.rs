//! The record of a search.

mod bounds;
mod golden;
mod large;
mod step_size;
