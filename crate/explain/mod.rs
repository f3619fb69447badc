//! The meaning of a step and the state of a node: keys, listings, variables, views, the open calls, the summary. Knows
//! nothing of pixels, and no sentence: the words are the page's.

pub mod best_first;
pub mod calls;
pub mod decision;
pub mod difference;
mod explanation;
mod explanation_view;
mod finding;
pub mod inspect;
pub mod listing;
pub mod minimal;
pub mod naming;
pub mod notes;
pub mod number_line;
pub mod passes;
mod program;
mod step;
pub mod summary;
pub mod table;
pub mod view;
mod visits;

pub use explanation::Explanation;
pub use step::explain;
