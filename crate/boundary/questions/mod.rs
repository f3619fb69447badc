//! The questions about a search. Each list is of one subject; the entry of a module names the lists that it has.

pub mod best_first;
pub mod compare;
pub mod exercise;
pub mod figure;
pub mod minimal;
pub mod node;
pub mod notes;
pub mod pair;
pub mod picture;
pub mod plan;
pub mod run;
pub mod visits;
pub mod walk;
