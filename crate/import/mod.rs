//! The search of another program, from its trace as JSON Lines (docs/own-search.md): read, compared with the rules, and
//! recorded like a search of our own. Knows nothing of files, pages and sentences.
//!
//! [`Importing`] takes the bytes as they come and makes events of them. [`Check`] runs the search of the rules beside
//! the events, finds the first one that differs, and then runs searches with known mistakes to name the one that fits;
//! calls that the rules do not know are checked by the conditions of any sound search.
//! [`Replay`] replays the events for a recorder.

mod assumptions;
pub mod best_first;
mod check;
mod compared_search;
mod comparing_observer;
mod comparison;
mod counts;
mod diagnosis;
mod ending;
mod error;
mod fields;
mod finding;
mod foreign_trace;
pub mod json;
mod line_error;
mod line_notes;
mod nodes;
mod probable_bug;
mod reading;
mod replay;
mod soundness;
mod tolerance;
mod trace_line;
mod trace_reader;
mod visited_nodes;

pub use crate::tree::View;
pub use check::{Check, Checked};
pub use diagnosis::OF_PROGRAMS;
pub use error::{ImportError, ImportProblem};
pub use finding::{ComparedNumber, Finding, Flaw};
pub use line_error::TraceError;
pub use probable_bug::ProbableBug;
pub use reading::{Imported, Importing};
pub use replay::{Replay, Replayed};
pub use tolerance::Tolerance;
