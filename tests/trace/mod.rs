//! The record of a search.

mod bounds;
mod golden;
mod large;
mod step_name;
mod step_size;
