//! Many random trees, searched only to count.

mod choices;
mod effort;
mod sample;
