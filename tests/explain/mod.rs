//! The meaning of a step, and the listing in which it is explained.

mod again;
mod calls;
mod cutoff;
mod decision;
mod inspect;
pub(crate) mod listings;
mod listings_golden;
mod number_line;
mod origin;
mod span;
mod step;
mod summary;
mod view;
