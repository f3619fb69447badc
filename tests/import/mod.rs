//! Searches of other programs: read, held against the rules, recorded.

mod cut_off;
mod faults;
mod hostile;
mod identity;
mod lines;
mod statements;
mod structure;
