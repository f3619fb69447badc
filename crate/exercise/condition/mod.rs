//! Conditions on unknown leaves: the question, the answer as typed, and the answer of the search.

pub mod domain;
pub(super) mod formula;
pub mod holding;
pub mod interval;
pub(super) mod interval_text;
pub(super) mod locus;
pub mod outline;
pub mod plane;
pub mod question;
pub mod region;
pub(super) mod region_text;
pub(super) mod runs_by_value;
pub mod sketch;
mod valued_run;
