//! The best-first search of another program, from its trace as JSON Lines (docs/own-monte-carlo.md).
//!
//! [`Importing`] makes the columns of a recorder of its lines. [`Check`] compares each event with what follows from the
//! program’s own numbers by the rules, finds the first one that differs, and then tries known mistakes: the one by which most
//! of the trace follows is the likely one.

mod backup;
mod check;
mod choice;
mod expected_event;
mod fields;
mod finding;
mod foreign_numbers;
mod reading;
mod reference;
mod walk;

pub use check::Check;
pub use finding::{Finding, Flaw};
pub use reading::{Imported, Importing};
