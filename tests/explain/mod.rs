//! What a step means, and in which words of code it is told.

mod calls;
mod cutoff;
mod decision;
mod inspect;
pub(crate) mod listings;
mod listings_golden;
mod span;
mod step;
mod view;
