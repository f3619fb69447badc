//! Searches of other programs: read, compared with the rules, recorded.

mod best_first;
mod cut_off;
mod hostile;
mod identity;
mod kinds;
mod lines;
mod mistakes;
mod notes;
mod own_numbers;
mod precision;
mod soundness;
mod statements;
mod structure;
