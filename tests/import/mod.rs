//! Searches of other programs: read, held against the rules, recorded.

mod faults;
mod hostile;
mod identity;
mod lines;
mod structure;
